/// The search in the inspector.
package nonisolated struct PanelSearch: Hashable {
    private(set) var query = ""
    /// Indicates whether keys go into the field.
    private(set) var isOpen = false

    var isBlank: Bool { query.allSatisfy(\.isWhitespace) }

    mutating func open() { isOpen = true }

    /// Closes the field, which keeps its text for the next time.
    mutating func close() { isOpen = false }

    mutating func clear() { query = "" }

    mutating func type(_ text: String) { query += text }

    mutating func erase() { _ = query.popLast() }

    /// The meaning of a key while the field is open.
    enum Key: Equatable {
        /// Leaves the field.
        case leave
        /// Moves to the next result, or to the previous one.
        case next, previous
        /// Deletes the last character.
        case erase
        /// Types a character, which arrives as text.
        case type

        /// Creates the meaning of a key; nil for a key that keeps its usual meaning.
        init?(_ press: KeyPress) {
            switch press.key {
            case .escape: self = .leave
            case .enter, .down:
                self = .next
            case .up: self = .previous
            case .backspace: self = .erase
            case .character, .tab, .delete:
                // With Ctrl, these keys keep their usual meaning.
                if press.modifiers.contains(.control) { return nil }
                self = .type
            default: return nil
            }
        }
    }
}
