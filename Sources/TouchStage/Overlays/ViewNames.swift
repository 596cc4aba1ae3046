import Foundation
import TouchKit
import TouchPicture

/// Names of views, inside their top edge and turned with them.
struct ViewNames {
    let context: OverlayContext
    /// Whether there is little room: windows have no names, and letters are smaller before there are none.
    var isBrief = false

    /// A view as it lies in the picture, in drawing order.
    private struct Seen {
        let view: ViewState
        let toPicture: CGAffineTransform
        let opacity: Double
        /// Its colour, or the nearest below it.
        let ground: Color
        /// The colour around it.
        let surroundings: Color
        let isGhost: Bool

        /// Too thin to be more than an ornament, such as a scroll view's bar.
        var isLine: Bool { min(view.bounds.width, view.bounds.height) < 8 }

        func covers(_ point: CGPoint) -> Bool {
            view.background.alpha * opacity > 0.3
                && view.bounds.contains(point.applying(toPicture.inverted()))
        }
    }

    /// - Parameter only: whom to name; nil for all.
    /// - Returns: those for whose names there is no place.
    @discardableResult
    func draw(
        _ only: [SubjectID]? = nil, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) -> [SubjectID] {
        var all: [Seen] = []
        for window in context.stage.windows {
            if !isBrief, only == nil { drawName(ofWindow: window, &sketch, &placer) }
            collect(window, opacity: 1, ground: sketch.theme.ink, dark: sketch.theme.stage, &all)
        }
        var nameless: [SubjectID] = []
        for (index, seen) in all.enumerated() where seen.view.parent != .none {
            let id = seen.view.id
            // A label says its own words.
            if seen.view.text != .none || seen.isLine || only?.contains(id) == false { continue }
            if !place(seen, among: all, index, &sketch, &placer) { nameless.append(id) }
        }
        return nameless
    }

    private func collect(
        _ id: SubjectID, opacity: Double, ground: Color, dark: Color, _ all: inout [Seen]
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
        all.append(
            Seen(
                view: view, toPicture: toPicture, opacity: opacity, ground: below,
                surroundings: ground, isGhost: isGhost))
        if isGhost { return }
        for child in view.children {
            collect(child, opacity: opacity, ground: below, dark: dark, &all)
        }
    }

    /// A window's name stands above its edge: its root view covers the inside.
    private func drawName(
        ofWindow id: SubjectID, _ sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        guard let outline = context.outline(id)?.bounds else { return }
        let text = sketch.label(
            context.name(id), sketch.font(.small, .regular, .mono), sketch.theme.secondText,
            width: max(outline.width, 40))
        let size = sketch.size(of: text)
        let wish = CGPoint(
            x: outline.minX, y: outline.minY - size.height - 2 * sketch.unit)
        guard let box = placer.place(size, wishes: [wish]) else { return }
        if id != context.stage.windows.first {
            // It lies over the windows behind.
            let air = 3 * sketch.unit
            let tab = box.insetBy(dx: -air, dy: 0)
            sketch.box(tab, radius: air, fill: sketch.theme.panel.faded(0.9), line: nil)
        }
        sketch.add(text.moved(to: box.origin))
        sketch.pointing(at: box, means: id)
    }

    /// - Returns: whether there is a place.
    private func place(
        _ seen: Seen, among all: [Seen], _ index: Int, _ sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) -> Bool {
        // A control fills its place with what it paints.
        if seen.view.value == nil {
            let covered = all[(index + 1)...]
            var room = placeInside(seen, covered: covered, &sketch, &placer)
            if isBrief, room != .placed {
                room = placeInside(seen, isSmall: true, covered: covered, &sketch, &placer)
            }
            if room == .placed { return true }
            if !isBrief, room == .taken { return false }
        }
        return placeOutside(seen, among: all, &sketch, &placer)
    }

    private enum Room { case placed, taken, small }

