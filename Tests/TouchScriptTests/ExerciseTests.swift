import Testing
import TouchScript

@Suite("What a tape says to try") struct ExerciseTests {
    private func faults(_ line: String) throws -> [String] {
        let scene = try Scene.parse(
            "scene 1 \"a\" 400 x 200\nview card at 0 0 size 100 100\n  tap once\n", file: "a.scene")
        do throws(ScriptErrors) {
            _ = try Tape.parse("tape 1\nscene \"a\"\n\(line)\n", file: "a.tape", scene: scene)
            return []
        } catch {
            return error.errors.map { "\($0)" }
        }
    }

    @Test("Its expectation is one of the tape language, and names who is in the scene")
    func names() throws {
        #expect(try faults("try \"Tap.\" zh \"轻点。\" expect once acts and hit card") == [])
        let stranger = try faults("try \"Tap.\" expect once acts and hit crad")
        #expect(stranger.count == 1)
        #expect(stranger.first?.hasPrefix("a.tape:3:37: found 'crad', expected a view") == true)
        let unknown = try faults("try \"Tap.\" expect squeeze began")
        #expect(unknown.first?.hasPrefix("a.tape:3:19: found 'squeeze'") == true)
    }

    @Test("Without words or without an expectation it is refused, with the place")
    func form() throws {
        #expect(
            try faults("try expect once acts")
                == ["a.tape:3:5: found 'expect', expected a task to try, in quotes"])
        #expect(
            try faults("try \"Tap.\"")
                == ["a.tape:3:11: found the end of the line, expected 'expect'"])
        #expect(try faults("try \"Tap.\" expect once acts and").count == 1)
        #expect(try faults("with try \"Tap.\" expect once acts").count == 1)
    }

    @Test("More than a panel can show are refused")
    func limit() throws {
        let line = "try \"Tap.\" expect once acts"
        #expect(try faults(Array(repeating: line, count: 4).joined(separator: "\n")) == [])
        #expect(
            try faults(Array(repeating: line, count: 6).joined(separator: "\n"))
                == ["a.tape:7:1: found more than 4 tasks to try, expected at most 4"])
        #expect(try faults(line + Array(repeating: " and hit card", count: 4).joined()).count == 1)
    }
}
