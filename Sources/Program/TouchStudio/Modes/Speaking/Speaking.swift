import TouchWords

/// Which language is spoken.
nonisolated enum LanguageAct: Act {
    /// The next language.
    case next
    case use(String)

    static let rows = [
        ActRow(
            Self.next, .act.language, [.key("l")], in: .show,
            handle: ActRow.Handle(
                words: .verbatim(names), icon: .language, isForVisitors: true))
    ]

    /// Each in its own: whoever needs another can read it. One whose name is too long is called
    /// "EN".
    private static var names: String {
        WordLanguage.all.map { language in
            language.name.count > 3 ? language.identifier.uppercased() : language.name
        }.joined(separator: " / ")
    }

    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == LanguageAct {
    static func language(_ act: LanguageAct) -> LanguageAct { act }
}

/// The language of the window.
final class Speaking: Mode {
    unowned let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: LanguageAct) {
        switch act {
        case .next: use(WordLanguage.after(settings.language))
        case .use(let language): use(language)
        }
    }

    func isOn(_ act: LanguageAct) -> Bool { false }
    func leave() -> Bool { false }
    func forget() {}

    private func use(_ language: String) {
        workspace.change { $0.language = language }
        let open = workspace.stack.fromTop
        if open.contains(where: { $0.languageChanged() }) { return }
        if open.contains(where: \.holdsSession) { return }
        // The words of the scene change with a fresh start; where hands have done something, that
        // waits.
        if session.isDemonstration {
            workspace.restart(tape: opened.tape)
        } else if !session.session.isPlayed {
            workspace.restart(tape: nil)
        }
    }
}
