/// Hands out sets of touches, the same object again for the same touches, so that a move allocates nothing.
final class TouchSets {
    private var members: [UITouch] = []
    private var known: [(members: [UITouch], set: Set<UITouch>)] = []

    func begin() {
        members.removeAll(keepingCapacity: true)
    }

    func add(_ touch: UITouch) {
        members.append(touch)
    }

    /// The set of what was added since `begin()`; nil if nothing was.
    func take() -> Set<UITouch>? {
        if members.count <= 1 { return members.first?.alone }
        for entry in known where entry.members == members { return entry.set }
        // Built in order of adding: the same order in every run.
        let set = Set(members)
        known.append((members, set))
        return set
    }

    func removeAll() {
        known.removeAll(keepingCapacity: true)
        members.removeAll(keepingCapacity: true)
    }
}
