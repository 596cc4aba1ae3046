import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchSession

let board = """
    scene 1 "board" 640 x 400
    view card at 40 60 size 560 280 touches handle-and-forward logs "hello"
      view badge at 20 20 size 80 80 rotate 15deg
    """

/// A session of the scene and of a tape with these lines.
func session(_ scene: String, _ lines: String) throws -> Session {
    let scene = try Scene.parse(scene, file: "board.scene")
    let text = "tape 1\nscene \"board\"\n" + lines
    return Session(scene: scene, tape: try Tape.parse(text, file: "board.tape", scene: scene))
}

@Suite struct SessionTests {
    @Test("A tap goes from the tape to the view and up the chain")
    func tap() throws {
        let session = try session(
            board,
            """
            tap badge
            expect hit badge
            expect delivered began badge, ended badge
            expect hops badge > card > window > application > delegate
            expect handled by card
            expect discarded
            expect noted "hello"
            """)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
        #expect(session.time == 0.08)
    }

    @Test("A session lets go of its scene when it ends, in mid-gesture too")
    func release() throws {
        var live: Session? = try session(
            board + "\n      pan drag moves card should-begin yes\n      tap poke can-prevent drag",
            "tap badge\nfinger a down badge\nfinger a move by 50 0 over 50ms")
        live?.runTape()
        weak let view = live?.view(named: "badge")
        weak let recognizer = live?.stage.recognizer(named: "drag")
        weak let application = live?.application
        #expect(view != nil && recognizer != nil && application != nil)
        live = nil
        #expect(view == nil)
        #expect(recognizer == nil)
        #expect(application == nil)
    }

    @Test("What starts or ends at the very time that a step reaches is played in it")
    func edgeOfStep() throws {
        let session = try session(board, "wait 1s\nfinger a down badge\nwait 1s\n")
        session.step(to: 1)
        #expect(session.trace.text.contains("finger a began"))
        #expect(!session.isAtEnd)
        session.step(to: 2)
        #expect(session.isAtEnd)
    }

    @Test("Fingers of other names are numbered beyond those whose names are numbers")
    func fingers() {
        var hands = Hands()
        let names = ["a", "z", "f27", "f1000", "thumb", "other", "thumb"]
        #expect(
            names.map { hands.number(of: $0) } == [1, 26, 27, 1000, 1001, 1002, 1001])
    }

    @Test("Texts of the scene come in the language asked for")
    func language() throws {
        let scene = try Scene.parse(
            """
            scene 1 "board" 640 x 400
            label hello at 0 0 size 90 30 text "Hello" zh "你好"
            """, file: "board.scene")
        func text(_ language: String) -> String? {
            (Session(scene: scene, language: language).view(named: "hello") as? UILabel)?.text
        }
        #expect(text("en") == "Hello")
        #expect(text("zh") == "你好")
        #expect(text("fr") == "Hello")
    }

    @Test("Cues stand at the record and time where the tape tells them, and take no event time")
    func cues() throws {
        let session = try session(
            board,
            """
            chapter "One"
            freeze 5s
            tap badge
            walk hit-test 250ms
            walk hit-test off
            caption "Two" zh "二"
            caption off
            slow 4
            zoom card
            zoom off
            """)
        session.runTape()
        let last = session.trace.records.count
        #expect(session.time == 0.08)
        #expect(session.cues.first?.telling == .chapter(LocalizedText("One")))
        #expect(
            session.cues.dropFirst(2).map(\.telling) == [
                .walk(.hitTest, Span(250, .ms)), .walk(.hitTest, nil),
                .caption(
                    LocalizedText("Two", translations: [.init(language: "zh", text: "二")])),
                .caption(nil), .slow(4), .zoom(Telling.Camera(.view("card"))), .zoom(nil),
            ])
        #expect(session.cues.dropFirst(2).allSatisfy { $0.record == last && $0.time == 0.08 })
        #expect(session.cues.map(\.position.line) == [3, 4, 6, 7, 8, 9, 10, 11, 12])
    }
}
