import TouchScript

/// The field in which captions and changes are typed.
extension Workspace {
    /// What the field is asked for, whatever is typed in it.
    /// - Returns: false for what is not about the field.
    func performInEntry(_ act: TakeAct) -> Bool {
        switch act {
        case .edit: openEntry()
        case .type(let text): typeCaption(text)
        case .erase: takes.entry.erase()
        case .done: sayTyped()
        case .leave: leaveEntry()
        default: return false
        }
        return true
    }

    func openEntry() {
        guard !takes.entry.isOpen else { return }
        takes.entry.open()
        host?.takeText(true)
        writer?.write("typing")
    }

    /// As many letters as a caption may have.
    private static let longest = 400

    func typeCaption(_ text: String) {
        let text = text.filter { letter in
            letter.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
        guard takes.entry.query.count + text.count <= Self.longest else { return }
        let isFirst = takes.entry.query.isEmpty && chrome.drawer == .captions
        takes.entry.type(isFirst ? text.prefix(1).uppercased() + text.dropFirst() : text)
        repaint()
    }

    /// - Returns: false for a key that means what it always does.
    func typeCaption(_ press: KeyPress) -> Bool {
        guard let key = PanelSearch.Key(press) else { return false }
        switch key {
        case .leave: leaveEntry()
        case .erase: takes.entry.erase()
        case .next where press.key != .down: sayTyped()
        case .next, .previous:
            leaveEntry()
            _ = chrome.take(key == .next ? .next : .previous)
        case .type: break
        }
        repaint()
        return true
    }

    /// On the take that is made, or at the playhead of the tape that is edited; as a change of the scene, or a name in it.
    func sayTyped() {
        guard !takes.entry.isBlank else { return leaveEntry() }
        if chrome.drawer == .changes { return attemptTyped() }
        if chrome.drawer == .details { return renameTyped() }
        let text = takes.entry.query
        guard let take = takes.current else { return say(typed: text) }
        perform(.say(LocalizedText(text, in: settings.language)), on: take)
    }

    /// The field is empty and closed.
    func leaveEntry() {
        guard takes.entry.isOpen else { return }
        takes.entry = PanelSearch()
        host?.takeText(false)
    }
}
