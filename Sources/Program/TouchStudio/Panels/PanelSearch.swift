/// What is searched for in the inspector.
package nonisolated struct PanelSearch: Hashable {
    private(set) var query = ""
    /// Whether keys go into the field.
    private(set) var isOpen = false

    var isBlank: Bool { query.allSatisfy(\.isWhitespace) }

    mutating func open() { isOpen = true }

    /// The field keeps what was typed for the next time.
    mutating func close() { isOpen = false }

    mutating func clear() { query = "" }

    mutating func type(_ text: String) { query += text }

    mutating func erase() { _ = query.popLast() }

    /// What a key does while the field is open.
    enum Key: Equatable {
        /// Away from the field.
        case leave
        /// To the next of what was found, or to the one before.
        case next, previous
        /// The last character goes.
        case erase
        /// Its character comes as text.
        case type

        /// Nil for a key that means what it always does.
        init?(_ press: KeyPress) {
            switch press.key {
            case .escape: self = .leave
            case .enter, .down:
                self = .next
            case .up: self = .previous
            case .backspace: self = .erase
            case .character, .tab, .delete:
                // With Ctrl they keep their meaning.
                if press.modifiers.contains(.control) { return nil }
                self = .type
            default: return nil
            }
        }
    }
}
