import TouchTrace
import TouchWords

/// Requirements to fail: who set them up, how it stands with them, and what came of them.
extension SecondReader {
    static let requirementClaims: [String: Check] = [
        "why.requires": rule([.requireToFail], recognizer: 0, other: 1),
        "why.classRequires": rule([.subclassRequires], recognizer: 0, other: 1),
        "why.classMakesWait": rule([.subclassIsRequired], recognizer: 1, other: 0),
        "why.delegateRequires": rule([.delegateRequires], recognizer: 0, other: 1),
        "why.delegateMakesWait": rule([.delegateIsRequired], recognizer: 1, other: 0),
        "why.noLongerRequires": standing(.removed),
        "why.waitsInCircle": standing(.cycle),
        "why.needNotWait": { claim, book in
            try holding(try standing(.met)(claim, book)) { fact in
                guard case .requirement(let id, let on, _, _) = book[fact.record].entry else {
                    return []
                }
                let state = book.lastOutcome(of: on, at: fact.record)
                let after = book.attempt(of: id, at: fact.record).after
                guard let state, state.to == .failed, state.serial > after else {
                    throw Untrue(
                        "\(book.name(on)) has not failed since: \(state.map { "\($0.to)" } ?? "-")")
                }
                return [fact]
            }
        },
        "why.hasToFail": { claim, book in
            try holding(try standing(.broken)(claim, book)) { fact in
                guard case .requirement(_, let on, _, _) = book[fact.record].entry else {
                    return []
                }
                guard book.recognized(on, at: fact.record) != nil else {
                    throw Untrue("\(book.name(on)) was not recognized")
                }
                return try facts(claim.part(try claim.sentence(2), of: fact), book)
            }
        },
        "why.hasLost": { claim, book in
            try holding(try standing(.broken)(claim, book)) { fact in
                guard case .requirement(let id, let on, _, .requireToFail) = book[fact.record].entry
                else { throw Untrue("nobody required it by a call") }
                try expectWon(on, against: id, at: fact.record, book)
                return [fact]
            }
        },
        "why.waitsSince": { claim, book in
            let name = try claim.text(0)
            let found = book.recognizers(name).compactMap { id -> Fact? in
                let waits = book.waits(of: id, at: claim.told ?? claim.serial)
                guard let first = waits.first, claim.says(1, book.time(first.serial)),
                    book.state(of: id, at: claim.serial) == .possible
                else { return nil }
                return Fact(record: claim.told ?? claim.serial, who: id)
            }
            guard !found.isEmpty else { throw Untrue("\(name) does not wait since then") }
            return found
        },
        "why.itWaits": { claim, book in
            let it = try claim.reason()
            let open = book.waits(of: it.who, at: it.record).filter { $0.isOpen }
            try expect(try claim.names(0), are: open.map { book.name($0.on) }, "it waits for")
            return [it]
        },
        "why.otherDidNotFail": { claim, book in
            let it = try claim.reason()
            guard let transition = book.transition(it.record),
                transition.reason == .requirementBroken
            else { throw Untrue(book.sentence(it.record)) }
            let other = try claim.text(0)
            guard book.isCalled(transition.because, other) else {
                throw Untrue("it was \(book.name(transition.because))")
            }
            let outcome = try claim.sentence(1).identifier ?? ""
            let became = book.transitions(of: transition.because, at: it.record).last {
                Words.isOutcome(outcome, from: $0.from, to: $0.to)
            }
            guard became != nil else { throw Untrue("\(other) did nothing of the kind") }
            return try facts(claim.part(try claim.sentence(2), of: it), book)
        },
        "why.otherWon": { claim, book in
            let it = try claim.reason()
            try expectLost(it, to: try claim.text(0), book)
            return [it]
        },
        "why.otherWonBy": { claim, book in
            let it = try claim.reason()
            try expectLost(it, to: try claim.text(0), book)
            return try facts(claim.part(try claim.sentence(1), of: it), book)
        },
        "why.othersFailed": { claim, book in
            let it = try claim.reason()
            let waits = book.waits(of: it.who, at: it.record)
            guard let first = waits.first else { throw Untrue("it had not waited") }
            try expect(try claim.names(0), are: waits.map { book.name($0.on) }, "it had waited for")
            let late = book.time(it.record) - book.time(first.serial)
            try claim.expect(1, is: late, "the wait")
            if late < 0.0005 { throw Untrue("it did not wait") }
            for wait in waits where book.lastOutcome(of: wait.on, at: it.record)?.to != .failed {
                throw Untrue("\(book.name(wait.on)) did not fail")
            }
            return [it]
        },
        "why.circle": { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .cycle else {
                throw Untrue(book.sentence(it.record))
            }
            let names = try claim.text(0).split(separator: " → ").map(String.init)
            for (name, next) in zip(names, names.dropFirst()) {
                let isSet = book.recognizers(name).contains { id in
                    book.requirement(of: id, on: next, nil, upTo: it.record) != nil
                }
                guard isSet else { throw Untrue("\(name) does not require \(next) to fail") }
            }
            guard names.first == names.last, names.contains(book.name(it.who)) else {
                throw Untrue("it is no circle of \(book.name(it.who))")
            }
            return [it]
        },
    ]

