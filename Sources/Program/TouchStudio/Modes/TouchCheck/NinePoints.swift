import TouchKit
import TouchPicture

/// Nine targets that are tapped one after the other, and how far beside each the finger came down.
package nonisolated struct NinePoints: Equatable {
    /// From each target to where it was tapped, in pixels of the window, in order.
    private(set) var misses: [CGVector] = []
    private var begun: ContactSample?

    static let count = 9
    /// A tap is no longer than this, in seconds, and goes no farther, in millimetres; see
    /// `TouchCheck.millimetres`.
    private static let tap = (duration: 0.8, way: 6.0)

    /// The target that is to be tapped, from 0; nil if all were.
    var current: Int? { misses.count < Self.count ? misses.count : nil }

    /// Where a target is in `room`: in rows, a tenth from the edges.
    static func place(of target: Int, in room: CGRect) -> CGPoint {
        let shares = [0.1, 0.5, 0.9]
        return CGPoint(
            x: room.minX + shares[target % 3] * room.width,
            y: room.minY + shares[target / 3 % 3] * room.height)
    }

    /// Takes what a finger did; a tap in `room` is one at the current target, wherever it was
    /// meant.
    /// - Parameter pixel: in millimetres.
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

    /// How far each tap was beside its target, in pixels.
    var errors: [Double] { misses.map { hypot($0.dx, $0.dy) } }
}
