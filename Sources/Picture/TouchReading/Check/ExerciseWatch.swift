import TouchScript
import TouchTrace

/// An observer of the exercises that are done, judging by the events after one record of a trace.
///
/// Each exercise is done as soon as its expectations hold at one moment, once a finger has come
/// down. Expectations about the order of deliveries – `delivered`, `order`, `got` – are met by the
/// last ones, whatever preceded them.
public struct ExerciseWatch: Sendable {
    /// Indicates, for each exercise in order, whether it is done.
    public private(set) var isDone: [Bool]
    private let exercises: [Exercise]
    private var state: StageState
    /// The number of records it has processed.
    public var record: Int { state.record }
    private var memory = TraceMemory()
    private var asked = AskedViews()
    private var names = SubjectNames()
    private var steps = LastSteps()
    private var isTouched = false

    /// - Parameter state: the stage before the events that count.
    public init(_ exercises: [Exercise], from state: StageState) {
        self.exercises = exercises
        self.state = state
        isDone = exercises.map { _ in false }
    }

    /// Processes the new records of the trace.
    ///
    /// - Returns: true if an exercise was done.
    @discardableResult
    public mutating func update(from trace: Trace) -> Bool {
        guard isDone.contains(false) else { return false }
        let before = isDone
        for record in trace.records.dropFirst(state.record) {
            state.apply(record, of: trace)
            memory.take(record, of: trace)
            steps.take(record, of: trace)
            if case .sample(_, _, .began, _, _) = record.entry { isTouched = true }
            if isTouched { look(in: trace) }
        }
        return isDone != before
    }

    fileprivate mutating func look(in trace: Trace) {
        let open = isDone.indices.filter { !isDone[$0] }
        guard !open.isEmpty else { return }
        if open.contains(where: { exercises[$0].expectations.contains(where: { $0.asksTheWalk }) })
        {
            asked.update(from: state)
        }
        names.update(from: trace)
        let reader = TraceReader(trace: trace, names: names, state: state, memory: memory)
        for place in open {
            isDone[place] = exercises[place].expectations.allSatisfy { isMet($0, reader) }
        }
    }

    private func isMet(_ expectation: Expectation, _ reader: TraceReader) -> Bool {
        switch expectation {
        case .delivered(let deliveries): steps.endWith(deliveries.map { .delivered($0) })
        case .order(let expected): steps.endWith(expected)
        case .got(let name, let phases):
            reader.id(name).map { (memory.got[$0] ?? []).suffix(phases.count) == phases[...] }
                ?? false
        default: reader.finding(expectation, asked, since: ExpectationMarks()).isMet
        }
    }
}

extension Trace {
    /// Returns, for each exercise, whether it already holds at the end of the trace before anybody
    /// has touched the stage: then there is nothing to do.
    public func idle(_ exercises: [Exercise]) -> [Bool] {
        var state = StageState()
        for record in records { state.apply(record, of: self) }
        var watch = ExerciseWatch(exercises, from: state)
        watch.look(in: self)
        return watch.isDone
    }
}

/// The last deliveries, state changes, and actions, as `expect order` lists them.
private struct LastSteps {
    private var ordered: [OrderedStep] = []
    private var delivered: [OrderedStep] = []

    /// The limit; nobody writes more of them in a line.
    private static let limit = 200

    mutating func take(_ record: TraceRecord, of trace: Trace) {
        guard let step = trace.step(record.entry) else { return }
        Self.append(step, to: &ordered)
        if case .delivered = step { Self.append(step, to: &delivered) }
    }

    func endWith(_ expected: [OrderedStep]) -> Bool {
        let isAll = expected.allSatisfy { if case .delivered = $0 { true } else { false } }
        let found = (isAll ? delivered : ordered).suffix(expected.count)
        return found == expected[...]
    }

    private static func append(_ step: OrderedStep, to steps: inout [OrderedStep]) {
        steps.append(step)
        steps.dropRepeatedMoves()
        if steps.count > 2 * limit { steps.removeFirst(limit) }
    }
}
