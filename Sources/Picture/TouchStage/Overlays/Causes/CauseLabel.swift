import TouchPicture
import TouchReading
import TouchTrace

/// Words about a cause, directly on the view that it concerns, with a background of their own where
/// views meet.
struct CauseLabel {
    private let text: Text
    /// The color of the state that they describe; nil while nothing is decided.
    private let color: Color?
    private let subject: SubjectID
    private let air: CGSize
    /// Indicates whether the label always has a background of its own, because lines may lie below
    /// it.
    private let isBoxed: Bool
    /// The size with a margin around the words, in points of the picture.
    let size: CGSize

    init(
        _ words: String, _ color: Color?, of subject: SubjectID,
        family: Font.Family = .sans, isBoxed: Bool = false, _ sketch: Sketch
    ) {
        (self.color, self.subject, self.isBoxed) = (color, subject, isBoxed)
        text = sketch.label(
            words, sketch.font(.detail, .semibold, family), sketch.theme.text)
        air = CGSize(width: 5 * sketch.unit, height: 2 * sketch.unit)
        let size = sketch.size(of: text)
        self.size = CGSize(
            width: size.width + 2 * air.width, height: size.height + 2 * air.height)
    }

    func draw(in box: CGRect, _ context: OverlayContext, into sketch: inout Sketch) {
        var text = text.moved(to: CGPoint(x: box.minX + air.width, y: box.minY + air.height))
        let views = NamedView.all(context, sketch.theme)
        if !isBoxed, let ground = views.ground(of: box), !sketch.hasOutline(in: box) {
            text.color = color?.legible(on: ground) ?? Theme.words(on: ground)
        } else {
            text.color = color ?? sketch.theme.text
            sketch.box(
                box, radius: 6 * sketch.unit, fill: sketch.theme.panel.faded(0.9), line: nil)
        }
        sketch.add(text)
        sketch.keep(clear: box, as: .words, of: subject)
        sketch.pointing(at: box, means: subject)
    }
}

extension Sketch {
    /// Returns whether a line around a view crosses a part of the picture.
    fileprivate func hasOutline(in box: CGRect) -> Bool {
        let kept = KeptClear(
            kind: .words, subject: .none, pieces: [Array(box.corners.dropLast())])
        return keptClear.contains { $0.kind == .outline && $0.meets(kept) }
    }
}

extension [NamedView] {
    /// Returns the only color visible in a part of the picture; nil where views meet.
    func ground(of box: CGRect) -> Color? {
        var ground: Color?
        for seen in self where seen.isPainted {
            let corners = box.corners
            if corners.allSatisfy({ seen.covers($0, least: 0.02) }) {
                ground = seen.ground
            } else if seen.outline.overlaps(box) {
                // A rotated view may still lie beside the box.
                if corners.contains(where: { seen.covers($0, least: 0.02) }) { return nil }
                if box.contains(seen.outline.middle) { return nil }
            }
        }
        return ground
    }
}

extension NamedView {
    /// Indicates whether any of the view's own painting is visible.
    fileprivate var isPainted: Bool { view.background.alpha > 0.02 }

    fileprivate func covers(_ point: CGPoint, least: Double) -> Bool {
        view.background.alpha > least && clip?.contains(point) ?? true
            && view.bounds.contains(point.applying(toPicture.inverted()))
    }
}
