import Foundation
import TouchScript

extension Ink.Stroke {
    /// The distance by which a told line may differ from the drawn one, in points; another 0.05 are
    /// for rounding.
    private static let tolerance = 0.4

    /// The same line in as few points as describe it (Ramer, Douglas and Peucker), in tenths of
    /// points.
    var thinned: Ink.Stroke {
        var isKept = places.indices.map { $0 == 0 || $0 == places.count - 1 }
        var spans = [(0, places.count - 1)]
        while let (start, end) = spans.popLast() {
            let distances = places[start...max(start, end)].map {
                $0.distance(toLineFrom: places[start], to: places[end])
            }
            guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }),
                distances[worst] > Self.tolerance
            else { continue }
            isKept[start + worst] = true
            spans += [(start, start + worst), (start + worst, end)]
        }
        var stroke = self
        stroke.places = places.indices.filter { isKept[$0] }.map { places[$0].rounded }
        return stroke
    }
}

extension Spotlight {
    /// The same light in tenths of points.
    var rounded: Spotlight {
        Spotlight(center: center.rounded, radius: (radius * 10).rounded() / 10)
    }
}

extension CGPoint {
    /// The point in tenths, and within the limits of a tape.
    fileprivate var rounded: CGPoint {
        func tenths(_ value: Double) -> Double {
            (min(max(value, -Limits.coordinate), Limits.coordinate) * 10).rounded() / 10
        }
        return CGPoint(x: tenths(x), y: tenths(y))
    }

    /// Returns the distance from the straight line between two points, ends included.
    fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let along = square > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / square : 0
        let share = min(max(along, 0), 1)
        return hypot(x - start.x - dx * share, y - start.y - dy * share)
    }
}
