import Foundation
import TestSupport
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit

/// A take as a hand would make it, though no hand made it: fingers on paths of minimum jerk, 120 samples a second, with
/// noise of up to 0.7 points.
struct InjectedTake {
    let session: Session
    private var dice: Dice
    private var time = 0.5

    init(on scene: Scene, seed: Int) {
        session = Session(scene: scene)
        dice = Dice(seed: UInt64(seed) + 1)
    }

    /// All that a take has: taps, drags, a flick, two fingers.
    mutating func play() {
        let size = session.scene.size
        for stroke in 0..<6 {
            let (from, to) = (point(in: size), point(in: size))
            let seconds = 0.5 + Double(dice.roll(60)) / 100
            switch stroke {
            case 1: tap(from)
            case 3: drag([(from, to), (point(in: size), point(in: size))], over: seconds)
            case 4: drag([(from, CGPoint(x: from.x + 150, y: from.y))], over: 0.25)
            default: drag([(from, to)], over: seconds)
            }
            time += 0.4 + Double(dice.roll(80)) / 100
        }
        session.step(to: time + 1)
    }

    private mutating func tap(_ point: CGPoint) {
        send(.began, [point])
        time += 0.09
        send(.ended, [point])
    }

    private mutating func drag(_ ways: [(from: CGPoint, to: CGPoint)], over seconds: Double) {
        let start = time
        var places = ways.map { noisy($0.from) }
        send(.began, places)
        let count = Int(seconds * 120)
        for step in 1...count {
            time = start + Double(step) / 120
            let part = Double(step) / Double(count)
            let share = part * part * part * (10 - 15 * part + 6 * part * part)
            places = ways.map { way in
                noisy(
                    CGPoint(
                        x: way.from.x + (way.to.x - way.from.x) * share,
                        y: way.from.y + (way.to.y - way.from.y) * share))
            }
            send(.moved, places)
        }
        time += 1.0 / 120
        send(.ended, places)
    }

    private func send(_ phase: UITouch.Phase, _ places: [CGPoint]) {
        // Clocks of hosts count milliseconds.
        let time = (time * 1000).rounded() / 1000
        session.send(
            places.enumerated().map { index, place in
                TouchSample(finger: index + 1, phase: phase, location: place, timestamp: time)
            })
    }

    private mutating func point(in size: CGSize) -> CGPoint {
        CGPoint(
            x: 30 + Double(dice.roll(Int(size.width) - 60)),
            y: 30 + Double(dice.roll(Int(size.height) - 60)))
    }

    private mutating func noisy(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x + Double(dice.roll(1401) - 700) / 1000,
            y: point.y + Double(dice.roll(1401) - 700) / 1000)
    }
}
