import TouchTrace

/// The outcome of a run: which senders sent actions, and which views got which touches.
public struct RunOutcome {
    /// One contact of a finger and the phases that views got of it.
    struct Contact: Equatable {
        let finger: String
        /// The views in the order in which they first got a phase.
        var views: [View] = []

        struct View: Equatable {
            let name: String
            var phases: [TouchPhase]
        }
    }

    /// The senders in the order of their first action, with the number of gestures or contacts that
    /// made them act.
    private(set) var actions: [(sender: String, count: Int)] = []
    private(set) var contacts: [Contact] = []

    public init(_ trace: Trace) {
        var places: [SubjectID: Int] = [:]
        // The senders that have acted in this gesture or contact.
        var acting: Set<SubjectID> = []
        for record in trace.records {
            switch record.entry {
            case .sample(let touch, _, .began, _, _):
                places[touch] = contacts.count
                contacts.append(Contact(finger: trace.name(of: touch)))
                acting = acting.filter { trace[$0]?.kind == .recognizer }
            case .transition(let id, .possible, _, _, _), .reset(let id): acting.remove(id)
            case .action(let sender, _, _, _):
                guard acting.insert(sender).inserted else { continue }
                count(trace.name(of: sender))
            case .delivery(let view, let touch, let phase):
                guard let place = places[touch] else { continue }
                contacts[place].add(phase, to: trace.name(of: view))
            default: break
            }
        }
    }

    private mutating func count(_ sender: String) {
        if let known = actions.firstIndex(where: { $0.sender == sender }) {
            actions[known].count += 1
        } else {
            actions.append((sender, 1))
        }
    }

    func count(ofActionsBy sender: String) -> Int {
        actions.first { $0.sender == sender }?.count ?? 0
    }
}

extension RunOutcome {
    /// Returns the number of differences: senders whose actions differ in number, and views that
    /// got different phases of a contact.
    public func distance(to other: RunOutcome) -> Int {
        let senders = Set((actions + other.actions).map { $0.sender })
        let acted = senders.count { count(ofActionsBy: $0) != other.count(ofActionsBy: $0) }
        let touched = (0..<max(contacts.count, other.contacts.count)).map { place in
            let (mine, others) = (phases(ofContact: place), other.phases(ofContact: place))
            return Set(mine.keys).union(others.keys).count { mine[$0] != others[$0] }
        }
        return touched.reduce(acted, +)
    }

    private func phases(ofContact place: Int) -> [String: [TouchPhase]] {
        guard contacts.indices.contains(place) else { return [:] }
        return Dictionary(uniqueKeysWithValues: contacts[place].views.map { ($0.name, $0.phases) })
    }
}

extension RunOutcome.Contact {
    fileprivate mutating func add(_ phase: TouchPhase, to view: String) {
        guard let place = views.firstIndex(where: { $0.name == view }) else {
            return views.append(View(name: view, phases: [phase]))
        }
        if views[place].phases.last != phase { views[place].phases.append(phase) }
    }
}
