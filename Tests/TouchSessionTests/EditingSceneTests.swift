import Testing
import TouchReading
import TouchScript
import TouchSession

/// Refresh controls, text fields and the keyboard of scenes.
@Suite("Scenes refresh and edit") @MainActor struct EditingSceneTests {
    private func missed(_ lines: String, _ scene: String = Self.form) throws -> [String] {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + scene, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.trace.failures(of: session.cues, file: "s.tape").map(\.description)
    }

    private nonisolated static let form = """
        view form at 0 0 size 640 400
          tap away ends-editing
          field name at 20 10 size 200 40 editing-did-end logs "over"
          field mail at 240 10 size 200 40
          field shut at 460 10 size 100 40 disabled
          button done at 20 60 size 100 40 touch-up-inside ends-editing
          scroll list at 20 110 size 200 200 content 200 400 keyboard-dismiss on-drag refreshes 2s
            row first at 0 0 size 200 40
          scroll chat at 240 60 size 200 320 content 200 800 keyboard-dismiss interactive

        """

    @Test(
        "RT5: a tap in a field begins to edit, and whoever ends editing is told",
        arguments: [
            "expect name acts 1 time\nexpect away never acts\nexpect away failed because name.tap\n",
            "tap done\nexpect name editing-did-end 1 time\nexpect noted \"over\"\n",
            "tap (600, 200)\nexpect away acts 1 time\nexpect name editing-did-end 1 time\n",
            "tap mail\nexpect mail acts 1 time\nexpect name editing-did-end 1 time\n",
            "tap shut\nexpect shut never acts\nexpect away acts 1 time\n",
        ])
    func edits(lines: String) throws {
        #expect(try missed("tap name\nwait 500ms\n" + lines) == [])
    }

    @Test(
        "The keyboard covers 40 % of the scene from below, 216 points at most, and takes touches",
        arguments: [
            "tap (600, 239)\nexpect away acts 1 time\n",
            "tap (600, 241)\nexpect form not asked\nexpect away never acts\n",
            "tap done\ntap (600, 390)\nexpect away acts 1 time\n",
            "remove name\ntap (600, 390)\nexpect away acts 1 time\n",
        ])
    func keyboard(lines: String) throws {
        #expect(try missed("tap name\nwait 500ms\n" + lines) == [])
    }

    @Test("The keyboard is no higher than 216 points")
    func highScreen() throws {
        let scene = try Scene.parse(
            "scene 1 \"s\" 390 x 800\nfield name at 20 20 size 200 40\n", file: "s.scene")
        let lines =
            "tap name\ntap (300, 583)\nexpect hit window\ntap (300, 585)\nexpect window not asked\n"
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        #expect(session.trace.failures(of: session.cues, file: "s.tape").isEmpty)
    }

    @Test("From one field to another the keyboard stays")
    func passedOn() throws {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + Self.form, file: "s.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"s\"\ntap name\nwait 1s\ntap mail\nwait 1s\ntap done\n", file: "s.tape",
            scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let kinds = ["windowShown", "windowHidden", "firstResponder"]
        let told = session.trace.records.filter { kinds.contains($0.entry.kind) }
            .map { session.trace.sentence($0.entry) }
        #expect(
            told.dropFirst() == [
                "name", "keyboard at level 2001.000", "nobody", "mail", "nobody", "keyboard",
            ])
    }

    @Test(
        "RT8, RT9: drags dismiss the keyboard, as the scroll view says",
        arguments: [
            "finger a down list\nfinger a move by 0 -30 over 200ms\nexpect name editing-did-end 1 time\n",
            """
            finger a down chat(0.5, 0.2)
            finger a move by 0 150 over 400ms
            wait 300ms
            expect name editing-did-end 0 times
            finger a up
            expect name editing-did-end 0 times
            """,
            """
            finger a down chat(0.5, 0.2)
            finger a move by 0 220 over 400ms
            wait 300ms
            tap (600, 250) finger b
            expect hit form by b
            finger a up
            expect name editing-did-end 1 time
            """,
        ])
    func drags(lines: String) throws {
        #expect(try missed("tap name\nwait 500ms\n" + lines) == [])
    }

    @Test("RT1, RT3: a pull refreshes under the finger, and ends after its time")
    func refreshes() throws {
        let pull = "finger a down list\nfinger a move by 0 190 over 500ms\n"
        #expect(
            try missed(
                pull + "expect list.refresh acts 1 time\nexpect list.refresh value-changed 1 time\n"
                    + "wait 300ms\nfinger a up\nwait 1s\nexpect list scrolled by 0 -60\n"
                    + "wait 2s\nexpect list scrolled to 0 0\n") == [])
        let short = "finger a down list\nfinger a move by 0 60 over 500ms\nfinger a up\nwait 1s\n"
        #expect(try missed(short + "expect list.refresh never acts\n") == [])
    }

    @Test("A field can be first responder from the start, and let nobody begin on it")
    func fromTheStart() throws {
        let scene = """
            view form at 0 0 size 640 400
              field name at 20 10 size 200 40 first-responder should-begin nobody

            """
        #expect(try missed("tap (300, 390)\nexpect form not asked\n", scene) == [])
        #expect(
            try missed("tap name\nexpect name.tap failed because should-begin-refused\n", scene)
                == [])
    }
}
