import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// A question of a tape, and whoever watches it.
@Suite("Questions in the window") struct AnsweringTests {
    private static let ask =
        "ask \"Who?\" zh \"谁？\" 2s answers \"left\" because \"It lies there.\", \"right\" because \"It is too far away.\", \"both\" right 1"

    private func desk(_ tape: String = Self.ask, exhibit: Bool = false) throws -> Desk {
        let scene = try Scene.parse(
            """
            scene 1 "two" 640 x 400
            view left at 20 40 size 104 150 color sky touches consume
            view right at 300 40 size 104 150 color coral touches consume

            """, file: "two.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "two"
            \(tape)
            caption "See"
            wait 100ms
            caption off
            answer
            chapter "After it"
            wait 1s
            try "Touch left." expect hit left

            """, file: "two.tape", scene: scene)
        let desk = Desk(OpenedScene(scene: scene, tape: tape, lesson: nil))
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(0.02)
        return desk
    }

    private func answering(_ desk: Desk) -> Answering { desk.workspace.answering }

    private func phase(_ desk: Desk) -> AskedQuestion.Phase? { answering(desk).asked?.phase }

    private func words(_ desk: Desk) -> [String] {
        desk.workspace.picture(now: desk.now).marks.flatMap(\.texts).map(\.string)
    }

    private func key(_ key: KeyboardKey, _ desk: Desk) {
        desk.workspace.send(.key(KeyPress(key: key, modifiers: []), at: desk.now), now: desk.now)
        desk.workspace.advance(now: desk.now)
    }

    /// Time passes until something holds.
    private func pass(_ desk: Desk, until holds: () -> Bool) {
        for _ in 0..<1000 where !holds() { desk.pass(0.02) }
        #expect(holds())
    }

    @Test("it stands with its answers, each with its key, and waits")
    func stands() throws {
        let desk = try desk()
        #expect(phase(desk) == .open && desk.workspace.session.isWaiting)
        let words = words(desk)
        for word in ["Who?", "1", "left", "2", "right", "3", "both"] {
            #expect(words.contains(word), "\(word)")
        }
        desk.pass(1)
        #expect(desk.workspace.session.isWaiting)
    }

    @Test("a key chooses; the wrong one says why not, the right one is lit, and the tape goes on")
    func wrong() throws {
        let desk = try desk()
        key("2", desk)
        #expect(phase(desk) == .chosen && answering(desk).asked?.choice == 1)
        #expect(words(desk).contains("It is too far away."))
        #expect(answering(desk).answers.buttons.map(\.look) == [.right, .wrong, .faint])
        // Whoever has chosen has chosen.
        key("1", desk)
        #expect(answering(desk).asked?.choice == 1)
        pass(desk) { !desk.workspace.session.isWaiting }
        #expect(!answering(desk).isOpen)
        #expect(words(desk).contains("See"))
        // The tape tells the answer: the right one is lit again, beside what was chosen.
        pass(desk) { phase(desk) == .told }
        _ = words(desk)
        #expect(answering(desk).answers.buttons.map(\.look) == [.right, .wrong, .faint])
        pass(desk) { phase(desk) != .told }
        #expect(!answering(desk).isOpen)
    }

    @Test("a wrong answer without a reason has the right one's")
    func reason() throws {
        let desk = try desk()
        key("3", desk)
        #expect(words(desk).contains("It lies there."))
        let bare = try self.desk("ask \"Who?\" 2s answers \"left\", \"right\" right 1")
        key("2", bare)
        #expect(words(bare).contains("Who?"))
        #expect(answering(bare).answers.buttons.map(\.look) == [.right, .wrong])
    }

    @Test("where no answer is the right one, what was chosen is marked and nothing else")
    func undecided() throws {
        let desk = try desk("ask \"Who?\" 2s answers \"left\", \"right\"")
        key("2", desk)
        _ = words(desk)
        #expect(answering(desk).answers.buttons.map(\.look) == [.faint, .chosen])
    }

    @Test("a finger chooses, and so does Return on the answer that has the keyboard's focus")
    func targets() throws {
        let desk = try desk()
        _ = words(desk)
        let bar = answering(desk).answers
        bar.layoutIfNeeded()
        let middle = bar.buttons[2].convert(
            CGPoint(x: bar.buttons[2].bounds.midX, y: bar.buttons[2].bounds.midY), to: nil)
        for phase in [UITouch.Phase.began, .ended] {
            desk.pass(0.02)
            desk.workspace.send(
                .touches([
                    TouchSample(finger: 1, phase: phase, location: middle, timestamp: desk.now)
                ]), now: desk.now)
        }
        #expect(answering(desk).asked?.choice == 2)
        #expect(desk.hits.isEmpty)

        let other = try self.desk()
        _ = words(other)
        for _ in 0..<60 where !answering(other).answers.buttons[1].isFocused { key(.tab, other) }
        key(.enter, other)
        #expect(answering(other).asked?.choice == 1)
    }

    @Test("a ring counts down; at its end the tape goes on, and its answer is lit when it is told")
    func clock() throws {
        let desk = try desk()
        _ = words(desk)
        let whole = try #require(answering(desk).answers.content?.clock)
        #expect(whole.share > 0.95)
        desk.pass(2)
        _ = words(desk)
        let later = try #require(answering(desk).answers.content?.clock)
        #expect(later.seconds == whole.seconds - 2 && later.share < whole.share)
        pass(desk) { !desk.workspace.session.isWaiting }
        #expect(answering(desk).asked?.choice == nil && phase(desk) == .shown)
        pass(desk) { phase(desk) == .told }
        _ = words(desk)
        #expect(answering(desk).answers.buttons.map(\.look) == [.right, .faint, .faint])
    }

    @Test("there is time to read it, in every language, before there is time to think")
    func time() throws {
        let desk = try desk()
        let asked = try #require(answering(desk).asked)
        #expect(asked.span >= 2 + 1.2)
    }

    @Test(
        "Return, Esc and a finger on the stage let the tape go on without an answer")
    func goesOn() throws {
        let ways: [(Desk) -> Void] = [
            { key(.enter, $0) }, { key(.escape, $0) },
            {
                $0.touch(.began, 320, 200)
                $0.touch(.ended, 320, 200)
            },
        ]
        for way in ways {
            let desk = try desk()
            way(desk)
            desk.pass(0.02)
            #expect(!desk.workspace.session.isWaiting && !answering(desk).isOpen)
            #expect(desk.workspace.session.isDemonstration && desk.hits.isEmpty)
        }
    }

    @Test(
        "Space stops the clock for as long as people talk about it; once more, and the tape goes on"
    )
    func hold() throws {
        let desk = try desk()
        desk.pass(1)
        key(" ", desk)
        desk.pass(600)
        _ = words(desk)
        #expect(desk.workspace.session.isWaiting && phase(desk) == .open)
        #expect(answering(desk).answers.content?.clock?.isHeld == true)
        // One can still choose.
        key("2", desk)
        #expect(phase(desk) == .chosen)

        let other = try self.desk()
        other.workspace.perform(.time(.pause))
        other.pass(60)
        #expect(other.workspace.session.isWaiting)
        _ = words(other)
        other.workspace.perform(.answer(.hold))
        #expect(!other.workspace.session.isWaiting)
    }

    @Test("its keys mean what they always do while no question stands")
    func keys() throws {
        let desk = try desk()
        let overlays = desk.workspace.settings.shownOverlays
        key("1", desk)
        #expect(desk.workspace.settings.shownOverlays == overlays)
        pass(desk) { !desk.workspace.session.isWaiting }
        key("1", desk)
        #expect(desk.workspace.settings.shownOverlays != overlays)
    }

    @Test("whoever looks back is not asked; at the present it is asked again")
    func looksBack() throws {
        let desk = try desk("finger a down left\nwait 200ms\nfinger a up\n" + Self.ask)
        pass(desk) { phase(desk) == .open }
        desk.workspace.perform(.time(.start))
        desk.pass(0.02)
        #expect(!answering(desk).isOpen)
        desk.workspace.perform(.time(.live))
        desk.pass(0.02)
        #expect(phase(desk) == .open && desk.workspace.session.isWaiting)
    }

    @Test("while somebody draws over it, the question waits, however long")
    func drawing() throws {
        let desk = try desk()
        desk.workspace.perform(.ink(.toggle))
        desk.pass(60)
        #expect(!answering(desk).isOpen && desk.workspace.session.isWaiting)
        desk.workspace.perform(.ink(.toggle))
        desk.pass(0.02)
        #expect(phase(desk) == .open)
    }

    @Test("another language begins the tape again, and asks in it")
    func language() throws {
        let desk = try desk()
        desk.workspace.perform(.language(.use("zh")))
        pass(desk) { phase(desk) == .open }
        #expect(words(desk).contains("谁？"))
    }

    @Test("when the tape is over, what there is to try stands there at once")
    func practice() throws {
        let desk = try desk()
        key("1", desk)
        pass(desk) { desk.workspace.session.session.isAtEnd }
        desk.pass(0.02)
        _ = words(desk)
        #expect(desk.workspace.learning.panel.content?.rows.count == 1)
        #expect(!answering(desk).isOpen)
    }

    @Test("a question without answers waits, and nothing counts down")
    func bare() throws {
        let desk = try desk("ask \"Who?\" 2s")
        desk.pass(60)
        #expect(!answering(desk).isOpen && desk.workspace.session.isWaiting)
    }
}
