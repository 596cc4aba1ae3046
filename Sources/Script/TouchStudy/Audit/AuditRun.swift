import TouchReading
import TouchSession
import TouchTrace

/// What came of what was done, by names.
struct AuditRun {
    /// A recognizer that failed, or a view that lost its touch: how, because of whom, and where the trace says so.
    struct Loss {
        let name: String
        let reason: TransitionReason
        let because: String?
        /// The serial of its record.
        let record: Int
    }

    /// Something that came late: a recognizer's turn, or a touch to its view.
    struct Delay {
        let name: String
        let by: String
        /// Whether it is the end of a touch that came late to a view, not all of it.
        var isEnd = false
        let seconds: Double
        /// The serial of the record with which it came.
        let record: Int
    }

    /// Nobody feels less than that, in seconds.
    static let least = 0.05

    let deed: AuditDeed
    /// Recognizers that received a touch, views that were hit.
    var touched: [String] = []
    /// Recognizers that were recognised, controls that sent an action, rows that were selected.
    var acted: [String] = []
    var losses: [Loss] = []
    /// Of recognizers that waited for others to fail, and were recognised then.
    var waits: [Delay] = []
    /// Of views.
    var lates: [Delay] = []
    /// Who was shown, opened to touches or put somewhere while it went on.
    var changed: [String] = []
    /// Of the exercises of the tape, those that it fulfils.
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
    /// Since when each recognizer has waited in its present attempt, and for whom.
    private var waiting: [SubjectID: (since: Double, on: SubjectID)] = [:]
    private var held: [Held] = []
    /// The serials of the records with which each recognizer changed its state last.
    private var changes: [SubjectID: Int] = [:]
    /// Where the present event began.
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

    /// Of several that held it, the last to let go; of those that did in one event, the one that was named.
    private func holder(of began: Held, until record: TraceRecord) -> SubjectID {
        guard changes[began.by] ?? 0 < eventStart, record.cause > 0,
            case .transition(let freed, _, _, _, _) = trace.records[Int(record.cause) - 1].entry
        else { return began.by }
        return freed
    }

    /// Whom a record has come where fingers may reach it.
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
