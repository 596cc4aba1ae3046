import TouchTrace

/// That a recognizer came into a state, or did not, and when.
extension SecondReader {
    static let transitionClaims = transitionStatements.merging(refusalReasons) { first, _ in first }

    static let transitionStatements: [String: Check] = [
        "why.startedAnewAt": { claim, book in
            try at(claim, book, about: try claim.text(0)) { record in
                guard case .reset(let id) = record.entry else { return nil }
                return Fact(record: Int(record.serial), who: id)
            }
        },
        "why.beganAt": came { _, to in to == .began },
        "why.changedAt": came { _, to in to == .changed },
        "why.recognizedAt": came { from, to in to == .ended && from == .possible },
        "why.endedAt": came { from, to in to == .ended && from != .possible },
        "why.cancelledAt": came { _, to in to == .cancelled },
        "why.failedAt": came { _, to in to == .failed },
        "why.stayed": { claim, book in
            let (name, state) = (try claim.text(0), try claim.state(1))
            return try book.facts(claim, about: name, "\(name) stayed \(state)") { record in
                guard case .refused(let id, state, _, _) = record.entry, book.isCalled(id, name)
                else { return nil }
                return Fact(record: Int(record.serial), who: id)
            }
        },
        "why.undecided": { claim, book in
            let name = try claim.text(0)
            let facts = book.recognizers(name).compactMap { id -> Fact? in
                guard book.state(of: id, at: claim.serial) == .possible,
                    !book.attempt(of: id, at: claim.serial).touches.isEmpty
                else { return nil }
                return Fact(record: claim.serial, who: id)
            }
            guard !facts.isEmpty else {
                let states = book.recognizers(name).map { book.state(of: $0, at: claim.serial) }
                throw Untrue("\(name) is \(states), or has no touch")
            }
            return facts
        },
    ]

    private static let refusalReasons: [String: Check] = [
        "why.noWay": { claim, book in
            let it = try claim.reason()
            guard case .refused(_, let from, let to, .noWay) = book[it.record].entry,
                try claim.state(0) == from, try claim.state(1) == to
            else { throw Untrue(book.sentence(it.record)) }
            return [it]
        },
        "why.hasToBegin": { claim, book in
            let it = try claim.reason()
            guard case .refused(_, .possible, .changed, .noWay) = book[it.record].entry else {
                throw Untrue(book.sentence(it.record))
            }
            return [it]
        },
        "why.setWithoutEnd": { claim, book in
            let it = try claim.reason()
            guard case .refused(_, _, _, .withoutEnd) = book[it.record].entry else {
                throw Untrue(book.sentence(it.record))
            }
            return [it]
        },
    ]

    /// A transition of the recognizer at the first place, at the time at the second.
    private static func came(
        _ isMeant: @escaping @Sendable (_ from: GestureState, _ to: GestureState) -> Bool
    ) -> Check {
        { claim, book in
            let name = try claim.text(0)
            return try at(claim, book, about: name) { record in
                guard case .transition(let id, let from, let to, _, _) = record.entry,
                    book.isCalled(id, name), isMeant(from, to)
                else { return nil }
                return Fact(record: Int(record.serial), who: id)
            }
        }
    }

    /// Those of the records about somebody that stand at the time at the second place.
    private static func at(
        _ claim: Claim, _ book: TraceBook, about name: String, _ pick: (TraceRecord) -> Fact?
    ) throws -> [Fact] {
        let facts = try book.facts(claim, about: name, claim.words.debugDescription, pick)
        let timely = facts.filter { claim.says(1, book.time($0.record)) }
        guard !timely.isEmpty else {
            throw Untrue("it was at \(facts.map { book.time($0.record) })")
        }
        return timely
    }
}
