import TouchKit

/// A sample of one finger on one device, as the device reported it: the basis of measuring
/// touchscreens.
package nonisolated struct ContactSample: Equatable {
    /// SDL's number of the touchscreen, which on X is X's; 0 for the mouse, and for a tape.
    package var device: Int64 = 0
    package var finger: Int64
    package var phase: UITouch.Phase
    /// The time, in seconds.
    package var time: Double
    /// The location, in pixels of the window, or in points of a tape's scene.
    package var location: CGPoint
    /// The pressure, from 0 to 1; 0 if the device reports none.
    package var pressure = 0.0
    /// The radius, in the units of the location; 0 if the device reports none.
    package var radius = 0.0

    package init(
        device: Int64 = 0, finger: Int64, phase: UITouch.Phase, time: Double, location: CGPoint,
        pressure: Double = 0.0, radius: Double = 0.0
    ) {
        self.device = device
        self.finger = finger
        self.phase = phase
        self.time = time
        self.location = location
        self.pressure = pressure
        self.radius = radius
    }

    /// Returns the distance to another sample, in the units of the location.
    func distance(to other: ContactSample) -> Double {
        hypot(other.location.x - location.x, other.location.y - location.y)
    }
}
