/// What is searched for in the inspector.
nonisolated struct PanelSearch: Hashable {
    var query = ""
    /// Whether keys go into the field.
    var isOpen = false

    var isBlank: Bool { query.allSatisfy(\.isWhitespace) }
}
