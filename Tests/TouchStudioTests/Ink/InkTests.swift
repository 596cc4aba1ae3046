import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchLive
@testable import TouchStage
@testable import TouchStudio

@Suite("The teacher's hand") struct InkTests {
    /// The lines of the recorded tape that tell.
    private func told(_ desk: Desk) -> [String] { told(desk.workspace.session.recordedTape) }

    private func told(_ tape: Tape) -> [String] {
        tape.lines.compactMap {
            if case .tell? = $0.statement { $0.statement?.text } else { nil }
        }
    }

    /// Draws a straight line.
    private func draw(_ desk: Desk, from: Double, to: Double) {
        desk.touch(.began, from, 100)
        for x in stride(from: from + 5, to: to, by: 5) { desk.touch(.moved, x, 100) }
        desk.touch(.moved, to, 100)
        desk.touch(.ended, to, 100)
    }

    @Test(
        "a finger that draws hits nothing; its line is to be seen at once, and told when it lifts")
    func line() throws {
        let desk = try Desk()
        desk.workspace.perform(.ink(.toggle))
        desk.touch(.began, 40, 100)
        #expect(desk.workspace.moment().staging.ink.count == 1)
        desk.touch(.moved, 60, 100)
        let places = try #require(desk.workspace.moment().staging.ink.first?.places)
        #expect(places.count == 2 && abs(places[1].x - 60) < 1)
        #expect(told(desk) == [])
        desk.touch(.ended, 60, 100)
        #expect(desk.hits == [])
        #expect(desk.workspace.moment().staging.ink.count == 1)
        let line = try #require(told(desk).first)
        #expect(told(desk).count == 1 && line.hasPrefix("ink coral 4 ("), "\(line)")
        // Fingers touch again.
        desk.workspace.perform(.ink(.toggle))
        desk.touch(.began, 40, 100)
        #expect(desk.hits == ["left"])
        #expect(desk.workspace.moment().staging.ink.count == 1)
    }

    @Test("a finger that is on the scene stays there while another draws")
    func beside() throws {
        let desk = try Desk()
        desk.touch(.began, 40, 100)
        desk.workspace.perform(.ink(.toggle))
        let sample = TouchSample(
            finger: 2, phase: .began,
            location: desk.workspace.space.pixel(ofScenePoint: CGPoint(x: 320, y: 100)),
            timestamp: desk.now)
        desk.workspace.send(.touches([sample]), now: desk.now)
        #expect(desk.hits == ["left"])
        #expect(desk.workspace.session.isTouched)
        #expect(desk.workspace.moment().staging.ink.count == 1)
    }

    @Test("undo takes the last line away and brings back what clear took; all is told")
    func undo() throws {
        let desk = try Desk()
        desk.workspace.perform(.ink(.toggle))
        for x in [40.0, 140, 240] { draw(desk, from: x, to: x + 50) }
        desk.workspace.perform(.ink(.color(.sea)))
        draw(desk, from: 340, to: 390)
        func colors() -> [SceneColor] { desk.workspace.moment().staging.ink.map(\.color) }
        #expect(colors() == [.named(.coral), .named(.coral), .named(.coral), .named(.sea)])
        desk.workspace.send(
            .key(
                KeyPress(key: "z", modifiers: .control),
                at: desk.now),
            now: desk.now)
        #expect(colors().count == 3)
        desk.workspace.perform(.ink(.clear))
        #expect(colors().isEmpty)
        #expect(told(desk).suffix(2) == ["ink undo", "ink off"])
        desk.workspace.perform(.ink(.clear))
        #expect(told(desk).count == 6)
        for count in [3, 2, 1, 0, 0] {
            desk.workspace.perform(.ink(.undo))
            #expect(colors().count == count)
        }
        #expect(told(desk).suffix(4) == Array(repeating: "ink undo", count: 4))
        #expect(told(desk).count == 10)
    }

    @Test("the light that clear put out comes back as well, and with it only the ink it took")
    func undoLight() throws {
        let desk = try Desk()
        func staging() -> Staging { desk.workspace.moment().staging }
        desk.workspace.perform(.ink(.toggle))
        draw(desk, from: 40, to: 90)
        desk.workspace.perform(.ink(.spotlight))
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        let light = try #require(staging().light)
        desk.workspace.perform(.ink(.clear))
        #expect(staging().ink.isEmpty && staging().light == nil)
        desk.workspace.perform(.ink(.undo))
        #expect(staging().ink.count == 1 && staging().light == light)
        desk.workspace.perform(.ink(.undo))
        #expect(staging().ink.isEmpty && staging().light == light)
        desk.workspace.perform(.ink(.clear))
        desk.workspace.perform(.ink(.undo))
        #expect(staging().ink.isEmpty && staging().light == light)
    }

