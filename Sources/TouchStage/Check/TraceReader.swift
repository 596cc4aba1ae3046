import TouchKit
import TouchScript

/// Answers what expectations ask of a trace as it was at one record: from the stage as it stood then, and where that
/// has forgotten, from the records up to there.
struct TraceReader {
    let trace: Trace
    /// Those up to the record asked at.
    let records: Slice<Ledger<TraceRecord>>
    let state: StageState

    /// - Parameter state: the stage after the last record of `trace` that counts.
    init(_ trace: Trace, upTo state: StageState) {
        self.trace = trace
        records = trace.records.prefix(state.record)
        self.state = state
    }

    /// A view as it stands on the stage.
    func view(_ name: String) -> ViewState? { id(name).flatMap { state.views[$0] } }

    func name(_ id: SubjectID) -> String { trace.name(of: id) }

    /// The subject a scene's name stands for; touches have names of their own.
    func id(_ name: String) -> SubjectID? {
        let index = trace.subjects.firstIndex { $0.kind != .touch && $0.name == name }
        return index.map { SubjectID(Int32($0 + 1)) }
    }

    func isView(_ id: SubjectID) -> Bool {
        trace[id]?.kind == .view || trace[id]?.kind == .window
    }

    // MARK: Hit-testing

    /// The outcome of the last hit-test, of any finger or of this one.
    func lastHit(by finger: String?) -> (view: SubjectID, index: Int)? {
        for (index, record) in records.enumerated().reversed() {
            switch record.entry {
            case .hit(let touch, _, let view) where isFinger(touch, finger): return (view, index)
            case .withheld(let touch, _, .nothingHit) where isFinger(touch, finger):
                return (.none, index)
            case .withheld(let touch, _, .answerOutsideWindow) where isFinger(touch, finger):
                return (.none, index)
            default: continue
            }
        }
        return nil
    }

    private func isFinger(_ touch: SubjectID, _ finger: String?) -> Bool {
        finger == nil || trace.name(of: touch) == finger
    }

    // MARK: Deliveries

    /// What was delivered to views from a record on; with recognizers' states and actions, or without.
    func steps(from start: Int, withRecognizers: Bool) -> [OrderedStep] {
        var steps: [OrderedStep] = []
        for record in records[min(start, records.count)...] {
            guard let step = step(record.entry) else { continue }
            if case .delivered = step {} else if !withRecognizers { continue }
            steps.append(step)
            steps.dropRepeatedMoves()
        }
        return steps
    }

    private func step(_ entry: TraceEntry) -> OrderedStep? {
        switch entry {
        case .delivery(let view, _, let phase):
            guard isView(view), let phase = DeliveryPhase(phase) else { return nil }
            return .delivered(Delivery(phase, name(view)))
        case .transition(let recognizer, _, let state, _, _):
            return .state(name(recognizer), ExpectedState(state))
        case .action(let sender, _, _, _): return .action(name(sender))
        default: return nil
        }
    }

    /// Where the last call to a view, or the last shake or remote control, begins.
    var lastCall: Int {
        records.lastIndex { record in
            switch record.entry {
            case .delivery(let receiver, _, _): isView(receiver)
            case .systemEvent: true
            default: false
            }
        } ?? records.count
    }

    // MARK: Recognizers

    /// Whether a recognizer is undecided: it never changed its state, or was reset since.
    func isPossible(_ id: SubjectID) -> Bool {
        state.recognizers[id].map { $0.state == .possible } ?? true
    }

    /// How the last attempt of a recognizer ended or stands; its return to Possible is no outcome.
    func lastTransition(of id: SubjectID) -> (
        state: UIGestureRecognizer.State, reason: TransitionReason, because: SubjectID, index: Int
    )? {
        for (index, record) in records.enumerated().reversed() {
            guard case .transition(id, _, let state, let reason, let because) = record.entry,
                state != .possible
            else { continue }
            return (state, reason, because, index)
        }
        return nil
    }
}

extension [OrderedStep] {
    /// Moves, and actions between them, are told once however often they repeat.
    fileprivate mutating func dropRepeatedMoves() {
        for length in 1...8 where count >= 2 * length {
            let (last, before) = (suffix(length), dropLast(length).suffix(length))
            if last.allSatisfy(\.canRepeat), last.elementsEqual(before) {
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

extension DeliveryPhase {
    init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
        }
    }
}
