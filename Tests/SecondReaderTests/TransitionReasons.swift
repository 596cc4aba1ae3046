import TouchTrace

/// Why a recognizer came into a state. "It" is the record of the transition.
extension SecondReader {
    static let transitionReasons: [String: Check] = [
        "why.switchedOff": { claim, book in
            let it = try claim.reason()
            guard !book.isEnabled(it.who, at: it.record) else { throw Untrue("it is switched on") }
            return [it]
        },
        "why.wasSwitchedOff": transition(.disabled) { it, _, book in
            book.isEnabled(it.who, at: it.record) ? "it is switched on" : nil
        },
        "why.interrupted": transition(.interrupted) { it, _, book in
            let touches = book.attempt(of: it.who, at: it.record).touches
            let isTaken = touches.contains { book.wasTakenAway($0, inEventOf: it.record) }
            // What follows the pointer's scrolling has no touches.
            let event = book.eventStart(it.record)...it.record
            let isStopped = touches.isEmpty && book.interruptions.contains { event.contains($0) }
            return isTaken || isStopped ? nil : "the system took nothing from it"
        },
        "why.leftWindow": transition(.removed) { it, _, book in
            let view = book.view(of: it.who, at: it.record)
            guard let state = book.stage(at: it.record).views[view], state.isAttached else {
                return nil
            }
            let isShown = (book.ancestors(of: view, at: it.record) + [view]).contains {
                book.stage(at: it.record).windows.contains($0)
            }
            return isShown ? "it is on \(book.name(view)), which is in a window" : nil
        },
        "why.setByOwner": transition(.setByOwner) { _, _, _ in nil },
        "why.nowhereToScroll": transition(.nowhereToScroll) { it, _, book in
            let view = book.view(of: it.who, at: it.record)
            guard let room = book.room(toScroll: view, with: it.who, at: it.record) else {
                return nil
            }
            return room.points > 0.5 ? "its content can go \(room.points) pt that way" : nil
        },
        "why.nowhereToScrollInside": { claim, book in
            let it = try claim.reason()
            let around = try claim.text(0)
            guard book.transition(it.record)?.reason == .nowhereToScroll else {
                throw Untrue(book.sentence(it.record))
            }
            let view = book.view(of: it.who, at: it.record)
            let views = book.ancestors(of: view, at: it.record)
            guard let outer = views.first(where: { book.isCalled($0, around) }),
                book.settings.isScrollView(around)
            else { throw Untrue("\(around) is no scroll view around it") }
            let inner = book.room(toScroll: view, with: it.who, at: it.record)?.points ?? 0
            if inner > 0.5 { throw Untrue("its content can go \(inner) pt that way") }
            if book.room(toScroll: outer, with: it.who, at: it.record)?.isLonger == false {
                throw Untrue("\(around) cannot go that way either")
            }
            return [it]
        },
        "why.contentKeepsTouch": transition(.contentKeepsTouch) { it, _, book in
            let view = book.view(of: it.who, at: it.record)
            let start = book.eventStart(it.record)
            let answer: Bool? = book.last(about: view, upTo: it.record) { record in
                guard Int(record.serial) >= start,
                    case .question(.touchesShouldCancel, view, _, let answer, _) = record.entry
                else { return nil }
                return answer
            }
            if answer == true { return "touchesShouldCancel says yes" }
            if answer == nil, book.settings.cancelsContent(of: book.name(view)) != false {
                return "touchesShouldCancel was not asked, and canCancelContentTouches is on"
            }
            let isContentTouched = book.attempt(of: it.who, at: it.record).touches.contains {
                book.isDelivered($0, at: it.record)
            }
            return isContentTouched ? nil : "no view has the touch"
        },
        "why.fingersMoved": transition(.analysis) { it, transition, book in
            if transition.to != .changed { return "it \(transition.to)" }
            return book.phases(of: it.who, inEventOf: it.record).contains(.moved)
                ? nil : "none of its fingers moved"
        },
        "why.oneFingerLifted": transition(nil) { it, _, book in
            let (up, down) = book.fingers(of: it.who, at: it.record)
            if !book.phases(of: it.who, inEventOf: it.record).contains(.ended) {
                return "none of its fingers lifted"
            }
            return down.isEmpty ? "all of them lifted: \(up.map(book.name))" : nil
        },
        "why.fingersLifted": transition(nil) { it, _, book in
            let (_, down) = book.fingers(of: it.who, at: it.record)
            if !book.phases(of: it.who, inEventOf: it.record).contains(.ended) {
                return "none of its fingers lifted"
            }
            return down.isEmpty ? nil : "still down: \(down.map(book.name))"
        },
        "why.liftedEarly": transition(.fingerLifted) { it, _, book in
            book.phases(of: it.who, inEventOf: it.record).contains(.ended)
                ? nil : "none of its fingers lifted"
        },
        "why.liftedWhileWaiting": { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .fingerLifted else {
                throw Untrue(book.sentence(it.record))
            }
            let said = try claim.sentence(0)["en"].replacing(" and ", with: ", ")
            let waits = book.waits(of: it.who, at: it.record).filter { $0.isOpen }
            let names = Set(waits.map { book.name($0.on) })
            guard names == Set(said.split(separator: ", ").map(String.init)) else {
                throw Untrue("it waits for \(names.sorted())")
            }
            return [it]
        },
        "why.fingersMissing": transition(.fingersMissing) { _, _, _ in nil },
        "why.tooManyFingers": transition(.tooManyFingers) { it, _, book in
            book.attempt(of: it.who, at: it.record).touches.count < 2 ? "it had one finger" : nil
        },
        "why.notAllowedToBegin": transition(.shouldBeginRefused) { _, _, _ in nil },
        "question.refusedBegin": { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .shouldBeginRefused else {
                throw Untrue(book.sentence(it.record))
            }
            let (who, asked) = try answerer(claim, book)
            guard book.isCalled(it.who, asked),
                let answer = book.lastQuestion(
                    .shouldBegin, it.who, it.who, after: book.eventStart(it.record) - 1,
                    upTo: it.record),
                !answer.answer, answer.by == who
            else { throw Untrue("\(asked)'s \(who) did not say no") }
            return [it]
        },
        "question.viewRefusedBegin": { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .shouldBeginRefused else {
                throw Untrue(book.sentence(it.record))
            }
            let views = try book.subjects(claim.text(0))
            let refused = views.contains {
                let answer = book.lastQuestion(
                    .viewShouldBegin, $0, it.who, after: book.eventStart(it.record) - 1,
                    upTo: it.record)
                return answer?.answer == false
            }
            guard refused else { throw Untrue("\(try claim.text(0)) did not say no") }
            return [it]
        },
    ]

