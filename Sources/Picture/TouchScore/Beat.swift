import TouchStage

/// A stretch of a film that shows one thing: a decision, a caption, or the passage of time.
///
/// Event time moves only in passages. In all other beats it stops, and the picture shows the stage
/// after `record`, into which it changes at the start of the beat.
public struct Beat: Hashable, Sendable {
    /// The start, in seconds of film.
    public internal(set) var start = 0.0
    /// The duration, in seconds of film.
    public internal(set) var duration: Double
    public let kind: Kind
    /// The serial of the record that shows at its end; 0 before the first.
    public internal(set) var record: Int
    /// The serial of the last record before the next one with a beat of its own: fingers and views
    /// move towards their positions at that record.
    var reach = 0
    /// The serial of the record that it presents; nil if it presents no decision.
    public internal(set) var told: Int?
    /// The event time at its start, in seconds.
    public let from: Double
    /// The event time at its end, in seconds.
    public let to: Double
    /// Indicates whether it is shown in slow motion, so that viewers can follow a choice between
    /// recognizers.
    public internal(set) var isSlowMotion = false
    /// The surroundings of the stage and the highlights on it.
    public internal(set) var staging: Staging

    /// The contents of the second run, in a film of two; everything else is about the first, or
    /// about both.
    public internal(set) var second: Side?

    /// The contents of one of two runs.
    public struct Side: Hashable, Sendable {
        /// The serial of the record, as in the beat itself.
        public internal(set) var record: Int
        var reach: Int
        public internal(set) var told: Int?
        public internal(set) var staging: Staging
    }

    /// Returns the contents of run `index`, from 0.
    package func side(_ index: Int) -> Side {
        let first = Side(record: record, reach: reach, told: told, staging: staging)
        return index == 0 ? first : second ?? first
    }

    /// The end, in seconds of film.
    public var end: Double { FilmTime.exact(start + duration) }

    /// The subject of a beat.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        // Time passes, or stops because the tape says so.
        case passage, freeze
        // These are the words and methods of the presentation.
        case caption, title, end, ask, show
        // Part of the recording is left out.
        case seam
        // A finger appears or leaves.
        case lands, lifts, interrupted, system
        // Two runs diverge; the outcome follows.
        case parted, outcome
        // An event finds its view.
        case sent, asked, overrode, answered, withheld
        // A call is delivered and climbs the chain.
        case delivered, passed, kept, discarded, held, released, cancelled
        // These are about recognizers.
        case receives, measures, waits, refused, decided, acted

        /// Indicates whether it is a decision of the engine.
        public var isDecision: Bool {
            switch self {
            case .passage, .freeze, .caption, .title, .end, .ask, .show, .seam, .parted, .outcome:
                false
            default: true
            }
        }

        /// Indicates whether it begins with words to read below the picture.
        var bringsCaption: Bool { self == .caption || self == .parted || self == .outcome }
    }

    /// The time in which one picture changes into the next, in seconds of film.
    static let change = 0.25

    /// The time in which the picture before a cut dissolves into the one after it, in seconds of
    /// film.
    static let seam = 0.4

    /// The time in which the arrow to a view or to the next responder grows, in seconds of film.
    static let step = 0.45

    /// Returns the drawn share of the last arrow at `seconds` of film, from 0 to 1.
    func growth(at seconds: Double) -> Double {
        guard kind == .asked || kind == .passed else { return 1 }
        return min(FilmTime.span(from: start, to: seconds) / min(Self.step, max(duration, 0.1)), 1)
    }

    /// Returns the progress of the change into this beat's picture at `seconds` of film, from 0 to
    /// 1.
    func arrival(at seconds: Double) -> Double {
        let span = min(kind == .seam ? Self.seam : Self.change, duration)
        let past = FilmTime.span(from: start, to: seconds)
        return span > 0 ? min(max(past / span, 0), 1) : 1
    }

    /// Returns the first second of film that shows event time `time`, which lies in the beat.
    func seconds(atTime time: Double) -> Double {
        guard to > from else { return start }
        return start + duration * min(max((time - from) / (to - from), 0), 1)
    }

    /// Returns the event time at `seconds` of film.
    func time(at seconds: Double) -> Double {
        guard to > from, duration > 0 else { return to }
        let past = FilmTime.span(from: start, to: seconds)
        return from + (to - from) * min(max(past / duration, 0), 1)
    }
}
