import TouchKit

/// What one finger on one device did at one moment, as the device told it: what touchscreens are
/// measured by.
package nonisolated struct ContactSample: Equatable {
    /// SDL's number of the touchscreen, which on X is X's; 0 for the mouse, and for a tape.
    package var device: Int64 = 0
    package var finger: Int64
    package var phase: UITouch.Phase
    /// In seconds.
    package var time: Double
    /// In pixels of the window, or in points of a tape's scene.
    package var location: CGPoint
    /// From 0 to 1; 0 if the device tells none.
    package var pressure = 0.0
    /// In the units of the place; 0 if the device tells none.
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

    /// How far it is from another, in the units of the place.
    func distance(to other: ContactSample) -> Double {
        hypot(other.location.x - location.x, other.location.y - location.y)
    }
}
