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
