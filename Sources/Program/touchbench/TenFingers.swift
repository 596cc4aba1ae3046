import Foundation
import TestSupport
import TouchKit

/// Ten fingers that circle for some seconds.
struct TenFingers {
    /// Events a second.
    let rate: Double
    var steps: Int { Int(4 * rate) }

    /// As touchscreens are.
    static let usual = TenFingers(rate: 120)
    /// More than anybody shows: so it comes out how much a program can.
    static let flood = TenFingers(rate: 480)

    /// On a circle about what the scene shows in every room, in pixels.
    func place(_ finger: Int, _ step: Int, in size: CGSize) -> CGPoint {
        let angle = Double(finger) / 10 * 2 * .pi + Double(step) / rate * 2
        return CGPoint(
            x: size.width * (0.3 + 0.1 * cos(angle)), y: size.height * (0.3 + 0.14 * sin(angle)))
    }

    /// An event of them all: step 0 brings them down.
    func samples(_ step: Int, in size: CGSize) -> [TouchSample] {
        TouchSample.ten(step == 0 ? .began : .moved, at: Double(step) / rate) { finger in
            place(finger, step, in: size)
        }
    }

    /// Puts them down on a touchscreen of `size`.
    func goDown(on touch: TouchScreen, _ size: CGSize) throws {
        for finger in 0..<10 { try touch.down(finger, place(finger, 0, in: size)) }
    }

    /// Has them circle there, at their pace.
    /// - Returns: how long that took, in seconds.
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
    /// What ten fingers do at one moment, from the first one on.
    static func ten(
        _ phase: UITouch.Phase, at time: Double, _ place: (_ finger: Int) -> CGPoint
    ) -> [TouchSample] {
        (0..<10).map {
            TouchSample(finger: $0 + 1, phase: phase, location: place($0), timestamp: time)
        }
    }
}
