/// A key that went down.
package nonisolated struct KeyPress: Equatable {
    /// The modifiers held down with a key or a mouse button.
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
    /// Indicates whether the key is only held down; stepping goes on in that case.
    package var isRepeated = false

    package init(key: KeyboardKey, modifiers: Modifiers, isRepeated: Bool = false) {
        self.key = key
        self.modifiers = modifiers
        self.isRepeated = isRepeated
    }
}

/// A key of the keyboard.
package nonisolated enum KeyboardKey: Hashable {
    /// A key that types a character, named by the character without Shift.
    case character(Unicode.Scalar)
    case escape, enter, tab, backspace, delete
    case left, right, up, down, pageUp, pageDown, home, end
    /// A function key such as F1, by its number.
    case function(Int)
    /// Any other key.
    case other
}

nonisolated extension KeyboardKey: ExpressibleByUnicodeScalarLiteral {
    package init(unicodeScalarLiteral character: Unicode.Scalar) { self = .character(character) }
}
