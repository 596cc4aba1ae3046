import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession

/// What scenes can say besides views, each proved by a tape's own expectations.
@Suite struct SceneBehaviorTests {
    private func check(_ scene: String, _ lines: String) throws {
        let session = try session("scene 1 \"board\" 640 x 400\n" + scene, lines)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
    }

    @Test("A first responder answers shakes and the remote control")
    func firstResponder() throws {
        try check(
            """
            view card at 0 0 size 100 100 motion handle-and-forward logs "shaken" first-responder
            delegate remote consume
            """,
            """
            shake
            expect handled by card
            expect noted "shaken"
            expect hops card > window > application > delegate
            remote play
            expect consumed by delegate
            """)
    }

    @Test("A presented controller stands between its view and the one that presents it")
    func presented() throws {
        try check(
            """
            controller root
              view page at 0 0 size 640 400
            controller sheet presented
              view paper at 100 100 size 200 200
            """,
            """
            tap paper
            expect hit paper
            expect hops paper > sheet > root > window > application > delegate
            tap (10, 10)
            expect hit page
            """)
    }

    @Test("A child controller stands between its view and the superview")
    func childController() throws {
        try check(
            """
            controller root
              view page at 0 0 size 640 400
                controller inner touches consume
                  view part at 100 100 size 200 200
            """,
            """
            tap part
            expect hops part > inner
            expect consumed by inner
            """)
    }

    @Test("Windows are asked by level, then by who was shown last; a hidden one is not asked")
    func windows() throws {
        try check(
            """
            window back
              view floor at 0 0 size 640 400
            window front at 100 100 size 200 200 level 2
              view button at 10 10 size 50 50
            window gone hidden
              view nothing at 0 0 size 640 400
            """,
            """
            tap button
            expect hit button
            tap (20, 20)
            expect hit floor
            tap (290, 290)
            expect hit front
            """)
    }

    @Test("An application or window that swallows events delivers none")
    func swallow() throws {
        try check(
            "view card at 0 0 size 100 100\napplication send-event swallow",
            """
            tap card
            expect hit card
            expect swallowed by application
            """)
    }

    @Test("A window that watches events notes each and delivers it")
    func watch() throws {
        try check(
            "window main send-event watch\n  view card at 0 0 size 100 100",
            """
            tap card
            expect noted "sendEvent"
            expect card got began, ended
            """)
    }

    @Test("A view that moves follows its finger")
    func moves() throws {
        try check(
            "view card at 50 50 size 100 100 moves",
            """
            finger a down card
            finger a move by 30 40 over 100ms
            finger a up
            expect card at 80 90
            expect consumed by card
            """)
    }

    @Test("Properties can be set in mid-tape; what is not said stays")
    func set() throws {
        try check(
            "view card at 50 50 size 100 100 rotate 90deg",
            """
            set card size 200 20
            expect card at 50 50
            tap (150, 150)
            expect hit card
            set card rotate 0deg
            tap (150, 150)
            expect hit window
            """)
    }

    @Test("Views nested as deep as a scene may go are built, touched and answered")
    func deep() throws {
        let views = (0..<Limits.depth).map { depth in
            String(repeating: "  ", count: depth) + "view v\(depth) at 0 0 size 100 100"
        }
        try check(
            views.joined(separator: "\n"),
            "tap v\(Limits.depth - 1)\nexpect hit v\(Limits.depth - 1)\nexpect discarded")
    }
}
