import TouchTrace

/// What one recognizer went through from its first touch to its reset, as far as a playhead has come.
struct RecognizerCourse: Sendable {
    /// A quantity as it was measured last.
    struct Measure: Sendable {
        let quantity: Quantity
        let value: Double
        let threshold: Double
        /// The serial of its record.
        let record: Int
    }

    let id: SubjectID
    /// Whether the reset has come by then.
    var isOver = false
    var receives: [TraceRecord] = []
    /// Newest first.
    var transitions: [TraceRecord] = []
    /// The last of each quantity, newest first.
    var measures: [Measure] = []
    var questions: [TraceRecord] = []
    /// Newest first.
    var requirements: [TraceRecord] = []
    /// Newest first.
    var ignored: [TraceRecord] = []
    /// Newest first.
    var timers: [TraceRecord] = []
    /// Newest first.
    var actions: [TraceRecord] = []
    /// Of each transition that was refused the first, newest first.
    var refusals: [TraceRecord] = []
    /// Whether the recognizer may move only so far, as taps and presses.
    var limitsMovement = false

    /// What follows the pointer's scrolling receives no touch.
    var start: Int { receives.first?.number ?? transitions.last?.number ?? 0 }

    /// What it takes to be recognised.
    var needs: [Measure] { measures.filter { $0.isNeeded(limitingMovement: limitsMovement) } }

    func measure(_ quantity: Quantity) -> Measure? {
        measures.first { $0.quantity == quantity }
    }

    /// The standing of a requirement, as it was last told.
    func requirement(_ standing: RequirementStanding, on other: SubjectID? = nil) -> TraceRecord? {
        requirements.first { record in
            guard case .requirement(_, let on, let known, _) = record.entry else { return false }
            return known == standing && (other == nil || other == on)
        }
    }

    /// Those it has waited for, with the standing that was told last, in the order of first mention.
    var waits: [(on: SubjectID, standing: RequirementStanding, record: TraceRecord)] {
        var result: [(on: SubjectID, standing: RequirementStanding, record: TraceRecord)] = []
        for record in requirements.reversed() {
            guard case .requirement(_, let on, let standing, _) = record.entry else { continue }
            if let known = result.firstIndex(where: { $0.on == on }) {
                result[known] = (on, standing, record)
            } else {
                result.append((on, standing, record))
            }
        }
        return result
    }
}

extension RecognizerCourse {
    /// The attempt that goes on at record `serial`, else the last one before it; nil if there was none.
    init?(of id: SubjectID, at serial: Int, in trace: Trace, _ index: TraceIndex) {
        self.init(id: id)
        for number in (0..<index.countAbout(id, upTo: serial)).reversed() {
            let record = trace.records[index.record(about: id, number) - 1]
            if case .reset(id) = record.entry {
                if !receives.isEmpty || !transitions.isEmpty { break }
                self = RecognizerCourse(id: id, isOver: true)
                continue
            }
            lookBack(at: record)
        }
        receives.reverse()
        questions.reverse()
        if receives.isEmpty && transitions.isEmpty { return nil }
    }

    private mutating func lookBack(at record: TraceRecord) {
        switch record.entry {
        case .receives(id, _): receives.append(record)
        case .transition(id, let from, let to, _, _):
            // Of a long row of changes the last one tells.
            if from == .changed, to == .changed, !transitions.isEmpty { return }
            transitions.append(record)
        case .measure(id, let quantity, let value, let threshold):
            if quantity == .tapCount { limitsMovement = true }
            guard measure(quantity) == nil else { return }
            measures.append(
                Measure(
                    quantity: quantity, value: value, threshold: threshold, record: record.number))
        case .question(_, let asked, let about, _, _) where asked == id || about == id:
            questions.append(record)
        case .requirement(id, _, let standing, _):
            if standing != .set && standing != .removed { requirements.append(record) }
        case .timer(id, let purpose, _, _):
            if [.tapPress, .tapInterval, .longPress].contains(purpose) { limitsMovement = true }
            timers.append(record)
        case .ignored(id, _): ignored.append(record)
        case .refused(id, let from, let to, _):
            refusals.removeAll { known in
                if case .refused(_, from, to, _) = known.entry { true } else { false }
            }
            refusals.append(record)
        case .action(id, _, _, _): if actions.count < 8 { actions.append(record) }
        default: break
        }
    }
}
