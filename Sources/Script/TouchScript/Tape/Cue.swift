/// A line of a tape that does nothing to the scene, with its place in the trace: readers of the
/// trace tell, show or check it there.
public struct Cue: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A caption, or a change in how the film is told.
        case tell(Telling)
        /// An expectation of what has happened by now.
        case expect(Expectation)
        /// An action that was skipped, because the view that its line starts from was in no window.
        case lost(TapeAct)
    }

    public var kind: Kind
    /// The position of the playhead: the serial number of the last record before the cue; 0 at the
    /// start.
    public var record: Int
    /// The event time, in seconds.
    public var time: Double
    /// The position in the tape.
    public var position: SourcePosition

    public init(_ kind: Kind, record: Int, time: Double, position: SourcePosition) {
        self.kind = kind
        self.record = record
        self.time = time
        self.position = position
    }

    /// The telling; nil for an expectation or a lost action.
    public var telling: Telling? {
        if case .tell(let telling) = kind { telling } else { nil }
    }
}