    /// It failed because another of that name, for which it had waited, was recognized.
    private static func expectLost(_ it: Fact, to other: String, _ book: TraceBook) throws {
        guard let transition = book.transition(it.record), transition.reason == .requirementBroken,
            book.isCalled(transition.because, other)
        else { throw Untrue(book.sentence(it.record)) }
        try expectWon(transition.because, against: it.who, at: it.record, book)
    }

    /// One was recognized for which another waited by then.
    private static func expectWon(
        _ winner: SubjectID, against one: SubjectID, at serial: Int, _ book: TraceBook
    ) throws {
        guard book.recognized(winner, at: serial) != nil else {
            throw Untrue("\(book.name(winner)) was not recognized")
        }
        guard book.waits(of: one, at: serial).contains(where: { $0.on == winner }) else {
            throw Untrue("\(book.name(one)) did not wait for \(book.name(winner))")
        }
    }

    /// A requirement that was set up so and has not been taken back before the claim is made.
    private static func rule(
        _ origins: Set<RequirementOrigin>, recognizer: Int, other: Int
    ) -> Check {
        { claim, book in
            let (name, on) = (try claim.text(recognizer), try claim.text(other))
            let serial = claim.it?.record ?? claim.told ?? claim.serial
            let all = book.recognizers(name).filter { claim.it == nil || $0 == claim.it?.who }
            let found = all.compactMap { id -> Fact? in
                guard let origin = book.requirement(of: id, on: on, nil, upTo: serial),
                    origins.contains(origin)
                else { return nil }
                return Fact(record: serial, who: id)
            }
            guard !found.isEmpty else {
                throw Untrue("\(name) does not require \(on) to fail in that way")
            }
            if let told = claim.told {
                guard case .requirement(let id, let on, _, _) = book[told].entry,
                    book.isCalled(id, name), book.isCalled(on, try claim.text(other))
                else { throw Untrue(book.sentence(told)) }
            }
            return found
        }
    }

    private static func standing(_ wanted: RequirementStanding) -> Check {
        { claim, book in
            let name = try claim.text(0)
            let other = claim.words.identifier == "why.waitsInCircle" ? nil : try claim.text(1)
            return try book.facts(claim, about: name, "\(name): requirement \(wanted)") { record in
                guard case .requirement(let id, let on, wanted, _) = record.entry,
                    book.isCalled(id, name), other.map({ book.isCalled(on, $0) }) ?? true
                else { return nil }
                return Fact(record: Int(record.serial), who: id)
            }
        }
    }

    private static func expect(_ said: [String], are names: [String], _ what: String) throws {
        guard Set(said) == Set(names) else { throw Untrue("\(what) \(names)") }
    }
}

extension TraceBook {
    struct Wait {
        let on: SubjectID
        /// When it began to wait.
        let serial: Int
        let isOpen: Bool
    }

    /// For whom a recognizer has waited in the attempt it is in at a record, in order.
    func waits(of recognizer: SubjectID, at serial: Int) -> [Wait] {
        let after = attempt(of: recognizer, at: serial).after
        var waits: [Wait] = []
        for serial in serials(about: recognizer, upTo: serial) where serial > after {
            guard case .requirement(recognizer, let on, let standing, _) = self[serial].entry else {
                continue
            }
            let known = waits.firstIndex { $0.on == on }
            switch (standing, known) {
            case (.waiting, nil): waits.append(Wait(on: on, serial: serial, isOpen: true))
            case (.waiting, _), (.set, _), (_, nil): break
            case (_, let known?):
                waits[known] = Wait(on: on, serial: waits[known].serial, isOpen: false)
            }
        }
        return waits
    }

    /// Who made a recognizer wait for one of that name, as the last record of it says; nil if nobody did any more.
    func requirement(
        of recognizer: SubjectID, on other: String, _ origin: RequirementOrigin?, upTo serial: Int
    ) -> RequirementOrigin? {
        let found: (RequirementStanding, RequirementOrigin, Bool)? = last(
            about: recognizer, upTo: serial
        ) { record in
            guard case .requirement(recognizer, let on, let standing, let from) = record.entry,
                isCalled(on, other), origin == nil || origin == from
            else { return nil }
            return (standing, from, Int(record.serial) == serial)
        }
        guard let (standing, origin, _) = found, standing != .removed else { return nil }
        return origin
    }

    /// The last end or beginning that a recognizer came to, in this attempt or the one before.
    func lastOutcome(of recognizer: SubjectID, at serial: Int) -> Transition? {
        last(about: recognizer, upTo: serial) { record in
            guard case .transition(recognizer, _, _, _, _) = record.entry else { return nil }
            return transition(Int(record.serial))
        }
    }
}
