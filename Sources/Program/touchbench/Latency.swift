import Foundation
import TestSupport

/// How long it takes from a finger to the changed pixel, seen from outside.
struct Latency {
    /// In seconds, sorted.
    var times: [Double]

    var median: Double { times.isEmpty ? 0 : times[times.count / 2] }
    var worst: Double { times.last ?? 0 }

    /// Touches `places` one after the other, each for as long as it takes to be seen.
    static func measure(
        on server: XServer, touch: TouchScreen, watch: PixelWatch, places: [CGPoint]
    ) throws -> Latency {
        var times: [Double] = []
        for (index, place) in places.enumerated() {
            let (x, y) = (Int(place.x), Int(place.y))
            let before = settledColor(of: watch, x, y)
            // The clock runs from before the server knows of the touch.
            let start = DispatchTime.now().uptimeNanoseconds
            try touch.down(index, place)
            guard watch.waitForChange(x: x, y: y, from: before) != nil else {
                throw SupportError("a touch at \(x), \(y) was never seen")
            }
            times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
            try touch.up(index)
            try touch.sync()
        }
        return Latency(times: times.sorted())
    }

    /// The colour of a pixel once whatever moves there has come to rest.
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

    var line: String {
        String(
            format: "median %.1f ms, worst %.1f ms of %d", median * 1000, worst * 1000,
            times.count)
    }
}
