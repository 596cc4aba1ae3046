import Foundation
import Testing
import TouchStage

@testable import TouchStudio

@Suite("Where window and scene meet")
struct StageSpaceTests {
    /// A window of one and a half pixels a point; the scene stands in it at twice its size.
    private let space = StageSpace(
        scale: 1.5, frame: CGRect(x: 200, y: 100, width: 432, height: 244),
        layout: StageLayout(
            size: CGSize(width: 432, height: 244),
            scene: CGRect(x: 0, y: 0, width: 200, height: 100),
            overlays: [], unit: 1))

    @Test("a pixel leads to a point of the window, of the stage's picture and of the scene")
    func inwards() {
        let point = space.point(ofPixel: CGPoint(x: 324, y: 192))
        #expect(point == CGPoint(x: 216, y: 128))
        #expect(space.picturePoint(of: point) == CGPoint(x: 16, y: 28))
        #expect(space.scenePoint(of: point) == .zero)
    }

    @Test("a point of the scene leads to its pixel, and back")
    func outwards() {
        let corner = CGPoint(x: 200, y: 100)
        let pixel = space.pixel(ofScenePoint: corner)
        #expect(pixel == CGPoint(x: (200 + 416) * 1.5, y: (100 + 228) * 1.5))
        #expect(space.scenePoint(of: space.point(ofPixel: pixel)) == corner)
        #expect(space.sceneScale == 3)
    }

    @Test("the panel with the scene is where fingers touch it")
    func panel() {
        #expect(space.panel == CGRect(x: 200, y: 100, width: 432, height: 244))
        #expect(space.panel.contains(CGPoint(x: 200, y: 100)))
        #expect(!space.panel.contains(CGPoint(x: 199, y: 200)))
        #expect(space.pixels(of: space.panel) == CGRect(x: 300, y: 150, width: 648, height: 366))
    }
}
