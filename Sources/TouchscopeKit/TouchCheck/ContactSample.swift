import Foundation
import TouchKit

/// What one finger on one device did at one moment, as the device told it: what touchscreens are measured by.
nonisolated struct ContactSample: Equatable {
    /// SDL's number of the touchscreen, which on X is X's; 0 for the mouse, and for a tape.
    var device: Int64 = 0
    var finger: Int64
    var phase: UITouch.Phase
    /// In seconds.
    var time: Double
    /// In pixels of the window, or in points of a tape's scene.
    var location: CGPoint
    /// From 0 to 1; 0 if the device tells none.
    var pressure = 0.0
    /// In the units of the place; 0 if the device tells none.
    var radius = 0.0

    /// How far it is from another, in the units of the place.
    func distance(to other: ContactSample) -> Double {
        hypot(other.location.x - location.x, other.location.y - location.y)
    }
}
