/// A key that went down.
nonisolated struct KeyPress: Equatable {
    /// What is held down beside a key or a button of the mouse.
    struct Modifiers: OptionSet, Sendable {
        let rawValue: Int
        static let shift = Modifiers(rawValue: 1)
        static let control = Modifiers(rawValue: 2)
        static let alt = Modifiers(rawValue: 4)
    }

    /// SDL's code for the key: its character where it has one.
    var code: Int32
    var modifiers: Modifiers
    /// Whether it only stays down; what steps goes on stepping then.
    var isRepeated = false
}
