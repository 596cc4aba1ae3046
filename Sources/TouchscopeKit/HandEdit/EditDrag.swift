import Foundation
import TouchScript

/// A finger that holds a view, and what its way means in the scene's words.
struct EditDrag {
    enum Kind { case move, resize }

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
        }
    }

    var guides: [SnapGuide] { isMoving ? Snap(view).guides(of: frame) : [] }

    /// Whether its way can be told in the superview at all.
    var isPossible: Bool { view.way(from: start, to: end) != nil }

    /// Nil while it changes nothing.
    var change: SceneChange? {
        let frame = frame
        guard frame != view.frame else { return nil }
        return switch kind {
        case .move: SceneChange(view.name, .at(frame.origin))
        case .resize: SceneChange(view.name, .size(frame.size))
        }
    }
}
