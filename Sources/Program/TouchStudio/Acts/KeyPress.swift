/// A key that went down.
package nonisolated struct KeyPress: Equatable {
    /// What is held down beside a key or a button of the mouse.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
    }

    var key: KeyboardKey
    package var modifiers: Modifiers
    /// Whether it only stays down; what steps goes on stepping then.
    package var isRepeated = false

    package init(key: KeyboardKey, modifiers: Modifiers, isRepeated: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeated = isRepeated
    }
}

/// A key of the keyboard.
package nonisolated enum KeyboardKey: Hashable {
    /// By what it types without Shift.
    case character(Unicode.Scalar)
    case escape, enter, tab, backspace, delete
    case left, right, up, down, pageUp, pageDown, home, end
    /// F1 and its neighbours, by their numbers.
    case function(Int)
    /// One that nothing here asks for.
    case other
}

nonisolated extension KeyboardKey: ExpressibleByUnicodeScalarLiteral {
    package init(unicodeScalarLiteral character: Unicode.Scalar) { self = .character(character) }
}
