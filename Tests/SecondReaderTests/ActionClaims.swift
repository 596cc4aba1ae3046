import TouchTrace

/// Actions that were sent, or not, and why.
extension SecondReader {
    static let actionClaims: [String: Check] = [
        "why.sent": { claim, book in
            let (sender, action) = (try claim.text(0), try claim.text(1))
            let target = try claim.text(2)
            let facts = try book.facts(claim, about: sender, "\(sender) sent \(action)") { record in
                guard case .action(let from, let to, let name, _) = record.entry,
                    book.isCalled(from, sender), book.isCalled(to, target),
                    book.trace[name] == action
                else { return nil }
                return Fact(record: Int(record.serial), who: from)
            }
            let timely = facts.filter { claim.says(3, book.time($0.record)) }
            guard !timely.isEmpty else {
                throw Untrue("it was at \(facts.map { book.time($0.record) })")
            }
            return timely
        },
        "why.controlEvent": { claim, book in
            let it = try claim.reason()
            guard case .action(_, _, _, let event) = book[it.record].entry,
                try book.trace[event] == claim.text(0)
            else { throw Untrue(book.sentence(it.record)) }
            return [it]
        },
        "why.itHas": { claim, book in
            let it = try claim.reason()
            let outcome = try claim.sentence(0).identifier ?? ""
            // The action goes with the last change of state, in the same event.
            let change = book.transitions(of: it.who, at: it.record).last
            guard let change, change.serial >= book.eventStart(it.record),
                Words.isOutcome(outcome, from: change.from, to: change.to)
            else {
                let state = change.map { "\($0.from) → \($0.to) at \($0.serial)" }
                throw Untrue("its state changed: \(state ?? "never")")
            }
            return [it]
        },
        "why.failedSendsNone": { claim, book in
            try silent(claim, book) { id, last in
                last?.to == .failed
                    ? nil : "its last change was to \(last.map { "\($0.to)" } ?? "-")"
            }
        },
        "why.noTarget": { claim, book in
            try silent(claim, book) { id, last in
                last.map { [.began, .changed, .ended, .cancelled].contains($0.to) } == true
                    ? nil : "it was not recognized"
            }
        },
    ]

    /// A recognizer that sent no action in its last attempt.
    private static func silent(
        _ claim: Claim, _ book: TraceBook, _ objection: (SubjectID, Transition?) -> String?
    ) throws -> [Fact] {
        let name = try claim.text(0)
        var complaint = "nobody is called \(name)"
        let found = book.recognizers(name).compactMap { id -> Fact? in
            let last = book.lastOutcome(of: id, at: claim.serial)
            let attempt = book.attempt(of: id, at: (last?.serial ?? claim.serial))
            let action = book.serials(about: id, upTo: claim.serial).last { serial in
                guard serial > attempt.after, case .action(id, _, _, _) = book[serial].entry else {
                    return false
                }
                return true
            }
            if let said = action.map({ book.sentence($0) }) ?? objection(id, last) {
                complaint = said
                return nil
            }
            return Fact(record: claim.serial, who: id)
        }
        guard !found.isEmpty else { throw Untrue(complaint) }
        return found
    }
}
