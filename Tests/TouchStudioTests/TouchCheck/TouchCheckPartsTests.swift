import Foundation
import Testing
import TouchTrace

@testable import TouchKit
@testable import TouchStudio

/// What is made of single words: taps beside targets, pictures that come late, trails.
@Suite("What a touch check is made of") struct TouchCheckPartsTests {
    private let room = CGRect(x: 100, y: 0, width: 1000, height: 500)

    private func word(
        _ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double = 0, finger: Int64 = 1
    ) -> ContactSample {
        ContactSample(
            device: 8, finger: finger, phase: phase, time: time, location: CGPoint(x: x, y: y))
    }

    /// What comes of words, each pixel a quarter of a millimeter.
    private func points(_ words: ContactSample...) -> NinePoints {
        var points = NinePoints()
        for word in words { points.take(word, in: room, pixel: 0.25) }
        return points
    }

    @Test("a tap is measured from where the finger came down to the target that is meant")
    func tap() {
        // The first target is at 200, 50.
        let points = points(word(.began, 203, 46), word(.ended, 210, 46, at: 0.1))
        #expect(points.misses == [CGVector(dx: 3, dy: -4)])
        #expect(points.errors == [5] && points.current == 1)
    }

    @Test("touches that do not aim move no target on")
    func noTap() {
        #expect(points(word(.began, 203, 46), word(.ended, 203, 46, at: 1)).current == 0)
        #expect(
            points(
                word(.began, 203, 46), word(.moved, 260, 46, at: 0.1),
                word(.ended, 203, 46, at: 0.2)
            ).current == 0)
        #expect(points(word(.began, 50, 46), word(.ended, 50, 46, at: 0.1)).current == 0)
        #expect(
            points(
                word(.began, 203, 46), word(.began, 300, 46, finger: 2),
                word(.ended, 203, 46, at: 0.1), word(.ended, 300, 46, at: 0.1, finger: 2)
            ).current == 0)
        #expect(points(word(.began, 203, 46), word(.cancelled, 203, 46, at: 0.1)).current == 0)
    }

    @Test("after nine taps none is asked for")
    func nine() {
        var points = NinePoints()
        for target in 0..<10 {
            let place = NinePoints.place(of: target % 9, in: room)
            for phase in [UITouch.Phase.began, .ended] {
                points.take(word(phase, place.x, place.y), in: room, pixel: 0.25)
            }
        }
        #expect(points.misses.count == 9 && points.current == nil)
        #expect(points.errors.allSatisfy { $0 == 0 })
    }

    @Test("the delay runs from the first word that a picture shows, until it is shown")
    func delay() {
        var delay = PictureDelay()
        delay.happened(at: 1)
        delay.happened(at: 1.004)
        delay.paint()
        delay.happened(at: 1.01)
        let first = delay.shown(at: 1.012)
        let again = delay.shown(at: 1.013)
        #expect(first && !again)
        delay.paint()
        let second = delay.shown(at: 1.04)
        #expect(second)
        #expect(delay.count == 2)
        #expect(abs((delay.worst ?? 0) - 0.03) < 1e-9)
        // A picture that shows nothing new says nothing.
        delay.paint()
        let third = delay.shown(at: 2)
        #expect(!third)
    }

    @Test("trails stay until the next finger comes down where none is")
    func trails() {
        var trails: [TouchTrail] = []
        trails.follow(word(.began, 1, 1))
        trails.follow(word(.moved, 2, 2))
        trails.follow(word(.began, 5, 5, finger: 2))
        trails.follow(word(.ended, 2, 2))
        #expect(trails.map(\.isDown) == [false, true])
        trails.follow(word(.began, 9, 9, finger: 3))
        #expect(trails.map(\.number) == [1, 2, 1])
        for finger in [2, 3] { trails.follow(word(.ended, 0, 0, finger: Int64(finger))) }
        #expect(trails.count == 3)
        trails.follow(word(.began, 7, 7, finger: 4))
        #expect(trails.map(\.places) == [[CGPoint(x: 7, y: 7)]])
    }
}
