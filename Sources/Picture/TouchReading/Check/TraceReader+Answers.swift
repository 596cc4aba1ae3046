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

    /// Who kept something to itself, and whether it is whom a tape names.
    func kept(_ deed: String, by name: String, at place: Int?) -> Finding {
        guard let place else { return Finding(isMet: false, found: "nothing \(deed)") }
        let found = self.name(records[place].entry.subject)
        return Finding(isMet: found == name, found: "\(deed) by \(found)", records: [place])
    }

    func handled(by names: [String]) -> Finding {
        let places = memory.lastCall?.handled ?? []
        let found = places.map { name(records[$0].entry.subject) }
        let list = found.isEmpty ? "nobody" : found.joined(separator: ", ")
        return Finding(isMet: found == names, found: "handled by \(list)", records: places)
    }

    func discarded() -> Finding {
        let (discarded, consumed) = (memory.lastCall?.discarded, memory.lastCall?.consumed)
        if let consumed, consumed < discarded ?? .max {
            let found = "consumed by \(name(records[consumed].entry.subject))"
            return Finding(isMet: false, found: found, records: [consumed])
        }
        guard let discarded else { return Finding(isMet: false, found: "nothing discarded") }
        return Finding(isMet: true, found: "discarded", records: [discarded])
    }

    func noted(_ text: String) -> Finding {
        Finding(
            isMet: memory.noted.contains(text), found: "no such note",
            records: Finding.ends(memory.notes)
        )
    }

    // MARK: Recognizers

    func state(
        of name: String, _ state: ExpectedState, because cause: StateCause?
    ) -> Finding {
        guard let id = id(name), let place = memory.transitions[id],
            case .transition(_, _, let last, let why, let because) = records[place].entry
        else {
            return Finding(isMet: state == .possible && cause == nil, found: "\(name) possible")
        }
        if state == .possible, isPossible(id) {
            return Finding(isMet: cause == nil, found: "\(name) possible")
        }
        let found = ExpectedState(rawValue: "\(last)")
        let other = because == .none ? nil : self.name(because)
        let reason = StateCause.Reason(rawValue: why.rawValue)
        let isCause =
            switch cause {
            case nil: true
            case .recognizer(let name): name == other
            case .reason(let expected): expected == reason
            }
        let said = reason?.word ?? why.rawValue
        return Finding(
            isMet: found == state && isCause,
            found: "\(name) \(last) because " + (other.map { "\(said) (\($0))" } ?? said),
            records: [place])
    }

    /// A control's last value, to within a hundredth.
    func value(of name: String, _ value: Double) -> Finding {
        guard let place = id(name).flatMap({ memory.values[$0] }),
            case .value(_, let found) = records[place].entry
        else { return Finding(isMet: false, found: "\(name) has no value") }
        return Finding(
            isMet: abs(found - value) <= 0.01, found: "\(name) value \(found.thousandths)",
            records: [place])
    }

    func acts(_ name: String, _ times: Int?) -> Finding {
        let actions = id(name).flatMap { memory.actions[$0] } ?? []
        return Finding(
            isMet: times.map { $0 == actions.count } ?? !actions.isEmpty,
            found: Expectation.acts(name, times: actions.count).text,
            records: Finding.ends(actions))
    }
}
