import TouchKit
import TouchScript

extension TraceReader {
    // MARK: The responder chain

    func hops(_ names: [String]) -> Finding {
        var path: [SubjectID] = []
        var indices: [Int] = []
        for index in lastCall..<records.count {
            guard case .hop(let from, let to, _, _) = records[index].entry else { continue }
            if path.isEmpty { path.append(from) }
            path.append(to)
            indices.append(index)
        }
        let found = path.map(name)
        let text = found.isEmpty ? "no hops" : "hops \(found.joined(separator: " > "))"
        return Finding(isMet: found == names, found: text, records: indices)
    }

    func consumed(by name: String) -> Finding {
        for index in lastCall..<records.count {
            guard case .consumed(let responder, _) = records[index].entry else { continue }
            let found = self.name(responder)
            return Finding(
                isMet: found == name, found: "consumed by \(found)", records: [index])
        }
        return Finding(isMet: false, found: "nothing consumed")
    }

    func handled(by names: [String]) -> Finding {
        var found: [String] = []
        var indices: [Int] = []
        for index in lastCall..<records.count {
            guard case .handled(let responder, _) = records[index].entry else { continue }
            found.append(name(responder))
            indices.append(index)
        }
        let list = found.isEmpty ? "nobody" : found.joined(separator: ", ")
        return Finding(isMet: found == names, found: "handled by \(list)", records: indices)
    }

    func discarded() -> Finding {
        for index in lastCall..<records.count {
            if case .discarded = records[index].entry {
                return Finding(isMet: true, found: "discarded", records: [index])
            }
            if case .consumed(let responder, _) = records[index].entry {
                return Finding(
                    isMet: false, found: "consumed by \(name(responder))", records: [index])
            }
        }
        return Finding(isMet: false, found: "nothing discarded")
    }

    func swallowed(by name: String) -> Finding {
        let start = records.lastIndex { record in
            if case .taken = record.entry { true } else { false }
        }
        for index in (start ?? 0)..<records.count {
            guard case .swallowed(let responder) = records[index].entry else { continue }
            let found = self.name(responder)
            return Finding(isMet: found == name, found: "swallowed by \(found)", records: [index])
        }
        return Finding(isMet: false, found: "nothing swallowed")
    }

    func noted(_ text: String) -> Finding {
        let notes = records.indices.filter { index in
            if case .note = records[index].entry { true } else { false }
        }
        let isMet = notes.contains { index in
            guard case .note(_, let noted) = records[index].entry else { return false }
            return trace[noted] == text
        }
        return Finding(isMet: isMet, found: "no such note", records: notes)
    }

    // MARK: Recognizers

    func state(
        of name: String, _ state: ExpectedState, because cause: StateCause?
    ) -> Finding {
        guard let id = id(name), let last = lastTransition(of: id) else {
            return Finding(isMet: state == .possible && cause == nil, found: "\(name) possible")
        }
        if state == .possible, isPossible(id) {
            return Finding(isMet: cause == nil, found: "\(name) possible")
        }
        let found = ExpectedState(last.state)
        let other = last.because == .none ? nil : self.name(last.because)
        let reason = StateCause.Reason(last.reason)
        let isCause =
            switch cause {
            case nil: true
            case .recognizer(let name): name == other
            case .reason(let expected): expected == reason
            }
        return Finding(
            isMet: found == state && isCause,
            found: "\(name) \(found.rawValue) because "
                + (other.map { "\(reason.rawValue) (\($0))" } ?? reason.rawValue),
            records: [last.index])
    }

    /// A control's last value, to within a hundredth.
    func value(of name: String, _ value: Double) -> Finding {
        let id = id(name)
        for (index, record) in records.enumerated().reversed() {
            guard case .value(id, let found) = record.entry else { continue }
            return Finding(
                isMet: abs(found - value) <= 0.01, found: "\(name) value \(found)",
                records: [index])
        }
        return Finding(isMet: false, found: "\(name) has no value")
    }

    func acts(_ name: String, _ times: Int?) -> Finding {
        let id = id(name)
        let actions = records.indices.filter { index in
            guard case .action(let sender, _, _, _) = records[index].entry else { return false }
            return sender == id
        }
        let found = actions.isEmpty ? "\(name) never acts" : "\(name) acts \(actions.count) times"
        return Finding(
            isMet: times.map { $0 == actions.count } ?? !actions.isEmpty, found: found,
            records: actions)
    }
}

extension ExpectedState {
    init(_ state: UIGestureRecognizer.State) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }
}

extension StateCause.Reason {
    fileprivate init(_ reason: TransitionReason) {
        switch reason {
        case .analysis: self = .analysis
        case .prevented: self = .prevented
        case .requirementMet: self = .requirementMet
        case .requirementBroken: self = .requirementBroken
        case .shouldBeginRefused: self = .shouldBeginRefused
        case .fingerLifted: self = .fingerLifted
        case .fingersMissing: self = .fingersMissing
        case .tooManyFingers: self = .tooManyFingers
        case .interrupted: self = .interrupted
        case .disabled: self = .disabled
        case .removed: self = .removed
        case .timedOut: self = .timedOut
        case .cycle: self = .cycle
        case .setByOwner: self = .setByOwner
        case .nowhereToScroll: self = .nowhereToScroll
        case .contentKeepsTouch: self = .contentKeepsTouch
        }
    }
}
