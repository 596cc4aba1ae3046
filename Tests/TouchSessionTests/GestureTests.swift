import Foundation
import TestSupport
import Testing
@_spi(Hosts) import TouchKit
import TouchReading
import TouchScript
import TouchWords

@testable import TouchSession

@Suite struct GestureTests {
    /// The failures of a tape with these lines, on a scene whose one view has these recognizers.
    private func failures(_ recognizers: String, _ lines: String) throws -> [String] {
        let scene = """
            scene 1 "board" 640 x 400
            view card at 40 40 size 400 300 multitouch
            \(recognizers)
            """
        let session = try session(scene, lines)
        session.runTape()
        return session.failures.map(\.description)
    }

    @Test("A pan moves its view by its translation")
    func panMoves() throws {
        let found = try failures(
            "  pan drag moves",
            """
            finger a down card
            finger a move by 60 80 over 300ms
            finger a up
            expect drag ended
            expect card at 94 112
            """)
        #expect(found == [])
    }

    @Test("A swipe that a pan requires to fail wins")
    func require() throws {
        let found = try failures(
            "  swipe flick\n  pan drag\nrequire drag to-fail flick",
            """
            finger a down card(0.2, 0.5)
            finger a move card(0.9, 0.5) over 180ms ease-out
            finger a up
            expect flick ended
            expect drag failed because flick
            expect drag failed because requirement-broken
            expect flick acts 1 time
            expect drag never acts
            """)
        #expect(found == [])
    }

    @Test("Scene words reach recognizers: counts, delegate's answers, overrides")
    func words() throws {
        let scene = try Scene.parse(
            """
            scene 1 "board" 640 x 400
            view card at 40 40 size 400 300
              tap double taps 2 fingers 3 cancels-touches-in-view off
              long-press hold duration 200ms movement 5 delays-touches-began
              pan drag fingers 2 to 4 scroll-types continuous delays-touches-ended off can-prevent any tap with 2 taps
              swipe flick direction left, up touch-types pencil disabled
              edge-pan edge edges left, top
            """, file: "board.scene")
        let session = Session(scene: scene)
        let double = try #require(
            session.stage.recognizer(named: "double") as? UITapGestureRecognizer)
        #expect(double.numberOfTapsRequired == 2)
        #expect(double.numberOfTouchesRequired == 3)
        #expect(!double.cancelsTouchesInView)
        let hold = try #require(
            session.stage.recognizer(named: "hold") as? UILongPressGestureRecognizer)
        #expect(hold.minimumPressDuration == 0.2)
        #expect(hold.allowableMovement == 5)
        #expect(hold.delaysTouchesBegan)
        let drag = try #require(session.stage.recognizer(named: "drag") as? UIPanGestureRecognizer)
        #expect(drag.minimumNumberOfTouches == 2)
        #expect(drag.maximumNumberOfTouches == 4)
        #expect(drag.allowedScrollTypesMask == .continuous)
        #expect(!drag.delaysTouchesEnded)
        #expect(drag.answer(.canPrevent, about: double))
        #expect(!drag.answer(.canPrevent, about: hold))
        let flick = try #require(
            session.stage.recognizer(named: "flick") as? UISwipeGestureRecognizer)
        #expect(flick.direction == [.left, .up])
        #expect(flick.allowedTouchTypes == [2])
        #expect(!flick.isEnabled)
        let edge = try #require(
            session.stage.recognizer(named: "edge") as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.edges == [.left, .top])
    }

    @Test(
        "BR3: a pan follows the pointer's scrolling of the kinds it allows, live as from the tape")
    func scrolling() throws {
        let scene = try Scene.parse(
            """
            scene 1 "board" 640 x 400
            view card at 40 40 size 400 300
              pan drag moves scroll-types continuous
            """, file: "board.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "board"
            pointer scroll 0 30 at card
            expect card did not move
            expect drag never acts
            wait 1s
            pointer scroll 0 30 at card continuous
            wait 50ms
            pointer scroll 5 0 at card continuous
            wait 1s
            expect card moved by 5 30
            expect drag acts 3 times
            """, file: "board.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
        let again = Session(scene: scene, tape: session.recordedTape)
        again.runTape()
        #expect(again.trace.records == session.trace.records)
    }

    @Test("A check mark is recognized, a straight stroke is not")
    func checkMark() throws {
        let found = try failures(
            "  custom check-mark tick",
            """
            finger a down card(0.3, 0.4)
            finger a move by 40 60 over 200ms
            finger a move by 80 -110 over 250ms
            finger a up
            expect tick ended
            wait 1s
            finger a down card(0.3, 0.4)
            finger a move by 40 60 over 200ms
            finger a up
            expect tick failed
            expect tick acts 1 time
            """)
        #expect(found == [])
    }
}
