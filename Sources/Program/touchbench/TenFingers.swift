import Foundation
import TestSupport
import TouchKit

/// Ten fingers that circle for some seconds.
struct TenFingers {
    /// The events per second.
    let rate: Double
    var steps: Int { Int(4 * rate) }

    /// The rate of usual touchscreens.
    static let usual = TenFingers(rate: 120)
    /// A rate higher than anybody shows, which reveals how much a program can handle.
    static let flood = TenFingers(rate: 480)

    /// Returns a location on a circle around the contents of the scene in every layout, in pixels.
    func place(_ finger: Int, _ step: Int, in size: CGSize) -> CGPoint {
        let angle = Double(finger) / 10 * 2 * .pi + Double(step) / rate * 2
        return CGPoint(
            x: size.width * (0.3 + 0.1 * cos(angle)), y: size.height * (0.3 + 0.14 * sin(angle)))
    }

    /// Returns an event of all fingers: step 0 puts them down.
    func samples(_ step: Int, in size: CGSize) -> [TouchSample] {
        TouchSample.ten(step == 0 ? .began : .moved, at: Double(step) / rate) { finger in
            place(finger, step, in: size)
        }
    }

    /// Puts them down on a touchscreen of `size`.
    func goDown(on touch: TouchScreen, _ size: CGSize) throws {
        for finger in 0..<10 { try touch.down(finger, place(finger, 0, in: size)) }
    }

    /// Lets them circle there, at their rate.
    /// - Returns: the duration, in seconds.
    func circle(on touch: TouchScreen, _ size: CGSize, steps: Int) throws -> Double {
        let watch = Stopwatch()
        for step in 1...steps {
            for finger in 0..<10 { try touch.move(finger, to: place(finger, step, in: size)) }
            try touch.sync()
            let due = UInt64(Double(step) / rate * 1e9)
            let now = watch.nanoseconds
            if now < due { usleep(UInt32((due - now) / 1000)) }
        }
        return watch.seconds
    }
}

extension TouchSample {
    /// Returns the samples of ten fingers at one moment, in order of their numbers.
    static func ten(
        _ phase: UITouch.Phase, at time: Double, _ place: (_ finger: Int) -> CGPoint
    ) -> [TouchSample] {
        (0..<10).map {
            TouchSample(finger: $0 + 1, phase: phase, location: place($0), timestamp: time)
        }
    }
}
