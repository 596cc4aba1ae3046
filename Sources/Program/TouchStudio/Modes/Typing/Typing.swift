import TouchKit

/// What the field of a drawer is asked for in which one types.
nonisolated struct TypingAct: Act {
    let key: FieldKey

    /// It belongs to the drawer, which is somebody else's.
    var subject: ActSubject { .aside }
}

nonisolated extension Act where Self == TypingAct {
    static func typing(_ key: FieldKey) -> TypingAct { TypingAct(key: key) }
}

/// What a field is asked for, by its own keyboard or by a tap on it.
nonisolated enum FieldKey: Hashable {
    /// Keys go into it.
    case open
    case type(String)
    case erase
    /// What was typed is meant.
    case done
    /// Leaves it; what was typed is gone.
    case clear
}

/// Typing in the field of a drawer: what it is for is known by the mode whose drawer it is.
final class Typing: Mode {
    unowned let workspace: Workspace
    private(set) var entry = PanelSearch()
    /// What is done with what was typed in a drawer.
    private var uses: [Drawer: Use] = [:]

    private struct Use {
        let beginsWithCapital: Bool
        let done: (String) -> Void
    }

    /// As many letters as a caption may have.
    private static let longest = 400

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// A mode tells what is done with what is typed in its drawer.
    func use(in drawer: Drawer, beginsWithCapital: Bool = false, _ done: @escaping (String) -> Void)
    {
        uses[drawer] = Use(beginsWithCapital: beginsWithCapital, done: done)
    }

    func perform(_ act: TypingAct) {
        guard chrome.drawer.map({ uses[$0] != nil }) ?? false else { return }
        switch act.key {
        case .open: open()
        case .type(let text): add(text)
        case .erase: entry.erase()
        case .done: done()
        case .clear: end()
        }
    }

    /// Keys go into the field of the drawer that is open.
    func open() {
        guard !entry.isOpen else { return }
        entry.open()
        begin()
        host?.takeText(true)
        writer?.write("typing")
    }

    /// The field is empty and closed.
    func end() {
        guard entry.isOpen else { return }
        entry = PanelSearch()
        workspace.stack.close(self)
        host?.takeText(false)
    }

    func drawerChanged() { end() }

    private func add(_ text: String) {
        let text = text.filter { letter in
            letter.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
        guard entry.query.count + text.count <= Self.longest else { return }
        let use = chrome.drawer.flatMap { uses[$0] }
        let isFirst = entry.query.isEmpty && use?.beginsWithCapital == true
        entry.type(isFirst ? text.prefix(1).uppercased() + text.dropFirst() : text)
        workspace.repaint()
    }

    private func done() {
        guard !entry.isBlank, let use = chrome.drawer.flatMap({ uses[$0] }) else { return end() }
        let text = entry.query
        end()
        use.done(text)
    }

    func type(_ text: String) -> Bool {
        add(text)
        return true
    }

    func take(_ press: KeyPress) -> Bool {
        guard let key = PanelSearch.Key(press) else { return false }
        switch key {
        case .leave: end()
        case .erase: entry.erase()
        case .next where press.key != .down: done()
        case .next, .previous:
            end()
            _ = chrome.take(key == .next ? .next : .previous)
        case .type: break
        }
        return true
    }
}
