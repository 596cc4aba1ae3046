import TestSupport
import Testing
import TouchScript

@Suite("Editing the text of a tape") struct TapeEditsTests {
    private static let text = "tape 1\nscene \"s\"  # where\n\n# A tap.\ntap   card\nwait 1s\n"

    @Test("a change touches its lines and nothing else, to the letter")
    func minimal() {
        var edits = TapeEdits(Self.text)
        edits.replace(5..<6, with: ["wait 2s"])
        edits.insert(["shake"], at: 4)
        edits.remove(2..<3)
        #expect(
            edits.text == "tape 1\nscene \"s\"  # where\n# A tap.\nshake\ntap   card\nwait 2s\n")
    }

    @Test("everything can be undone and done again, until something else is done")
    func undo() {
        var edits = TapeEdits(Self.text)
        var texts = [edits.text]
        for step in 0..<20 {
            switch step % 3 {
            case 0: edits.insert(["# \(step)"], at: step)
            case 1: edits.replace(step % 4..<step % 4 + 2, with: ["wait \(step)s"])
            default: edits.remove(0..<1)
            }
            texts.append(edits.text)
        }
        for text in texts.reversed().dropFirst() {
            let isUndone = edits.undo()
            #expect(isUndone && edits.text == text)
        }
        edits.undo()
        #expect(!edits.canUndo && edits.text == Self.text)
        for text in texts.dropFirst() {
            let isRedone = edits.redo()
            #expect(isRedone && edits.text == text)
        }
        #expect(!edits.canRedo)
        edits.undo()
        edits.insert(["shake"], at: 0)
        #expect(!edits.canRedo && edits.canUndo)
    }

    @Test("several changes are undone as one; what changes nothing is no change")
    func together() {
        var edits = TapeEdits(Self.text)
        edits.together { edits in
            edits.remove(4..<6)
            edits.insert(["shake"], at: 0)
        }
        #expect(edits.text == "shake\ntape 1\nscene \"s\"  # where\n\n# A tap.\n")
        edits.undo()
        #expect(edits.text == Self.text && !edits.canUndo)
        edits.replace(0..<1, with: ["tape 1"])
        edits.together { _ in }
        #expect(!edits.canUndo)
    }

    @Test(
        "texts without an end, empty ones and lines that are not there",
        arguments: ["", "a", "a\n", "a\r\nb"])
    func ends(text: String) {
        var edits = TapeEdits(text)
        #expect(edits.text == text)
        edits.remove(7..<9)
        #expect(edits.text == text && !edits.canUndo)
        edits.insert(["b"], at: 99)
        #expect(edits.text.hasSuffix("b\n"))
        edits.undo()
        edits.insert(["b"], at: -1)
        #expect(edits.text.hasPrefix("b\n"))
    }

    @Test("a cut stands beside other cuts, or after the scene")
    func cuts() throws {
        var edits = TapeEdits(Self.text)
        let range = TimeRange(Span(1), Span(2))
        edits.insert(.cut(range), in: try Tape.parse(edits.text, file: "t"))
        edits.insert(
            .speed(2, TimeRange(Span(3), Span(4))), in: try Tape.parse(edits.text, file: "t"))
        #expect(
            edits.text
                == "tape 1\nscene \"s\"  # where\ncut 1s..2s\nspeed 2 3s..4s\n\n# A tap.\ntap   card\nwait 1s\n"
        )
    }

    @Test(
        "a stretch that cannot be meant is told with its place",
        arguments: [
            (
                "cut 3s..2s",
                "t:3:5: found 3s..2s, which runs backwards, expected its earlier time first"
            ),
            (
                "cut 3s..3s",
                "t:3:5: found 3s..3s, which runs backwards, expected its earlier time first"
            ),
            ("cut 3s", "t:3:7: found the end of the line, expected '..' and the end time"),
            (
                "speed 0 1s..2s",
                "t:3:7: found '0', expected a speed factor from 0.01 to 1000"
            ),
            ("trim 1..2", "t:3:6: found '1..2', expected a number"),
        ])
    func faults(line: String, message: String) {
        #expect(throws: ScriptErrors.self) {
            try Tape.parse("tape 1\nscene \"s\"\n\(line)", file: "t")
        }
        do {
            _ = try Tape.parse("tape 1\nscene \"s\"\n\(line)", file: "t")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("stretches that overlap or lie outside of the tape are doubted at their places")
    func doubts() throws {
        let tape = try Tape.parse(
            """
            tape 1
            scene "s"
            cut 1s..3s
            cut 2s..4s
            cut 4s..11s
            speed 2 1s..2s
            speed 3 2s..3s
            trim 1s..9s
            trim 1s..9s
            wait 10s
            """, file: "t")
        #expect(
            tape.editDoubts(end: 10).map(\.description) == [
                "t:4:1: found 'cut' for 2s..4s, which overlaps 1s..3s, expected separate stretches",
                "t:5:1: found 4s..11s in a tape that ends at 10s, expected a stretch within it",
                "t:9:1: found a second 'trim', expected only one",
            ])
        #expect(tape.edits.cuts == [-Double.infinity..<Double.infinity])
    }

    @Test("reading what has changed gives what reading all of it gives, faults and all")
    func changedLines() throws {
        let scene = try Scene.parse(
            "scene 1 \"s\" 640 x 400\nview card at 0 0 size 100 100\n", file: "s.scene")
        let lines = [
            "wait 1s", "tap card", "# so", "", "finger a down card", "finger a up", "shake",
            "cut 1s..2s", "  wait 1s", "tap nobody", "with shake", "finger a move card over 1s",
            "event +8ms a began (1, 2), b moved (3.5, 4)", "scene \"t\"", "caption \"so\"  # it is",
        ]
        var dice = Dice(seed: 7)
        var (edits, tape) = (TapeEdits(Self.text), try Tape.parse(Self.text, file: "s.tape"))
        var (read, refused, heads) = (0, 0, 0)
        for _ in 0..<600 {
            var new = edits
            let start = dice.roll(new.count + 2)
            switch dice.roll(5) {
            case 0: new.undo()
            case 1: new.remove(start..<start + 1)
            default:
                let said = (0...dice.roll(2)).map { _ in lines[dice.roll(lines.count)] }
                new.replace(start..<start + dice.roll(2), with: said)
            }
            let whole = Result<Tape, ScriptErrors> { () throws(ScriptErrors) in
                try Tape.parse(new.text, file: "s.tape", scene: scene)
            }
            do {
                guard let changed = try new.tape(since: edits, of: tape, scene: scene) else {
                    heads += 1
                    continue
                }
                #expect(try changed == whole.get())
                (edits, tape) = (new, changed)
                read += 1
            } catch {
                let faults = #expect(throws: ScriptErrors.self) { try whole.get() }
                #expect(Set(error.errors) == Set(faults?.errors ?? []))
                refused += 1
            }
        }
        #expect(read > 100 && refused > 100 && heads > 10)
    }

    @Test("a text without an end of its last line is added to in lines of their own")
    func withoutEnd() throws {
        let scene = try Scene.parse(
            "scene 1 \"s\" 640 x 400\nview card at 0 0 size 100 100\n", file: "s.scene")
        let text = "tape 1\nscene \"s\"\nwait 1s"
        let tape = try Tape.parse(text, file: "s.tape", scene: scene)
        let old = TapeEdits(text)
        var new = old
        new.insert(["shake"], at: 3)
        #expect(new.text == text + "\nshake\n")
        let changed = try new.tape(since: old, of: tape, scene: scene)
        #expect(try changed == Tape.parse(new.text, file: "s.tape", scene: scene))
    }
}
