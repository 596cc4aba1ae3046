import TouchPicture
import TouchScript
import TouchTrace

/// The pace of a film: the first decision of a kind is shown slowly, a repeated one quickly, and
/// time slows down when recognizers decide about each other.
struct BeatPace {
    let arbitrations: [Arbitration]
    private var told: Set<String> = []
    /// The number of views that the current walk has asked.
    private var asked = 0
    private var walks = 0

    /// The factor by which time slows down around an arbitration, and the span before and after it,
    /// in seconds of event time.
    static let slowness = 5.0
    static let reach = 0.12
    /// The shortest slow motion around an arbitration, in seconds of film.
    static let leastSlowMotion = 1.5

    /// The event times at which fingers came down.
    private let landings: [Double]

    init(_ trace: Trace) {
        arbitrations = Arbitration.all(in: trace)
        landings = trace.landings.map { $0.time }
    }

    /// Returns whether time is slowed down right after event time `time`, and until which event
    /// time that holds.
    func pace(after time: Double) -> (isSlow: Bool, until: Double) {
        let around = arbitrations(around: time)
        // A stretch continues into the next one that begins within it.
        if let last = around.last { return (true, last.time + Self.reach) }
        let next = arbitrations[around.endIndex...].first
        return (false, next.map(start) ?? .infinity)
    }

    /// Returns whether a stretch of slow motion is about to begin at event time `time`.
    func isAtStart(_ time: Double) -> Bool {
        let around = arbitrations(around: time)
        return !around.isEmpty && around.allSatisfy { start(of: $0) == time }
    }

    /// Returns the arbitrations whose slow motion includes event time `time`. They start and end in
    /// the order of the array.
    private func arbitrations(around time: Double) -> ArraySlice<Arbitration> {
        let rest = arbitrations[arbitrations.sortedIndex { $0.time + Self.reach > time }...]
        return rest.prefix { start(of: $0) <= time }
    }

    /// Returns the start of the slow motion, which is not before its finger came down.
    private func start(of arbitration: Arbitration) -> Double {
        let before = landings.countAtOrBefore(arbitration.time)
        return max(arbitration.time - Self.reach, before > 0 ? landings[before - 1] : 0)
    }

    /// Returns how long a decision is shown, in seconds of film.
    mutating func seconds(for kind: Beat.Kind, _ entry: TraceEntry) -> Double {
        if kind == .lands { (asked, walks) = (0, walks + 1) }
        if kind == .asked {
            asked += 1
            return walks > 1 || asked > 8 ? 0.17 : 0.45
        }
        if case .transition(_, _, .changed, _, _) = entry { return 0.25 }
        let isNew = told.insert(key(kind, entry)).inserted
        let (slow, quick) = Self.spans(kind)
        return isNew ? slow : quick
    }

    private func key(_ kind: Beat.Kind, _ entry: TraceEntry) -> String {
        switch entry {
        case .transition(_, _, let to, let reason, _): "\(kind) \(to) \(reason)"
        case .hop(_, _, _, let how): "\(kind) \(how)"
        case .delivery(_, _, let phase): "\(kind) \(phase)"
        case .withheld(_, _, let reason): "\(kind) \(reason)"
        case .question(let question, _, _, _, _): "\(kind) \(question)"
        case .sendEvent(let by): "\(kind) \(by)"
        default: kind.rawValue
        }
    }

    /// Returns the time for the first of a kind, and for later ones, in seconds.
    private static func spans(_ kind: Beat.Kind) -> (slow: Double, quick: Double) {
        switch kind {
        case .lands: (0.6, 0.35)
        case .measures: (0.3, 0.25)
        case .lifts: (0.35, 0.3)
        case .sent, .passed: (0.35, 0.17)
        case .delivered: (0.5, 0.25)
        case .receives, .discarded: (0.6, 0.3)
        case .answered, .overrode, .acted, .released: (0.8, 0.4)
        case .interrupted, .system: (0.8, 0.5)
        case .withheld, .kept, .held, .cancelled, .waits, .refused, .decided: (1, 0.6)
        default: (0.4, 0.25)
        }
    }
}

extension Beat.Kind {
    /// The part of a walk that it belongs to; nil for none.
    var part: WalkPart? {
        switch self {
        case .asked, .overrode, .answered, .withheld: .hitTest
        case .delivered, .passed, .kept, .discarded: .chain
        default: nil
        }
    }
}

extension Trace {
    /// The records of fingers that come down, in order.
    var landings: [TraceRecord] {
        records.filter { record in
            if case .sample(_, _, .began, _, _) = record.entry { true } else { false }
        }
    }

    /// The records that begin a gesture, in order: fingers that come down, and shakes of the
    /// device.
    var beginnings: [TraceRecord] {
        records.filter { record in
            switch record.entry {
            case .sample(_, _, .began, _, _), .systemEvent: true
            default: false
            }
        }
    }
}
