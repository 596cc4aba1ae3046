import Testing
import TouchScript
import TouchTrace

@testable import TouchSession

/// A scroll view's own recognizers, named and set by scenes and tapes.
@Suite("A scroll view's pan is somebody") @MainActor struct OwnRecognizerTests {
    private func play(_ scene: String, _ tape: String) throws -> Session {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + scene, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + tape, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session
    }

    private func changes(_ scene: String, _ tape: String) throws -> [String] {
        told("transition", in: try play(scene, tape).trace)
    }

    private func told(_ kind: String, in trace: Trace) -> [String] {
        trace.records.filter { $0.entry.kind == kind }.map { trace.sentence($0.entry) }
    }

    private static let list = """
        view page at 0 0 size 640 400
          scroll list at 40 40 size 300 300 content 300 900

        """
    private static let drag = "finger a down list\nfinger a move by 0 -80 over 200ms\nfinger a up\n"

    @Test("CT4: told how many fingers it takes, one scrolls no more")
    func fingers() throws {
        let told = try changes(Self.list + "    pan list.pan fingers 2\n", Self.drag)
        #expect(!told.contains { $0.hasPrefix("list.pan: possible → began") })
        #expect(
            try changes(Self.list, Self.drag).contains {
                $0.hasPrefix("list.pan: possible → began")
            })
    }

    @Test("AR2: waits for others, and others for it")
    func requirements() throws {
        let scene = Self.list + "  pan drag\nrequire drag to-fail list.pan\n"
        #expect(
            try changes(scene, Self.drag).contains {
                $0.hasPrefix("drag: possible → failed, requirement broken")
            })
    }

    @Test("AR6: is let recognize beside another by its delegate, the scroll view")
    func delegate() throws {
        let scene = Self.list + "    pan list.pan simultaneous-with drag\n  pan drag\n"
        let told = try changes(scene, Self.drag)
        #expect(told.contains { $0.hasPrefix("drag: possible → began") })
        #expect(told.contains { $0.hasPrefix("list.pan: possible → began") })
    }

    @Test("SM5: moved to another view, it scrolls from there")
    func moved() throws {
        let drag = Self.drag.replacing("down list", with: "down (600, 200)")
        let session = try play(Self.list + "  pan list.pan\n", drag)
        #expect(told("bounds", in: session.trace).last?.hasPrefix("list: (0.000, 7") == true)
    }

    @Test("tapes switch it and expect of it; what if? sets it")
    func tapes() throws {
        let session = try play(
            Self.list, "disable list.pan\n" + Self.drag + "expect list.pan possible\n")
        #expect(told("bounds", in: session.trace).last?.hasPrefix("list: (0.000, 7") == false)
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + Self.list, file: "s.scene")
        let changed = try SceneChange("list.pan fingers 2").applied(to: scene).text
        #expect(changed.hasSuffix("content 300 900\n    pan list.pan fingers 2\n"))
        #expect(throws: ScriptErrors.self) {
            try SceneChange("without list.pan").applied(to: scene)
        }
    }

    @Test(
        "what cannot be said of it is told",
        arguments: [
            ("  tap list.pan\n", "'list.pan' is a scroll view's own recognizer"),
            ("  pan page.pan\n", "found 'page.pan', expected a recognizer in the scene (list.pan)"),
            ("  pan list.pan can-prevent nobody\n", "found 'can-prevent'"),
            ("  pan list.pan\n  pan list.pan\n", "a second 'list.pan'"),
        ])
    func faults(lines: String, message: String) throws {
        let error = try #require(throws: ScriptErrors.self) { try play(Self.list + lines, "") }
        #expect("\(error)".contains(message), "\(error)")
    }
}
