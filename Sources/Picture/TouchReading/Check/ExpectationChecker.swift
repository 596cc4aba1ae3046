import TouchScript
import TouchTrace
import TouchWords

extension Trace {
    /// Returns the expectations of a tape that were not met, in the order of its cues.
    ///
    /// - Parameter file: the tape's file name, for messages.
    public func failures(of cues: [Cue], file: String) -> [ExpectationFailure] {
        var checker = ExpectationChecker(trace: self)
        return cues.compactMap { checker.failure(of: $0, file: file) }
    }
}

/// A checker of expectations, each at its position in the tape, against the trace and the stage at
/// that point.
struct ExpectationChecker {
    /// The actual event, its records in the trace, and whether it meets the expectation.
    struct Finding {
        var isMet: Bool
        var found: Wording
        /// The positions of its records in the trace, counted from 0, in order.
        var records: [Int] = []

        /// Returns the first and the last dozen of many positions; nobody is shown more.
        static func ends(_ places: some RandomAccessCollection<Int32>) -> [Int] {
            let (first, rest) = (places.prefix(12), places.dropFirst(12))
            return first.map { Int($0) } + rest.suffix(12).map { Int($0) }
        }
    }

    private var marks = ExpectationMarks()

    private let trace: Trace
    /// The stage at the last question: questions come in the order of the trace, which is traversed
    /// once for all of them.
    private var state = StageState()
    private var memory = TraceMemory()
    private var asked = AskedViews()
    private var names = SubjectNames()

    init(trace: Trace) {
        self.trace = trace
        names.update(from: trace)
    }

    /// - Returns: the failure; nil for a cue that expects nothing, or whose expectation was met.
    mutating func failure(of cue: Cue, file: String) -> ExpectationFailure? {
        let finding: Finding
        let expected: Wording
        var wanted: Expectation?
        switch cue.kind {
        case .tell: return nil
        case .lost:
            expected = .check.viewInWindow
            finding = Finding(
                isMet: false, found: .check.placeWithoutWindow, records: [cue.record - 1])
        case .expect(let expectation):
            wanted = expectation
            expected = .verbatim(expectation.text)
            finding = self.finding(expectation, at: cue.record)
        }
        if finding.isMet { return nil }
        return ExpectationFailure(
            file: file, position: cue.position, expectation: wanted, expected: expected,
            found: finding.found,
            records: finding.records.map { $0 + 1 }, moment: cue.record)
    }

    private mutating func finding(_ expectation: Expectation, at record: Int) -> Finding {
        for entry in trace.records.prefix(record).dropFirst(state.record) {
            state.apply(entry, of: trace)
            memory.take(entry, of: trace)
        }
        if expectation.asksTheWalk { asked.update(from: state) }
        let reader = TraceReader(trace: trace, names: names, state: state, memory: memory)
        defer { moveMarks(past: expectation, reader) }
        return reader.finding(expectation, asked, since: marks)
    }

    /// Moves the marks, so that an expectation does not report what these lines already reported.
    private mutating func moveMarks(past expectation: Expectation, _ reader: TraceReader) {
        switch expectation {
        case .delivered: marks.delivered = reader.records.count
        case .order: marks.order = reader.records.count
        case .got(let name, _):
            marks.got[name] = reader.records.count
            if let view = reader.id(name) { memory.forgetGot(by: view) }
        default: break
        }
    }
}

extension ExpectationChecker.Finding {
    /// Creates a finding whose text is the expectation that would have matched what happened.
    init(isMet: Bool, says found: Expectation, records: [Int] = []) {
        self.init(isMet: isMet, found: .verbatim(found.text), records: records)
    }
}
