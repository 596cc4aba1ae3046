import Foundation
import Testing
import TouchPicture
import TouchTrace

@testable import TouchKit
@testable import TouchStudio

/// What lies under a finger, magnified.
@Suite("The loupe") struct LoupeTests {
    /// What is magnified, of the marks over the stage; nil while nothing is.
    private func magnified(_ desk: Desktop) -> Group? {
        for case .group(let group) in desk.workspace.mode(Loupe.self).marks { return group }
        return nil
    }

    @Test("a key opens it; it goes with the first finger, twice as large, and leaves with it")
    func follows() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 800))
        desk.key("6")
        #expect(desk.workspace.mode(Loupe.self).isOpen && magnified(desk) == nil)
        desk.touchScene()
        desk.paint()
        let first = try #require(magnified(desk))
        #expect(first.transform.a == 2 && first.transform.d == 2)
        // The finger's place is the middle of what is magnified.
        let layout = desk.workspace.space.layout
        let finger = try #require(desk.workspace.session.latest.touches.first).location
            .applying(layout.toPicture)
        let box = try #require(first.clip?.bounds)
        #expect(abs(box.midX - finger.x) < 0.01 && abs(box.midY - finger.y) < 0.01)
        // The scene feels the finger as ever, and a second one moves nothing.
        #expect(desk.workspace.session.isTouched)
        desk.touch(.began, CGPoint(x: desk.scene.minX + 30, y: desk.scene.maxY - 30), finger: 2)
        desk.paint()
        #expect(magnified(desk)?.transform == first.transform)
        try desk.show("loupe-1280x800")
        desk.touch(.moved, CGPoint(x: desk.scene.midX + 60, y: desk.scene.midY), finger: 1)
        desk.paint()
        #expect(magnified(desk)?.transform != first.transform)
        for finger in [1, 2] {
            desk.touch(.ended, CGPoint(x: desk.scene.midX, y: desk.scene.midY), finger: finger)
        }
        #expect(magnified(desk) == nil)
        desk.key(.escape)
        #expect(!desk.workspace.mode(Loupe.self).isOpen)
    }

    @Test("it stands whole on the stage, and never under the finger", arguments: [60.0, 140])
    func place(radius: Double) {
        let room = CGRect(x: 0, y: 0, width: 1000, height: 640)
        for x in stride(from: 0.0, through: 1000, by: 50) {
            for y in stride(from: 0.0, through: 640, by: 40) {
                let finger = CGPoint(x: x, y: y)
                let middle = Loupe.middle(of: radius, above: finger, in: room)
                let box = CGRect(
                    x: middle.x - radius, y: middle.y - radius, width: 2 * radius,
                    height: 2 * radius)
                #expect(room.contains(box), "\(finger)")
                #expect(hypot(middle.x - x, middle.y - y) > radius * 1.3, "\(finger)")
            }
        }
    }

    @Test("a tape's fingers are magnified, too, and fingers alone open it")
    func tape() throws {
        let desk = try Desktop(
            CGSize(width: 1080, height: 1920), theme: "light", lesson: "who-gets-the-touch")
        try desk.press("Do")
        try desk.press("Loupe above the finger")
        #expect(desk.workspace.mode(Loupe.self).isOpen)
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<600 where !desk.workspace.session.isTouched { desk.wait(0.05) }
        desk.paint()
        #expect(magnified(desk) != nil)
        try desk.show("loupe-1080x1920")
    }
}
