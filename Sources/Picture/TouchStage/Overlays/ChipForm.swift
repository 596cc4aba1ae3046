import TouchPicture
import TouchReading
import TouchTrace

/// The size of the chips on one view, and their possible places.
struct ChipForm {
    let size: CGSize
    /// Indicates whether its chips have only one line, because the view has no room to spare.
    let isBrief: Bool
    /// The slots: below the view's name, then at its other side, then beside it.
    let slots: [Slot]

    /// A place relative to an edge of a view; it moves with the view.
    struct Slot {
        /// Indicates whether it is measured from the right edge instead of the left one.
        var isRight = false
        /// The offset from the upper end of that edge, in points of the picture.
        let offset: CGPoint

        func point(over bounds: CGRect) -> CGPoint {
            CGPoint(x: (isRight ? bounds.maxX : bounds.minX) + offset.x, y: bounds.minY + offset.y)
        }
    }

    /// - Parameters:
    ///   - longest: the width of a one-line chip with the longest name.
    ///   - view: the view of the chips; pinching or rotating it does not make them jump.
    init(count: Int, longest: Double, on view: ViewState, _ context: OverlayContext, _ u: Double) {
        let scale = context.layout.sceneScale
        let bounds = context.box(of: view)
        isBrief =
            view.bounds.height * scale < (44 + 96 * Double(count)) * u
            || view.bounds.width * scale < 216 * u
        let size =
            isBrief
            ? CGSize(width: min(max(bounds.width - 20 * u, longest), 228 * u), height: 26 * u)
            : CGSize(width: 196 * u, height: 42 * u)
        let columns = [
            Slot(offset: CGPoint(x: 10 * u, y: 0)),
            Slot(isRight: true, offset: CGPoint(x: -10 * u - size.width, y: 0)),
            Slot(isRight: true, offset: CGPoint(x: 8 * u, y: 0)),
            Slot(offset: CGPoint(x: -8 * u - size.width, y: 0)),
        ]
        let pitch = (size.height + 6 * u) / 2
        let rows = (0..<2 * count + 12).map { 32 * u + Double($0) * pitch }
        slots = columns.flatMap { column in
            rows.map { row in
                Slot(isRight: column.isRight, offset: CGPoint(x: column.offset.x, y: row))
            }
        }
        self.size = size
    }

    func box(in slot: Slot, over bounds: CGRect) -> CGRect {
        CGRect(origin: slot.point(over: bounds), size: size)
    }
}

extension OverlayContext {
    /// Returns the upright rectangle around a view in the picture.
    func box(of view: ViewState) -> CGRect { view.bounds.applying(toPicture(view.id)) }

    /// Returns whether a box lies on a view, where a tap could refer to nothing else.
    func isClear(_ box: CGRect, on view: ViewState, _ u: Double) -> Bool {
        guard self.box(of: view).insetBy(dx: -4 * u, dy: -4 * u).contains(box) else { return false }
        let others = view.children + pastFingers.map { $0.view }.filter { $0 != view.id }
        return !others.contains { id in
            guard let other = stage.views[id], !other.isHidden, other.alpha > 0.01 else {
                return false
            }
            return self.box(of: other).overlaps(box)
        }
    }
}
