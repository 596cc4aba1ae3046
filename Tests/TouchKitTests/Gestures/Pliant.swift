import TouchTrace

@testable import TouchKit

/// A user's recognizer: what it does with touches, and what it answers, is given by closures. It fails by itself
/// when its last finger lifts and it has recognized nothing.
final class Pliant: UIGestureRecognizer {
    typealias Step = (Pliant, Set<UITouch>, UIEvent) -> Void
    typealias Answer = (UIGestureRecognizer) -> Bool

    var began: Step?
    var moved: Step?
    var ended: Step?
    var prevents: Answer?
    var isPrevented: Answer?
    var requires: Answer?
    var isRequired: Answer?
    var receives: ((UIEvent) -> Bool)?
    /// How often it was reset, and what it was told of: "began", "moved ×2".
    private(set) var resets = 0
    private(set) var told: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note("began", touches)
        began?(self, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("moved", touches)
        moved?(self, touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note("ended", touches)
        ended?(self, touches, event)
        if state == .possible, ended == nil { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("cancelled", touches)
    }

    override func reset() { resets += 1 }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        prevents?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        isPrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        requires?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        isRequired?(other) ?? super.shouldBeRequiredToFail(by: other)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        receives?(event) ?? super.shouldReceive(event)
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        told.append(touches.count > 1 ? "\(phase) ×\(touches.count)" : phase)
    }
}

extension Pliant {
    /// Recognizes when the finger lifts, like a tap without limits.
    static func discrete() -> Pliant {
        let pliant = Pliant()
        pliant.ended = { this, _, _ in if this.state == .possible { this.state = .ended } }
        return pliant
    }

    /// Begins with the first move and ends with the last lift, like a pan without slop.
    static func continuous() -> Pliant {
        let pliant = Pliant()
        pliant.moved = { this, _, _ in this.state = this.state == .possible ? .began : .changed }
        pliant.ended = { this, _, _ in
            if this.liveCount == 0 { this.state = this.state == .possible ? .failed : .ended }
        }
        return pliant
    }
}
