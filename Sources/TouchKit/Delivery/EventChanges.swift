/// What an event is about in one window.
struct EventChanges {
    /// The phases that occur among its touches.
    private(set) var phases: PhaseSet = []
    /// The touch, if there is one only: so it is for most moves.
    private(set) var only: UITouch?

    var isEmpty: Bool { phases.isEmpty }

    init(of event: UIEvent, in window: UIWindow) {
        for touch in event.changed where touch.window === window {
            only = phases.isEmpty ? touch : nil
            phases.formUnion(PhaseSet(touch.phase))
        }
    }

    func contains(_ phase: UITouch.Phase) -> Bool { phases.contains(PhaseSet(phase)) }
}

/// Some of the phases of a touch.
nonisolated struct PhaseSet: OptionSet {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ phase: UITouch.Phase) {
        rawValue = 1 << phase.rawValue
    }
}
