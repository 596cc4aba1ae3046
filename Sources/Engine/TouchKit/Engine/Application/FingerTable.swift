/// The live touches by the host's finger number, in the order they began. Fingers are few: a look through all of
/// them is faster than hashing.
struct FingerTable {
    private(set) var values: [UITouch] = []

    var isEmpty: Bool { values.isEmpty }

    /// Whether `touch` is live.
    func holds(_ touch: UITouch) -> Bool {
        for live in values where live === touch { return true }
        return false
    }

    /// The touch of `finger`; nil takes it out.
    subscript(finger: Int) -> UITouch? {
        get {
            for touch in values where touch.finger == finger { return touch }
            return nil
        }
        set {
            values.removeAll { $0.finger == finger }
            if let newValue { values.append(newValue) }
        }
    }
}
