import TouchScript

/// What a tape says about the telling: it shapes a film and never touches event time.
public nonisolated struct Cue: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case chapter(LocalizedText)
        /// Shown until the next caption; an empty text takes it away.
        case caption(LocalizedText)
        case mark(String)
        /// From here, show each decision of this part for so many seconds (0 turns it off).
        case walk(Walk, secondsPerDecision: Double)
        /// From here, time passes `factor` times slower (1 is real speed).
        case slow(factor: Double)
        case freeze(seconds: Double)
        /// From here, the picture shows this view, by its scene name, as large as fits (nil: the whole stage).
        case zoom(view: String?)
    }

    public enum Walk: String, Hashable, Sendable {
        case hitTest = "hit-test"
        case chain
        case all
    }

    public var kind: Kind
    /// The playhead it stands at: the serial of the last record before it; 0 at the start.
    public var record: Int
    /// Event time, in seconds.
    public var time: Double
    /// The line of the tape, counted from 1.
    public var line: Int

    public init(kind: Kind, record: Int, time: Double, line: Int) {
        self.kind = kind
        self.record = record
        self.time = time
        self.line = line
    }
}
