import TestSupport
import Testing
import TouchPicture

@testable import TouchScript

@Suite("What fmt writes is proved") struct FormattingTests {
    @Test(
        "4: escapes go by scalar: every text reads back as it was", arguments: HostileTexts.attacks)
    func escapes(attack: String) throws {
        for text in HostileTexts.all where text.unicodeScalars.starts(with: attack.unicodeScalars) {
            var scene = try Scene.parse("scene 1 \"a\" 9 x 9", file: "a.scene")
            let title = LocalizedText(text, translations: [.init(language: "zh", text: text)])
            let place = SourcePosition(line: 2, column: 1)
            scene.lines.append(ScriptLine(position: place, statement: .title(title)))
            let written = try ScriptFile.scene(scene).formatted()
            let read = try Scene.parse(written, file: "a.scene").title
            #expect(
                read.english.unicodeScalars.elementsEqual(text.unicodeScalars), "\(text.visible)")
            #expect(read["zh"].unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }

    @Test("4: a quote with an accent keeps its backslash")
    func accent() throws {
        let text = "scene 1 \"a\" 9 x 9\ntitle \"a\\\"\u{301}b\"\n"
        #expect(try Scene.parse(text, file: "a").text.utf8.elementsEqual(text.utf8))
    }

    @Test("4: what would read back otherwise is not written, and the line is named")
    func refused() throws {
        var scene = try Scene.parse("scene 1 \"a\" 9 x 9\n# good\n", file: "a.scene")
        // A comment of two lines: the second would be read as a statement.
        scene.lines[1].comment = "good\ntitle \"evil\""
        #expect(throws: ScriptErrors.self) { try ScriptFile.scene(scene).formatted() }
        scene.lines[1].comment = "good\n# evil"
        do throws(ScriptErrors) {
            _ = try ScriptFile.scene(scene).formatted()
            Issue.record("it was written")
        } catch {
            #expect(
                error.description.hasPrefix("a.scene:2:1: found a line whose meaning would change"))
        }
    }

    @Test("4: one of a thing is no plural", arguments: ["1 tap", "2 taps"])
    func singular(taps: String) throws {
        let text = """
            scene 1 "a" 9 x 9
            view card at 0 0 size 9 9
              tap one requires-failure-of any tap with \(taps)

            """
        for given in [text, text.replacing("1 tap", with: "1 taps")] {
            #expect(try Scene.parse(given, file: "a").text == text)
        }
    }

    @Test("4: a letter with its accent and the same in two scalars are not the same line")
    func twoScalars() {
        func line(_ title: String) -> ScriptLine<SceneStatement> {
            ScriptLine(position: .start, statement: .title(LocalizedText(title)))
        }
        #expect(line("\u{e9}") == line("e\u{301}"))
        #expect(!line("\u{e9}").saysTheSame(as: line("e\u{301}")))
        #expect(line("\u{e9}").saysTheSame(as: line("\u{e9}")))
    }

    @Test("4: a line that comes from nowhere is seen")
    func tooMany() throws {
        let scene = try Scene.parse("scene 1 \"a\" 9 x 9\n# one\n\n# two\n", file: "a.scene")
        let fewer = Array(scene.lines.prefix(2))
        func difference(_ new: [ScriptLine<SceneStatement>]) -> String? {
            ScriptFile.difference(fewer, new, file: "a.scene")?.description
        }
        #expect(difference(fewer) == nil)
        #expect(
            difference(scene.lines)
                == "a.scene:1:1: found 1 extra line after formatting, expected none")
    }

    @Test("4: carriage returns at the end of a comment are no part of it")
    func carriageReturns() throws {
        let scene = try Scene.parse("scene 1 \"a\" 9 x 9  # one\r\r\n", file: "a.scene")
        #expect(scene.lines[0].comment == "one")
    }
}
