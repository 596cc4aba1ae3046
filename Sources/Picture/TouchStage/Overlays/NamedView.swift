import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A view with a name, as it lies in the picture.
struct NamedView {
    let view: ViewState
    let name: String
    let toPicture: CGAffineTransform
    /// The part of the picture to which its superviews clip it; nil if none does.
    let clip: CGRect?
    /// The radius of its corners, or of those of the view visible through it, in its points.
    private let radius: Double
    private let opacity: Double
    /// Its color, or the nearest one below it.
    let ground: Color
    /// The color around it.
    private let surroundings: Color

    /// Returns the views of a stage, in drawing order.
    static func all(_ context: OverlayContext, _ theme: Theme) -> [NamedView] {
        var all: [NamedView] = []
        for window in context.stage.windows {
            collect(
                window, context, opacity: 1, ground: theme.ink, dark: theme.stage, behind: nil, &all
            )
        }
        return all
    }

    private static func collect(
        _ id: SubjectID, _ context: OverlayContext, opacity: Double, ground: Color, dark: Color,
        behind: NamedView?, _ all: inout [NamedView]
    ) {
        guard let view = context.stage.views[id] else { return }
        let toPicture = context.toPicture(id)
        guard toPicture.isUsable else { return }
        let isGhost = view.isHidden || view.alpha < 0.01
        if isGhost && !context.overlays.contains(.hitTest) { return }
        let opacity = isGhost ? 0 : opacity * view.alpha
        var color = view.background.mixed(with: dark, context.darkness(of: id))
        color.alpha = 1
        let below = ground.mixed(with: color, isGhost ? 0 : view.background.alpha * opacity)
        // A clear view as large as its superview has that one's corners.
        let isSeenThrough =
            view.background.alpha < 0.3 && behind?.view.bounds.size == view.bounds.size
        let named = NamedView(
            view: view, name: context.name(id), toPicture: toPicture,
            clip: context.clip(of: id),
            radius: isSeenThrough ? behind?.radius ?? 0 : view.cornerRadius, opacity: opacity,
            ground: below, surroundings: ground)
        all.append(named)
        if isGhost { return }
        for child in view.children {
            collect(
                child, context, opacity: opacity, ground: below, dark: dark, behind: named, &all)
        }
    }

    /// Indicates whether it is named: labels show their own words, and a very thin view is merely
    /// decoration, such as a scroll view's indicator.
    var isNamed: Bool {
        view.text == .none
            && (view.parent == .none || min(view.bounds.width, view.bounds.height) >= 8)
    }

    /// Indicates whether it is a control, which fills its area with its painting.
    var isFilled: Bool { view.value != nil }

    var outline: CGRect { view.bounds.applying(toPicture) }

    func covers(_ point: CGPoint) -> Bool {
        view.background.alpha * opacity > 0.3 && clip?.contains(point) ?? true
            && view.bounds.contains(point.applying(toPicture.inverted()))
    }

    // MARK: The name

    private var scale: CGSize {
        CGSize(
            width: Mathematics.hypotenuse(toPicture.a, toPicture.b),
            height: Mathematics.hypotenuse(toPicture.c, toPicture.d))
    }

    private func room(_ letters: NameForm.Letters, _ u: Double) -> CGSize {
        let air = air(letters, u)
        return CGSize(
            width: view.bounds.width * scale.width - 2 * air,
            height: view.bounds.height * scale.height - air)
    }

    /// Returns the margin between an edge and letters, in points of the picture: there is no room
    /// for letters in a round corner.
    private func air(_ letters: NameForm.Letters, _ u: Double) -> Double {
        let radius = min(radius, view.bounds.width / 2, view.bounds.height / 2)
        return max(letters.air * u, 0.36 * radius * min(scale.width, scale.height))
    }

    private func label(_ letters: NameForm.Letters, _ sketch: Sketch) -> Text {
        sketch.label(
            name, letters == .usual ? .detail : .small,
            Theme.words(on: ground).faded(max(opacity, 0.65)), weight: .semibold)
    }

    /// Returns whether the whole name fits into the view in letters of the usual size.
    func isRoomy(_ sketch: Sketch) -> Bool {
        sketch.size(of: label(.usual, sketch)).width <= room(.usual, sketch.unit).width
    }

    /// Returns the name in a form.
    ///
    /// - Returns: the name; nil if it cannot be set that way.
    func set(_ form: NameForm, _ sketch: Sketch) -> SetName? {
        switch form {
        case .window(let share, let distance): window(share, distance, sketch)
        case .inside(let corner, let letters): inside(corner, letters, sketch)
        case .outside(let place): outside(place, sketch)
        }
    }

    private func window(_ share: Double, _ distance: Double, _ sketch: Sketch) -> SetName {
        let text = sketch.label(
            name, .small, sketch.theme.secondText, family: .mono, width: max(outline.width, 40))
        let size = sketch.size(of: text)
        let left = outline.minX + max(outline.width - size.width, 0) * share
        let top = outline.minY - size.height - distance * sketch.unit
        return SetName(text, size, at: CGPoint(x: left, y: top))
    }

    private func inside(
        _ corner: NameForm.Corner, _ letters: NameForm.Letters, _ sketch: Sketch
    ) -> SetName? {
        let room = room(letters, sketch.unit)
        var text = label(letters, sketch)
        text.width = room.width
        let size = sketch.size(of: text)
        // A letter or two are not informative.
        var least = text
        least.string = name.count > 4 ? "\(name.prefix(3))…" : name
        least.width = nil
        let t = toPicture
        guard room.height >= size.height, room.width >= sketch.size(of: least).width,
            t.determinant > 0
        else { return nil }
        // The name is rotated with the view, but neither scaled nor skewed.
        let turn = CGAffineTransform(rotationAngle: Mathematics.arcTangent(y: t.b, x: t.a))
        let at = corner.point(of: view.bounds).applying(t)
        let offset = corner.origin(of: size, pad: air(letters, sketch.unit)).applying(turn)
        let shift = CGAffineTransform(translationX: at.x + offset.x, y: at.y + offset.y)
        return SetName(text: text, size: size, place: turn.concatenating(shift))
    }

    private func outside(_ place: Int, _ sketch: Sketch) -> SetName {
        let text = sketch.label(
            name, .small, Theme.words(on: surroundings).faded(0.75), width: 96 * sketch.unit)
        let size = sketch.size(of: text)
        let gap = NameForm.distances[place / 4] * sketch.unit
        let left = outline.midX - size.width / 2
        let middle = outline.midY - size.height / 2
        let origin =
            switch place % 4 {
            case 0: CGPoint(x: left, y: outline.minY - size.height - gap)
            case 1: CGPoint(x: left, y: outline.maxY + gap)
            case 2: CGPoint(x: outline.maxX + gap, y: middle)
            default: CGPoint(x: outline.minX - gap - size.width, y: middle)
            }
        return SetName(text, size, at: origin)
    }
}
