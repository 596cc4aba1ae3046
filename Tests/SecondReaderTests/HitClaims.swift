import TouchGeometry
import TouchTrace

/// Hit-tests, step by step.
extension SecondReader {
    static let hitClaims: [String: Check] = [
        "hit.began": { claim, book in
            try told(claim, book) {
                guard case .hitTestBegan(let touch, let window) = $0 else { return false }
                return try book.isCalled(touch, claim.text(0))
                    && book.isCalled(window, claim.text(1))
            }
        },
        "hit.ended": { claim, book in
            try told(claim, book) {
                guard case .hit(let touch, let window, let view) = $0 else { return false }
                return try book.isCalled(touch, claim.text(0))
                    && book.isCalled(view, claim.text(1)) && book.isCalled(window, claim.text(2))
            }
        },
        "hit.inside": inside(byCode: false),
        "hit.insideByCode": inside(byCode: true),
        "hit.overridden": { claim, book in
            try visited(claim, book) { $0 == .overridden }
        },
        "hit.refused": { claim, book in
            // Whoever was asked was not hit if that was another; those who let the finger in need a reason of their own.
            let facts = try visited(claim, book) { _ in true }
            return facts.filter { book.hitView($0.touch) != $0.who }
        },
        "hit.answeredSelf": answer(byCode: false) { _, view, answer, _ in view == answer },
        "hit.passedOn": answer(byCode: false) { claim, view, answer, book in
            guard try book.isCalled(answer, claim.text(1)) else { return false }
            return book.ancestors(of: answer, at: claim.told ?? claim.serial).contains(view)
        },
        "hit.codeAnsweredSelf": answer(byCode: true) { _, view, answer, _ in view == answer },
        "hit.codeAnsweredNobody": answer(byCode: true) { _, _, answer, _ in answer == .none },
        "hit.codeAnswered": { claim, book in
            if claim.it != nil { return try answeredByCode(claim, book) }
            return try answer(byCode: true) { claim, view, answer, book in
                try answer != .none && answer != view && book.isCalled(answer, claim.text(1))
            }(claim, book)
        },
    ]

    /// As a reason why a view was hit: another's code answered it, and it was not asked itself.
    private static func answeredByCode(_ claim: Claim, _ book: TraceBook) throws -> [Fact] {
        let it = try claim.reason()
        guard let course = book.hitTest(it.touch), course.view == it.who,
            try book.isCalled(it.who, claim.text(1))
        else { throw Untrue("\(try claim.text(1)) was not hit") }
        if let visit = course.visit(of: it.who) { throw Untrue(book.sentence(visit.serial)) }
        let name = try claim.text(0)
        let isAnswered = course.visits.contains {
            book.isCalled($0.view, name) && $0.isOverridden && $0.answer == it.who
        }
        guard isAnswered else { throw Untrue("\(name)'s code did not answer that") }
        return [it]
    }

    /// Steps of hit-tests in which a view of the name at the first place was asked.
    private static func visited(
        _ claim: Claim, _ book: TraceBook, _ isMeant: (HitVerdict) -> Bool
    ) throws -> [Fact] {
        let name = try claim.text(0)
        return try book.facts(claim, about: name, claim.words.debugDescription) { record in
            guard case .visit(let view, let verdict) = record.entry, isMeant(verdict),
                book.isCalled(view, name)
            else { return nil }
            let serial = Int(record.serial)
            return Fact(
                record: serial, who: view, touch: book.hitTest(around: serial)?.touch ?? .none)
        }
    }

    /// The view was asked, and went on to its subviews, although its bounds may not hold the point.
    private static func inside(byCode: Bool) -> Check {
        { claim, book in
            let facts = try visited(claim, book) { $0 == .inside }
            return try holding(facts) { fact in
                if let location = book.location(at: fact) {
                    let holds = book.boundsHold(location, fact.who, at: fact.record) == true
                    guard holds != byCode else {
                        throw Untrue("its bounds \(holds ? "hold" : "do not hold") the point")
                    }
                }
                let children = book.stage(at: fact.record).views[fact.who]?.children ?? []
                // One that decides by itself what it answers need not ask.
                if let front = children.last, fact.record < book.records.count {
                    switch book[fact.record + 1].entry {
                    case .visit(front, _), .answer(fact.who, _, overridden: true): break
                    default: throw Untrue("then: \(book.sentence(fact.record + 1))")
                    }
                }
                return [fact]
            }
        }
    }

    private static func answer(
        byCode: Bool,
        _ isMeant: @escaping @Sendable (Claim, SubjectID, SubjectID, TraceBook) throws -> Bool
    ) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .answer(let view, let answer, byCode) = $0 else { return false }
                return try book.isCalled(view, claim.text(0)) && isMeant(claim, view, answer, book)
            }
        }
    }
}

extension TraceBook {
    /// Where the finger or the pointer was that a step of a hit-test looked for, in points of the screen.
    func location(at fact: Fact) -> CGPoint? {
        if let course = hitTest(fact.touch) { return course.location }
        return stage(at: fact.record).pointer
    }
}