    /// A reason of a transition that the trace gives too, if nothing speaks against it.
    private static func transition(
        _ reason: TransitionReason?,
        _ against: @escaping @Sendable (Fact, Transition, TraceBook) -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let transition = book.transition(it.record) else {
                throw Untrue("it is no transition: \(book.sentence(it.record))")
            }
            if let reason, transition.reason != reason { throw Untrue(book.sentence(it.record)) }
            if let complaint = against(it, transition, book) { throw Untrue(complaint) }
            return [it]
        }
    }
}

extension TraceBook {
    /// What the fingers of a recognizer did in the event that a record belongs to.
    func phases(of recognizer: SubjectID, inEventOf serial: Int) -> [TouchPhase] {
        attempt(of: recognizer, at: serial).followed.compactMap {
            sample(of: $0, inEventOf: serial)
        }
    }

    /// The fingers that a recognizer follows: those that are up by a record, and those still down.
    func fingers(
        of recognizer: SubjectID, at serial: Int
    ) -> (up: [SubjectID], down: [SubjectID]) {
        let all = attempt(of: recognizer, at: serial).followed
        return (all.filter { !isDown($0, at: serial) }, all.filter { isDown($0, at: serial) })
    }

    /// Whether the system, or a second contact of the same finger, took a touch away in the event of a record.
    func wasTakenAway(_ touch: SubjectID, inEventOf serial: Int) -> Bool {
        let start = eventStart(serial)
        if sample(of: touch, inEventOf: serial) == .cancelled { return true }
        return interruptions.contains { $0 >= start && $0 <= serial }
            || repairs(of: touch).contains { time($0) == time(serial) && $0 <= serial }
    }

    /// Whether some view got a touch and has not lost it.
    func isDelivered(_ touch: SubjectID, at serial: Int) -> Bool {
        last(about: touch, upTo: serial) { record in
            switch record.entry {
            case .delivery(_, touch, let phase): phase == .began || phase == .moved
            case .cancellation(touch, _, _, _): false
            default: nil
            }
        } ?? false
    }
}
