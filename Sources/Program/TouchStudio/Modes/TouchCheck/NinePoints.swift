import TouchKit
import TouchPicture

/// Nine targets that are tapped one after the other, and the distances by which the taps missed.
package nonisolated struct NinePoints: Equatable {
    /// The vectors from each target to the tap, in pixels of the window, in order.
    private(set) var misses: [CGVector] = []
    private var begun: ContactSample?

    static let count = 9
    /// The limits of a tap: its duration in seconds, and its way in millimeters; see
    /// `TouchSurroundings.millimetres`.
    private static let tap = (duration: 0.8, way: 6.0)

    /// The target to tap, from 0; nil if all were tapped.
    var current: Int? { misses.count < Self.count ? misses.count : nil }

    /// Returns the place of a target in `room`: in rows, a tenth from the edges.
    static func place(of target: Int, in room: CGRect) -> CGPoint {
        let shares = [0.1, 0.5, 0.9]
        return CGPoint(
            x: room.minX + shares[target % 3] * room.width,
            y: room.minY + shares[target / 3 % 3] * room.height)
    }

    /// Takes a sample; a tap in `room` counts for the current target, wherever it was meant.
    /// - Parameter pixel: the size of a pixel in millimeters.
    mutating func take(_ sample: ContactSample, in room: CGRect, pixel: Double) {
        switch sample.phase {
        case .began:
            // Two fingers do not aim.
            begun = begun == nil && room.contains(sample.location) ? sample : nil
        case .moved, .ended:
            guard let begin = begun, begin.finger == sample.finger,
                begin.device == sample.device, let current
            else { return }
            if begin.distance(to: sample) * pixel > Self.tap.way
                || sample.time - begin.time > Self.tap.duration
            {
                begun = nil
            } else if sample.phase == .ended {
                let target = Self.place(of: current, in: room)
                misses.append(
                    CGVector(
                        dx: begin.location.x - target.x, dy: begin.location.y - target.y))
                begun = nil
            }
        default: begun = nil
        }
    }

    /// The distances between taps and targets, in pixels.
    var errors: [Double] { misses.map { hypot($0.dx, $0.dy) } }
}
