import TouchTrace

/// The meaning of a record, regardless of its serial and of what it measured: two runs that do the
/// same have the same meanings in the same order.
struct Meaning: Hashable {
    /// The kind, names, and answers; no serials, times, or measures.
    let words: String
    /// The main subject.
    let subject: String
    /// Indicates whether the same at another time is a different meaning.
    let isTimed: Bool

    /// A meaning at its position in a trace.
    struct Place {
        let meaning: Meaning
        /// The serial of its record.
        let serial: Int
        /// The event time, in seconds.
        let time: Double
    }

    /// Returns all decisions in a trace, in order. Repeated moves, and the actions between them,
    /// count once per contact; the building of the scene does not count.
    static func all(in trace: Trace) -> [Place] {
        var places: [Place] = []
        var repeated: Set<TraceEntry> = []
        for record in trace.records[trace.countOfBuilding...] {
            if case .sample(_, _, .began, _, _) = record.entry { repeated = [] }
            guard record.entry.isMeaningful, !record.entry.isOfHolder(in: trace) else { continue }
            if let once = record.entry.repeating, !repeated.insert(once).inserted { continue }
            places.append(
                Place(
                    meaning: Meaning(record.entry, trace), serial: Int(record.serial),
                    time: record.time))
        }
        return places
    }

    private init(_ entry: TraceEntry, _ trace: Trace) {
        var words = [entry.kind]
        for field in entry.fields where !entry.isBeside(field.key) {
            switch field.value {
            case .name(let id): words.append("\(field.key) \(trace.name(of: id))")
            case .string(let text): words.append("\(field.key) \(text)")
            case .text(let id): words.append("\(field.key) \(trace[id])")
            case .flag(let isOn): words.append("\(field.key) \(isOn)")
            case .number, .real, .integer: break
            }
        }
        self.words = words.joined(separator: "\n")
        subject = trace.name(of: entry.subject)
        switch entry {
        case .transition, .action: isTimed = true
        default: isTimed = false
        }
    }
}

extension Trace {
    /// The number of records that describe how the scene is built, before the first input.
    package var countOfBuilding: Int {
        records.firstIndex { record in
            switch record.entry {
            case .enqueued, .taken, .pointer, .systemEvent, .interrupted: true
            default: false
            }
        } ?? records.count
    }
}

extension TraceEntry {
    /// Indicates whether the entry decides or changes something.
    fileprivate var isMeaningful: Bool {
        switch self {
        case .requirement(_, _, let standing, _): standing != .set && standing != .removed
        // A default answer goes without saying.
        case .question(let question, _, _, let answer, let by):
            by != .byDefault && answer != question.usualAnswer
        case .timer: false
        default: account.weight != .detail
        }
    }

    /// The entry that represents it among those that count once, without its measures; nil for one
    /// that always counts.
    fileprivate var repeating: TraceEntry? {
        switch self {
        case .delivery(_, _, .moved), .held(_, _, .moved, _), .released(_, _, .moved),
            .dropped(_, _, .moved, _), .transition(_, _, .changed, _, _), .action,
            .hop(_, _, .touchesMoved, _), .consumed(_, .touchesMoved),
            .discarded(_, .touchesMoved), .note:
            self
        case .center(let view, _, _): .center(view: view, x: 0, y: 0)
        case .bounds(let view, _, _, _, _): .bounds(view: view, x: 0, y: 0, width: 0, height: 0)
        case .transformLinear(let view, _, _, _, _):
            .transformLinear(view: view, a: 0, b: 0, c: 0, d: 0)
        case .transformOffset(let view, _, _): .transformOffset(view: view, tx: 0, ty: 0)
        case .alpha(let view, _): .alpha(view: view, 0)
        case .value(let view, _): .value(view: view, 0)
        default: nil
        }
    }

    /// Returns whether the entry is about the recognizer with which a scroll view delays its
    /// content's touches: the touches it holds back are recorded anyway.
    fileprivate func isOfHolder(in trace: Trace) -> Bool {
        switch self {
        case .receives(let id, _), .question(_, let id, _, _, _), .transition(let id, _, _, _, _),
            .prevented(let id, _), .requirement(let id, _, _, _):
            trace.isHolder(id)
        default: false
        }
    }

    /// Returns whether a field only describes how the entry came to be.
    fileprivate func isBeside(_ field: String) -> Bool {
        switch self {
        case .question: field == "answeredBy"
        case .transition: field == "from"
        case .requirement: field == "origin"
        default: false
        }
    }

    /// The main subject.
    package var subject: SubjectID {
        switch self {
        case .cancellation(_, let view, _, _), .held(_, let view, _, _),
            .dropped(_, let view, _, _),
            .released(_, let view, _), .withheld(_, let view, _):
            return view
        default:
            return concerned.first ?? .none
        }
    }
}

extension Question {
    /// Indicates the default answer.
    var usualAnswer: Bool {
        switch self {
        case .shouldReceiveEvent, .shouldReceiveTouch, .allowedTouchType, .viewShouldBegin,
            .shouldBegin, .canPrevent, .canBePrevented, .touchesShouldBegin, .touchesShouldCancel:
            true
        case .shouldRequireFailure, .shouldBeRequiredToFail, .shouldRecognizeSimultaneously: false
        }
    }
}
