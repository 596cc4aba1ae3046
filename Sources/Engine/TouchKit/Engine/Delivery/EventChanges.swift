/// The phases that occur among the touches of an event in one window.
struct EventChanges {
    private var phases: PhaseSet = []

    init(of event: UIEvent, in window: UIWindow) {
        for touch in event.changed where touch.window === window {
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
