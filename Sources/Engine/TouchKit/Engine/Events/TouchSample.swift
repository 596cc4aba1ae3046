import TouchPicture

/// The host's record of one finger at one moment: the entry of every touch.
public nonisolated struct TouchSample: Hashable, Sendable {
    /// The host's number for the finger; free to be used again after ended or cancelled.
    public var finger: Int
    /// The phase of the finger.
    public var phase: UITouch.Phase
    /// The location in points, in the coordinates of the screen (those in which windows have their
    /// frames).
    public var location: CGPoint
    /// The event time, in seconds.
    public var timestamp: Double
    /// The force; 1 is that of an ordinary touch, and 0 means that the device measures none.
    public var force: Double
    /// The radius of the contact, in points.
    public var majorRadius: Double
    /// The type of the touch: a finger, a pencil, a pointer.
    public var type: UITouch.TouchType
    /// The way in which a pencil is held; nil for anything else (TE7).
    public var pose: PencilPose?
    /// The samples that the device took since the last one, oldest first, and that the host did not
    /// send one by one.
    public var coalesced: [TouchSample]

    /// Creates a sample; see the properties for units.
    public init(
        finger: Int, phase: UITouch.Phase, location: CGPoint, timestamp: Double,
        force: Double = 0, majorRadius: Double = 0, type: UITouch.TouchType = .direct,
        coalesced: [TouchSample] = [], pose: PencilPose? = nil
    ) {
        self.finger = finger
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.force = force
        self.majorRadius = majorRadius
        self.type = type
        self.coalesced = coalesced
        self.pose = pose
    }
}

/// A pointer that hovers or turns its wheel: no finger touches.
public nonisolated struct PointerSample: Hashable, Sendable {
    /// The action of a pointer: it moves, leaves, or turns its wheel.
    public typealias Phase = PointerPhase

    /// The action of the pointer.
    public var phase: Phase
    /// The location in points, in the coordinates of the screen.
    public var location: CGPoint
    /// The event time, in seconds.
    public var timestamp: Double
    /// The distance by which the wheel moved the content, in points; zero unless `phase` is
    /// `scroll`.
    public var scroll: CGVector
    /// The device that scrolls; a wheel by default.
    public var scrollType: UIScrollType
    /// The way in which a hovering pencil is held; nil for a mouse or a trackpad (PP3).
    public var pose: PencilPose?

    /// Creates a sample; see the properties for units.
    public init(
        phase: Phase, location: CGPoint, timestamp: Double, scroll: CGVector = CGVector(),
        scrollType: UIScrollType = .discrete, pose: PencilPose? = nil
    ) {
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.scroll = scroll
        self.scrollType = scrollType
        self.pose = pose
    }
}
