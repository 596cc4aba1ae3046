import Testing
import TouchScript

@Suite("Names are what the language says") struct NameTests {
    private func faults(_ line: String) -> String {
        do throws(ScriptErrors) {
            _ = try Scene.parse("scene 1 \"a\" 640 x 400\n" + line, file: "a.scene")
            return "none"
        } catch {
            return error.description
        }
    }

    @Test(
        "8: letters of any script with their marks",
        arguments: ["卡片", "é", "e\u{301}", "दृश्य", "ünï_1", "Я-2", "٣"])
    func letters(name: String) {
        #expect(faults("view \(name) at 0 0 size 9 9") == "none")
    }

    @Test(
        "8: a clear word about full-width spaces, invisible characters and what else is no name",
        arguments: [
            (
                "view card\u{3000}at 0 0 size 9 9",
                "2:10: found '\u{3000}', expected a plain space, not a full-width one (U+3000)"
            ),
            (
                "view card at\u{A0}0 0 size 9 9",
                "2:13: found '\u{A0}', expected a plain space, not U+00A0"
            ),
            ("view\tcard at 0 0 size 9 9", #"2:5: found '\t', expected spaces, not a tab"#),
            (
                "view ca\u{200B}rd at 0 0 size 9 9",
                #"2:8: found '\u{200B}', expected nothing here: this is an invisible character (U+200B)"#
            ),
            (
                "view \u{202E}card at 0 0 size 9 9",
                #"2:6: found '\u{202E}', expected nothing here: this is an invisible character (U+202E)"#
            ),
            (
                "view \u{3164} at 0 0 size 9 9",
                "2:6: found '\u{3164}', expected nothing here: this is an invisible character (U+3164)"
            ),
            (
                "view \u{301}card at 0 0 size 9 9",
                "2:6: found '\u{301}', expected a letter that carries this mark (U+0301)"
            ),
            (
                "view 🙂 at 0 0 size 9 9",
                "2:6: found '🙂', expected a word, a number or text in quotes"
            ),
            (
                "view card at 0 0 size 9\u{3000}9",
                "2:24: found '\u{3000}', expected a plain space, not a full-width one (U+3000)"
            ),
        ])
    func strangers(line: String, message: String) {
        let told = faults(line).split(separator: "\n").first.map(String.init) ?? ""
        #expect(told.unicodeScalars.elementsEqual("a.scene:\(message)".unicodeScalars), "\(told)")
    }

    @Test(
        "8: a scene's name too, for it names a file",
        arguments: ["a\u{200D}b", "a/\u{301}b", "..", "a\u{202E}b", "\u{301}"])
    func fileNames(name: String) {
        #expect(throws: ScriptErrors.self) {
            try Scene.parse("scene 1 \"\(name)\" 9 x 9", file: "a.scene")
        }
    }

    @Test("8: events that run backwards and fingers that begin twice are told with their places")
    func doubts() throws {
        let tape = try Tape.parse(
            """
            tape 1
            scene "a"
            event 2s a began (1, 1)
            event 1s a began (2, 2), b began (3, 3)
            finger c down (1, 1)
            event 3s c began (1, 1), a ended (1, 1)
            event 3s a began (1, 1)
            """, file: "a.tape")
        #expect(
            tape.doubts.map(\.description) == [
                "a.tape:4:1: found an event at 1s after one at 2s, expected times that do not run backwards",
                "a.tape:4:1: found finger a beginning again, expected it to end first",
                "a.tape:6:1: found finger c beginning again, expected it to end first",
            ])
    }

    @Test("A refresh control is named after its scroll view: by others, not by a line of its own")
    func refreshControls() throws {
        #expect(faults("view list.refresh at 0 0 size 9 9").contains("comes with its view"))
        #expect(
            faults("button more at 0 0 size 9 9 touch-down hides list.refresh").contains(
                "list.refresh"))
        let text =
            "scene 1 \"a\" 9 x 9\nscroll list at 0 0 size 9 9 refreshes 1s\n"
            + "button more at 0 0 size 9 9 touch-down hides list.refresh\n"
        let renamed = try Scene.text(text, file: "a.scene", renaming: "list", to: "feed")
        #expect(renamed == text.replacing("list", with: "feed"))
        #expect(throws: ScriptErrors.self) {
            try Scene.text(text, file: "a.scene", renaming: "list.refresh", to: "more-news")
        }
    }
}
