import Foundation
import TouchKit
import TouchScript

extension Trace {
    /// What a tape expected and did not get, in the order of its cues.
    /// - Parameter file: the tape's, for messages.
    public func failures(of cues: [Cue], file: String) -> [ExpectationFailure] {
        var checker = ExpectationChecker(trace: self)
        return cues.compactMap { checker.failure(of: $0, file: file) }
    }
}

/// Checks expectations, each at its place in the tape, against the trace and the stage as they were by then.
struct ExpectationChecker {
    /// What happened, where the trace says so, and whether it is what was expected.
    struct Finding {
        var isMet: Bool
        var found: String
        /// Their places, in order.
        var records: [Int] = []

        /// Of many places the first and the last dozen: nobody is shown more.
        static func ends(_ places: some RandomAccessCollection<Int32>) -> [Int] {
            let (first, rest) = (places.prefix(12), places.dropFirst(12))
            return first.map { Int($0) } + rest.suffix(12).map { Int($0) }
        }
    }

    /// Where `expect delivered`, `expect order` and `expect … got` read on.
    private var deliveredMark = 0
    private var orderMark = 0
    private var gotMarks: [String: Int] = [:]

    private let trace: Trace
    /// The stage at the last question: questions come in the order of the trace, which is gone through once for all of
    /// them.
    private var state = StageState()
    private var memory = TraceMemory()
    private var asked = AskedViews()
    /// The subjects that a scene's names stand for; touches have names of their own.
    private let subjects: [String: SubjectID]

    init(trace: Trace) {
        self.trace = trace
        let named = trace.subjects.enumerated().filter { $0.element.kind != .touch }
        subjects = Dictionary(
            named.map { ($0.element.name, SubjectID(Int32($0.offset + 1))) },
            uniquingKeysWith: { first, _ in first })
    }

    private mutating func fold(to record: Int) {
        for entry in trace.records.prefix(record).dropFirst(state.record) {
            state.apply(entry, of: trace)
            memory.take(entry, of: trace)
        }
    }

    /// - Returns: nil for a cue that expects nothing, or what came.
    mutating func failure(of cue: Cue, file: String) -> ExpectationFailure? {
        let finding: Finding
        let expected: String
        switch cue.kind {
        case .tell: return nil
        case .lost:
            expected = "a view in a window"
            finding = Finding(
                isMet: false, found: "a place in a view that is in no window",
                records: [cue.record - 1])
        case .expect(let expectation):
            expected = expectation.text
            finding = self.finding(expectation, at: cue.record)
        }
        if finding.isMet { return nil }
        return ExpectationFailure(
            file: file, position: cue.position, expected: expected, found: finding.found,
            records: finding.records.map { $0 + 1 }, moment: cue.record)
    }

    private mutating func finding(_ expectation: Expectation, at record: Int) -> Finding {
        fold(to: record)
        let reader = TraceReader(trace: trace, subjects: subjects, state: state, memory: memory)
        switch expectation {
        case .hit(let view, let finger): return reader.hit(view, by: finger)
        case .notHit(let view, let reason):
            asked.update(from: state)
            return reader.notHit(view, reader.step(of: view, in: asked), because: reason)
        case .notAsked(let view):
            asked.update(from: state)
            return reader.notAsked(view, reader.step(of: view, in: asked))
        case .asked(let views): return reader.asked(views)
        case .delivered(let deliveries):
            defer { deliveredMark = reader.records.count }
            return reader.delivered(deliveries.map { .delivered($0) }, from: deliveredMark)
        case .order(let steps):
            defer { orderMark = reader.records.count }
            return reader.order(steps, from: orderMark)
        case .got(let name, let phases):
            defer {
                gotMarks[name] = reader.records.count
                if let view = reader.id(name) { memory.forgetGot(by: view) }
            }
            return reader.got(name, phases, from: gotMarks[name, default: 0])
        case .hops(let names): return reader.hops(names)
        case .consumed(let name): return reader.consumed(by: name)
        case .handled(let names): return reader.handled(by: names)
        case .discarded: return reader.discarded()
        case .swallowed(let name): return reader.swallowed(by: name)
        case .withheld(let view, let reason): return reader.withheld(from: view, because: reason)
        case .state(let name, let state, let cause):
            return reader.state(of: name, state, because: cause)
        case .acts(let name, let times): return reader.acts(name, times)
        case .noted(let text): return reader.noted(text)
        case .at(let name, let point):
            guard let view = reader.view(name) else { return missing(name) }
            let corner = CGPoint(
                x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2)
            return near(corner, point, within: 0.01, "\(name) at")
        case .scrolled(let name, let point):
            guard let view = reader.view(name) else { return missing(name) }
            return near(view.bounds.origin, point, within: 1, "\(name) scrolled to")
        case .value(let name, let value): return reader.value(of: name, value)
        case .highlighted(let name, let on):
            guard let view = reader.view(name) else {
                return missing("control \(name)")
            }
            let found = "\(name) \(view.isHighlighted ? "" : "not ")highlighted"
            return Finding(isMet: view.isHighlighted == on, found: found)
        }
    }

    private func missing(_ name: String) -> Finding {
        Finding(isMet: false, found: "no \(name)")
    }

    private func near(
        _ found: CGPoint, _ wanted: CGPoint, within distance: CGFloat, _ words: String
    ) -> Finding {
        let isNear =
            abs(found.x - wanted.x) <= distance && abs(found.y - wanted.y) <= distance
        return Finding(isMet: isNear, found: "\(words) \(found.x) \(found.y)")
    }
}
