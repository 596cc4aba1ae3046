import TouchTrace

@testable import TouchKit

/// A view that logs its touches: it keeps them to itself, or hands them on with `super`.
class Card: UIView {
    var log = Journal()
    var passesOn = false
    /// Runs before anything else when the view gets this phase.
    var onPhase: [UITouch.Phase: (Set<UITouch>, UIEvent?) -> Void] = [:]

    var name: String { accessibilityIdentifier ?? "view" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("began", name, touches)
        onPhase[.began]?(touches, event)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("moved", name, touches)
        onPhase[.moved]?(touches, event)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("ended", name, touches)
        onPhase[.ended]?(touches, event)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("cancelled", name, touches)
        onPhase[.cancelled]?(touches, event)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}

/// A view whose hit-testing is given by closures.
final class Asked: Card {
    var answer: ((Asked, CGPoint, UIEvent?) -> UIView?)?
    var inside: ((Asked, CGPoint) -> Bool)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        answer.map { $0(self, point, event) } ?? super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        inside.map { $0(self, point) } ?? super.point(inside: point, with: event)
    }

    func plain(_ point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
}

/// A recognizer that logs its touches and recognizes nothing.
final class Watcher: UIGestureRecognizer {
    var log = Journal()

    init(_ name: String, _ log: Journal) {
        super.init(target: nil, action: nil)
        self.name = name
        self.log = log
    }

    private var who: String { name ?? "watcher" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log.note("began", who, touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log.note("moved", who, touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log.note("ended", who, touches)
        if event.touches.allSatisfy({ !$0.isLive }) { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log.note("cancelled", who, touches)
    }

    override func reset() { log.note("reset \(who)") }
}

/// A view that says when it goes.
final class Mortal: Card {
    var died: () -> Void = {}

    isolated deinit { died() }
}

/// Something that goes with what holds it, and says so.
final class Token {
    private let died: () -> Void

    init(_ died: @escaping () -> Void) { self.died = died }

    isolated deinit { died() }
}
