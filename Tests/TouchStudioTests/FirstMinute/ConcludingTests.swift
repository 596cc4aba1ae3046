import Foundation
import TestSupport
import Testing
import TouchScript
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("What came of a gesture") struct ConcludingTests {
    private func open(
        _ lines: String, size: CGSize = CGSize(width: 1280, height: 800), language: String = "en",
        theme: String = "dark"
    ) throws -> Desktop {
        let scene = try Scene.parse(
            "scene 1 \"pad\" 640 x 400\n" + lines + "\n", file: "pad.scene")
        let desk = try Desktop(size, theme: theme, language: language, scene: scene)
        desk.wait(0.1)
        desk.paint()
        return desk
    }

    private static let card = """
        view card at 40 40 size 240 200 color sky
          tap tap logs "tapped"
          pan drag moves card
        view other at 400 40 size 200 200 color coral touches consume
        """

    private func said(_ desk: Desktop) -> String? { desk.workspace.concluding.said?["en"] }

    /// A point of the scene in the window, in points.
    private func place(_ desk: Desktop, _ x: Double, _ y: Double) -> CGPoint {
        desk.paint()
        let space = desk.workspace.space
        return space.point(ofPixel: space.pixel(ofScenePoint: CGPoint(x: x, y: y)))
    }

    private func tap(_ desk: Desktop, _ x: Double, _ y: Double) {
        desk.tap(place(desk, x, y))
    }

    private func drag(_ desk: Desktop, _ x: Double, _ y: Double, by length: Double) {
        desk.touch(.began, place(desk, x, y))
        for step in 1...5 {
            desk.touch(.moved, place(desk, x + length * Double(step) / 5, y))
        }
        desk.touch(.ended, place(desk, x + length, y))
    }

    @Test("one sentence says who got the touch and who acted")
    func sentence() throws {
        let desk = try open(Self.card)
        tap(desk, 100, 100)
        #expect(said(desk) == "card got the touch; tap acted")
        tap(desk, 500, 100)
        #expect(said(desk) == "other got the touch")
        tap(desk, 320, 390)
        #expect(said(desk) == "window got the touch")
        drag(desk, 100, 100, by: 80)
        #expect(said(desk) == "card got the touch; drag acted")
    }

    @Test("it stands for two seconds, and is gone when the next finger comes")
    func stands() throws {
        let desk = try open(Self.card)
        tap(desk, 500, 100)
        desk.wait(1.9)
        desk.paint()
        #expect(said(desk) != nil)
        let next = try #require(desk.workspace.nextChange(after: desk.now))
        #expect(next <= desk.now + 0.11)
        desk.wait(0.2)
        desk.paint()
        #expect(said(desk) == nil)
        tap(desk, 500, 100)
        desk.touch(.began, place(desk, 500, 100))
        #expect(said(desk) == nil)
    }

    @Test("a tap that waits for a second one is told when it acts")
    func late() throws {
        let desk = try open(
            """
            view card at 40 40 size 240 200 color sky
              tap single logs "one"
              tap double taps 2 logs "two"
            require single to-fail double
            """)
        tap(desk, 100, 100)
        let first = said(desk)
        #expect(first?.contains("acted") == false)
        desk.wait(0.6)
        #expect(said(desk)?.hasSuffix("single acted") == true, "\(said(desk) ?? "")")
    }

    @Test("nothing is said of what a tape does, nor of the past")
    func quiet() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 800), lesson: "who-gets-the-touch")
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<200 {
            desk.wait(0.1)
            #expect(said(desk) == nil)
        }
        let other = try open(Self.card)
        tap(other, 500, 100)
        other.workspace.perform(.time(.start))
        #expect(said(other) == nil)
    }

    @Test("it lies over nothing that was touched where there is room beside it")
    func beside() throws {
        let room = CGRect(x: 0, y: 0, width: 600, height: 400)
        let size = CGSize(width: 200, height: 30)
        let top = CGRect(x: 100, y: 0, width: 500, height: 200)
        let bottom = CGRect(x: 0, y: 300, width: 600, height: 100)
        for taken in [[], [top], [bottom], [top, bottom]] {
            let place = VerdictPlate.place(size, in: room, besides: taken)
            #expect(room.contains(place))
            let covered = taken.map { $0.intersection(place) }.filter { !$0.isNull }
            #expect(covered.allSatisfy { $0.width * $0.height < 1 } || taken.count == 2)
        }
    }

    @Test(
        "in every window and language",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
            CGSize(width: 1024, height: 600),
        ], ["en", "zh"])
    func looks(size: CGSize, language: String) throws {
        for theme in ["dark", "light", "projector"] {
            let desk = try open(Self.card, size: size, language: language, theme: theme)
            tap(desk, 100, 100)
            let marks = desk.workspace.concluding.marks
            #expect(!marks.isEmpty)
            try desk.show("verdict-\(Int(size.width))x\(Int(size.height))-\(theme)-\(language)")
        }
    }
}
