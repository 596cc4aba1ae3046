import TouchPicture

// The additional properties of a pencil, as the host's samples tell them; without a pose it stands
// upright (TE7). Nothing is estimated.
extension UITouch {
    /// The properties of a touch that may be reported before they are known for certain.
    public nonisolated struct Properties: OptionSet, Hashable, Sendable {
        /// The properties as bits.
        public let rawValue: Int
        /// Creates a set of properties from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force of the touch.
        public static let force = Properties(rawValue: 1)
        /// The direction in which the pencil leans.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle at which the pencil leans.
        public static let altitude = Properties(rawValue: 4)
        /// The location of the touch.
        public static let location = Properties(rawValue: 8)
        /// The rotation of the pencil about its own axis.
        public static let roll = Properties(rawValue: 16)
    }

    /// The angle to the screen, in radians: π/2 upright, 0 flat.
    public var altitudeAngle: CGFloat { pose.altitudeAngle }
    /// The angle about the pencil's own axis, in radians.
    public var rollAngle: CGFloat { pose.rollAngle }
    /// Returns the direction in which the pencil leans, in radians of the coordinates of `view`;
    /// nil means the window. 0 is along the x axis.
    public func azimuthAngle(in view: UIView?) -> CGFloat { pose.azimuthAngle(in: view) }
    /// Returns the same direction as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { pose.direction(in: view) }

    private var pose: PencilPose { sample.pose ?? PencilPose() }

    /// The properties that are only estimated; always none.
    public var estimatedProperties: Properties { [] }
    /// The properties for which updates will follow; always none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The number that identifies an update; always nil, since there are none.
    public var estimationUpdateIndex: NSNumber? { nil }
}
