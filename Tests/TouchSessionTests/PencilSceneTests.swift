import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchSession

/// Pointers over regions, a pencil's taps and squeezes, and how it is held, in scenes and tapes.
@MainActor @Suite struct PencilSceneTests {
    private static let scene = """
        scene 1 "desk" 400 x 300
        view page at 0 0 size 400 300 color sand pencil-squeeze shows palette, logs "palette"
          view palette at 10 10 size 100 40 color sky hidden pencil-tap hides palette
          view lid at 120 10 size 60 40 color rose hidden pencil-tap logs "unseen"
          view keys at 200 0 size 200 100 color mint pointer-regions 0 0 100 100, 100 0 50 100
            view cap at 20 20 size 40 40 color coral pointer-regions
          hover over touch-types pencil

        """

    private func trace(_ tape: String, _ kinds: String...) throws -> [String] {
        try ran(tape).trace.said(kinds)
    }

    private func ran(_ tape: String) throws -> Session {
        let session = try session(Self.scene, tape)
        session.runTape()
        return session
    }

    @Test(
        "PP5, PP6: a view notes the regions that the pointer enters and leaves, the deepest first")
    func regions() throws {
        let notes = try trace(
            """
            pointer move (210, 10)
            pointer move (240, 40)
            pointer move (320, 10)
            pointer move (380, 10)
            pointer move (320, 10)
            pointer exit (0, 0)
            """, "note")
        #expect(
            notes == [
                "keys: enters region 1", "keys: leaves region 1", "cap: enters region 1",
                "cap: leaves region 1", "keys: enters region 2", "keys: leaves region 2",
                "keys: enters region 2", "keys: leaves region 2",
            ])
    }

    @Test("PP7, PP8: every visible view is told of a tap, and of a squeeze when it has ended")
    func tapsAndSqueezes() throws {
        let told = try trace(
            """
            pencil tap
            pencil squeeze over 400ms
            pencil tap
            """, "systemEvent", "note", "flag")
        #expect(
            Array(told.drop { !$0.hasPrefix("pencil") }) == [
                "pencil tap", "pencil squeeze began", "pencil squeeze ended",
                "palette: hidden off", "page: palette", "pencil tap", "palette: hidden on",
            ])
    }

    @Test("PP8: a squeeze takes its time, and a recording has both of its ends")
    func squeezeRecorded() throws {
        let session = try ran("pencil squeeze over 400ms\npencil squeeze")
        #expect(session.time == 0.4)
        #expect(
            session.recordedTape.text == """
                tape 1
                scene "desk"
                pencil squeeze began
                wait 400ms
                pencil squeeze ended
                pencil squeeze began
                pencil squeeze ended

                """)
    }

    @Test("TE7: a pencil is held as the tape says, as long as it is down")
    func held() throws {
        let told = try trace(
            """
            finger p down (50, 200) type pencil altitude 45deg azimuth 90deg roll 10deg
            finger p move by 40 0 over 100ms
            finger p up
            finger a down (50, 200)
            finger a up
            """, "pencil")
        #expect(told == ["p: altitude 45.0°, azimuth 90.0°, roll 10.0°"])
    }

    @Test("PP3: a hovering pencil comes down on its way, and a hover for pencils ignores a mouse")
    func hovering() throws {
        let session = try ran(
            """
            pointer move (50, 200)
            pointer exit (0, 0)
            pointer move (50, 200) type pencil height 1 altitude 60deg
            pointer move (50, 250) over 25ms type pencil height 0.25 altitude 60deg
            finger p down (50, 250) type pencil
            """)
        #expect(
            session.trace.said(["pencil"]) == [
                "hovering: altitude 60.0°, azimuth 0.0°, height 1.000",
                "hovering: altitude 60.0°, azimuth 0.0°, height 0.750",
                "hovering: altitude 60.0°, azimuth 0.0°, height 0.500",
                "hovering: altitude 60.0°, azimuth 0.0°, height 0.250",
                "p: altitude 90.0°, azimuth 0.0°",
            ])
        let answers = session.trace.said(["question", "transition"])
        #expect(
            answers.filter { $0.hasPrefix("over") }.prefix(2) == [
                "over.shouldReceiveEvent(over) = no, default", "over: possible → began, analysis",
            ])
    }

    @Test("TE7, PP3: what was held is held in the recording, too")
    func recorded() throws {
        let session = try ran(
            """
            pointer move (50, 200) over 50ms type pencil height 0.5 altitude 60deg azimuth 1rad
            finger p down (50, 200) type pencil altitude 45deg azimuth 90deg
            finger p move by 40 0 over 100ms
            finger p up
            """)
        let text = session.recordedTape.text
        let again = try ran(text.split(separator: "\n").dropFirst(2).joined(separator: "\n"))
        #expect(again.trace.text == session.trace.text)
        #expect(again.recordedTape.text == text)
        #expect(text.contains("azimuth"))
    }
}

extension Trace {
    /// What the records of some kinds say.
    fileprivate func said(_ kinds: [String]) -> [String] {
        records.filter { kinds.contains($0.entry.kind) }.map { sentence($0.entry) }
    }
}
