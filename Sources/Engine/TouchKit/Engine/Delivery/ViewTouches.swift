/// How a touch stands with the view it hit. It waits, is delivered, and is finished; it may finish at any time, and
/// then nothing of it is held back any more. Only `ViewTouches` moves it on.
nonisolated struct ViewStanding {
    nonisolated enum Stage {
        /// The view has not heard of it: it is new, or its began is held back.
        case waiting
        /// The view got its began.
        case delivered
        /// The view hears no more of it: ended, cancelled, claimed or withheld.
        case finished
    }

    fileprivate(set) var stage = Stage.waiting
    /// What is held back from the view, oldest first (DL8, DL9).
    fileprivate(set) var held: [UITouch.Moment] = []
}

/// The touches that views have heard of, and those of which something is held back: the only place where a touch's
/// standing with its view changes.
struct ViewTouches {
    /// Those that stand as delivered, in the order in which their views heard of them.
    private(set) var delivered: [UITouch] = []
    /// Those of which something is held, in the order in which that began.
    private(set) var holding: [UITouch] = []

    /// The view hears of `touch`.
    mutating func admit(_ touch: UITouch) {
        touch.atView.stage = .delivered
        delivered.append(touch)
    }

    /// What `touch` does now is held back.
    mutating func hold(_ touch: UITouch) {
        if touch.held.isEmpty { holding.append(touch) }
        touch.atView.held.append(touch.moment)
    }

    /// The oldest that was held of `touch` is held no more.
    mutating func release(_ touch: UITouch) -> UITouch.Moment {
        let moment = touch.atView.held.removeFirst()
        if touch.held.isEmpty { holding.removeAll { $0 === touch } }
        return moment
    }

    /// Nothing of `touch` is held any more.
    mutating func forgetHeld(of touch: UITouch) {
        if touch.held.isEmpty { return }
        touch.atView.held.removeAll()
        holding.removeAll { $0 === touch }
    }

    /// The view hears no more of `touch`.
    mutating func retire(_ touch: UITouch) {
        forgetHeld(of: touch)
        if touch.standing == .delivered { delivered.removeAll { $0 === touch } }
        touch.atView.stage = .finished
    }

    /// What does not go together; nothing, if all is well.
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
