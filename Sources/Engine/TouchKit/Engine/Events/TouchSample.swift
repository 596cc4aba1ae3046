import TouchPicture

/// What the host knows of one finger at one moment: the way in for every touch.
public nonisolated struct TouchSample: Hashable, Sendable {
    /// The host's number for the finger; free to be used again after ended or cancelled.
    public var finger: Int
    /// What the finger did.
    public var phase: UITouch.Phase
    /// In points, in the coordinates of the screen (those in which windows have their frames).
    public var location: CGPoint
    /// Event time, in seconds.
    public var timestamp: Double
    /// 1 is an ordinary touch; 0 if the device measures none.
    public var force: Double
    /// The radius of the contact, in points.
    public var majorRadius: Double
    /// What touches: a finger, a pencil, a pointer.
    public var type: UITouch.TouchType
    /// Samples the device took since the last one, oldest first, that the host did not send one by one.
    public var coalesced: [TouchSample]

    /// A sample; see the properties for units.
    public init(
        finger: Int, phase: UITouch.Phase, location: CGPoint, timestamp: Double,
        force: Double = 0, majorRadius: Double = 0, type: UITouch.TouchType = .direct,
        coalesced: [TouchSample] = []
    ) {
        self.finger = finger
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.force = force
        self.majorRadius = majorRadius
        self.type = type
        self.coalesced = coalesced
    }
}

/// A pointer that hovers or turns its wheel: no finger touches.
public nonisolated struct PointerSample: Hashable, Sendable {
    /// What a pointer does: it moves, leaves, or turns its wheel.
    public typealias Phase = PointerPhase

    /// What the pointer did.
    public var phase: Phase
    /// In points, in the coordinates of the screen.
    public var location: CGPoint
    /// Event time, in seconds.
    public var timestamp: Double
    /// How far the wheel moved the content, in points; zero unless `phase` is `scroll`.
    public var scroll: CGVector
    /// What it scrolls with: a wheel unless something else is said.
    public var scrollType: UIScrollType

    /// A sample; see the properties for units.
    public init(
        phase: Phase, location: CGPoint, timestamp: Double, scroll: CGVector = CGVector(),
        scrollType: UIScrollType = .discrete
    ) {
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.scroll = scroll
        self.scrollType = scrollType
    }
}
