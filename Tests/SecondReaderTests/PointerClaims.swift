import TouchTrace

/// What the pointer did to views and to the recognizers that follow it.
extension SecondReader {
    static let pointerClaims: [String: Check] = [
        "hit.wouldHit": { claim, book in
            let view = book.pointerView(upTo: claim.serial)
            guard let view, try book.isCalled(view, claim.text(0)) else {
                throw Untrue("the pointer is over \(view.map(book.name) ?? "nothing")")
            }
            return [Fact(record: claim.serial, who: view)]
        },
        "hit.wouldHitNothing": { claim, book in
            guard book.pointerView(upTo: claim.serial) == SubjectID.none else {
                throw Untrue("the pointer is over somebody")
            }
            return [Fact(record: claim.serial)]
        },
        "hit.pointerElsewhere": { claim, book in
            guard let course = book.pointerCourse(upTo: claim.serial) else {
                throw Untrue("the pointer has looked for no view")
            }
            let name = try claim.text(0)
            let elsewhere = book.subjects(name).filter {
                !course.asked.contains($0) && !book.isOver($0, course)
            }
            guard !elsewhere.isEmpty else {
                let isAsked = course.asked.contains { book.isCalled($0, name) }
                throw Untrue(isAsked ? "\(name) was asked" : "the pointer is over \(name)")
            }
            return elsewhere.map { Fact(record: claim.serial, who: $0) }
        },
    ]

    /// Why a recognizer that follows the pointer came into a state.
    static let pointerReasons: [String: Check] = [
        "why.pointerMoved": hovering { transition, course, view, book in
            guard transition.to == .began || transition.to == .changed else {
                return "it \(transition.to)"
            }
            guard case .pointer(.moved, let x, let y) = book[course.began].entry else {
                return book.sentence(course.began)
            }
            if let before = book.pointerCourse(upTo: course.began - 1),
                case .pointer(_, x, y) = book[before.began].entry, transition.to == .changed
            {
                return "the pointer stayed where it was"
            }
            return book.isOver(view, course) ? nil : "it is over \(book.name(course.view))"
        },
        "why.pointerLeft": hovering { transition, course, view, book in
            guard transition.to == .ended else { return "it \(transition.to)" }
            guard let before = book.pointerCourse(upTo: course.began - 1), book.isOver(view, before)
            else { return "it was not over \(book.name(view))" }
            if case .pointer(.exited, _, _) = book[course.began].entry { return nil }
            return book.isOver(view, course) ? "it is over \(book.name(course.view))" : nil
        },
    ]

    private static func hovering(
        _ objection:
            @escaping @Sendable (
                Transition, PointerCourse, _ view: SubjectID, TraceBook
            ) -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let transition = book.transition(it.record, of: it.who),
                transition.reason == .analysis
            else { throw Untrue(book.sentence(it.record)) }
            guard book.settings.isHover(book.name(it.who)) else {
                throw Untrue("\(book.name(it.who)) does not follow the pointer")
            }
            guard let course = book.pointerCourse(upTo: it.record),
                course.began == book.eventStart(it.record)
            else { throw Untrue("the pointer did nothing then") }
            let view = book.view(of: it.who, at: it.record)
            if let said = objection(transition, course, view, book) { throw Untrue(said) }
            return [it]
        }
    }
}

/// How the pointer looked for the view under it.
struct PointerCourse {
    /// The serial of what the pointer did.
    let began: Int
    var asked: [SubjectID] = []
    /// None where it is over nobody.
    var view = SubjectID.none
}

extension TraceBook {
    /// The view that the pointer found last; nil if it has looked for none.
    fileprivate func pointerView(upTo serial: Int) -> SubjectID? {
        for serial in stride(from: serial, to: 0, by: -1) {
            if case .pointerHit(let view) = self[serial].entry { return view }
        }
        return nil
    }

    /// What the pointer did last, and what it found; nil if it has done nothing.
    func pointerCourse(upTo serial: Int) -> PointerCourse? {
        var began = serial
        while began > 0 {
            if case .pointer = self[began].entry { break }
            began -= 1
        }
        guard began > 0 else { return nil }
        var course = PointerCourse(began: began)
        for record in records[began...] {
            switch record.entry {
            case .visit(let view, _): course.asked.append(view)
            case .pointerHit(let view):
                course.view = view
                return course
            case .pointer, .taken: return course
            default: break
            }
        }
        return course
    }

    /// Whether the pointer found a view, or one within it.
    fileprivate func isOver(_ view: SubjectID, _ course: PointerCourse) -> Bool {
        guard view != .none, course.view != .none else { return false }
        return course.view == view
            || ancestors(of: course.view, at: course.began).contains(view)
    }
}
