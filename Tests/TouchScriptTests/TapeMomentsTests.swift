import Testing
import TouchScript

@Suite("Telling something at a moment") struct TapeMomentsTests {
    private static let scene = "scene 1 \"s\" 640 x 400\nview card at 0 0 size 100 100\n"

    /// The text with a chapter at a moment, and when it is told there.
    private func told(_ text: String, at time: Double) throws -> (text: String, time: Double) {
        let scene = try Scene.parse(Self.scene, file: "s.scene")
        let tape = try Tape.parse(text, file: "s.tape", scene: scene)
        var edits = TapeEdits(text)
        let told = edits.insert(.freeze(Span(2)), at: time, in: tape)
        let new = try Tape.parse(edits.text, file: "s.tape", scene: scene)
        let place = try #require(
            new.lines.firstIndex { $0.statement == .tell(.freeze(Span(2))) })
        #expect(new.times[place].lowerBound == told)
        #expect(new.times.map(\.upperBound).max() == tape.times.map(\.upperBound).max())
        edits.undo()
        #expect(edits.text == text && !edits.canUndo)
        edits.redo()
        return (edits.text, told)
    }

    @Test("a wait becomes two, and keeps its comment")
    func wait() throws {
        let text = "tape 1\nscene \"s\"\ntap card\nwait 2s  # a rest\nshake\n"
        let told = try told(text, at: 1)
        #expect(told.time == 1)
        #expect(
            told.text
                == "tape 1\nscene \"s\"\ntap card\nwait 920ms\nfreeze 2s\nwait 1.08s  # a rest\nshake\n"
        )
    }

    @Test("so does what a recording waits for, by either of its times")
    func events() throws {
        let text =
            "tape 1\nscene \"s\"\nevent +1s a began (1, 1)\nevent +2s a moved (2, 2)\n"
            + "event 5s a ended (2, 2)\n"
        let told = try told(text, at: 1.5)
        #expect(told.text.contains("wait 500ms\nfreeze 2s\nevent +1.5s a moved"))
        let later = try self.told(text, at: 4)
        #expect(later.text.contains("wait 1s\nfreeze 2s\nevent 5s a ended"))
    }

    @Test("a move is not taken apart, nor lines that go together: it stands before")
    func moves() throws {
        let text =
            "tape 1\nscene \"s\"\nfinger a down card\nfinger a move (9, 9) over 1s\n"
            + "with wait 3s\nfinger a up\n"
        for time in [0.5, 2] {
            let told = try told(text, at: time)
            #expect(told.time == 0)
            #expect(told.text.contains("down card\nfreeze 2s\nfinger a move"))
        }
    }

    @Test("at the beginning nothing has happened yet, and behind the end all has")
    func ends() throws {
        let text = "tape 1\nscene \"s\"\nfinger a down card\nwait 1s\nfinger a up\n# end\n"
        #expect(try told(text, at: 0).text.contains("\"s\"\nfreeze 2s\nfinger a down"))
        #expect(try told(text, at: 1).text.contains("finger a up\nfreeze 2s\n# end"))
        #expect(try told(text, at: 9).time == 1)
    }
}
