import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("The presenter's window", .serialized)
struct PresenterTests {
    private static let text = """
        tape 1
        scene "two"
        note "Ask the room first"
        caption "Two views"
        wait 1s
        note "Now let somebody try"
        ask "Which one?" 3s
        tap left
        caption "It was left"

        """

    private func tape() throws -> Tape { try Tape.parse(Self.text, file: "two.tape") }

    private func opened() throws -> OpenedScene {
        let scene = try Scene.parse(
            """
            scene 1 "two" 640 x 400
            view left at 20 40 size 104 150 color sky touches consume
            view right at 300 40 size 104 150 color coral touches consume

            """, file: "two.scene")
        return OpenedScene(scene: scene, tape: try tape(), lesson: nil)
    }

    private func words(_ desk: PresenterDesk) -> String {
        desk.picture.marks.flatMap(\.texts).map(\.string).joined(separator: "|")
    }

    @Test("its script: the note of now, and what comes, each after so much event time")
    func script() throws {
        let begin = PresenterScript(of: try tape(), told: 0, at: 0)
        #expect(begin.note?["en"] == "Ask the room first")
        #expect(begin.next.map(\.kind) == [.caption, .note, .question, .caption])
        #expect(begin.next[1].wait == 1)
        let later = PresenterScript(of: try tape(), told: 3, at: 1)
        #expect(later.note?["en"] == "Now let somebody try")
        #expect(later.next.map { $0.words["en"] } == ["Which one?", "It was left"])
        #expect(PresenterScript(of: nil, told: 0, at: 0).next.isEmpty)
    }

    @Test("it shows notes, what comes next, the stage, time and why, of what everybody sees")
    func shows() throws {
        let desk = Desk(try opened())
        let presenter = desk.workspace.makePresenterDesk()
        func show() {
            desk.workspace.show(
                on: presenter, size: CGSize(width: 1280, height: 800), clock: "09:41")
        }
        _ = desk.workspace.picture(now: desk.now)
        show()
        for word in ["09:41", "Ask the room first", "“  Two views", "Next", "left"] {
            #expect(words(presenter).contains(word), "\(word)")
        }
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<400 where !desk.workspace.session.isWaiting { desk.pass(0.02) }
        _ = desk.workspace.picture(now: desk.now)
        show()
        #expect(words(presenter).contains("Now let somebody try"))
        #expect(!words(presenter).contains("“  Two views"))
        #expect(words(presenter).contains("“  It was left"))
    }

    @Test("what a hand draws over a tape is no line of its script")
    func drawn() throws {
        let desk = Desk(try opened())
        let presenter = desk.workspace.makePresenterDesk()
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<400 where !desk.workspace.session.isWaiting { desk.pass(0.02) }
        desk.workspace.perform(.ink(.toggle))
        for _ in 0..<3 {
            desk.touch(.began, 200, 100)
            desk.touch(.ended, 200, 100)
        }
        let size = CGSize(width: 1280, height: 800)
        desk.workspace.show(on: presenter, size: size, clock: "")
        #expect(desk.workspace.moment().staging.ink.count == 3)
        #expect(words(presenter).contains("“  It was left"))
    }

    @Test("its fingers command the session and touch nothing in the scene")
    func fingers() throws {
        let desk = Desk(try opened())
        let presenter = desk.workspace.makePresenterDesk()
        desk.workspace.show(on: presenter, size: CGSize(width: 1280, height: 800), clock: "")
        let button = try #require(
            presenter.window.subviews.compactMap { $0 as? PillButton }
                .first { $0.words["en"] == "Show me" })
        #expect(button.frame.height >= 44)
        for phase in [UITouch.Phase.began, .ended] {
            presenter.application.send([
                TouchSample(
                    finger: 1, phase: phase,
                    location: CGPoint(x: button.frame.midX, y: button.frame.midY), timestamp: 0.1)
            ])
        }
        #expect(desk.workspace.session.isDemonstration)
        #expect(desk.hits.isEmpty)
    }

    @Test(
        "nothing overlaps and every target is there",
        arguments: [(1280, 800), (1920, 1080), (1024, 768)])
    func layout(width: Int, height: Int) throws {
        let desk = Desk(try opened())
        let presenter = desk.workspace.makePresenterDesk()
        presenter.layOut(CGSize(width: width, height: height))
        let parts = [presenter.timeline, presenter.inspector, presenter.notes] as [UIView]
        for (index, part) in parts.enumerated() {
            for other in parts[..<index] {
                #expect(part.frame.intersection(other.frame).isEmpty)
            }
        }
        let buttons = presenter.window.subviews.compactMap { $0 as? PillButton }
            .filter { !$0.isHidden }
        #expect(buttons.count >= 6)
        for button in buttons {
            #expect(presenter.notes.frame.contains(button.frame))
        }
    }
}
