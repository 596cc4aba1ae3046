import TouchTrace

/// A trace as lanes over time. It grows with the trace; the cost of a record does not depend on the
/// trace's length.
public struct Timeline: Sendable {
    /// The lanes: fingers by name, then recognizers, then views, each in the order of first
    /// appearance, then actions.
    public private(set) var lanes: [TimelineLane] = []
    /// The event time of the last record, in seconds.
    public private(set) var end = 0.0

    private var count = 0
    /// The index in `lanes` plus 1, by subject number; 0 for none.
    private var places: [Int] = []

    public init() {}

    public init(_ trace: Trace) {
        update(from: trace)
    }

    /// Adds the records that `trace`, a later state of the same trace, has beyond the known ones.
    public mutating func update(from trace: borrowing Trace) {
        while count < trace.records.count {
            let record = trace.records[count]
            count += 1
            end = max(end, record.time)
            add(record, of: trace)
        }
    }

    private mutating func add(_ record: TraceRecord, of trace: borrowing Trace) {
        let time = record.time
        let serial = Int(record.serial)
        func mark(_ look: TimelineMark.Look) -> TimelineMark {
            TimelineMark(time: time, look: look, record: serial)
        }
        switch record.entry {
        case .sample(let touch, _, let phase, _, _): follow(touch, phase, record, trace)
        case .interrupted:
            for lane in lanes.indices where lanes[lane].kind == .finger { close(lane, at: time) }
        case .receives(let id, _):
            let lane = lane(.recognizer, id, trace)
            if lanes[lane].bars.last?.end != .infinity {
                open(lane, .state(.possible), record)
            }
        case .requirement(let id, _, .waiting, _):
            open(lane(.recognizer, id, trace), .waiting, record)
        case .transition(let id, _, let to, _, _):
            let lane = lane(.recognizer, id, trace)
            // Consecutive changes are one stretch.
            if to == .changed, lanes[lane].bars.last?.look == .state(.changed) { return }
            open(lane, .state(to), record)
        case .reset(let id): close(lane(.recognizer, id, trace), at: time)
        case .delivery(let to, _, let phase):
            guard let look = TimelineMark.Look(phase), trace[to]?.isOnScreen == true else { return }
            let lane = lane(.view, to, trace)
            // One call for several touches is one mark.
            if let last = lanes[lane].marks.last, last.time == time, last.look == look { return }
            lanes[lane].add(mark(look))
        case .withheld(_, let view, _): note(view, mark(.withheld), trace)
        case .held(_, let view, _, _): note(view, mark(.held), trace)
        case .released(_, let view, _): note(view, mark(.released), trace)
        case .dropped(_, let view, _, _): note(view, mark(.dropped), trace)
        case .action: lanes[lane(.actions, .none, trace)].add(mark(.action))
        default:
            // The inspector shows these, and a delivery shows a view's cancellation; lanes remain
            // legible.
            break
        }
    }

    private mutating func follow(
        _ touch: SubjectID, _ phase: TouchPhase, _ record: TraceRecord,
        _ trace: borrowing Trace
    ) {
        guard touch != .none else { return }
        let lane = lane(.finger, touch, trace)
        switch phase {
        case .began:
            close(lane, at: record.time)
            open(lane, .contact, record)
        case .ended, .cancelled: close(lane, at: record.time)
        default: break
        }
        guard let look = TimelineMark.Look(phase) else { return }
        lanes[lane].add(
            TimelineMark(time: record.time, look: look, record: Int(record.serial)))
    }

    private mutating func note(
        _ view: SubjectID, _ mark: TimelineMark, _ trace: borrowing Trace
    ) {
        if view != .none { lanes[lane(.view, view, trace)].add(mark) }
    }

    // MARK: Bars

    private mutating func open(
        _ lane: Int, _ look: TimelineBar.Look, _ record: TraceRecord
    ) {
        close(lane, at: record.time)
        lanes[lane].bars.append(
            TimelineBar(start: record.time, look: look, record: Int(record.serial)))
    }

    private mutating func close(_ lane: Int, at time: Double) {
        guard let last = lanes[lane].bars.indices.last,
            lanes[lane].bars[last].end == .infinity
        else { return }
        lanes[lane].bars[last].end = time
    }

    // MARK: Lanes

    /// Returns the index of a subject's lane, which is created when it is first needed.
    private mutating func lane(
        _ kind: TimelineLane.Kind, _ subject: SubjectID, _ trace: borrowing Trace
    ) -> Int {
        let number = Int(subject.number)
        while places.count <= number { places.append(0) }
        if places[number] > 0 { return places[number] - 1 }
        let name = kind == .actions ? "" : trace.name(of: subject)
        // A finger's next touch continues in its lane.
        if kind == .finger,
            let known = lanes.firstIndex(where: { $0.kind == .finger && $0.name == name })
        {
            places[number] = known + 1
            return known
        }
        let lane = TimelineLane(kind: kind, subject: subject, name: name)
        let place =
            lanes.firstIndex { other in
                other.kind > kind
                    || (kind == .finger && other.kind == .finger && other.name > name)
            } ?? lanes.count
        lanes.insert(lane, at: place)
        for other in places.indices where places[other] > place { places[other] += 1 }
        places[number] = place + 1
        return place
    }
}

extension TimelineMark.Look {
    init?(_ phase: TouchPhase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: return nil
        }
    }
}

extension TraceSubject {
    fileprivate var isOnScreen: Bool { kind == .view || kind == .window }
}
