/// Something a tape says while it plays, at the place in the trace where it says it. A cue does nothing to the scene: those who read
/// the trace tell, show or check it there.
public struct Cue: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Words and manners of the telling.
        case tell(Telling)
        /// What should have happened by now.
        case expect(Expectation)
        /// The view that the line starts from was in no window, so nothing was done.
        case lost(TapeAct)
    }

    public var kind: Kind
    /// The playhead it stands at: the serial of the last record before it; 0 at the start.
    public var record: Int
    /// Event time, in seconds.
    public var time: Double
    /// Where in the tape.
    public var position: SourcePosition

    public init(_ kind: Kind, record: Int, time: Double, position: SourcePosition) {
        self.kind = kind
        self.record = record
        self.time = time
        self.position = position
    }

    /// What it tells; nil for what is to be checked.
    public var telling: Telling? {
        if case .tell(let telling) = kind { telling } else { nil }
    }
}
