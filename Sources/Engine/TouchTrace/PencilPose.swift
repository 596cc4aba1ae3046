import TouchPicture

/// The way in which a pencil is held, on the screen or above it (TE7, PP3).
public struct PencilPose: Hashable, Sendable, BitwiseCopyable {
    /// The angle to the screen, in radians: π/2 upright, 0 flat.
    public var altitudeAngle: Double
    /// The direction in which the pencil leans, in radians of the window's coordinates: 0 along the
    /// x axis, π/2 downwards.
    public var azimuthAngle: Double
    /// The angle about the pencil's own axis, in radians.
    public var rollAngle: Double
    /// The distance from the screen: 1 where hovering is first felt, 0 at the screen.
    public var zOffset: Double

    /// Creates a pose; an upright one by default. See the properties for units.
    public init(
        altitudeAngle: Double = .pi / 2, azimuthAngle: Double = 0, rollAngle: Double = 0,
        zOffset: Double = 0
    ) {
        self.altitudeAngle = altitudeAngle
        self.azimuthAngle = azimuthAngle
        self.rollAngle = rollAngle
        self.zOffset = zOffset
    }
}

extension PencilPose {
    /// The pose in a few words, such as "altitude 45.0°, azimuth 90.0°".
    var words: String {
        let degrees = [altitudeAngle, azimuthAngle, rollAngle].map {
            ($0 * 180 / .pi).fixed(1) + "°"
        }
        return "altitude \(degrees[0]), azimuth \(degrees[1])"
            + (rollAngle == 0 ? "" : ", roll \(degrees[2])")
            + (zOffset == 0 ? "" : ", height \(zOffset.fixed(3))")
    }
}
