import TouchTrace

/// The course of one recognizer from its first touch to its reset, as far as a playhead has
/// progressed.
struct RecognizerCourse: Sendable {
    /// The last measurement of a quantity.
    struct Measure: Sendable {
        let quantity: Quantity
        let value: Double
        let threshold: Double
        /// The serial of its record.
        let record: Int
    }

    let id: SubjectID
    /// Indicates whether the reset has happened by then.
    var isOver = false
    var receives: [TraceRecord] = []
    /// The state changes, newest first.
    var transitions: [TraceRecord] = []
    /// The last measurement of each quantity, newest first.
    var measures: [Measure] = []
    var questions: [TraceRecord] = []
    /// The records about failure requirements, newest first.
    var requirements: [TraceRecord] = []
    /// The records of ignored touches, newest first.
    var ignored: [TraceRecord] = []
    /// The records about timers, newest first.
    var timers: [TraceRecord] = []
    /// The actions, newest first.
    var actions: [TraceRecord] = []
    /// The first record of each refused transition, newest first.
    var refusals: [TraceRecord] = []
    /// Indicates whether the recognizer limits movement, as taps and presses do.
    var limitsMovement = false

    /// The serial of the first record. A recognizer that follows the pointer's scrolling receives
    /// no touch.
    var start: Int { receives.first?.number ?? transitions.last?.number ?? 0 }

    /// The measures required for recognition.
    var needs: [Measure] { measures.filter { $0.isNeeded(limitingMovement: limitsMovement) } }

    func measure(_ quantity: Quantity) -> Measure? {
        measures.first { $0.quantity == quantity }
    }

    /// Returns the latest record with this standing of a requirement.
    func requirement(_ standing: RequirementStanding, on other: SubjectID? = nil) -> TraceRecord? {
        requirements.first { record in
            guard case .requirement(_, let on, let known, _) = record.entry else { return false }
            return known == standing && (other == nil || other == on)
        }
    }

    /// The recognizers it has waited for, with the latest standing, in the order of first mention.
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
    /// Creates the course of the attempt in progress at record `serial`, or of the last one before
    /// it; nil if there was none.
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
            // The last one represents a long series of changes.
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
