import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchSession

/// Actions of controls, timers, rows, and what scroll views and windows answer, each proved by a tape's own expectations.
@Suite struct ControlEventTests {
    private func check(_ scene: String, _ lines: String) throws {
        let session = try session("scene 1 \"board\" 640 x 400\n" + scene, lines)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
    }

    @Test("CT1: each event of a control has its action, in UIKit's order")
    func events() throws {
        let events = ControlEvent.allCases.filter { !$0.name.hasPrefix("editing") }
            .map { "\($0.word) logs \"\($0.name)\"" }
        let scene = "button fire at 40 40 size 120 44 \(events.joined(separator: " "))\n"
        let session = try session(
            "scene 1 \"board\" 640 x 400\n" + scene,
            """
            finger a down fire
            finger a move by 8 0 over 8ms
            finger a move by 240 0 over 8ms
            finger a move by 8 0 over 8ms
            finger a move by -240 0 over 8ms
            finger a up
            tap fire
            finger a down fire
            finger a move by 300 0 over 8ms
            finger a up
            finger a down fire
            finger a cancel
            """)
        session.runTape()
        var told: [String] = []
        for case .note(_, let text) in session.trace.records.map(\.entry) {
            if told.last != session.trace[text] { told.append(session.trace[text]) }
        }
        #expect(
            told == [
                "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside",
                "touchDragEnter", "touchDragInside", "touchUpInside", "primaryActionTriggered",
                "touchDown", "touchDownRepeat", "touchUpInside", "primaryActionTriggered",
                "touchDown", "touchDownRepeat", "touchDragExit", "touchDragOutside",
                "touchUpOutside", "touchDown",
                "touchCancel",
            ])
    }

    @Test(
        "Actions show, hide, enable and disable, and take the place of the one that a control has by itself"
    )
    func effects() throws {
        try check(
            """
            view flame at 400 40 size 100 100 hidden
            button fire at 40 40 size 120 44 touch-down shows flame, enables other touch-up-inside hides flame, disables poke
            button other at 40 120 size 120 44 disabled
            view card at 40 200 size 200 100
              tap poke
            """,
            """
            tap flame
            expect hit window
            finger a down fire
            expect fire acts 1 time
            tap (450, 90) finger b
            expect hit flame
            tap other finger b
            expect other acts 1 time
            finger a up
            expect fire acts 2 times
            tap (450, 90)
            expect hit window
            tap card
            expect poke never acts
            """)
    }

    @Test("TE9: timers run from the beginning, or from when an action starts them")
    func timers() throws {
        try check(
            """
            view clock at 400 40 size 100 100 after 500ms hides clock every 200ms logs "tick"
            view gun at 400 200 size 100 100 every 100ms removes gun
            button fire at 40 40 size 120 44 touch-down starts gun touch-up-inside stops gun
            """,
            """
            wait until 450ms
            expect noted "tick"
            tap clock
            expect hit clock
            wait until 600ms
            tap (450, 90)
            expect hit window
            tap gun
            expect hit gun
            tap fire hold 50ms
            wait 1s
            tap gun
            expect hit gun
            finger a down fire
            wait 110ms
            finger a up
            tap (450, 250)
            expect hit window
            """)
    }

    @Test(
        "HT2: a view can be hit where a subview is, outside of it, and not where it leaves a part out"
    )
    func places() throws {
        try check(
            """
            view box at 40 40 size 100 100 point-inside reaches knob
              view knob at 80 80 size 60 60
              view far at 0 200 size 40 40
            view panel at 300 40 size 200 200 point-inside except 50 50 100 100
            view ring at 300 250 size 100 100 point-inside except hole
              view hole at 30 30 size 40 40
            view stack at 440 250 size 100 100 point-inside only one
              view one at 0 0 size 20 20
            view never at 560 40 size 40 40 point-inside no
            """,
            """
            tap knob(0.9, 0.9)
            expect hit knob
            tap far
            expect hit window
            tap panel(0.1, 0.1)
            expect hit panel
            tap panel
            expect hit window
            tap ring(0.1, 0.1)
            expect hit ring
            tap hole
            expect hit window
            tap one
            expect hit one
            tap stack
            expect hit window
            tap never
            expect hit window
            """)
    }

    @Test("CT4: a scroll view answers which content gets touches, and which gives them up")
    func content() throws {
        try check(
            """
            scroll list at 40 40 size 260 300 content 260 900 delays-content off touches-should-cancel buy touches-should-begin all-but shy
              button buy at 20 20 size 200 60
              button keep at 20 100 size 200 60
              button shy at 20 180 size 200 60
            """,
            """
            tap shy
            expect withheld from shy because scroll-view-refused
            finger a down keep
            finger a move by 0 -60 over 200ms
            expect list scrolled to 0 0
            finger a up
            finger a down buy
            finger a move by 0 -60 over 200ms
            finger a up
            expect list scrolled to 0 50
            expect buy never acts
            """)
    }

    @Test(
        "CT5: a row lights late, is selected when the finger lifts, and gives its touch up to scrolling"
    )
    func rows() throws {
        try check(
            """
            scroll list at 40 40 size 260 300 content 260 900
              row one at 0 0 size 260 60
              row two at 0 60 size 260 60
            """,
            """
            finger a down one
            wait 100ms
            expect one not highlighted
            wait 100ms
            expect one highlighted
            finger a move by 0 -40 over 200ms
            expect one not highlighted
            finger a up
            expect one never acts
            tap two
            expect two acts 1 time
            """)
    }

    @Test("An ancestor's tap takes the touch from a row, as from a table's cell")
    func tappableList() throws {
        try check(
            """
            view page at 0 0 size 640 400
              row one at 40 40 size 260 60
              tap dismiss
            """,
            """
            tap one
            expect dismiss acts
            expect one never acts
            """)
    }

    @Test(
        "BR7: where the system has gestures of its own touches come late, unless the controller defers them"
    )
    func edges() throws {
        func lines(_ wait: String) -> String {
            """
            finger a down save
            wait 100ms
            expect save \(wait)
            wait 1s
            expect save highlighted
            finger a up
            expect save acts 1 time
            """
        }
        func scene(_ controller: String) -> String {
            """
            window main system-edges bottom, left
              controller home \(controller)
                view page at 0 0 size 640 400
                  button save at 300 376 size 120 24
            """
        }
        try check(scene(""), lines("not highlighted"))
        try check(scene("defers-system-gestures left"), lines("not highlighted"))
        try check(scene("defers-system-gestures bottom"), lines("highlighted"))
    }

    @Test("Three recognizers on one view add up, each what it has measured since it was last asked")
    @MainActor func transforms() throws {
        let session = try session(
            """
            scene 1 "board" 640 x 400
            view card at 100 100 size 200 200 multitouch
              pan drag moves simultaneous-with all
              pinch zoom scales simultaneous-with all
              rotation turn rotates simultaneous-with all
            """,
            """
            finger a down card(0.4, 0.5)
            with finger b down card(0.6, 0.5)
            finger a move by -40 -20 over 200ms
            with finger b move by 80 40 over 200ms
            finger a up
            with finger b up
            """)
        session.runTape()
        let card = try #require(session.stage.view(named: "card"))
        let t = card.transform
        #expect(hypot(t.a, t.b) > 2 && abs(atan2(t.b, t.a) - atan2(60, 160)) < 0.25)
        #expect(card.center.x > 205 && card.center.y > 202)
    }
}
