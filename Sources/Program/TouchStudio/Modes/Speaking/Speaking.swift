import TouchWords

/// An act that changes the language.
nonisolated enum LanguageAct: Act {
    /// Changes to the next language.
    case next
    case use(String)

    static let rows = [
        ActRow(
            Self.next, .act.language, [.key("l")], in: .show,
            handle: ActRow.Handle(
                words: .verbatim(names), icon: .language, isForVisitors: true))
    ]

    /// The names of the languages, each in its own language, so that whoever needs another can read
    /// it. A name that is too long is replaced by a code such as "EN".
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

/// The mode for the language of the window.
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
        // A fresh start changes the words of the scene; if hands have done something, that has to
        // wait.
        if session.isDemonstration {
            workspace.restart(tape: opened.tape)
        } else if !session.session.isPlayed {
            workspace.restart(tape: nil)
        }
    }
}
