import Foundation
import TouchScript

/// The drag of a view by a finger, and its meaning in the scene's words.
struct EditDrag {
    enum Kind { case move, resize, turn }

    let kind: Kind
    /// The view as it was when the finger came down.
    let view: EditedView
    /// The point at which the finger came down, on the screen of the scene.
    private let start: CGPoint
    private var end: CGPoint
    /// The distance that a finger may drift and still only select, in points of the scene.
    private let slop: CGFloat
    private(set) var isMoving = false

    init(_ kind: Kind, _ view: EditedView, at start: CGPoint, slop: CGFloat) {
        (self.kind, self.view, self.start, self.slop) = (kind, view, start, slop)
        end = start
    }

    mutating func move(to point: CGPoint) {
        end = point
        isMoving = isMoving || hypot(end.x - start.x, end.y - start.y) > slop
    }

    /// The present frame of the view, in its superview.
    var frame: CGRect {
        guard isMoving, let way = view.way(from: start, to: end) else { return view.frame }
        var frame = view.frame
        switch kind {
        case .move: return Snap(view).moved(frame.offsetBy(dx: way.dx, dy: way.dy))
        case .resize:
            frame.size = CGSize(
                width: max(0, frame.width + way.dx), height: max(0, frame.height + way.dy))
            return Snap(view).resized(frame)
        case .turn: return frame
        }
    }

    /// The step of a turn, in degrees.
    private static let notch = 15.0

    /// The present rotation of the view, in whole steps; nil while the drag has no angle.
    private var rotation: Double? {
        guard isMoving, kind == .turn, let from = view.angle(of: start),
            let to = view.angle(of: end)
        else { return nil }
        let turned = ((view.rotation + to - from) / Self.notch).rounded() * Self.notch
        let rest = turned.remainder(dividingBy: 360)
        return rest == -180 ? 180 : rest
    }

    var guides: [SnapGuide] { isMoving && kind != .turn ? Snap(view).guides(of: frame) : [] }

    /// Indicates whether the drag can be expressed in the superview at all.
    var isPossible: Bool { view.way(from: start, to: end) != nil }

    /// The change that the drag makes; nil while it makes none.
    var change: SceneChange? {
        if let rotation {
            guard abs(rotation - view.rotation) > 0.001 else { return nil }
            return rotation == 0
                ? SceneChange("\(view.name) without rotate")
                : SceneChange(view.name, .rotate(Angle(rotation)))
        }
        let frame = frame
        guard frame != view.frame else { return nil }
        return kind == .move
            ? SceneChange(view.name, .at(frame.origin)) : SceneChange(view.name, .size(frame.size))
    }
}
