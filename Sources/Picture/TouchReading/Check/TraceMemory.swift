import TouchPicture
import TouchScript
import TouchTrace

/// The facts about the past that expectations ask for, collected record by record, so that no
/// question has to search the trace.
///
/// The stored positions are those of records in the trace, counted from 0.
struct TraceMemory {
    /// The outcome of the last call to a view, or of the last shake or remote-control event.
    struct Call {
        var hops: [Int] = []
        var handled: [Int] = []
        var consumed: Int?
        var discarded: Int?
    }

    /// The position of the last completed hit test of any finger.
    private(set) var lastHit: Int?
    /// The position of the last completed hit test of each finger.
    private(set) var lastHits: [String: Int] = [:]
    private(set) var lastCall: Call?
    /// The position of the first swallowed event since the application last took one.
    private(set) var swallowed: Int?
    private(set) var withheld: [SubjectID: Int] = [:]
    /// The phases that each view got since the last question about it; consecutive moves count
    /// once.
    private(set) var got: [SubjectID: [DeliveryPhase]] = [:]
    /// The position of each recognizer's last transition, which shows the end of its last attempt
    /// or its current state; the return to Possible does not count.
    private(set) var transitions: [SubjectID: Int] = [:]
    /// All states except Possible that recognizers have been in.
    private(set) var states: [SubjectID: Set<ExpectedState>] = [:]
    /// The geometry of views when the scene is set up, before anything happens.
    private(set) var firstBounds: [SubjectID: CGRect] = [:]
    private(set) var firstCenters: [SubjectID: CGPoint] = [:]
    private var hasBegun = false
    private(set) var values: [SubjectID: Int] = [:]
    private(set) var actions: [SubjectID: Ledger<Int32>] = [:]
    private(set) var notes = Ledger<Int32>()
    private(set) var noted: Set<String> = []
    /// The deliveries, transitions, and actions.
    private var deeds = Ledger<Int32>()

    mutating func take(_ record: TraceRecord, of trace: Trace) {
        let place = Int(record.serial) - 1
        switch record.entry {
        case .hit(let touch, _, _), .withheld(let touch, _, .nothingHit),
            .withheld(let touch, _, .answerOutsideWindow):
            lastHit = place
            lastHits[trace.name(of: touch)] = place
        case .enqueued, .pointer, .timer(_, _, .fired, _): hasBegun = true
        case .bounds(let view, let x, let y, let width, let height)
        where !hasBegun || firstBounds[view] == nil:
            firstBounds[view] = CGRect(x: x, y: y, width: width, height: height)
        case .center(let view, let x, let y) where !hasBegun || firstCenters[view] == nil:
            firstCenters[view] = CGPoint(x: x, y: y)
        case .systemEvent: lastCall = Call()
        case .hop(_, let to, let method, _):
            lastCall?.hops.append(place)
            guard !trace.isView(to), let phase = DeliveryPhase(method) else { break }
            if phase == .moved, got[to]?.last == .moved { break }
            got[to, default: []].append(phase)
        case .handled: lastCall?.handled.append(place)
        case .consumed where lastCall?.consumed == nil: lastCall?.consumed = place
        case .discarded where lastCall?.discarded == nil: lastCall?.discarded = place
        case .taken: swallowed = nil
        case .swallowed where swallowed == nil: swallowed = place
        case .value(let view, _): values[view] = place
        case .note(_, let text):
            notes.append(record.serial - 1)
            noted.insert(trace[text])
        case .delivery(let receiver, _, let phase):
            deeds.append(record.serial - 1)
            guard trace.isView(receiver) else { break }
            lastCall = Call()
            guard let phase = DeliveryPhase(phase) else { break }
            if phase == .moved, got[receiver]?.last == .moved { break }
            got[receiver, default: []].append(phase)
        case .transition(let recognizer, _, let state, _, _):
            deeds.append(record.serial - 1)
            guard state != .possible else { break }
            transitions[recognizer] = place
            if let state = ExpectedState(rawValue: "\(state)") {
                states[recognizer, default: []].insert(state)
            }
        case .action(let sender, _, _, _):
            deeds.append(record.serial - 1)
            actions[sender, default: []].append(record.serial - 1)
        default: break
        }
        if case .withheld(_, let view, _) = record.entry { withheld[view] = place }
    }

    mutating func forgetGot(by view: SubjectID) { got[view] = nil }

    /// Returns the deliveries, transitions, and actions from a position on.
    func deeds(from start: Int) -> Slice<Ledger<Int32>> {
        deeds[deeds.sortedIndex { Int($0) >= start }...]
    }
}

extension Trace {
    func isView(_ id: SubjectID) -> Bool {
        let kind = self[id]?.kind
        return kind == .view || kind == .window
    }
}

extension DeliveryPhase {
    /// Creates the phase that a method call delivers to a responder of the chain.
    fileprivate init?(_ method: ResponderMethod) {
        switch method {
        case .touchesBegan: self = .began
        case .touchesMoved: self = .moved
        case .touchesEnded: self = .ended
        case .touchesCancelled: self = .cancelled
        default: return nil
        }
    }

    /// Creates the phase that views get for a touch phase; nil for phases that views do not get.
    public init?(_ phase: TouchPhase) { self.init(rawValue: "\(phase)") }
}