    @Test("the pen has three widths; each line says how long it was drawn, a dot does not")
    func width() throws {
        let desk = try Desk()
        desk.workspace.perform(.ink(.toggle))
        for _ in 0..<4 {
            desk.workspace.perform(.ink(.width))
            draw(desk, from: 40, to: 90)
        }
        #expect(
            told(desk).map { $0.split(separator: " ")[2] } == ["9", "2", "4", "9"])
        let seconds = try told(desk).map { line in
            let over = try #require(line.split(separator: " over ").last)
            return try #require(Double(over.dropLast(2)))
        }
        // Twelve samples, one every `Desk.step`.
        #expect(Set(seconds).count == 1 && seconds[0] > 0, "\(seconds)")
        desk.touch(.began, 40, 100)
        desk.touch(.ended, 40, 100)
        #expect(told(desk).last?.contains("over") == false)
    }

    @Test("the spotlight goes with the finger; it is told where the finger leaves it, and goes out")
    func spotlight() throws {
        let desk = try Desk()
        desk.workspace.perform(.ink(.toggle))
        desk.workspace.perform(.ink(.spotlight))
        desk.touch(.began, 100, 100)
        #expect(desk.workspace.moment().staging.light?.radius == 80)
        desk.touch(.moved, 200, 100)
        let x = try #require(desk.workspace.moment().staging.light?.center.x)
        #expect(abs(x - 200) < 1 && told(desk) == [])
        desk.touch(.ended, 200, 100)
        #expect(told(desk).count == 1 && told(desk)[0].hasPrefix("spotlight ("))
        desk.workspace.perform(.ink(.spotlight))
        #expect(told(desk).last == "spotlight off")
        #expect(desk.workspace.moment().staging.light == nil)
        draw(desk, from: 40, to: 90)
        #expect(told(desk).last?.hasPrefix("ink") == true)
        #expect(desk.hits == [])
    }

    @Test("time stands still for the scene, and the telling says for how long")
    func standstill() throws {
        let desk = try Desk()
        // The clock begins with the first touch.
        desk.touch(.began, 40, 100)
        desk.touch(.ended, 40, 100)
        desk.workspace.perform(.ink(.toggle))
        desk.pass(1)
        desk.workspace.perform(.time(.pause))
        let time = desk.workspace.session.eventTime(desk.now)
        desk.pass(2)
        draw(desk, from: 40, to: 42)
        desk.pass(1.5)
        #expect(desk.workspace.session.eventTime(desk.now) == time)
        desk.workspace.perform(.ink(.pause))
        desk.pass(0.5)
        #expect(abs(desk.workspace.session.eventTime(desk.now) - time - 0.5) < 1e-6)
        let told = told(desk)
        #expect(told.count == 3 && told[0] == "freeze 2.06s" && told[2] == "freeze 1.5s", "\(told)")
        // Whoever ends drawing lets time go on.
        desk.workspace.perform(.ink(.pause))
        desk.workspace.perform(.device(.liftFingers))
        #expect(!desk.workspace.drawing.isOpen && !desk.workspace.session.isResting)
    }

    @Test("visitors of an exhibit do not have it")
    func exhibit() throws {
        let scene = try Desk().workspace.opened.scene
        let desk = Desk(
            OpenedScene(scene: scene, tape: nil, lesson: nil), exhibit: (idle: 60, code: nil))
        desk.beginExhibit()
        desk.workspace.perform(.ink(.toggle))
        #expect(!desk.workspace.drawing.isOpen)
    }

    @Test("what leads elsewhere ends it, and a line that is being drawn is told")
    func ends() throws {
        let desk = try Desk()
        desk.workspace.perform(.ink(.toggle))
        desk.touch(.began, 40, 100)
        desk.touch(.moved, 90, 100)
        desk.workspace.perform(.ask(.turn))
        #expect(!desk.workspace.drawing.isOpen && told(desk).count == 1)
        desk.touch(.ended, 90, 100)
        #expect(desk.hits == [])
    }

    @Test("a take has ink, light and standing time, and its tape brings about the same trace")
    func take() throws {
        let bench = try TakeBench()
        try bench.roll()
        bench.drag(0.3, 0.5)
        bench.workspace.perform(.ink(.toggle))
        bench.drag(0.2, 0.6)
        bench.workspace.perform(.ink(.pause))
        bench.desk.wait(1)
        bench.drag(0.2, 0.4)
        bench.workspace.perform(.ink(.spotlight))
        bench.drag(0.4, 0.5)
        bench.workspace.perform(.take(.record))
        #expect(bench.workspace.taking.current == nil)
        let tape = try bench.tape()
        let words = told(tape).map { $0.split(separator: " ")[0] }
        #expect(words == ["ink", "freeze", "ink", "freeze", "spotlight"], "\(told(tape))")
        let fingers = bench.trace(tape).filter { $0.contains("\"kind\":\"touchBegan\"") }
        #expect(fingers.count <= 1)
        #expect(bench.trace(tape) == bench.live)
    }

    @Test(
        "a line is told in few places, none of it further than half a point from where it was drawn"
    )
    func thinned() {
        var dice = Dice(seed: 7)
        for _ in 0..<10 {
            var place = CGPoint(x: 200, y: 100)
            var turn = 0.0
            let places = (0..<300).map { _ in
                turn += Double(dice.roll(61) - 30) / 100
                place.x += cos(turn) * 3
                place.y += sin(turn) * 3
                return place
            }
            let line = Ink.Stroke(color: .named(.sky), width: 4, places: places)
            let thinned = line.thinned.places
            #expect(thinned.count < places.count / 2)
            for place in places {
                let nearest = zip(thinned, thinned.dropFirst()).map {
                    distance(place, $0, $1)
                }.min()
                #expect((nearest ?? .infinity) <= 0.5)
            }
        }
        let dot = Ink.Stroke(
            color: .named(.sky), width: 4, places: [CGPoint(x: 1.04, y: 2)])
        #expect(dot.thinned.places == [CGPoint(x: 1, y: 2)])
    }

    /// From a point to the nearest of a stretch.
    private func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let share = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
        let place = min(1, max(0, share))
        return hypot(a.x + dx * place - point.x, a.y + dy * place - point.y)
    }
}
