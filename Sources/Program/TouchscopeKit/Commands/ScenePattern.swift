import TouchWords

/// A scene and a tape to start from, in canonical form; each line explains its purpose.
struct ScenePattern {
    let name: String
    /// The language of the comments; texts on the stage are in all languages of the program.
    let language: String

    var scene: String {
        """
        # \(said(.pattern.file))
        scene 1 "\(name)" 640 x 400
        title \(told(.pattern.title))

        # \(said(.pattern.view))
        view card at 40 60 size 560 280 color sand corner 16
          view badge at 40 80 size 120 120 color coral corner 16
          # \(said(.pattern.recognizer))
          pan drag moves badge

        """
    }

    var tape: String {
        """
        # \(said(.pattern.fingers))
        tape 1
        scene "\(name)"
        caption \(told(.pattern.question))
        caption off
        finger a down badge
        # \(said(.pattern.expectation))
        expect hit badge
        finger a move by 240 0 over 600ms ease-in-out
        finger a up
        expect drag ended
        expect badge got began, moved, cancelled
        caption \(told(.pattern.answer))
        caption off

        """
    }

    private func said(_ comment: Wording) -> String { comment[language] }

    /// Returns a text in every language, as scenes and tapes write it: `"…" zh "…"`.
    private func told(_ text: Wording) -> String {
        WordLanguage.all.map(\.identifier).map { language in
            (language == "en" ? "" : language + " ") + "\"\(text[language])\""
        }.joined(separator: " ")
    }
}
