import TouchTrace

/// One recognizer kept from being recognized by another.
extension SecondReader {
    static let preventionClaims: [String: Check] = [
        "record.prevented": { claim, book in
            let (winner, loser) = (try claim.text(0), try claim.text(1))
            let facts = try book.facts(claim, about: loser, "\(winner) prevents \(loser)") {
                record in
                guard case .prevented(let id, let by) = record.entry, book.isCalled(id, loser),
                    book.isCalled(by, winner)
                else { return nil }
                return Fact(record: Int(record.serial), who: id, view: by)
            }
            return try holding(facts) { fact in
                guard book.recognized(fact.view, at: fact.record) != nil else {
                    throw Untrue("\(winner) had not been recognized")
                }
                if book.allowsBoth(fact.view, fact.who, at: fact.record) {
                    throw Untrue("both are allowed at once")
                }
                return [fact]
            }
        },
        "why.preventsTurned": prevents { prevention, book in
            let answer = book.lastQuestion(
                .canBePrevented, prevention.loser, prevention.winner, after: prevention.after,
                upTo: prevention.serial)
            let turned = book.lastQuestion(
                .canBePrevented, prevention.winner, prevention.loser, after: prevention.after,
                upTo: prevention.serial)
            return turned?.answer == false || answer?.answer == false ? nil : "it can be prevented"
        },
        "why.activeNotBoth": prevents { active($0, $1) ?? notBoth($0, $1) },
        "why.activePrevents": prevents { active($0, $1) ?? plainly($0, $1) },
        "why.firstNotBoth": prevents { first($0, $1) ?? notBoth($0, $1) },
        "why.firstPrevents": prevents { first($0, $1) ?? plainly($0, $1) },
        "why.rankedNotBoth": ranked { first($0, $1) ?? notBoth($0, $1) },
        "why.rankedPrevents": ranked { first($0, $1) ?? plainly($0, $1) },
        "why.moreTaps": rank { winner, loser, claim, book in
            let (more, fewer) = (
                book.settings.taps(of: book.name(winner)), book.settings.taps(of: book.name(loser))
            )
            guard try book.isCalled(loser, claim.text(0)), let more, let fewer else {
                return "they are not both taps"
            }
            return more > fewer ? nil : "they need \(more) and \(fewer) taps"
        },
        "why.addedLater": rank { winner, loser, claim, book in
            guard try book.isCalled(loser, claim.text(1)) else { return "it is another" }
            let serial = claim.it?.record ?? claim.serial
            let view = book.view(of: winner, at: serial)
            guard try book.isCalled(view, claim.text(0)), book.view(of: loser, at: serial) == view
            else { return "they are not both on that view" }
            return book.isAdded(winner, after: loser, at: serial) ? nil : "it was added before"
        },
        "why.liesInside": rank { winner, loser, claim, book in
            let serial = claim.it?.record ?? claim.serial
            let (inner, outer) = (
                book.view(of: winner, at: serial), book.view(of: loser, at: serial)
            )
            guard try book.isCalled(inner, claim.text(0)), try book.isCalled(outer, claim.text(1))
            else { return "they are on \(book.name(inner)) and \(book.name(outer))" }
            return book.ancestors(of: inner, at: serial).contains(outer) ? nil : "it lies elsewhere"
        },
    ]

    /// Who was prevented by whom, and the records of the event up to that.
    struct Prevention {
        let loser: SubjectID
        let winner: SubjectID
        let serial: Int
        /// The record before the event in which it came about.
        let after: Int
    }

    private typealias Objection = @Sendable (Prevention, TraceBook) -> String?

    private static func prevents(_ objection: @escaping Objection) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let transition = book.transition(it.record), transition.reason == .prevented,
                try book.isCalled(transition.because, claim.text(0))
            else { throw Untrue(book.sentence(it.record)) }
            let prevention = Prevention(
                loser: it.who, winner: transition.because, serial: it.record,
                after: book.eventStart(it.record) - 1)
            guard book.recognized(prevention.winner, at: it.record) != nil else {
                throw Untrue("\(book.name(prevention.winner)) had not been recognized")
            }
            if let complaint = objection(prevention, book) { throw Untrue(complaint) }
            return [it]
        }
    }

    private static func ranked(_ objection: @escaping Objection) -> Check {
        { claim, book in
            let facts = try prevents(objection)(claim, book)
            return try Self.facts(claim.part(try claim.sentence(1), of: facts[0]), book)
        }
    }

    /// - Parameter objection: what is so instead of the rank that is said.
    private static func rank(
        _ objection:
            @escaping @Sendable (
                _ winner: SubjectID, _ loser: SubjectID, Claim, TraceBook
            ) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let winner = book.transition(it.record)?.because else {
                throw Untrue(book.sentence(it.record))
            }
            if let complaint = try objection(winner, it.who, claim, book) {
                throw Untrue(complaint)
            }
            return [it]
        }
    }

    /// The winner's gesture went on before the event in which it prevented the other.
    private static func active(_ prevention: Prevention, _ book: TraceBook) -> String? {
        book.isActive(prevention.winner, at: prevention.after)
            ? nil : "\(book.name(prevention.winner)) was not active before that event"
    }

    /// The winner was recognized in the event in which it prevented the other.
    private static func first(_ prevention: Prevention, _ book: TraceBook) -> String? {
        let recognized = book.recognized(prevention.winner, at: prevention.serial) ?? 0
        return recognized > prevention.after
            ? nil : "\(book.name(prevention.winner)) had been recognized before that event"
    }

    /// A delegate was asked whether both may be recognized, and none said yes.
    private static func notBoth(_ prevention: Prevention, _ book: TraceBook) -> String? {
        let answers = book.simultaneity(prevention)
        if answers.contains(where: { $0.answer }) { return "both are allowed at once" }
        return answers.contains { $0.by == .delegate } ? nil : "no delegate was asked"
    }

    /// No delegate said a word.
    private static func plainly(_ prevention: Prevention, _ book: TraceBook) -> String? {
        let can = book.lastQuestion(
            .canPrevent, prevention.winner, prevention.loser, after: prevention.after,
            upTo: prevention.serial)
        if can?.answer != true { return "nobody said that it can" }
        return book.simultaneity(prevention).contains { $0.answer }
            ? "both are allowed at once" : nil
    }
}

extension TraceBook {
    fileprivate func simultaneity(
        _ prevention: SecondReader.Prevention
    ) -> [(answer: Bool, by: Answerer, serial: Int)] {
        let (one, other) = (prevention.winner, prevention.loser)
        return [(one, other), (other, one)].compactMap { asked, about in
            lastQuestion(
                .shouldRecognizeSimultaneously, asked, about, after: prevention.after,
                upTo: prevention.serial)
        }
    }

    /// Whether somebody said in the event of a record that two may be recognized at once.
    fileprivate func allowsBoth(_ one: SubjectID, _ other: SubjectID, at serial: Int) -> Bool {
        let prevention = SecondReader.Prevention(
            loser: other, winner: one, serial: serial, after: eventStart(serial) - 1)
        return simultaneity(prevention).contains { $0.answer }
    }

    /// Whether one stands behind the other in the list of their view's recognizers.
    fileprivate func isAdded(_ one: SubjectID, after other: SubjectID, at serial: Int) -> Bool {
        let list = stage(at: serial).views[view(of: one, at: serial)]?.recognizers ?? []
        guard let first = list.firstIndex(of: other), let second = list.firstIndex(of: one) else {
            return false
        }
        return first < second
    }
}
