import TouchKit

/// A simple implementation of touch delivery: hit-test every event, collect the recognizers on the
/// way up, filter sets for each of them. It has no arbitration. The engine is measured against it.
final class PlainDispatcher {
    let root: PlainNode
    private var touches: [Int: PlainTouch] = [:]

    /// Creates the dispatcher.
    /// - Parameter gestures: the number of gestures of the view that touches reach, which is inside
    ///   two others.
    /// - Parameter keeps: true if that view keeps its touches to itself.
    init(gestures: Int, keeps: Bool = false) {
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        root = PlainNode(frame: frame)
        let board = PlainNode(frame: frame)
        let view = keeps ? PlainKeeper(frame: frame) : PlainNode(frame: frame)
        root.add(board)
        board.add(view)
        for _ in 0..<gestures { view.add(PlainCounter()) }
    }

    func send(_ samples: [TouchSample]) {
        var changed = Set<PlainTouch>()
        for sample in samples {
            let touch = touches[sample.finger] ?? PlainTouch()
            touch.phase = sample.phase
            touch.timestamp = sample.timestamp
            touch.previousLocation = touch.location
            touch.location = sample.location
            let hit = root.hitTest(sample.location)
            if sample.phase == .began { touch.view = hit }
            touches[sample.finger] = touch
            changed.insert(touch)
        }
        let event = PlainEvent(allTouches: Set(touches.values))
        sendToGestures(changed, event)
        sendToViews(changed, event)
        for sample in samples where sample.phase == .ended { touches[sample.finger] = nil }
    }

    private func sendToGestures(_ changed: Set<PlainTouch>, _ event: PlainEvent) {
        var gestures: [PlainGesture] = []
        for touch in changed {
            var view = touch.view
            while let here = view {
                for gesture in here.gestures where !gestures.contains(where: { $0 === gesture }) {
                    gestures.append(gesture)
                }
                view = here.superview
            }
        }
        for gesture in gestures {
            guard let view = gesture.view else { continue }
            for phase in [UITouch.Phase.began, .moved, .ended] {
                let own = changed.filter {
                    $0.phase == phase && $0.view?.isDescendant(of: view) == true
                }
                if !own.isEmpty { gesture.touches(own, are: phase, with: event) }
            }
        }
    }

    private func sendToViews(_ changed: Set<PlainTouch>, _ event: PlainEvent) {
        let groups = Dictionary(grouping: changed) { $0.view.map(ObjectIdentifier.init) }
        for group in groups.values {
            guard let view = group.first?.view else { continue }
            for phase in [UITouch.Phase.began, .moved, .ended] {
                let own = Set(group.filter { $0.phase == phase })
                if !own.isEmpty { view.touches(own, are: phase, with: event) }
            }
        }
    }
}

final class PlainTouch: Hashable {
    var phase = UITouch.Phase.began
    var timestamp = 0.0
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    weak var view: PlainNode?

    nonisolated static func == (a: PlainTouch, b: PlainTouch) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class PlainEvent {
    let allTouches: Set<PlainTouch>

    init(allTouches: Set<PlainTouch>) {
        self.allTouches = allTouches
    }
}

/// A receiver of touches: a gesture or a view.
class PlainResponder {
    init() {}

    func touchesBegan(_ touches: Set<PlainTouch>, with event: PlainEvent) {}
    func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {}
    func touchesEnded(_ touches: Set<PlainTouch>, with event: PlainEvent) {}

    fileprivate final func touches(
        _ touches: Set<PlainTouch>, are phase: UITouch.Phase, with event: PlainEvent
    ) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        default: touchesEnded(touches, with: event)
        }
    }
}

class PlainGesture: PlainResponder {
    weak var view: PlainNode?
}

/// An upright rectangle that passes touches on to its superview.
class PlainNode: PlainResponder {
    var frame: CGRect
    var gestures: [PlainGesture] = []
    private(set) var subviews: [PlainNode] = []
    private(set) weak var superview: PlainNode?

    init(frame: CGRect) {
        self.frame = frame
    }

    func add(_ node: PlainNode) {
        subviews.append(node)
        node.superview = self
    }

    func add(_ gesture: PlainGesture) {
        gestures.append(gesture)
        gesture.view = self
    }

    func isDescendant(of node: PlainNode) -> Bool {
        var here: PlainNode? = self
        while let current = here {
            if current === node { return true }
            here = current.superview
        }
        return false
    }

    func hitTest(_ point: CGPoint) -> PlainNode? {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return nil }
        for subview in subviews.reversed() {
            let inside = CGPoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
            if let hit = subview.hitTest(inside) { return hit }
        }
        return self
    }

    override func touchesBegan(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        superview?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        superview?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        superview?.touchesEnded(touches, with: event)
    }
}

private final class PlainCounter: PlainGesture {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        for touch in touches { sum += touch.location.y }
    }
}

private final class PlainKeeper: PlainNode {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        for touch in touches { sum += touch.location.y }
    }
}
