import Foundation
import Testing
import TouchScript
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchStudio

@MainActor @Suite("What there is to try when a lesson is over") struct PracticeTests {
    private func desk(exhibit: (idle: Double, code: String?)? = nil) throws -> Desk {
        let scene = try Scene.parse(
            """
            scene 1 "card" 640 x 400
            view card at 20 40 size 200 200 color sky
              tap poke
              pan drag

            """, file: "card.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "card"
            tap card
            try "Tap." zh "轻点。" expect poke acts
            try "Drag." zh "拖动。" expect drag began
            """, file: "card.tape", scene: scene)
        return Desk(OpenedScene(scene: scene, tape: tape, lesson: nil), exhibit: exhibit)
    }

    private func rows(_ desk: Desk) -> [Bool]? {
        _ = desk.workspace.picture(now: desk.now)
        return desk.workspace.learning.panel.content?.rows.map(\.isDone)
    }

    private func tap(_ desk: Desk) {
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        desk.pass(0.1)
    }

    private func watch(_ desk: Desk) {
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<100 { desk.pass(0.05) }
    }

    @Test("Nothing is said of it before the lesson is over")
    func before() throws {
        let desk = try desk()
        #expect(rows(desk) == nil)
        tap(desk)
        #expect(rows(desk) == nil)
    }

    @Test("It stands there when nothing else is said, and is ticked when hands have done it")
    func ticks() throws {
        let desk = try desk()
        watch(desk)
        #expect(rows(desk) == [false, false])
        desk.touch(.began, 100, 100)
        desk.pass(0.02)
        #expect(rows(desk) == [false, false])
        desk.touch(.ended, 100, 100)
        desk.pass(0.1)
        #expect(rows(desk) == [true, false])
        desk.touch(.began, 100, 100)
        for x in stride(from: 100.0, through: 160, by: 10) { desk.touch(.moved, x, 100) }
        desk.touch(.ended, 160, 100)
        desk.pass(0.1)
        #expect(rows(desk) == [true, true])
    }

    @Test("What was tried stays tried when the scene begins afresh")
    func restart() throws {
        let desk = try desk()
        watch(desk)
        tap(desk)
        desk.workspace.perform(.lesson(.restart))
        #expect(rows(desk) == nil)
        desk.touch(.began, 500, 300)
        desk.touch(.ended, 500, 300)
        desk.pass(0.1)
        #expect(rows(desk) == [true, false])
    }

    @Test("Where the window is an exhibit, the next visitor finds nothing ticked")
    func visitors() throws {
        let desk = try desk(exhibit: (5, nil))
        watch(desk)
        tap(desk)
        #expect(rows(desk) == [true, false])
        desk.workspace.learning.keep { $0.play("card") }
        desk.workspace.forgetVisitor()
        #expect(!desk.workspace.learning.practice.isOver)
        #expect(desk.workspace.learning.practice.isDone == [false, false])
        #expect(desk.workspace.learning.progress.progress.isEmpty)
    }

    @Test("What is said elsewhere goes before it")
    func words() throws {
        let desk = try desk()
        watch(desk)
        tap(desk)
        desk.workspace.perform(.replay(.turn))
        #expect(rows(desk) == nil)
    }
}
