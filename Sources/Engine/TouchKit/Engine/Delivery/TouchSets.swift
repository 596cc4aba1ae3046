/// A source of sets of touches that returns the same object for the same touches, so that a move
/// allocates nothing.
final class TouchSets {
    /// The touches added since `begin()`.
    private(set) var members: [UITouch] = []
    private var known: [(members: [UITouch], set: Set<UITouch>)] = []
    /// The touches that have a set of their own: it retains them, so it must go with the sequence.
    private var single: [UITouch] = []

    func begin() {
        members.clear()
    }

    func add(_ touch: UITouch) {
        members.append(touch)
    }

    /// Returns the set of the touches added since `begin()`; nil if there are none.
    func take() -> Set<UITouch>? {
        if members.isEmpty { return nil }
        if members.count == 1 { return alone(members[0]) }
        for entry in known where entry.members == members { return entry.set }
        // Built in the order of adding: the same order in every run.
        let set = Set(members)
        known.append((members, set))
        return set
    }

    /// Returns the set of `touch` alone.
    func alone(_ touch: UITouch) -> Set<UITouch> {
        if touch.alone.isEmpty {
            touch.alone = [touch]
            single.append(touch)
        }
        return touch.alone
    }

    /// Returns those of `touches` in `window` that the present event moves to `phase`; nil if there
    /// are none.
    func changed(
        _ touches: TouchList, to phase: UITouch.Phase, in window: UIWindow
    ) -> Set<UITouch>? {
        begin()
        for touch in touches where touch.isChanged(to: phase, in: window) { add(touch) }
        return take()
    }

    func removeAll() {
        holding((single, known)) {
            for touch in single { touch.alone = [] }
            single.clear()
            known.clear()
            members.clear()
        }
    }
}

extension UITouch {
    fileprivate func isChanged(to phase: Phase, in window: UIWindow) -> Bool {
        isChanged && moment.phase == phase && self.window === window
    }
}

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

/// A set of phases of a touch.
nonisolated struct PhaseSet: OptionSet {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ phase: UITouch.Phase) {
        rawValue = 1 << phase.rawValue
    }
}
