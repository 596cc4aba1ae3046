import Foundation
import TouchKit

/// The knock that staff know: five taps in the upper right corner, within three seconds.
nonisolated struct CornerTaps {
    private var times: [Double] = []

    private static let count = 5
    private static let span = 3.0
    /// The corner's sides, in points.
    private static let side: CGFloat = 72

    /// Notes a finger that comes down.
    /// - Parameters:
    ///   - point: in points of the window.
    ///   - time: the host's, in seconds.
    /// - Returns: whether it was the last of them.
    mutating func take(_ point: CGPoint, in window: CGSize, at time: Double) -> Bool {
        guard point.x >= window.width - Self.side, point.y <= Self.side else {
            times = []
            return false
        }
        times = times.filter { $0 > time - Self.span } + [time]
        guard times.count >= Self.count else { return false }
        times = []
        return true
    }
}
