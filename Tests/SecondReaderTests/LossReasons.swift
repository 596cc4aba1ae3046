import TouchReading
import TouchTrace

/// Why a view lost a touch, or did not get a new one. "It" is the view that was hit.
extension SecondReader {
    static let lossReasons: [String: Check] = [
        "delivery.claimed": { claim, book in
            let it = try claim.reason()
            let (name, outcome) = (try claim.text(0), try claim.sentence(1).identifier ?? "")
            guard let by = book.claimer(of: it), book.isCalled(by, name) else {
                throw Untrue("\(name) did not claim it: \(book.sentence(it.record))")
            }
            guard book.settings.isOn("cancelsTouchesInView", of: name) != false else {
                throw Untrue("its cancelsTouchesInView is off")
            }
            // What is dropped, and not taken from the view, is claimed by whoever begins in that event.
            var start = 0
            if case .dropped = book[it.record].entry { start = book.eventStart(it.record) }
            let became = book.transitions(of: by, at: it.record).contains {
                $0.serial >= start && Words.isOutcome(outcome, from: $0.from, to: $0.to)
            }
            guard became else { throw Untrue("\(name) did nothing of the kind") }
            return [it]
        },
        "delivery.viewLeft": lost(.viewRemoved) { it, stage in
            stage.views[it.who]?.isAttached == true ? "it is in a window" : nil
        },
        "delivery.windowHidden": lost(.windowHidden) { _, _ in nil },
        "delivery.interrupted": { claim, book in
            let it = try claim.reason()
            let start = book.eventStart(it.record)
            guard book.interruptions.contains(where: { $0 >= start && $0 <= it.record }) else {
                throw Untrue("the system did not interrupt then")
            }
            return [it]
        },
        "delivery.takenAway": { claim, book in
            let it = try claim.reason()
            guard book.sample(of: it.touch, inEventOf: it.record) == .cancelled else {
                throw Untrue("the finger was not cancelled")
            }
            return [it]
        },
        "delivery.downAgain": { claim, book in
            let it = try claim.reason()
            guard
                book.repairs(of: it.touch).contains(where: { book.time($0) == book.time(it.record) }
                )
            else { throw Untrue("its finger did not come down again") }
            return [it]
        },
        "delivery.nothingHit": withheld(.nothingHit) { it, _, _, book in
            book.hitView(it.touch) == .none ? nil : "\(book.name(book.hitView(it.touch))) was hit"
        },
        "delivery.outsideWindow": withheld(.answerOutsideWindow) { it, claim, _, book in
            let course = book.hitTest(it.touch)
            let answers = course?.visits.compactMap { $0.answer } ?? []
            return try answers.contains { try book.isCalled($0, claim.text(0)) }
                ? nil : "nobody answered that"
        },
        "delivery.multipleTouchOff": withheld(.multipleTouchOff) { it, _, stage, book in
            if stage.views[it.who]?.isMultipleTouchEnabled == true {
                return "isMultipleTouchEnabled is on"
            }
            let others = book.fingersDown(at: it.record).filter {
                $0 != it.touch && book.hitView($0) == it.who
            }
            return others.isEmpty ? "no other finger is down on it" : nil
        },
        "delivery.otherExclusive": withheld(.exclusiveElsewhere) { it, claim, stage, book in
            let holders = try book.subjects(claim.text(0)).filter { $0 != it.who }
            let exclusive = holders.filter { stage.views[$0]?.isExclusiveTouch == true }
            if exclusive.isEmpty { return "it is not exclusive" }
            return exclusive.contains { book.holdsTouch($0, at: it.record) } ? nil : "it holds none"
        },
        "delivery.someExclusive": withheld(.exclusiveElsewhere) { it, _, stage, book in
            let holds = stage.views.values.contains {
                $0.id != it.who && $0.isExclusiveTouch && book.holdsTouch($0.id, at: it.record)
            }
            return holds ? nil : "no exclusive view holds a touch"
        },
        "delivery.exclusiveBeside": withheld(.exclusiveHere) { it, claim, stage, book in
            if stage.views[it.who]?.isExclusiveTouch != true { return "it is not exclusive" }
            return try book.subjects(claim.text(0)).contains {
                $0 != it.who && book.holdsTouch($0, at: it.record)
            } ? nil : "that view holds no touch"
        },
        "delivery.exclusiveBesideSome": withheld(.exclusiveHere) { it, _, stage, book in
            if stage.views[it.who]?.isExclusiveTouch != true { return "it is not exclusive" }
            return stage.views.ids.contains {
                $0 != it.who && book.holdsTouch($0, at: it.record)
            } ? nil : "no other view holds a touch"
        },
        "delivery.scrollViewRefused": withheld(.scrollViewRefused) { it, _, _, book in
            let scrollers = book.ancestors(of: it.who, at: it.record)
            let refused = scrollers.contains {
                book.lastQuestion(
                    .touchesShouldBegin, $0, it.who, after: book.began(it.touch), upTo: it.record
                )?.answer == false
            }
            return refused ? nil : "no scroll view said no"
        },
    ]

    private static func lost(
        _ reason: CancelReason, _ objection: @escaping @Sendable (Fact, StageState) -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard book.cancellation(of: it)?.reason == reason else {
                throw Untrue(book.sentence(it.record))
            }
            if let complaint = objection(it, book.stage(at: it.record)) { throw Untrue(complaint) }
            return [it]
        }
    }

    private static func withheld(
        _ reason: WithholdReason,
        _ objection: @escaping @Sendable (Fact, Claim, StageState, TraceBook) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard case .withheld(_, _, reason) = book[it.record].entry else {
                throw Untrue(book.sentence(it.record))
            }
            if let said = try objection(it, claim, book.stage(at: it.record), book) {
                throw Untrue(said)
            }
            return [it]
        }
    }
}

extension TraceBook {
    /// The cancellation that a fact is, or that its delivery goes back to.
    fileprivate func cancellation(of it: Fact) -> (by: SubjectID, reason: CancelReason)? {
        last(about: it.touch, upTo: it.record) { record in
            guard record.time == time(it.record),
                case .cancellation(it.touch, it.who, let by, let reason) = record.entry
            else { return nil }
            return (by, reason)
        }
    }

    /// Who took a touch from a view, or a part of it that was to come to the view.
    fileprivate func claimer(of it: Fact) -> SubjectID? {
        if case .dropped(it.touch, it.who, _, let by) = self[it.record].entry { return by }
        guard let (by, reason) = cancellation(of: it), reason == .recognized else { return nil }
        return by
    }

    /// Whether a view got a touch that is still down and has not been taken from it.
    fileprivate func holdsTouch(_ view: SubjectID, at serial: Int) -> Bool {
        contacts.contains { contact in
            guard contact.began <= serial, hitView(contact.touch) == view,
                isDown(contact.touch, at: serial)
            else { return false }
            let isWithheld = serials(about: contact.touch, upTo: serial).contains {
                if case .withheld = self[$0].entry { true } else { false }
            }
            return !isWithheld
        }
    }
}
