import Foundation
import TestSupport

/// Measures the time from a finger to the changed pixel, seen from outside.
enum Latency {
    /// Touches `places` one after the other, each for as long as it takes to be seen.
    /// - Returns: the result, in words.
    static func measure(
        touch: TouchScreen, watch: PixelWatch, places: [CGPoint]
    ) throws -> String {
        var times: [Double] = []
        for (index, place) in places.enumerated() {
            let (x, y) = (Int(place.x), Int(place.y))
            let before = settledColor(of: watch, x, y)
            // The clock starts before the server knows of the touch.
            let clock = Stopwatch()
            try touch.down(index, place)
            guard watch.waitForChange(x: x, y: y, from: before) != nil else {
                throw SupportError("a touch at \(x), \(y) was never seen")
            }
            times.append(clock.seconds * 1000)
            try touch.up(index)
            try touch.sync()
        }
        return String(
            format: "median %.1f ms, worst %.1f ms of %d", Timing.median(times), times.max() ?? 0,
            times.count)
    }

    /// Returns the color of a pixel once everything that moves there has come to rest.
    private static func settledColor(of watch: PixelWatch, _ x: Int, _ y: Int) -> UInt {
        var color = watch.color(x: x, y: y)
        var quiet = 0
        while quiet < 8 {
            usleep(10_000)
            let now = watch.color(x: x, y: y)
            quiet = now == color ? quiet + 1 : 0
            color = now
        }
        return color
    }
}
