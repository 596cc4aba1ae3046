import TouchReading
import TouchSession
import TouchTrace

/// The outcome of a run, by names.
struct AuditRun {
    /// The failure of a recognizer, or the loss of a view's touch: its reason, its cause, and its
    /// record in the trace.
    struct Loss {
        let name: String
        let reason: TransitionReason
        let because: String?
        /// The serial number of its record.
        let record: Int
    }

    /// A delay of a recognizer's turn, or of a touch to its view.
    struct Delay {
        let name: String
        let by: String
        /// Indicates whether only the end of a touch came late to a view, not all of the touch.
        var isEnd = false
        let seconds: Double
        /// The serial number of the record that ended the delay.
        let record: Int
    }

    /// The longest delay that nobody notices, in seconds.
    static let least = 0.05

    let deed: AuditDeed
    /// The recognizers that received a touch, and the views that were hit.
    var touched: [String] = []
    /// The recognizers that recognized a gesture, the controls that sent an action, and the rows
    /// that were selected.
    var acted: [String] = []
    var losses: [Loss] = []
    /// The delays of recognizers that recognized their gesture only after waiting for others to
    /// fail.
    var waits: [Delay] = []
    /// The delays of views.
    var lates: [Delay] = []
    /// The names that were shown, enabled for touches or moved during the run.
    var changed: [String] = []
    /// The indices of the tape's exercises that the run fulfils.
    var fulfilled: [Int] = []

    init(_ deed: AuditDeed, _ trace: Trace) {
        self.deed = deed
        var reader = AuditReader(trace)
        for record in trace.records { reader.read(record, into: &self) }
    }

    func loss(of name: String) -> Loss? { losses.last { $0.name == name } }
}

/// Goes through a trace record by record.
private struct AuditReader {
    private struct Held {
        let touch: SubjectID
        let view: SubjectID
        let phase: TouchPhase
        let by: SubjectID
        let time: Double
    }

    private let trace: Trace
    private var isTouched = false
    /// The time from which each recognizer has waited in its current attempt, and the recognizer
    /// that it waits for.
    private var waiting: [SubjectID: (since: Double, on: SubjectID)] = [:]
    private var held: [Held] = []
    /// The serial numbers of the records in which each recognizer last changed its state.
    private var changes: [SubjectID: Int] = [:]
    /// The first record of the current event.
    private var eventStart = 0

    init(_ trace: Trace) { self.trace = trace }

    mutating func read(_ record: TraceRecord, into run: inout AuditRun) {
        if record.entry.beginsEvent(cause: record.cause) { eventStart = record.number }
        switch record.entry {
        case .sample: isTouched = true
        case .hit(_, _, let view): run.touched.add(name(view))
        case .receives(let recognizer, _): run.touched.add(name(recognizer))
        case .pointerHit(let view) where view != .none: run.touched.add(name(view))
        case .action(let sender, _, _, _) where trace[sender]?.kind == .view:
            run.acted.add(name(sender))
        case .flag(let view, .selected, true) where isTouched: run.acted.add(name(view))
        case .transition(let one, let from, let to, let reason, let because):
            changes[one] = record.number
            changed(one, from, to, reason, because, record, &run)
        case .requirement(let one, let other, .waiting, _):
            if waiting[one] == nil { waiting[one] = (record.time, other) }
        case .reset(let recognizer): waiting[recognizer] = nil
        case .cancellation(_, let view, let by, .recognized):
            run.losses.append(
                AuditRun.Loss(
                    name: name(view), reason: .prevented, because: name(by), record: record.number))
        default: readDelay(record, into: &run)
        }
        if isTouched, let name = changedView(record.entry) { run.changed.add(name) }
    }

    private mutating func changed(
        _ one: SubjectID, _ from: GestureState, _ to: GestureState, _ reason: TransitionReason,
        _ because: SubjectID, _ record: TraceRecord, _ run: inout AuditRun
    ) {
        guard from == .possible else { return }
        switch to {
        case .began, .ended:
            run.acted.add(name(one))
            if let wait = waiting[one], record.time - wait.since > AuditRun.least {
                run.waits.append(
                    AuditRun.Delay(
                        name: name(one), by: name(wait.on), seconds: record.time - wait.since,
                        record: record.number))
            }
        case .failed:
            run.losses.append(
                AuditRun.Loss(
                    name: name(one), reason: reason,
                    because: because == .none ? nil : name(because), record: record.number))
        case .possible, .changed, .cancelled: break
        }
        waiting[one] = nil
    }

    private mutating func readDelay(_ record: TraceRecord, into run: inout AuditRun) {
        switch record.entry {
        case .held(let touch, let view, let phase, let by) where by != .none:
            held.append(Held(touch: touch, view: view, phase: phase, by: by, time: record.time))
        case .dropped(let touch, let view, let phase, _):
            held.removeAll { $0.touch == touch && $0.view == view && $0.phase == phase }
        case .released(let touch, let view, let phase):
            let place = held.firstIndex {
                $0.touch == touch && $0.view == view && $0.phase == phase
            }
            guard let place else { return }
            let began = held.remove(at: place)
            guard record.time - began.time > AuditRun.least else { return }
            run.lates.append(
                AuditRun.Delay(
                    name: name(view), by: name(holder(of: began, until: record)),
                    isEnd: phase == .ended,
                    seconds: record.time - began.time,
                    record: record.number))
        default: break
        }
    }

    /// Returns the recognizer that delayed a touch: of several, the last one to release it; of
    /// those that released it in the same event, the one that was named.
    private func holder(of began: Held, until record: TraceRecord) -> SubjectID {
        guard changes[began.by] ?? 0 < eventStart, record.cause > 0,
            case .transition(let freed, _, _, _, _) = trace.records[Int(record.cause) - 1].entry
        else { return began.by }
        return freed
    }

    /// Returns the name of the view or recognizer that a record may have moved within reach of
    /// fingers.
    private func changedView(_ entry: TraceEntry) -> String? {
        switch entry {
        case .flag(let view, .hidden, false), .flag(let view, .userInteractionEnabled, true),
            .alpha(let view, _), .viewAdded(let view, _, _), .center(let view, _, _),
            .bounds(let view, _, _, _, _), .windowShown(let view, _):
            name(view)
        case .recognizerAdded(let one, _, _), .recognizerEnabled(let one, true): name(one)
        default: nil
        }
    }

    private func name(_ id: SubjectID) -> String { trace.name(of: id) }
}

extension [String] {
    /// Appends a name that is not there yet.
    mutating func add(_ name: String) { if !contains(name) { append(name) } }
}
