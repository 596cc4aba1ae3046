import TouchPicture

/// The way in which a pencil is held, on the screen or above it (TE7, PP3).
public nonisolated struct PencilPose: Hashable, Sendable {
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
    /// Returns the direction in which the pencil leans, as a vector of length 1 in the coordinates
    /// of `view`; nil means the window.
    package func direction(in view: UIView?) -> CGVector {
        let way = CGVector(
            dx: Mathematics.cosine(azimuthAngle), dy: Mathematics.sine(azimuthAngle))
        guard let view else { return way }
        let start = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(CGPoint(x: way.dx, y: way.dy), from: nil)
        let length = start.distance(to: end)
        // Under a singular transform there is no direction.
        guard length > 0, length.isFinite else { return way }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// Returns the direction in which the pencil leans, in radians of the coordinates of `view`;
    /// nil means the window.
    package func azimuthAngle(in view: UIView?) -> Double {
        guard let view else { return azimuthAngle }
        let way = direction(in: view)
        return Mathematics.arcTangent(y: way.dy, x: way.dx)
    }
}
