import TouchTrace

/// An act of the search field.
nonisolated struct SearchAct: Act {
    let key: FieldKey

    static let rows = [
        ActRow(
            SearchAct(key: .open), .act.search, [.key("f"), .control("f")], in: .questions)
    ]

    var subject: ActSubject { .looking }
}

nonisolated extension Act where Self == SearchAct {
    static func search(_ key: FieldKey) -> SearchAct { SearchAct(key: key) }
}

/// The mode that finds a word in everything that happened: keys go into the field above the
/// inspector.
final class Searching: Mode {
    unowned let workspace: Workspace
    private(set) var search = PanelSearch()

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: SearchAct) {
        switch act.key {
        case .open: open()
        case .type(let text): _ = type(text)
        case .erase: erase()
        case .done: end()
        case .clear:
            search.clear()
            end()
        }
        workspace.repaint()
    }

    private func open() {
        guard !search.isOpen else { return }
        if chrome.layout.inspector == nil { workspace.open { $0.inspector = true } }
        search.open()
        begin()
        // Text input begins only now, because input methods would keep the keys of acts to
        // themselves.
        host?.takeText(true)
        changed()
    }

    func end() {
        guard search.isOpen else { return }
        search.close()
        workspace.stack.close(self)
        host?.takeText(false)
        chrome.inspector.scrollToTop()
    }

    func putAside() { end() }
    func fingersComeToStage() { end() }
    func laidOut() { if chrome.layout.inspector == nil { end() } }

    func forget() {
        end()
        search = PanelSearch()
    }

    func type(_ text: String) -> Bool {
        guard search.isOpen else { return false }
        search.type(text)
        changed()
        return true
    }

    func take(_ press: KeyPress) -> Bool {
        guard let key = PanelSearch.Key(press) else { return false }
        switch key {
        case .leave: end()
        case .next: choose(forward: true)
        case .previous: choose(forward: false)
        case .erase: erase()
        case .type: break
        }
        return true
    }

    private func erase() {
        search.erase()
        changed()
    }

    private func changed() {
        chrome.inspector.scrollToTop()
        let count = workspace.panels.foundCount
        writer?.write(
            "searched", ("query", Trace.quoted(search.query)), ("found", "\(count)"))
    }

    private func choose(forward: Bool) {
        guard let record = workspace.panels.found(forward: forward) else { return }
        workspace.mode(Asking.self).choose(.record(record))
        chrome.inspector.reveal(.record(record))
    }

    func tell(_ panels: inout Panels) { panels.search = search }
}
