/// Which phases occur among the touches of an event.
nonisolated struct PhaseSet: OptionSet {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ phase: UITouch.Phase) {
        rawValue = 1 << phase.rawValue
    }

    func contains(_ phase: UITouch.Phase) -> Bool { contains(PhaseSet(phase)) }

    /// DL4: what begins is delivered first, what is cancelled last.
    static let deliveryOrder: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension UIEvent {
    /// What happened in `window`.
    func changes(in window: UIWindow) -> PhaseSet {
        var phases: PhaseSet = []
        for touch in changed where touch.window === window {
            phases.formUnion(PhaseSet(touch.phase))
        }
        return phases
    }
}
