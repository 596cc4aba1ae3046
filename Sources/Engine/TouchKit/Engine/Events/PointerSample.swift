import TouchPicture

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

    /// A sample; see the properties for units.
    public init(
        phase: Phase, location: CGPoint, timestamp: Double, scroll: CGVector = CGVector()
    ) {
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.scroll = scroll
    }
}
