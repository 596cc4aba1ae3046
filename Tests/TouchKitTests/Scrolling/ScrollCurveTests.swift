import Testing

@testable import TouchKit

/// The closed functions by which content moves.
@Suite struct ScrollCurveTests {
    private let numbers = Tuning()

    private func released(
        at place: Double, _ velocity: Double, keeping share: Double = 0.998,
        in limits: ClosedRange<Double> = 0...100_000, bounces: Bool = true
    ) -> ScrollCurve {
        ScrollCurve(
            from: place, velocity: velocity, keeping: share, limits: limits, bounces: bounces,
            numbers: numbers)
    }

    @Test("CT7: deceleration is x0 + v · 0.499 · (1 − 0.998^(1000 t)), to 10 pt/s")
    func deceleration() {
        for velocity in [2000.0, -750] {
            let curve = released(at: 50_000, velocity)
            for time in [0, 0.01, 0.3, 1, 2] {
                let place = 50_000 + velocity * 0.499 * (1 - pow(0.998, 1000 * time))
                #expect(abs(curve.value(at: time) - place) < 1e-6)
                let speed = (curve.value(at: time + 1e-6) - curve.value(at: time)) / 1e-6
                #expect(abs(speed - curve.speed(at: time)) < 3)
            }
            #expect(abs(abs(curve.speed(at: curve.duration)) - 10) < 1e-9)
            let way = velocity < 0 ? velocity + 10 : velocity - 10
            #expect(abs(curve.target - 50_000 - way * 0.499) < 1e-6)
            #expect(curve.value(at: curve.duration) == curve.target)
        }
    }

    @Test("CT7: the target told to the delegate is computed with 0.4995")
    func announced() {
        #expect(abs(released(at: 5074, 750).announced - 5443.667) < 0.1)
        #expect(released(at: 600, 3000, in: 0...700).announced == 700)
        #expect(released(at: -20, 500, in: 0...700).announced == 0)
    }

    @Test("CT7: fast deceleration follows the same law with 0.99")
    func fast() {
        let curve = released(at: 0, 2000, keeping: 0.99)
        #expect(abs(curve.value(at: 0.1) - 2000 * 0.099 * (1 - pow(0.99, 100))) < 1e-9)
        #expect(abs(curve.target - 1990 * 0.099) < 1e-9)
    }

    @Test("CT7: released beyond an edge by x0 at v, content is at e^(−10.3 t) · (x0 + v · t)")
    func releasedBeyondAnEdge() {
        for (beyond, velocity) in [(-235.0, -625.0), (-100, 0), (80, 700)] {
            let edge = beyond < 0 ? 0.0 : 700
            let curve = released(at: edge + beyond, velocity, in: 0...700)
            for time in [0, 0.01, 0.1, 0.3, 0.5] {
                let place = edge + exp(-10.3 * time) * (beyond + velocity * time)
                #expect(abs(curve.value(at: time) - place) < 1e-9)
            }
            #expect(curve.target == edge && curve.announced == edge)
        }
    }

    @Test("CT7: running over an edge at v, content is at v · t · e^(−11 t) beyond it")
    func runningOver() {
        let curve = released(at: 600, 3000, in: 0...700)
        let crossing = -log(1 - 100 / (3000 * 0.499)) / (-1000 * log(0.998))
        let velocity = 3000 * pow(0.998, 1000 * crossing)
        for time in [0, 0.02, 0.1, 0.3] {
            let place = 700 + velocity * time * exp(-11 * time)
            #expect(abs(curve.value(at: crossing + time) - place) < 1e-6)
        }
        #expect(curve.target == 700)
        let hard = released(at: 600, 3000, in: 0...700, bounces: false)
        #expect(abs(hard.duration - crossing) < 1e-9)
        #expect((0...100).allSatisfy { hard.value(at: Double($0) / 100) <= 700 })
    }

    @Test(
        "CT7: coming back ends below half a point, and not before",
        arguments: [(-235.0, -625.0), (-100, 0), (-100, 900), (0, 3000)])
    func end(beyond: Double, velocity: Double) {
        let curve = released(at: beyond, beyond == 0 ? -velocity : velocity, in: 0...700)
        #expect((0.1...2).contains(curve.duration))
        #expect(abs(abs(curve.value(at: curve.duration - 1e-7)) - 0.5) < 1e-4)
        #expect(curve.value(at: curve.duration) == 0)
    }

    @Test("CT7: a chosen target is reached without a jump in place or speed")
    func chosenTarget() {
        let curve = ScrollCurve(from: 600, velocity: 3000, to: 700, numbers: numbers)
        #expect(curve.value(at: 0) == 600)
        #expect(abs((curve.value(at: 1e-6) - 600) / 1e-6 - 3000) < 0.1)
        #expect(curve.target == 700 && curve.value(at: curve.duration) == 700)
    }

    @Test(
        "CT7: content that swings back just fast enough rests as soon as any other",
        arguments: [-110, -109.999_999_999_999_99, -110.000_000_000_01, -109, -111])
    func justFastEnough(velocity: Double) {
        let curve = ScrollCurve(from: 110.0 / 12, velocity: velocity, to: 0, numbers: numbers)
        #expect((0.1...0.5).contains(curve.duration))
        #expect(abs(curve.value(at: curve.duration - 1e-6)) < 0.51)
    }

    @Test("CT7: an animated offset goes (1 − cos πt) / 2 of its way")
    func wave() {
        let curve = ScrollCurve(from: 100, to: 300, duration: 0.3)
        for part in [0, 0.1, 0.25, 0.5, 0.9] {
            let place = 100 + 200 * (1 - cos(.pi * part)) / 2
            #expect(abs(curve.value(at: 0.3 * part) - place) < 1e-9)
        }
        #expect(curve.value(at: 0.3) == 300 && curve.duration == 0.3)
    }

    @Test("CT7: the rubber band gives 0.55 at first and never more than the viewport")
    func rubberBand() {
        let slope = RubberBand.stretch(0.001, extent: 852, give: 0.55) / 0.001
        #expect(abs(slope - 0.55) < 1e-5)
        #expect(abs(RubberBand.stretch(590, extent: 852, give: 0.55) - 235) < 0.01)
        #expect(RubberBand.stretch(1e9, extent: 852, give: 0.55) < 852)
        for stretch in [0.0, 10, 150] {
            let pull = RubberBand.pull(for: stretch, extent: 300, give: 0.55)
            #expect(abs(RubberBand.stretch(pull, extent: 300, give: 0.55) - stretch) < 1e-9)
        }
    }
}
