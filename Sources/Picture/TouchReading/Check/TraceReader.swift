import TouchScript
import TouchTrace

/// A reader that answers the questions of expectations about a trace at one record, from the stage
/// at that record and the memory of the records before it.
struct TraceReader {
    let trace: Trace
    let names: SubjectNames
    /// The stage after the last record that counts.
    let state: StageState
    /// The memory of the records up to there.
    let memory: TraceMemory

    /// The records up to the one that the question is about.
    var records: Slice<Ledger<TraceRecord>> { trace.records.prefix(state.record) }

    /// Returns a view in its state on the stage.
    func view(_ name: String) -> ViewState? { id(name).flatMap { state.views[$0] } }

    func name(_ id: SubjectID) -> String { trace.name(of: id) }

    /// Returns the first subject with the name.
    func id(_ name: String) -> SubjectID? { names[name].first }

    /// Returns the step in which the last hit test asked a view; nil if it did not.
    func step(of view: String, in walk: AskedViews) -> HitStep? {
        id(view).flatMap { walk.places[$0] }.map { walk.steps[$0] }
    }

    // MARK: Deliveries

    /// Returns the deliveries to views from a record on, with or without recognizers' states and
    /// actions.
    func steps(from start: Int, withRecognizers: Bool) -> [OrderedStep] {
        var steps: [OrderedStep] = []
        for record in records[min(start, records.count)...] {
            guard let step = trace.step(record.entry) else { continue }
            if case .delivered = step {} else if !withRecognizers { continue }
            steps.append(step)
            steps.dropRepeatedMoves()
        }
        return steps
    }

    // MARK: Recognizers

    /// Returns whether a recognizer is undecided: it never changed its state, or was reset since.
    func isPossible(_ id: SubjectID) -> Bool {
        state.recognizers[id].map { $0.state == .possible } ?? true
    }
}

extension Trace {
    /// Returns the step that an entry describes, of deliveries, states, and actions; nil for
    /// anything else.
    func step(_ entry: TraceEntry) -> OrderedStep? {
        switch entry {
        case .delivery(let view, _, let phase):
            guard isView(view), let phase = DeliveryPhase(phase) else { return nil }
            return .delivered(Delivery(phase, name(of: view)))
        case .transition(let recognizer, _, let state, _, _):
            return ExpectedState(rawValue: "\(state)").map { .state(name(of: recognizer), $0) }
        case .action(let sender, _, _, _): return .action(name(of: sender))
        default: return nil
        }
    }
}

extension [OrderedStep] {
    /// Removes repeated moves, and the actions between them, so that each counts once.
    mutating func dropRepeatedMoves() {
        for length in 1...8 where count >= 2 * length {
            let (last, before) = (suffix(length), dropLast(length).suffix(length))
            if last.allSatisfy({ $0.canRepeat }), last.elementsEqual(before) {
                removeLast(length)
                return
            }
        }
    }
}

extension OrderedStep {
    fileprivate var canRepeat: Bool {
        switch self {
        case .delivered(let delivery): delivery.phase == .moved
        case .state(_, let state): state == .changed
        case .action: true
        }
    }
}

/// The views that the last hit test asked, by identifier.
struct AskedViews {
    private(set) var steps: [HitStep] = []
    private var record = 0
    /// The index of the step in which a view was first asked.
    private(set) var places: [SubjectID: Int] = [:]

    /// Reads the last hit test of `state` if it is a new one.
    mutating func update(from state: StageState) {
        let walk = state.walks.last
        guard walk?.record ?? 0 != record || walk?.steps.count ?? 0 != steps.count else { return }
        record = walk?.record ?? 0
        steps = walk?.steps ?? []
        places = [:]
        for (place, step) in steps.enumerated() where places[step.view] == nil {
            places[step.view] = place
        }
    }
}
