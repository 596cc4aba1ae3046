import TouchScript
import TouchTrace

extension TraceReader {
    // MARK: The responder chain

    func hops(_ names: [String]) -> Finding {
        let hops = memory.lastCall?.hops ?? []
        var path: [SubjectID] = []
        for place in hops {
            guard case .hop(let from, let to, _, _) = records[place].entry else { continue }
            if path.isEmpty { path.append(from) }
            path.append(to)
        }
        let found = path.map(name)
        let text = found.isEmpty ? "no hops" : "hops \(found.joined(separator: " > "))"
        return Finding(isMet: found == names, found: text, records: hops)
    }

    func consumed(by name: String) -> Finding {
        guard let place = memory.lastCall?.consumed,
            case .consumed(let responder, _) = records[place].entry
        else { return Finding(isMet: false, found: "nothing consumed") }
        let found = self.name(responder)
        return Finding(isMet: found == name, found: "consumed by \(found)", records: [place])
    }

    func handled(by names: [String]) -> Finding {
        let places = memory.lastCall?.handled ?? []
        let found = places.compactMap { place in
            if case .handled(let responder, _) = records[place].entry {
                name(responder)
            } else {
                nil
            }
        }
        let list = found.isEmpty ? "nobody" : found.joined(separator: ", ")
        return Finding(isMet: found == names, found: "handled by \(list)", records: places)
    }

    func discarded() -> Finding {
        let (discarded, consumed) = (memory.lastCall?.discarded, memory.lastCall?.consumed)
        if let consumed, consumed < discarded ?? .max,
            case .consumed(let responder, _) = records[consumed].entry
        {
            return Finding(
                isMet: false, found: "consumed by \(name(responder))", records: [consumed])
        }
        guard let discarded else { return Finding(isMet: false, found: "nothing discarded") }
        return Finding(isMet: true, found: "discarded", records: [discarded])
    }

    func swallowed(by name: String) -> Finding {
        guard let place = memory.swallowed,
            case .swallowed(let responder) = records[place].entry
        else { return Finding(isMet: false, found: "nothing swallowed") }
        let found = self.name(responder)
        return Finding(isMet: found == name, found: "swallowed by \(found)", records: [place])
    }

    func noted(_ text: String) -> Finding {
        Finding(
            isMet: memory.hasNoted(text), found: "no such note", records: Finding.ends(memory.notes)
        )
    }

    // MARK: Recognizers

    func state(
        of name: String, _ state: ExpectedState, because cause: StateCause?
    ) -> Finding {
        guard let id = id(name), let place = memory.lastTransition(of: id),
            case .transition(_, _, let last, let why, let because) = records[place].entry
        else {
            return Finding(isMet: state == .possible && cause == nil, found: "\(name) possible")
        }
        if state == .possible, isPossible(id) {
            return Finding(isMet: cause == nil, found: "\(name) possible")
        }
        let found = ExpectedState(last)
        let other = because == .none ? nil : self.name(because)
        let reason = StateCause.Reason(why)
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
            records: [place])
    }

    /// A control's last value, to within a hundredth.
    func value(of name: String, _ value: Double) -> Finding {
        guard let place = id(name).flatMap(memory.lastValue),
            case .value(_, let found) = records[place].entry
        else { return Finding(isMet: false, found: "\(name) has no value") }
        return Finding(
            isMet: abs(found - value) <= 0.01, found: "\(name) value \(found.thousandths)",
            records: [place])
    }

    func acts(_ name: String, _ times: Int?) -> Finding {
        let actions = id(name).map(memory.actions) ?? []
        return Finding(
            isMet: times.map { $0 == actions.count } ?? !actions.isEmpty,
            found: Expectation.acts(name, times: actions.count).text,
            records: Finding.ends(actions))
    }
}

extension ExpectedState {
    init(_ state: GestureState) {
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
