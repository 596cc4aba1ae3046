import TouchStage

/// A stretch of a film that tells one thing: a decision, a caption, or time passing.
///
/// Event time moves in passages only. In all other beats it stands still, and what is shown is the stage after
/// `record`, to which the picture changes as the beat begins.
public struct Beat: Hashable, Sendable {
    /// In seconds of film.
    public internal(set) var start = 0.0
    /// In seconds of film.
    public internal(set) var duration: Double
    public let kind: Kind
    /// The serial of the record that is shown at its end; 0 before the first.
    public internal(set) var record: Int
    /// The serial of the record up to which nothing is told by itself: fingers and views move towards where it leaves
    /// them.
    var reach = 0
    /// The serial of the record that it tells; nil where it tells no decision.
    public internal(set) var told: Int?
    /// Event time at its start, in seconds.
    public let from: Double
    /// Event time at its end, in seconds.
    public let to: Double
    /// Whether it was told more slowly than events pass, so that a choice between recognizers can be watched.
    public internal(set) var isSlowMotion = false
    /// What is around the stage and what stands out on it.
    public internal(set) var staging: Staging

    /// What the second of two runs shows, in a film of two; all else is about the first, or about both.
    public internal(set) var second: Side?

    /// What one of two runs shows.
    public struct Side: Hashable, Sendable {
        /// As in the beat itself.
        public internal(set) var record: Int
        var reach: Int
        public internal(set) var told: Int?
        public internal(set) var staging: Staging
    }

    /// What run `index` shows, from 0.
    package func side(_ index: Int) -> Side {
        let first = Side(record: record, reach: reach, told: told, staging: staging)
        return index == 0 ? first : second ?? first
    }

    /// In seconds of film.
    public var end: Double { FilmTime.exact(start + duration) }

    /// What a beat tells.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        // Time passes, or rests because the tape says so.
        case passage, freeze
        // Words and manners of the telling.
        case caption, title, end, ask, show
        // Where something is left out.
        case seam
        // A finger comes and goes.
        case lands, lifts, interrupted, system
        // Two runs part; what came of it.
        case parted, outcome
        // The way to a view.
        case sent, asked, overrode, answered, withheld
        // The way of the calls.
        case delivered, passed, kept, discarded, held, released, cancelled
        // Recognizers.
        case receives, measures, waits, refused, decided, acted

        /// Whether it is a decision of the engine.
        public var isDecision: Bool {
            switch self {
            case .passage, .freeze, .caption, .title, .end, .ask, .show, .seam, .parted, .outcome:
                false
            default: true
            }
        }

        /// Whether it begins with words to be read below the picture.
        var bringsCaption: Bool { self == .caption || self == .parted || self == .outcome }
    }

    /// How long a picture takes to change into the next, in seconds of film.
    static let change = 0.25

    /// How long the picture before a cut dissolves into the one after it, in seconds of film.
    static let seam = 0.4

    /// How long the way to a view or to the next responder grows, in seconds of film.
    static let step = 0.45

    /// How much of the last arrow's way is drawn at `seconds` of film, from 0 to 1.
    func growth(at seconds: Double) -> Double {
        guard kind == .asked || kind == .passed else { return 1 }
        return min(FilmTime.span(from: start, to: seconds) / min(Self.step, max(duration, 0.1)), 1)
    }

    /// How far the picture has changed into this beat's at `seconds` of film, from 0 to 1.
    func arrival(at seconds: Double) -> Double {
        let span = min(kind == .seam ? Self.seam : Self.change, duration)
        let past = FilmTime.span(from: start, to: seconds)
        return span > 0 ? min(max(past / span, 0), 1) : 1
    }

    /// The first second of film that shows event time `time`, which lies in it.
    func seconds(atTime time: Double) -> Double {
        guard to > from else { return start }
        return start + duration * min(max((time - from) / (to - from), 0), 1)
    }

    /// Event time at `seconds` of film.
    func time(at seconds: Double) -> Double {
        guard to > from, duration > 0 else { return to }
        let past = FilmTime.span(from: start, to: seconds)
        return from + (to - from) * min(max(past / duration, 0), 1)
    }
}
