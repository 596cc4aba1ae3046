import Foundation
import TouchScript

/// A finger that holds a view, and what its way means in the scene's words.
struct EditDrag {
    enum Kind { case move, resize, turn }

    let kind: Kind
    /// As it was when the finger came down.
    let view: EditedView
    /// On the screen of the scene.
    private let start: CGPoint
    private var end: CGPoint
    /// How far a finger drifts that only chooses, in points of the scene.
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

    /// Where the view is now, in its superview.
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

    /// How far a turn goes from one place to the next, in degrees.
    private static let notch = 15.0

    /// How far the view is turned now, in whole notches; nil where its way has no angle.
    private var rotation: Double? {
        guard isMoving, kind == .turn, let from = view.angle(of: start),
            let to = view.angle(of: end)
        else { return nil }
        let turned = ((view.rotation + to - from) / Self.notch).rounded() * Self.notch
        let rest = turned.remainder(dividingBy: 360)
        return rest == -180 ? 180 : rest
    }

    var guides: [SnapGuide] { isMoving && kind != .turn ? Snap(view).guides(of: frame) : [] }

    /// Whether its way can be told in the superview at all.
    var isPossible: Bool { view.way(from: start, to: end) != nil }

    /// Nil while it changes nothing.
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
