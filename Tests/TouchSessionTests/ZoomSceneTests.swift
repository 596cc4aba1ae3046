import Testing
import TouchReading
import TouchScript
import TouchSession

/// Scroll views of scenes that zoom.
@Suite("Scenes zoom") @MainActor struct ZoomSceneTests {
    private nonisolated static let pinch = """
        finger a down photo(0.45, 0.5)
        with finger b down photo(0.55, 0.5)
        finger a move by -80 0 over 300ms
        with finger b move by 80 0 over 300ms

        """

    private func missed(_ lines: String) throws -> [String] {
        let scene = try Scene.parse(
            """
            scene 1 "zoom" 640 x 400
            scroll pager at 40 20 size 560 360 content 1120 360 paging
              scroll album at 0 0 size 560 360 content 560 360 zoom 1 to 4
                view photo at 0 0 size 560 360
                tap double taps 2 zooms album to 2

            """, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"zoom\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.trace.failures(of: session.cues, file: "s.tape").map(\.description)
    }

    @Test(
        "CT9: fingers zoom, a double tap does, and what is zoomed scrolls before the pager does",
        arguments: [
            pinch + "expect album.pinch is changed now\n",
            "disable album.pinch\n" + pinch + "expect album.pinch never acts\n",
            "tap photo\ntap photo\nwait 1s\nexpect double acts 1 time\nexpect album scrolled by 280 180\n",
            "tap photo\ntap photo\nwait 1s\ntap photo\ntap photo\nwait 1s\nexpect album did not scroll\n",
            """
            tap photo
            tap photo
            wait 1s
            finger a down (320, 200)
            finger a move by -100 0 over 300ms
            expect pager did not scroll
            expect album scrolled
            """,
            """
            finger a down (320, 200)
            finger a move by -100 0 over 300ms
            expect album did not scroll
            expect pager scrolled
            """,
        ])
    func zooms(lines: String) throws {
        #expect(try missed(lines) == [])
    }
}
