/// The standing of a touch with the view it hit. The touch waits, is delivered, and is finished; it
/// may finish at any time, and then no phase of it is held back any more. Only `ViewTouches` moves
/// it on.
nonisolated struct ViewStanding {
    nonisolated enum Stage {
        /// The view has received nothing of it: it is new, or its began is held back.
        case waiting
        /// The view got its began.
        case delivered
        /// The view receives no more of it: ended, cancelled, claimed, or withheld.
        case finished
    }

    fileprivate(set) var stage = Stage.waiting
    /// The phases held back from the view, oldest first (DL8, DL9).
    fileprivate(set) var held: [UITouch.Moment] = []
}

/// The touches that views have received, and those with phases held back: the only place where a
/// touch's standing with its view changes.
struct ViewTouches {
    /// The delivered touches, in the order in which their views received them.
    private(set) var delivered: [UITouch] = []
    /// The touches with held phases, in the order in which the holding began.
    private(set) var holding: [UITouch] = []

    /// Marks `touch` as delivered to its view.
    mutating func admit(_ touch: UITouch) {
        touch.atView.stage = .delivered
        delivered.append(touch)
    }

    /// Holds the present phase of `touch` back.
    mutating func hold(_ touch: UITouch) {
        if touch.held.isEmpty { holding.append(touch) }
        touch.atView.held.append(touch.moment)
    }

    /// Removes and returns the oldest held phase of `touch`.
    mutating func release(_ touch: UITouch) -> UITouch.Moment {
        let moment = touch.atView.held.removeFirst()
        if touch.held.isEmpty { holding.removeAll { $0 === touch } }
        return moment
    }

    /// Drops all held phases of `touch`.
    mutating func forgetHeld(of touch: UITouch) {
        if touch.held.isEmpty { return }
        touch.atView.held.removeAll()
        holding.removeAll { $0 === touch }
    }

    /// Finishes `touch`: its view receives no more of it.
    mutating func retire(_ touch: UITouch) {
        forgetHeld(of: touch)
        if touch.standing == .delivered { delivered.removeAll { $0 === touch } }
        touch.atView.stage = .finished
    }

    /// The contradictions between the lists and the touches; empty if all is well.
    var faults: [String] {
        var faults: [String] = []
        for touch in delivered where !touch.isLive && touch.held.isEmpty {
            faults.append("the touch of finger \(touch.finger) is delivered and ended unsaid")
        }
        if delivered.contains(where: { $0.standing != .delivered }) {
            faults.append("a touch is delivered and finished")
        }
        if holding.contains(where: { $0.held.isEmpty || $0.standing == .finished }) {
            faults.append("nothing of a touch is held, and it waits")
        }
        return faults
    }
}
