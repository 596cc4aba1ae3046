/// A key, and the modifiers held down with it.
nonisolated struct KeyChord: Hashable, Sendable {
    let key: KeyboardKey
    var modifiers: KeyPress.Modifiers = []
    /// Indicates whether only exactly these modifiers match, because the desktop takes the chord
    /// with Shift or Alt added.
    var isExact = false

    static func key(_ key: KeyboardKey) -> KeyChord { KeyChord(key: key) }
    static func shift(_ key: KeyboardKey) -> KeyChord { KeyChord(key: key, modifiers: .shift) }
    static func control(_ key: KeyboardKey) -> KeyChord { KeyChord(key: key, modifiers: .control) }
    static func controlShift(_ key: KeyboardKey) -> KeyChord {
        KeyChord(key: key, modifiers: [.control, .shift])
    }

    /// Returns the chords that a pressed key can stand for, the likeliest first: with Shift, it may
    /// mean the same as without.
    static func meanings(of press: KeyPress) -> [KeyChord] {
        if case .function = press.key { return [.key(press.key)] }
        let held = press.modifiers.intersection([.control, .shift])
        let exact = KeyChord(key: press.key, modifiers: press.modifiers, isExact: true)
        let all = held.contains(.shift) ? [held, held.subtracting(.shift)] : [held]
        return [exact] + all.map { KeyChord(key: press.key, modifiers: $0) }
    }
}

nonisolated extension KeyChord: CustomStringConvertible {
    /// The chord as the help writes it.
    var description: String {
        let control = modifiers.contains(.control) ? "Ctrl " : ""
        let shift = modifiers.contains(.shift) ? "Shift " : ""
        return control + shift + key.name
    }
}

nonisolated extension KeyboardKey {
    fileprivate var name: String {
        switch self {
        case .character(" "): "Space"
        case .character("-"): "−"
        case .character(let scalar): String(scalar).uppercased()
        case .escape: "Esc"
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "⌫"
        case .delete: "Del"
        case .left: "←"
        case .right: "→"
        case .up: "↑"
        case .down: "↓"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .home: "Home"
        case .end: "End"
        case .function(let number): "F\(number)"
        case .other: ""
        }
    }
}
