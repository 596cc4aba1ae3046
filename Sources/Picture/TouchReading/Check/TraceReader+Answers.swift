import TouchScript
import TouchTrace
import TouchWords

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
        return found.isEmpty
            ? Finding(isMet: names.isEmpty, found: .check.noHops)
            : Finding(isMet: found == names, says: .hops(found), records: hops)
    }

    /// Returns who kept an event at a position, and whether it is the one that a tape names.
    func kept(
        _ place: Int?, by name: String, orNobody nobody: Wording, _ said: (String) -> Expectation
    ) -> Finding {
        guard let place else { return Finding(isMet: false, found: nobody) }
        let found = self.name(records[place].entry.subject)
        return Finding(isMet: found == name, says: said(found), records: [place])
    }

    func handled(by names: [String]) -> Finding {
        let places = memory.lastCall?.handled ?? []
        let found = places.map { name(records[$0].entry.subject) }
        return found.isEmpty
            ? Finding(isMet: names.isEmpty, found: .check.nobodyHandled)
            : Finding(isMet: found == names, says: .handled(by: found), records: places)
    }

    func discarded() -> Finding {
        let (discarded, consumed) = (memory.lastCall?.discarded, memory.lastCall?.consumed)
        if let consumed, consumed < discarded ?? .max {
            let by = name(records[consumed].entry.subject)
            return Finding(isMet: false, says: .consumed(by: by), records: [consumed])
        }
        guard let discarded else { return Finding(isMet: false, found: .check.nothingDiscarded) }
        return Finding(isMet: true, says: .discarded, records: [discarded])
    }

    func noted(_ text: String) -> Finding {
        Finding(
            isMet: memory.noted.contains(text), found: .check.noNote,
            records: Finding.ends(memory.notes)
        )
    }

    // MARK: Recognizers

    func state(
        of name: String, _ state: ExpectedState, because cause: StateCause?
    ) -> Finding {
        let possible = Expectation.state(name, .possible, because: nil)
        guard let id = id(name), let place = memory.transitions[id],
            case .transition(_, _, let last, let why, let because) = records[place].entry
        else {
            return Finding(isMet: state == .possible && cause == nil, says: possible)
        }
        if state == .possible, isPossible(id) {
            return Finding(isMet: cause == nil, says: possible)
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
            found: .verbatim(
                "\(name) \(last) because \(said)" + (other.map { " (\($0))" } ?? "")),
            records: [place])
    }

    /// Compares a control's last value, to within a hundredth.
    func value(of name: String, _ value: Double) -> Finding {
        guard let place = id(name).flatMap({ memory.values[$0] }),
            case .value(_, let found) = records[place].entry
        else { return Finding(isMet: false, found: .check.noValue(name)) }
        return Finding(
            isMet: abs(found - value) <= 0.01,
            found: .verbatim("\(name) value \(found.thousandths)"), records: [place])
    }

    func was(_ name: String, _ state: ExpectedState) -> Finding {
        let states = id(name).flatMap { memory.states[$0] } ?? []
        let been = ExpectedState.allCases.filter(states.contains).map { $0.word }
        let found = been.isEmpty ? ExpectedState.possible.word : been.joined(separator: ", ")
        return Finding(
            isMet: state == .possible || states.contains(state),
            found: .verbatim("\(name) was \(found)"))
    }

    func acts(_ name: String, on event: ControlEvent?, _ times: Int?) -> Finding {
        let all = id(name).flatMap { memory.actions[$0] } ?? []
        var actions = Ledger<Int32>()
        for place in all {
            guard case .action(_, _, _, let sent) = records[Int(place)].entry else { continue }
            if event == nil || trace[sent] == event?.name { actions.append(place) }
        }
        return Finding(
            isMet: times.map { $0 == actions.count } ?? !actions.isEmpty,
            says: .acts(name, on: event, times: actions.count),
            records: Finding.ends(actions))
    }
}
