import Foundation
import Testing
import TouchStage
import TouchTrace

@testable import TouchKit
@testable import TouchStudio

@Suite("Who gets a finger")
struct TouchRouterTests {
    /// Two pixels a point; the stage fills the right half of a window of 200 by 100 points.
    private let space = StageSpace(
        scale: 2, frame: CGRect(x: 100, y: 0, width: 100, height: 100),
        layout: StageLayout(
            size: CGSize(width: 100, height: 100), scene: CGRect(x: 0, y: 0, width: 68, height: 56),
            overlays: [], unit: 1))
    private var router = TouchRouter()
    private let desk: Desk

    init() throws { desk = try Desk() }

    /// The lowest mode, which follows fingers.
    private var mode: Touching { desk.workspace.mode() }

    private func sample(
        _ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat
    ) -> TouchSample {
        TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), timestamp: 1)
    }

    /// "scene 1 began 0,0 · chrome 2 moved 10,10"
    private mutating func route(
        _ samples: [TouchSample], _ use: FingerUse = .followed
    ) -> String {
        func say(_ part: String, _ samples: [TouchSample]) -> [String] {
            samples.map {
                "\(part) \($0.finger) \($0.phase) \(Int($0.location.x)),\(Int($0.location.y))"
            }
        }
        let parts = router.route(samples, in: space, to: mode, use)
        return (parts.stage.flatMap { say("scene", $0.samples) } + say("chrome", parts.chrome))
            .joined(separator: " · ")
    }

    @Test(
        "a finger that comes down on the stage touches the scene, in its points; any other the parts around it"
    )
    mutating func parted() {
        let samples = [sample(1, .began, 232, 56), sample(2, .began, 20, 40)]
        #expect(route(samples) == "scene 1 began 0,0 · chrome 2 began 10,20")
    }

    @Test("a finger belongs to where it began, for as long as it is down")
    mutating func keeps() {
        _ = route([sample(1, .began, 232, 56), sample(2, .began, 20, 40)])
        let crossed = [sample(1, .moved, 20, 56), sample(2, .moved, 252, 96)]
        #expect(route(crossed) == "scene 1 moved -106,0 · chrome 2 moved 126,48")
        #expect(router.holdsStage)
        #expect(route([sample(1, .ended, 20, 56)]) == "scene 1 ended -106,0")
        #expect(!router.holdsStage)
        #expect(route([sample(1, .began, 20, 56)]) == "chrome 1 began 10,28")
    }

    @Test("a finger that asks is nobody's, though touches are touches again before it lifts")
    mutating func asks() {
        #expect(route([sample(1, .began, 232, 56)], .pressed) == "")
        #expect(route([sample(1, .moved, 240, 56)]) == "")
        #expect(route([sample(1, .ended, 240, 56)]) == "")
        #expect(route([sample(1, .began, 232, 56)]) == "scene 1 began 0,0")
    }

    @Test("a covered stage gets no finger")
    mutating func covered() {
        #expect(route([sample(1, .began, 232, 56)], .covered) == "chrome 1 began 116,28")
        let samples = [sample(1, .began, 232, 56)]
        #expect(TouchRouter.comesToStage(samples, in: space, .covered) == nil)
        let point = TouchRouter.comesToStage(samples, in: space, .pressed)
        #expect(point == CGPoint(x: 116, y: 28))
        let moved = [sample(1, .moved, 232, 56)]
        #expect(TouchRouter.comesToStage(moved, in: space, .followed) == nil)
    }

    @Test("fingers that are forgotten hold the scene no more")
    mutating func forgotten() {
        _ = route([sample(1, .began, 232, 56)])
        router.forgetAll()
        #expect(!router.holdsStage)
    }

    @Test("the radius of a contact is in points of whoever gets the finger")
    mutating func radius() {
        var samples = [sample(1, .began, 300, 100), sample(2, .began, 20, 20)]
        for index in samples.indices { samples[index].majorRadius = 24 }
        let parts = router.route(samples, in: space, to: mode, .followed)
        #expect(parts.stage.flatMap(\.samples).map(\.majorRadius) == [24 / space.sceneScale])
        #expect(parts.chrome.map(\.majorRadius) == [12])
    }
}
