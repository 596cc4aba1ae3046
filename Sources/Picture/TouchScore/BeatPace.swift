import TouchPicture
import TouchScript
import TouchTrace

/// How long a film looks at what: the first decision of a kind is walked slowly, a repeated one quickly, and where
/// recognizers decide about each other time runs slowly.
struct BeatPace {
    let arbitrations: [Arbitration]
    private var told: Set<String> = []
    /// How many views the present walk has asked.
    private var asked = 0
    private var walks = 0

    /// How many times slower time runs around an arbitration, and how long before and after, in seconds of event time.
    static let slowness = 5.0
    static let reach = 0.12
    /// The least slow motion about an arbitration, in seconds of film.
    static let leastSlowMotion = 1.5

    /// When fingers came down, in event time.
    private let landings: [Double]

    init(_ trace: Trace) {
        arbitrations = Arbitration.all(in: trace)
        landings = trace.landings.map { $0.time }
    }

    /// Whether time runs slowly right after event time `time`, and up to which event time that holds.
    func pace(after time: Double) -> (isSlow: Bool, until: Double) {
        let around = arbitrations(around: time)
        // A stretch goes on into the next that begins within it.
        if let last = around.last { return (true, last.time + Self.reach) }
        let next = arbitrations[around.endIndex...].first
        return (false, next.map(start) ?? .infinity)
    }

    /// Whether a stretch of slow motion has yet to begin at event time `time`.
    func isAtStart(_ time: Double) -> Bool {
        let around = arbitrations(around: time)
        return !around.isEmpty && around.allSatisfy { start(of: $0) == time }
    }

    /// Those in whose slow motion event time `time` lies. They begin and end in the order in which they stand.
    private func arbitrations(around time: Double) -> ArraySlice<Arbitration> {
        let rest = arbitrations[arbitrations.sortedIndex { $0.time + Self.reach > time }...]
        return rest.prefix { start(of: $0) <= time }
    }

    /// Not before the finger came down that it is about.
    private func start(of arbitration: Arbitration) -> Double {
        let before = landings.countAtOrBefore(arbitration.time)
        return max(arbitration.time - Self.reach, before > 0 ? landings[before - 1] : 0)
    }

    /// How long a decision is looked at, in seconds of film.
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

    /// For the first of a kind, and for those after it, in seconds.
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
    /// The part of a walk it belongs to; nil for none.
    var part: WalkPart? {
        switch self {
        case .asked, .overrode, .answered, .withheld: .hitTest
        case .delivered, .passed, .kept, .discarded: .chain
        default: nil
        }
    }
}

extension Trace {
    /// The records with which fingers come down, in order.
    var landings: [TraceRecord] {
        records.filter { record in
            if case .sample(_, _, .began, _, _) = record.entry { true } else { false }
        }
    }

    /// The records with which gestures begin, in order: fingers come down, the device is shaken.
    var beginnings: [TraceRecord] {
        records.filter { record in
            switch record.entry {
            case .sample(_, _, .began, _, _), .systemEvent: true
            default: false
            }
        }
    }
}
