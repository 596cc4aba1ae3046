import Foundation
import TestSupport
import Testing
import TouchScript

@Suite("A text as editors count it") struct EditorTextTests {
    private func range(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> EditorRange {
        EditorRange(EditorPosition(line: a, character: b), EditorPosition(line: c, character: d))
    }

    @Test("columns are units of UTF-16: a letter of two is never cut")
    func utf16() {
        var text = EditorText("a𝄞b\né\u{301}")
        #expect(
            text.position(of: SourcePosition(line: 1, column: 3))
                == EditorPosition(line: 0, character: 3))
        #expect(
            text.position(of: SourcePosition(line: 2, column: 2))
                == EditorPosition(line: 1, character: 1))
        text.apply(EditorChange(range(0, 2, 0, 3), "x"))
        #expect(text.text == "axb\né\u{301}")
    }

    @Test("places beyond a line or the text mean its end; before it, its beginning")
    func beyond() {
        var text = EditorText("ab\ncd")
        text.apply(EditorChange(range(0, 99, 1, 0), "-"))
        #expect(text.text == "ab-cd")
        text.apply(EditorChange(range(99, 0, 99, 9), "!"))
        #expect(text.text == "ab-cd!")
        text.apply(EditorChange(range(-3, 7, 0, -1), "?"))
        #expect(text.text == "?ab-cd!")
    }

    @Test("changes across lines join and part them; a return stays with its end of a line")
    func lines() {
        var text = EditorText("one\r\ntwo\r\nthree")
        text.apply(EditorChange(range(0, 3, 1, 0), "\nhalf\n"))
        #expect(Array(text.text.utf8) == Array("one\nhalf\ntwo\r\nthree".utf8))
        text.apply(EditorChange(range(0, 0, 9, 0), ""))
        #expect(text.text == "" && text.lines == [""])
    }

    @Test("a fault covers the word it is about; at a line's end its last letter")
    func faults() {
        let text = EditorText("scene 1 \"a\" 9 x 9\nview 𝄞 at\n\n")
        #expect(
            text.range(ofFaultAt: SourcePosition(line: 1, column: 9)) == range(0, 8, 0, 11))
        #expect(
            text.range(ofFaultAt: SourcePosition(line: 2, column: 10)) == range(1, 9, 1, 10))
        #expect(text.range(ofFaultAt: SourcePosition(line: 3, column: 1)) == range(2, 0, 2, 0))
        #expect(text.range(ofFaultAt: SourcePosition(line: 90, column: 4)) == range(3, 0, 3, 0))
        #expect(text.range(ofFaultAt: nil) == range(0, 0, 0, 17))
    }
}

@Suite("Canonical form as changes") struct FormattingChangesTests {
    /// The text after the changes, which are all told of the text before any of them.
    private func applied(_ changes: [EditorChange], to text: String) -> String {
        var text = EditorText(text)
        for change in changes.reversed() { text.apply(change) }
        return text.text
    }

    @Test("every lesson, however it was disarranged, becomes canonical again", arguments: 0..<40)
    func lessons(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let url = Lessons.folder.appending(path: Lessons.files[seed % Lessons.files.count])
        let written = try ScriptFile.load(url).formatted()
        var lines = written.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        for _ in 0..<6 {
            let place = dice.roll(lines.count)
            switch dice.roll(4) {
            case 0: lines[place] += "   "
            case 1 where lines[place].isEmpty: lines.insert("  ", at: place)
            case 2: lines[place] = lines[place].replacingOccurrences(of: " at ", with: "  at   ")
            default: lines[place] = lines[place].replacingOccurrences(of: ", ", with: " ,")
            }
        }
        let text = lines.joined(separator: "\n") + String(repeating: "\n", count: seed % 3)
        guard let script = try? ScriptFile.parse(text, of: url) else { return }
        let canonical = try script.formatted()
        #expect(applied(EditorText(text).changes(to: canonical), to: text) == canonical)
        #expect(EditorText(canonical).changes(to: canonical) == [])
    }

    @Test(
        "only the letters that differ are touched",
        arguments: [
            ("scene 1 \"a\" 9 x 9\nview  b at 1 1 size 1 1\n", 1),
            ("\n\nscene 1 \"a\" 9 x 9", 3),
            ("scene 1 \"a\" 9 x 9\n\n\n\nview b at 1 1 size 1 1\n\n", 3),
            ("scene 1 \"a\" 9 x 9\r\nview b at 1 1   size 1 1\r\n", 1),
            ("  \nscene 1 \"a\" 9 x 9\n   ", 2),
        ])
    func least(text: String, count: Int) throws {
        let canonical = try Scene.parse(text, file: "a").text
        let changes = EditorText(text).changes(to: canonical)
        #expect(changes.count == count, "\(changes)")
        #expect(
            applied(changes, to: text).replacingOccurrences(of: "\r\n", with: "\n") == canonical)
        for change in changes where !change.text.contains("\n") && !change.text.isEmpty {
            #expect(change.range.start.line == change.range.end.line)
        }
    }
}
