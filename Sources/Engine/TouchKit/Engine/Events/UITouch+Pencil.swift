import TouchPicture

// The additional properties of a pencil. Touches here have those of a finger, whatever their type
// (TE7).
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

    /// The angle to the screen, in radians; always upright.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle about its own axis, in radians; always 0.
    public var rollAngle: CGFloat { 0 }
    /// Returns the direction in which the pencil leans, in radians of the coordinates of `view`;
    /// always 0, as if along the x axis.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the same direction as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The properties that are only estimated; always none.
    public var estimatedProperties: Properties { [] }
    /// The properties for which updates will follow; always none.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// The number that identifies an update; always nil, since there are none.
    public var estimationUpdateIndex: NSNumber? { nil }
}
