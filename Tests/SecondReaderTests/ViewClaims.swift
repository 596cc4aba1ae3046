import TouchReading
import TouchTrace

/// Whether a view is the one that a finger touches.
extension SecondReader {
    static let viewClaims: [String: Check] = [
        "view.notTouchedYet": { claim, book in
            if let contact = book.contacts.first, contact.began <= claim.serial {
                throw Untrue("finger \(book.name(contact.touch)) came down at \(contact.began)")
            }
            return [Fact(record: claim.serial)]
        },
        "view.hit": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            let facts = book.courses(upTo: claim.serial).filter {
                book.isCalled($0.touch, finger) && book.isCalled($0.view, name)
            }.map { Fact(record: $0.ended, who: $0.view, touch: $0.touch) }
            guard !facts.isEmpty else { throw Untrue("\(finger) did not hit \(name)") }
            return facts
        },
        "view.innerAnswered": { claim, book in
            let (name, inner) = (try claim.text(0), try claim.text(1))
            return try lastCourse(claim, book, name) { course, view in
                guard let visit = course.visit(of: view), course.view != view else {
                    return "\(name) was not asked, or hit"
                }
                guard visit.verdict == .inside, !visit.isOverridden else {
                    return "it \(visit.verdict)"
                }
                guard let answer = visit.answer, book.isCalled(answer, inner) else {
                    return "it answered \(visit.answer.map(book.name) ?? "nobody")"
                }
                return book.ancestors(of: answer, at: course.ended).contains(view)
                    ? nil : "\(inner) is not inside it"
            }
        },
        "view.notGot": { claim, book in
            let name = try claim.text(0)
            return try lastCourse(claim, book, name) { course, view in
                course.view == view ? "it was hit by finger \(book.name(course.touch))" : nil
            }
        },
    ]

    /// Those of a name of whom something is so in the hit-test of the last finger that came down.
    private static func lastCourse(
        _ claim: Claim, _ book: TraceBook, _ name: String,
        _ objection: (HitTestCourse, SubjectID) -> String?
    ) throws -> [Fact] {
        guard let course = book.courses(upTo: claim.serial).last else {
            throw Untrue("no finger has come down")
        }
        var complaint = "nobody is called \(name)"
        let facts = book.subjects(name).compactMap { view -> Fact? in
            if let said = objection(course, view) {
                complaint = said
                return nil
            }
            return Fact(record: course.ended, who: view, touch: course.touch)
        }
        guard !facts.isEmpty else { throw Untrue(complaint) }
        return facts
    }
}

/// Why a view is the one that a finger touches, or not. "It" is the view.
extension SecondReader {
    static let viewReasons: [String: Check] = [
        "view.decidedItself": step { visit, _, _, book in
            guard let visit else { return "the hit-test did not reach it" }
            return visit.isOverridden && visit.answer == visit.view
                ? nil : "its answer was \(visit.answer.map(book.name) ?? "none")"
        },
        "view.noSubviews": step { visit, course, _, book in
            guard let visit, visit.verdict == .inside, !visit.isOverridden else {
                return "the hit-test did not reach it, or answered by itself"
            }
            let children = book.stage(at: course.ended).views[visit.view]?.children ?? []
            return children.isEmpty ? nil : "it has subviews: \(children.map(book.name))"
        },
        "view.subviewsRefused": step { visit, course, _, book in
            guard let visit, visit.verdict == .inside, visit.answer == visit.view,
                !visit.isOverridden
            else { return "the hit-test did not reach it, or answered another" }
            let children = book.stage(at: course.ended).views[visit.view]?.children ?? []
            if children.isEmpty { return "it has no subviews" }
            let taker = children.first {
                course.visit(of: $0)?.answer.map { $0 != .none } ?? false
            }
            return taker.map { "\(book.name($0)) took it" }
        },
        "view.codeAnsweredSelf": step { visit, _, _, book in
            visit?.isOverridden == true && visit?.answer == visit?.view
                ? nil : "it answered \(visit?.answer.map(book.name) ?? "nothing")"
        },
        "view.codeAnsweredNobody": step { visit, _, _, book in
            visit?.isOverridden == true && visit?.answer == SubjectID.none
                ? nil : "it answered \(visit?.answer.map(book.name) ?? "nothing")"
        },
        "view.codeAnswered": step { visit, _, claim, book in
            let answer = visit?.answer ?? .none
            return try visit?.isOverridden == true && book.isCalled(answer, claim.text(0))
                ? nil : "it answered \(book.name(answer))"
        },
        "view.changedToNobody": step { visit, course, _, book in
            book.change(of: visit, in: course) { $0 == .none }
        },
        "view.changedTo": step { visit, course, claim, book in
            let name = try claim.text(0)
            return book.change(of: visit, in: course) { book.isCalled($0, name) }
        },
    ].merging(notAskedReasons) { first, _ in first }

    /// - Parameter objection: what speaks against it, of the step in which the view was asked, if it was.
    static func step(
        _ objection:
            @escaping @Sendable (
                HitTestCourse.Visit?, HitTestCourse, Claim, TraceBook
            ) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let course = book.hitTest(it.touch) else { throw Untrue("there was no hit-test") }
            if let complaint = try objection(course.visit(of: it.who), course, claim, book) {
                throw Untrue(complaint)
            }
            return [it]
        }
    }
}

extension TraceBook {
    /// The hit-tests that were over by a record, in order.
    func courses(upTo serial: Int) -> [HitTestCourse] {
        contacts.filter { $0.began <= serial }.compactMap { hitTest($0.touch) }.filter {
            $0.ended <= serial
        }
    }

    /// What speaks against that a view's answer was changed by one above it.
    fileprivate func change(
        of visit: HitTestCourse.Visit?, in course: HitTestCourse, _ isMeant: (SubjectID) -> Bool
    ) -> String? {
        guard let visit, let answer = visit.answer, answer != .none else {
            return "it did not answer"
        }
        let changed = ancestors(of: visit.view, at: course.ended).contains { above in
            guard let other = course.visit(of: above), other.isOverridden,
                let answer = other.answer
            else { return false }
            return answer != visit.answer && isMeant(answer)
        }
        return changed ? nil : "nobody above it changed \(name(answer))"
    }
}
