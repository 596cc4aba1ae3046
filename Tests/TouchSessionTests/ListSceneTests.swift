import Testing
import TouchReading
import TouchScript
import TouchSession

/// Lists of scenes: their insets, the status bar, and rows that are moved.
@Suite("Lists of scenes") @MainActor struct ListSceneTests {
    private func missed(_ list: String, _ lines: String) throws -> [String] {
        let scene = try Scene.parse(
            """
            scene 1 "list" 400 x 400
            window main safe-area 44 0 34 0
              scroll list at 0 0 size 200 400 content 200 900\(list)
                row first at 0 0 size 200 60
                row second at 0 60 size 200 60
                row third at 0 120 size 200 90
                row fourth at 0 220 size 200 60
              scroll other at 200 0 size 200 400 content 400 900 scrolls-to-top off directional-lock

            """, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"list\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.trace.failures(of: session.cues, file: "s.tape").map(\.description)
    }

    @Test(
        "LA1, LA2: a list begins below its insets and what the system covers of it",
        arguments: [
            ("", -44), (" content-inset 10 0 0 0", -54), (" inset-adjustment never", 0),
            (" content-inset 10 0 0 0 inset-adjustment never", -10),
            (" inset-adjustment always", -44), (" inset-adjustment scrollable-axes", -44),
        ])
    func insets(clauses: String, top: Int) throws {
        #expect(try missed(clauses, "expect list scrolled to 0 \(top)\n") == [])
    }

    private nonisolated static let down = """
        finger a down list(0.5, 0.8)
        finger a move by 0 -200 over 300ms
        wait 200ms
        finger a up
        wait 1s
        status-bar tap
        wait 1s

        """

    @Test(
        "LA4: a tap on the status bar scrolls the one list that scrolls to the top, and says why it does or not",
        arguments: [
            (
                "",
                down + """
                    expect list scrolled to 0 -44
                    expect noted "status bar: scrolls to its top"
                    """
            ),
            (
                " scrolls-to-top off",
                down + """
                    expect list scrolled to 0 146
                    expect noted "status bar: scrollsToTop is off"
                    """
            ),
            (
                " disabled", "status-bar tap\nexpect noted \"status bar: it does not scroll\"\n"
            ),
            ("", "status-bar tap\nexpect noted \"status bar: at its top already\"\n"),
            (
                "",
                "set other scrolls-to-top on\n" + down + """
                    expect list scrolled to 0 146
                    expect noted "status bar: not alone with scrollsToTop"
                    """
            ),
        ])
    func statusBar(clauses: String, lines: String) throws {
        #expect(try missed(clauses, lines) == [])
    }

    @Test("LA5: with a directional lock a drag keeps to the axis on which it began")
    func lock() throws {
        let drag =
            "finger a down other\nfinger a move by -20 -60 over 300ms\nwait 200ms\nfinger a up\n"
        #expect(try missed("", drag + "expect other scrolled by 0 50\n") == [])
        let free = "set other directional-lock off\n" + drag
        #expect(try missed("", free + "expect other scrolled by 0 50\n") != [])
    }

    private nonisolated static let lift = "finger a down second\nwait 600ms\n"

    @Test(
        "CV51, CV52, CV55: a pressed row follows the finger, the others give way, and where it was moved is noted once",
        arguments: [
            lift
                + "finger a move by 0 30 over 200ms\nexpect second at 0 90\nexpect third at 0 120\n",
            lift + """
                finger a move by 0 50 over 200ms
                expect second at 0 110
                expect third at 0 60
                expect fourth at 0 220
                finger a up
                wait 300ms
                expect second at 0 150
                expect noted "second 1 → 2"
                expect list did not scroll
                """,
            lift + """
                finger a move by 0 -70 over 200ms
                finger a up
                wait 300ms
                expect second at 0 0
                expect first at 0 60
                expect third at 0 120
                expect noted "second 1 → 0"
                """,
        ])
    func moves(lines: String) throws {
        #expect(try missed(" inset-adjustment never reorders", lines) == [])
    }

    @Test(
        "CV53, CV54: a movement that is cancelled or leads nowhere leaves all rows as they were, and nothing is noted",
        arguments: [
            "finger a move by 0 50 over 200ms\ninterrupt\n",
            "finger a move by 0 50 over 200ms\nfinger a move by 0 -50 over 200ms\nfinger a up\n",
        ])
    func goesBack(lines: String) throws {
        let end = "wait 300ms\nexpect second at 0 60\nexpect third at 0 120\n"
        let clauses = " inset-adjustment never reorders"
        #expect(try missed(clauses, Self.lift + lines + end) == [])
        #expect(try missed(clauses, Self.lift + lines + "expect noted \"second 1 → 2\"\n") != [])
    }

    @Test(
        "CV56: a row held near an edge scrolls the list and goes with it, no farther than the content"
    )
    func scrollsAtEdge() throws {
        let lines =
            Self.lift + """
                finger a move (100, 390) over 200ms
                wait 3s
                expect list scrolled to 0 500
                expect second at 0 860
                finger a up
                wait 300ms
                expect second at 0 220
                expect noted "second 1 → 3"
                """
        #expect(try missed(" inset-adjustment never reorders", lines) == [])
    }

    @Test(
        "CV59, CV60: a press beside the rows fails, a drag before the press scrolls, and a tap still selects",
        arguments: [
            "finger a down (100, 350)\nexpect list.reorder was failed\n",
            """
            finger a down second
            finger a move by 0 -100 over 100ms
            expect list.reorder was failed
            expect list.pan was began
            """,
            lift + "finger a move by 0 50 over 100ms\nexpect list.pan never acts\n",
            "tap second\nexpect second acts 1 time\n",
            lift + "finger a up\nexpect second got began, cancelled\nexpect second never acts\n",
        ])
    func press(lines: String) throws {
        #expect(try missed(" inset-adjustment never reorders", lines) == [])
    }
}
