import Testing
import TouchPicture
import TouchScript

@testable import TouchStudy

@MainActor @Suite("Audits: places that can be told apart") struct AuditPlacesTests {
    private func places(_ lines: String) throws -> [AuditPlace] {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n\(lines)\n", file: "s.scene")
        return Audit(scene).places
    }

    @Test("Each view that is hit somewhere has one place, well inside of what shows of it")
    func views() throws {
        let places = try places(
            """
            view back at 0 0 size 640 400
              view left at 0 0 size 101 400
              view front at 540 0 size 100 400
            """)
        #expect(places.map { $0.view } == ["left", "back", "front"])
        #expect(abs(places[0].point.x - 50) < 6 && abs(places[0].point.y - 200) < 6)
        #expect(abs(places[2].point.x - 590) < 6)
        #expect(places[0].space.width > 80)
    }

    @Test("A view narrower than the grid is found by its edges")
    func narrow() throws {
        let places = try places("view thin at 200.5 40 size 3 300")
        let thin = places.first { $0.view == "thin" }
        #expect(thin.map { $0.point.x > 200.5 && $0.point.x < 203.5 } == true)
    }

    @Test(
        "The grid is finer where a view is turned, and its corners are told from what is around it")
    func turned() throws {
        func grid(_ turn: String) throws -> AuditGrid {
            let lines = "view tile at 220 120 size 160 160\(turn)\n"
            return Audit(
                try Scene.parse("scene 1 \"s\" 640 x 400\n\(lines)", file: "s.scene")
            ).grid
        }
        #expect(try grid("").pitch == 10)
        let turned = try grid(" rotate 45deg")
        #expect(turned.pitch == 4)
        let tile = try #require(turned.spots.firstIndex { $0.view == "tile" })
        func isTile(_ x: Double, _ y: Double) -> Bool {
            turned.isCovered(CGRect(x: x, y: y, width: 1, height: 1), by: [tile])
        }
        // A diamond around (300, 200) that reaches 113 points.
        #expect(isTile(300, 95) && isTile(195, 200) && !isTile(230, 130) && !isTile(370, 270))
    }

    @Test("Where nobody is hit is a place, too")
    func nobody() throws {
        let places = try places(
            "window main hit-test pass-through\n  controller c\n    view page at 0 0 size 300 400")
        #expect(places.contains { $0.view == nil })
    }

    @Test("Segments, halves of a stepper and the thumb of a slider are places of their own")
    func parts() throws {
        func count(_ line: String) throws -> Int {
            try places(line).count { $0.view == "x" }
        }
        #expect(
            try count("segments x at 40 40 size 260 32 titles \"A\", \"B\", \"C\" value 1") == 3)
        #expect(try count("stepper x at 40 40 value 5") == 2)
        #expect(try count("slider x at 40 40 size 260 34 value 0.3") == 2)
        #expect(try count("button x at 40 40 size 260 34") == 1)
    }

    @Test("The edge of the stage is a place of its own where something begins there, and only then")
    func edges() throws {
        let plain = "view page at 0 0 size 640 400\n  pan drag"
        #expect(try places(plain).count == 1)
        let edge = try places(plain.replacing("pan drag", with: "edge-pan back edges left"))
        #expect(edge.count == 2 && edge.contains { $0.point.x < 20 })
    }

    @Test("Pages of a list are scrolled to for those alone whom nobody sees before")
    func scrolled() throws {
        let places = try places(
            """
            scroll list at 40 40 size 200 200 content 200 600
              button near at 20 20 size 160 44
              button far at 20 520 size 160 44
            """)
        let scrolled = places.filter { $0.scrolled != nil }
        #expect(scrolled.map { $0.view } == ["far"])
        #expect(scrolled.first?.scrolled?.offset == CGPoint(x: 0, y: 400))
    }
}