    private func placeInside(
        _ seen: Seen, isSmall: Bool = false, covered: ArraySlice<Seen>, _ sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) -> Room {
        let u = sketch.unit
        let t = seen.toPicture
        let across = CGSize(width: t.a, height: t.b).length
        let down = CGSize(width: t.c, height: t.d).length
        let name = context.name(seen.view.id)
        let color = Theme.words(on: seen.ground).faded(max(seen.opacity, 0.65))
        var pad = 10 * u
        var room: CGSize {
            CGSize(
                width: seen.view.bounds.width * across - 2 * pad,
                height: seen.view.bounds.height * down - pad)
        }
        var text = sketch.label(name, sketch.font(.detail, .semibold), color)
        if isSmall || sketch.size(of: text).width > room.width {
            // A whole name in small letters tells more than half of one.
            pad = (isSmall ? 3 : 6) * u
            text.font = sketch.font(.small, .semibold)
        }
        text.width = room.width
        let size = sketch.size(of: text)
        // A letter or two tell nothing.
        var least = text
        least.string = name.count > 4 ? "\(name.prefix(3))…" : name
        least.width = nil
        guard room.height >= size.height, room.width >= sketch.size(of: least).width,
            t.determinant > 0
        else { return .small }
        // Turned as the view is, neither scaled nor slanted with it.
        let turn = CGAffineTransform(rotationAngle: atan2(t.b, t.a))
        let bounds = seen.view.bounds
        for corner in Corner.allCases {
            let at = corner.point(of: bounds).applying(t)
            let offset = corner.origin(of: size, pad: pad).applying(turn)
            let place = turn.concatenating(
                CGAffineTransform(translationX: at.x + offset.x, y: at.y + offset.y))
            let box = CGRect(origin: .zero, size: size).applying(place)
            let points = CGRect(origin: .zero, size: size).corners.map { $0.applying(place) }
            let isCovered = covered.contains { other in points.contains(where: other.covers) }
            if isCovered || !isShown(box, seen) || !placer.isFree(box) { continue }
            placer.block(box)
            if turn.isIdentity {
                sketch.add(text.moved(to: box.origin))
            } else {
                sketch.add(Group(transform: place, marks: [.text(text)]))
            }
            let letters = CGRect(origin: .zero, size: size)
            sketch.pointing(at: letters, place, means: seen.view.id)
            return .placed
        }
        return .taken
    }

    /// The name of a view too small for it.
    private func placeOutside(
        _ seen: Seen, among all: [Seen], _ sketch: inout Sketch, _ placer: inout LabelPlacer
    ) -> Bool {
        let outline = seen.view.bounds.applying(seen.toPicture)
        let text = sketch.label(
            context.name(seen.view.id), sketch.font(.small),
            Theme.words(on: seen.surroundings).faded(0.75), width: 96 * sketch.unit)
        let size = sketch.size(of: text)
        let gap = 3 * sketch.unit
        let left = outline.midX - size.width / 2
        let middle = outline.midY - size.height / 2
        let wishes = [
            CGPoint(x: left, y: outline.minY - size.height - gap),
            CGPoint(x: left, y: outline.maxY + gap),
            CGPoint(x: outline.maxX + gap, y: middle),
            CGPoint(x: outline.minX - gap - size.width, y: middle),
        ]
        for wish in isBrief ? wishes[...] : wishes[..<2] {
            let box = CGRect(origin: wish, size: size)
            guard isShown(box, seen), placer.isFree(box) else { continue }
            // Large letters on another view would be taken for its name.
            if isBrief, !isOnParent(box, seen, among: all) { continue }
            placer.block(box)
            sketch.add(text.moved(to: wish))
            sketch.pointing(at: box, means: seen.view.id)
            return true
        }
        return false
    }

    /// Whether nothing but the view around is to be seen there.
    private func isOnParent(_ box: CGRect, _ seen: Seen, among all: [Seen]) -> Bool {
        let parent = all.first { $0.view.id == seen.view.parent }
        guard let parent, case let fromPicture = parent.toPicture.inverted(),
            box.corners.allSatisfy({ parent.view.bounds.contains($0.applying(fromPicture)) })
        else { return false }
        return !all.contains { other in
            let isAround = context.stage.isInside(seen.view.id, of: other.view.id)
            return !isAround && box.corners.contains(where: other.covers)
        }
    }

    /// Whether a name there lies where the view can be seen, or anywhere if nothing cuts it.
    private func isShown(_ box: CGRect, _ seen: Seen) -> Bool {
        context.clip(of: seen.view.id)?.contains(box) ?? true
    }

    private enum Corner: CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight

        func point(of r: CGRect) -> CGPoint {
            switch self {
            case .topLeft: CGPoint(x: r.minX, y: r.minY)
            case .topRight: CGPoint(x: r.maxX, y: r.minY)
            case .bottomLeft: CGPoint(x: r.minX, y: r.maxY)
            case .bottomRight: CGPoint(x: r.maxX, y: r.maxY)
            }
        }

        /// Of a label in this corner, from the corner.
        func origin(of size: CGSize, pad: CGFloat) -> CGPoint {
            let (left, top) = (pad, pad * 0.6)
            return switch self {
            case .topLeft: CGPoint(x: left, y: top)
            case .topRight: CGPoint(x: -left - size.width, y: top)
            case .bottomLeft: CGPoint(x: left, y: -top - size.height)
            case .bottomRight: CGPoint(x: -left - size.width, y: -top - size.height)
            }
        }
    }
}
