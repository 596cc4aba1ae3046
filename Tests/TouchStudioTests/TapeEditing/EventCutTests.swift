import Foundation
import Testing
import TouchKit
import TouchScript

@testable import TouchStudio
@testable import TouchVideo

@Suite("Taking events out of a tape") struct EventCutTests {
    private static let scene =
        "scene 1 \"s\" 400 x 400\nview v at 0 0 size 400 400\n  tap one\n  tap two taps 2\nrequire one to-fail two\n"

    private func cut(_ range: String, _ lines: String) throws -> String {
        let text = "tape 1\nscene \"s\"\n" + lines
        let scene = try Scene.parse(Self.scene, file: "s.scene")
        let tape = try Tape.parse(text, file: "t.tape", scene: scene)
        let played = FilmedTape(scene: scene, tape: tape)
        let range = try #require(TimeRange(range))
        let new = try EventCut(range, of: played, text: text).text
        return new.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    }

    private func fault(_ range: String, _ lines: String) -> String {
        do {
            return try cut(range, lines)
        } catch {
            return "\(error)"
        }
    }

    @Test("what is in it goes, the rest comes so much earlier, and other lines stay to the letter")
    func events() throws {
        #expect(
            try cut(
                "2s..5s",
                """
                event 500ms a began (10, 10)
                event +80ms a ended (10, 10)
                # Dead air.
                event 3s a began (20, 20)
                event +80ms  a ended (20, 20)
                event +2.92s a began (30, 30)  # here
                event +80ms  a ended (30, 30)
                event 8s a began (40, 40)
                event +80ms a ended (40, 40)
                wait until 10s
                """) == """
                    event 500ms a began (10, 10)
                    event +80ms a ended (10, 10)
                    # Dead air.
                    event +2.42s a began (30, 30)  # here
                    event +80ms  a ended (30, 30)
                    event 5s a began (40, 40)
                    event +80ms a ended (40, 40)
                    wait until 7s
                    """)
    }

    @Test("waits become shorter, verbs and lines of the telling move with the rest")
    func verbs() throws {
        #expect(
            try cut(
                "2s..5s",
                """
                cut 1s..1500ms
                speed 2 4s..8s
                wait 1s
                tap v
                wait 2s
                caption "Gone"
                tap v
                wait 3s
                caption "Kept"
                tap v
                wait 1s
                """) == """
                    cut 1s..1500ms
                    speed 2 2s..5s
                    wait 1s
                    tap v
                    wait 920ms
                    wait 1.16s
                    caption "Kept"
                    tap v
                    wait 1s
                    """)
    }

    @Test("a finger that is down at an edge forbids it, with the place")
    func fingers() {
        let lines = "wait 1s\nfinger a down v\nwait 2s\nfinger a up\nwait 2s\n"
        #expect(
            fault("2s..4s", lines)
                == "t.tape:4:1: found finger a down at 2 s, expected a cut between touches")
        #expect(fault("500ms..2s", lines).hasPrefix("t.tape:4:1: found finger a down at 2 s"))
        // Its last sample would be left behind.
        #expect(fault("3s..4s", lines).hasPrefix("t.tape:4:1: found finger a down at 3 s"))
        #expect(
            fault("3s..9s", lines)
                == "t.tape:7:1: found the end of the tape at 5 s, expected a cut that ends before it"
        )
    }

    @Test("a later decision that would change forbids it, with line, record and what it was")
    func decisions() {
        let fault = fault(
            "1s..4s",
            """
            wait 900ms
            tap v
            wait 2s
            wait 1200ms
            tap v
            wait 1s
            """)
        #expect(fault.contains("t.tape:"), "\(fault)")
        #expect(fault.contains(": the cut would "), "\(fault)")
        #expect(fault.contains("cut elsewhere or only in the film"), "\(fault)")
        #expect(self.fault("2s..3s", "tap v\nwait 4s\ntap v\nwait 1s\n").hasPrefix("tap v\nwait"))
    }

    @Test("what was changed in the scene and matters later is not cut")
    func scene() {
        let fault = fault("1s..2s", "wait 1.5s\nset v interaction off\nwait 1s\ntap v\nwait 1s\n")
        #expect(fault.hasPrefix("t.tape:6:1: the cut would "), "\(fault)")
    }
}
