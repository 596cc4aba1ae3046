import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// Views that answer for recognizers and without condition, recognizers that come and go, and views on their way.
@Suite struct LaterSceneTests {
    private func check(_ scene: String, _ lines: String) throws {
        let session = try session("scene 1 \"board\" 640 x 400\n" + scene, lines)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
    }

    @Test("AR4: a view says which recognizers may begin on it")
    func permission() throws {
        try check(
            """
            view card at 0 0 size 300 300
              pan drag
              tap poke
              view knob at 100 100 size 100 100 should-begin all-but drag
            """,
            """
            finger a down knob
            finger a move by 60 0 over 100ms
            expect drag failed because should-begin-refused
            finger a up
            wait 1s
            tap knob
            expect poke acts 1 time
            finger a down card(0.1, 0.1)
            finger a move by 60 0 over 100ms
            expect drag changed
            finger a up
            """)
    }

    @Test(
        "AR4: a control says which recognizers may begin on it, whatever it would answer otherwise",
        arguments: [
            "control knob", "row knob", "button knob", "slider knob", "switch knob",
            "stepper knob", "segments knob titles \"a\", \"b\"", "pages knob count 3",
        ])
    func controlPermission(control: String) throws {
        let drag = "finger a down knob\nfinger a move by 0 60 over 100ms\n"
        func scene(_ clause: String) -> String {
            let words = control.split(separator: " ").map(String.init)
            let knob = words.prefix(2).joined(separator: " ") + " at 100 100 size 100 100 "
            let own = words.dropFirst(2).joined(separator: " ")
            return
                "view card at 0 0 size 300 300\n  pan drag\n  tap poke\n  \(knob)\(own) \(clause)"
        }
        try check(
            scene(""), drag + "expect drag was began\nexpect knob got began, moved, cancelled")
        try check(
            scene("should-begin nobody"),
            drag + "expect drag failed because should-begin-refused\nfinger a up\n"
                + "expect knob got began, moved, ended")
        try check(scene("should-begin poke"), "tap knob\nexpect poke acts 1 time")
    }

    @Test("HT7: an override without condition answers wherever a finger is")
    func anywhere() throws {
        try check(
            """
            view back at 0 0 size 640 400
            view greedy at 40 40 size 60 60 hit-test anywhere self
            view front at 400 40 size 60 60
            """,
            """
            tap (600, 390)
            expect hit greedy
            expect back not asked
            tap front
            expect hit front
            set greedy hidden
            tap back
            expect hit greedy
            """)
        try check(
            """
            window main hit-test anywhere knob
              view back at 0 0 size 640 400
              view knob at 40 40 size 60 60
            """,
            """
            tap (600, 390)
            expect hit knob
            expect back not asked
            """)
    }

    @Test("A delegate can have its recognizer receive touches of exactly these views")
    func exactly() throws {
        try check(
            """
            view card at 0 0 size 300 300
              tap poke should-receive exactly card, badge
              view badge at 20 20 size 100 100
                view dot at 20 20 size 40 40
              view other at 150 150 size 100 100
            """,
            """
            tap badge(0.1, 0.1)
            wait 1s
            tap card(0.95, 0.05)
            expect poke acts 2 times
            wait 1s
            tap dot
            wait 1s
            tap other
            expect poke acts 2 times
            """)
    }

    @Test("A recognizer is on its view from when an action adds it until one removes it")
    func unattached() throws {
        try check(
            """
            view card at 0 0 size 300 300
              tap poke unattached logs "poked"
            button listen at 320 20 size 120 60 touch-up-inside adds poke
            button quiet at 320 120 size 120 60 touch-up-inside removes poke
            view switcher at 320 220 size 120 60
              tap again adds poke
            """,
            """
            tap card
            expect poke never acts
            tap listen
            wait 1s
            tap card
            expect poke acts 1 time
            tap quiet
            wait 1s
            tap card
            expect poke acts 1 time
            tap switcher
            wait 1s
            tap card
            expect poke acts 2 times
            """)
    }

    @Test("HT1: for touches a gliding view is there at once, and lets them through until the end")
    func glide() throws {
        let scene = """
            view back at 0 0 size 640 400
            view ball at 0 0 size 60 60 after 1s glides ball to 400 0 over 2s OPTION
            """
        try check(
            scene.replacingOccurrences(of: "OPTION", with: ""),
            """
            wait 2s
            expect ball at 400 0
            tap ball
            expect hit back
            wait 2s
            tap ball
            expect hit ball
            """)
        try check(
            scene.replacingOccurrences(of: "OPTION", with: "allow-user-interaction"),
            """
            wait 2s
            tap ball
            expect hit ball
            tap (200, 30)
            expect hit back
            """)
    }

    @Test("SM2: an action is sent to every target, and does once what it does")
    func targets() throws {
        let session = try session(
            """
            scene 1 "board" 640 x 400
            view card at 0 0 size 300 300
              tap poke logs "poked" targets pane, other
            view pane at 320 0 size 100 100
            view other at 320 120 size 100 100
            """, "tap card\nexpect noted \"poked\"\n")
        session.runTape()
        #expect(session.failures.map(\.description) == [])
        var told: [String] = []
        for case .action(_, let target, let name, _) in session.trace.records.map(\.entry) {
            told.append("\(session.trace.name(of: target)) \(session.trace[name])")
        }
        #expect(told == ["pane logs", "other action"])
    }

    @Test("SM2: a recognizer of one's own can begin as the finger comes down")
    func fingerDown() throws {
        try check(
            """
            view card at 0 0 size 300 300
              custom finger-down press
            """,
            """
            finger a down card
            expect press began
            finger a move by 5 0 over 50ms
            expect press changed
            finger a up
            expect press ended
            """)
    }
}
