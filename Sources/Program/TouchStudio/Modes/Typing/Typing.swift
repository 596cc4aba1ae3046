import TouchKit

/// An act of the text field of a drawer.
nonisolated struct TypingAct: Act {
    let key: FieldKey

    /// The act belongs to the drawer, which is another mode's.
    var subject: ActSubject { .aside }
}

nonisolated extension Act where Self == TypingAct {
    static func typing(_ key: FieldKey) -> TypingAct { TypingAct(key: key) }
}

/// A key of a field's own keyboard, or a tap on the field.
nonisolated enum FieldKey: Hashable {
    /// Directs keys into the field.
    case open
    case type(String)
    case erase
    /// Accepts what was typed.
    case done
    /// Leaves the field, and discards what was typed.
    case clear
}

/// The mode of typing in the field of a drawer; the mode of the drawer knows what the text is for.
final class Typing: Mode {
    unowned let workspace: Workspace
    private(set) var entry = PanelSearch()
    /// The uses of the text, by drawer.
    private var uses: [Drawer: Use] = [:]

    private struct Use {
        let beginsWithCapital: Bool
        let done: (String) -> Void
    }

    /// The largest number of characters, enough for a caption.
    private static let longest = 400

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Registers the closure that a mode calls with the text typed in its drawer.
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

    /// Directs keys into the field of the open drawer.
    func open() {
        guard !entry.isOpen else { return }
        entry.open()
        begin()
        host?.takeText(true)
        writer?.write("typing")
    }

    /// Empties the field and closes it.
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
