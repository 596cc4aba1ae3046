import Testing
import TouchReading
import TouchScript
import TouchSession

/// Answers of a delegate that depend on where a scroll view lies, or on where fingers are.
@Suite("What a delegate answers can depend on something") @MainActor struct ConditionTests {
    private nonisolated static let sheet = """
        scene 1 "sheet" 640 x 400
        view sheet at 40 40 size 560 320
          pan pull should-begin at-top list simultaneous-with all
          pan push should-begin at-bottom list simultaneous-with all
          pan free should-begin not at-top list simultaneous-with all
          edge-pan back should-receive area 0 0 40 320 edges left
          tap poke should-receive except list
          scroll list at 40 40 size 300 240 content 300 900
            view row at 0 0 size 300 60

        """

    private nonisolated static let drag = "finger a down list\nfinger a move by 0 -60 over 200ms\n"

    /// What of these expectations a tape misses.
    private func missed(_ lines: String, on scene: String = Self.sheet) throws -> [String] {
        let scene = try Scene.parse(scene, file: "s.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"sheet\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.trace.failures(of: session.cues, file: "s.tape").map(\.description)
    }

    @Test(
        "AR4, DL1: asked when they would begin, and for each touch",
        arguments: [
            drag + "expect pull was began\nexpect push failed because should-begin-refused\n",
            drag + "expect free failed because should-begin-refused\n",
            "set list bounds-at 0 660\n" + drag + "expect push was began\n",
            "set list bounds-at 0 30\n" + drag
                + "expect free was began\nexpect pull failed because should-begin-refused\n",
            "tap list(0.5, 0.6)\nexpect poke never acts\nwait 1s\ntap row\nexpect poke acts 1 time\n",
        ])
    func holds(lines: String) throws {
        #expect(try missed(lines) == [])
    }

    @Test(
        "AR4: a pan can be let begin only where it moves more that way than any other",
        arguments: [
            ("right", (60, 20)), ("left", (-60, -20)), ("up", (20, -60)), ("down", (-20, 60)),
        ])
    func ways(way: String, movement: (Int, Int)) throws {
        let all = ["right", "left", "up", "down"]
        let pans = all.map { "  pan go-\($0) should-begin \($0) simultaneous-with all\n" }
        let scene = "scene 1 \"sheet\" 640 x 400\nview card at 40 40 size 560 320\n"
        let expected = all.map {
            "expect go-\($0) "
                + ($0 == way ? "was began\n" : "failed because should-begin-refused\n")
        }
        let drag = "finger a down card\nfinger a move by \(movement.0) \(movement.1) over 200ms\n"
        let lines = drag + expected.joined()
        #expect(try missed(lines, on: scene + pans.joined()) == [])
    }

    @Test("AR4: on the diagonal it moves no way more than any other")
    func diagonal() throws {
        let scene =
            "scene 1 \"sheet\" 640 x 400\nview card at 40 40 size 560 320\n"
            + "  pan one should-begin right\n  pan other should-begin down\n"
        let refused = ["one", "other"].map { "expect \($0) failed because should-begin-refused\n" }
        let drag = "finger a down card\nfinger a move by 60 60 over 200ms\n"
        #expect(try missed(drag + refused.joined(), on: scene) == [])
    }

    @Test("its condition must be one")
    func faults() {
        let scene = Self.sheet + "  pan odd should-begin not horizontal\n"
        #expect(throws: ScriptErrors.self) { try Scene.parse(scene, file: "s.scene") }
    }
}
