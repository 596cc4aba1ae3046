import TouchTrace
import TouchWords

/// The parts of a trace for which a question is answered, one after another.
extension Why {
    /// The touches that were down together, or a pointer's movement without a touch, and the
    /// records from its beginning to that of the next.
    struct TouchSequence {
        var start: Int
        var end: Int
        var touches: [SubjectID] = []

        var isOfPointer: Bool { touches.isEmpty }
    }

    func heading(_ sequence: TouchSequence) -> Wording? {
        guard let record = record(sequence.start) else { return nil }
        guard let first = sequence.touches.first else {
            if case .pointer = record.entry { return .ask.pointer(record.time) }
            return nil
        }
        let names = sequence.touches.map(name).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let start = history.state(at: sequence.end).touch(first)?.startTime ?? record.time
        return names.count == 1
            ? Wording.ask.finger(names[0], start: start)
            : Wording.ask.fingers(names.map { .verbatim($0) }, start: start)
    }

    /// Returns all sequences, or the one at a time as far as it had progressed.
    func sequences(at time: Double?) -> [TouchSequence] {
        var result: [TouchSequence] = []
        var down: Set<Int32> = []
        func begin(at record: TraceRecord) {
            if !result.isEmpty { result[result.count - 1].end = record.number - 1 }
            result.append(TouchSequence(start: record.number, end: record.number))
        }
        for record in trace.records {
            switch record.entry {
            case .interrupted: down = []
            case .pointer where down.isEmpty && result.last?.isOfPointer != true:
                begin(at: record)
            case .sample(let touch, let finger, .began, _, _):
                if down.isEmpty { begin(at: record) }
                down.insert(finger)
                result[result.count - 1].touches.append(touch)
            case .sample(_, let finger, .ended, _, _), .sample(_, let finger, .cancelled, _, _):
                down.remove(finger)
            default: break
            }
        }
        if !result.isEmpty { result[result.count - 1].end = history.count }
        guard let time else { return result }
        let serial = max(history.lastRecord(atOrBefore: time), 1)
        guard var sequence = result.last(where: { $0.start <= serial }) else {
            return [TouchSequence(start: 1, end: serial)]
        }
        sequence.end = min(sequence.end, serial)
        return [sequence]
    }

    /// Returns the sentences about what a pointer did to a view, or to the view of a recognizer
    /// that takes part in hovering; nil for any other subject.
    func sentences(
        about id: SubjectID, underPointer sequence: TouchSequence
    ) -> [WhySentence]? {
        let range = sequence.start...sequence.end
        switch trace[id]?.kind {
        case .view, .window: break
        case .recognizer where trace[id]?.typeName == "UIHoverGestureRecognizer":
            let view = history.state(at: sequence.end).recognizers[id]?.view ?? .none
            let isTold = records(about: id, in: range).contains {
                if case .transition = $0.entry { true } else { false }
            }
            return isTold || view == .none ? nil : sentences(about: view, underPointer: sequence)
        case .recognizer: return absence(ofPan: id, fromScrolling: range).map { [$0] }
        default: return nil
        }
        func last(where fits: (TraceEntry) -> Bool) -> TraceRecord? {
            records(about: id, in: range).last { fits($0.entry) }
        }
        if let scrolled = records(about: id, in: range).last(where: isScroll) {
            return [sentence(of: scrolled)] + causes(ofRecord: scrolled.number)
        }
        if let over = last(where: { if case .pointerHit = $0 { true } else { false } }) {
            return [sentence(of: over)]
        }
        let refused = last {
            if case .visit(_, let verdict) = $0 { verdict != .inside } else { false }
        }
        return [
            refused.map(sentence) ?? WhySentence(.hit.pointerElsewhere(name(id)), [sequence.end])
        ]
    }
}
