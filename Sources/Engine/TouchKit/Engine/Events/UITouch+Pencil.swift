import TouchPicture

// What a pencil tells besides. Touches here are told as fingers' are, whatever their type (TE7).
extension UITouch {
    /// What of a touch may be told before it is known for certain.
    public nonisolated struct Properties: OptionSet, Hashable, Sendable {
        /// Its members as bits.
        public let rawValue: Int
        /// By its members as bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard it presses.
        public static let force = Properties(rawValue: 1)
        /// The direction in which the pencil leans.
        public static let azimuth = Properties(rawValue: 2)
        /// How far it leans.
        public static let altitude = Properties(rawValue: 4)
        /// Where it is.
        public static let location = Properties(rawValue: 8)
        /// How it is turned about itself.
        public static let roll = Properties(rawValue: 16)
    }

    /// The angle to the screen, in radians: upright.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle about itself, in radians: 0.
    public var rollAngle: CGFloat { 0 }
    /// The direction in which it leans, in radians of the coordinates of `view`: 0, as if along the x axis.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The same as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// What is only estimated: nothing.
    public var estimatedProperties: Properties { [] }
    /// What better values will be told of later: nothing.
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// What an update would be known by: there are none.
    public var estimationUpdateIndex: NSNumber? { nil }
}
