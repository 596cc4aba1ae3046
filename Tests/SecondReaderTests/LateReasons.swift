import TouchTrace

/// Why a view has to wait for a touch, got it late, or never got it. "It" is the view, or what is held back.
extension SecondReader {
    static let lateReasons: [String: Check] = [
        "delivery.behindHeld": held(waits: true) { it, held, claim, book in
            if held.by != .none { return "\(book.name(held.by)) holds it back" }
            return book.heldBack(it.touch).contains {
                $0.since < held.since && $0.isOpen(at: claim.serial)
            } ? nil : "nothing before it is held back"
        },
        "delivery.beganHeld": { claim, book in
            let it = try claim.reason()
            let name = try claim.text(0)
            let began = book.heldBack(it.touch).first {
                $0.phase == .began && $0.isOpen(at: claim.serial)
            }
            guard let began, book.isCalled(began.by, name) else {
                throw Untrue("\(name) does not hold its began back")
            }
            return [it]
        },
        "delivery.watches": held(waits: true) { it, held, claim, book in
            let view = try claim.text(0)
            return book.watcher(view, held, it.touch) {
                book.objection(undecided: $0, at: claim.serial)
            }
        },
        "delivery.watched": held(waits: false) { it, held, claim, book in
            let view = try claim.text(0)
            return book.watcher(view, held, it.touch) {
                book.objection(decidedWith: it.record, $0, it.touch)
            }
        },
        "delivery.holds": held(waits: true) { it, held, claim, book in
            try book.holder(claim, held, it.touch) {
                book.objection(undecided: $0, at: claim.serial)
            }
        },
        // Several may hold it: the last to let go is named, and that need not be the first who held it.
        "delivery.heldUntilThen": held(waits: false) { it, held, claim, book in
            try book.holder(claim, held, it.touch) {
                book.objection(decidedWith: it.record, $0, it.touch)
            }
        },
        "delivery.queued": held(waits: false) { it, held, _, book in
            let before = book.heldBack(it.touch).contains {
                guard let until = $0.until, $0.since < held.since, $0.isGiven else { return false }
                return until <= it.record && book.time(until) == book.time(it.record)
            }
            return before ? nil : "nothing before it was held back until then"
        },
        "delivery.cancelledWhileHeld": { claim, book in
            let it = try claim.reason()
            guard book.wasTakenAway(it.touch, inEventOf: it.record) else {
                throw Untrue("the touch was not cancelled: \(book.sentence(it.record))")
            }
            return [it]
        },
        "delivery.heldAndClaimed": held(waits: false) { it, held, claim, book in
            let (property, claimer) = (try claim.text(1), try claim.text(2))
            // Several may hold it: whoever was undecided when it came did.
            func objection(_ holder: SubjectID) -> String? {
                book.objection(undecided: holder, at: held.since)
            }
            let said =
                property == "delaysContentTouches"
                ? book.watcher(try claim.text(0), held, it.touch, objection)
                : try book.holder(claim, held, it.touch, objection)
            return said ?? book.objection(claiming: claimer, it)
        },
        "delivery.claimedAtOnce": { claim, book in
            let it = try claim.reason()
            let name = try claim.text(0)
            if let said = book.objection(claiming: name, it) { throw Untrue(said) }
            let wasActive = book.recognizers(name).contains {
                book.isActive($0, at: book.eventStart(it.record) - 1)
            }
            guard wasActive else { throw Untrue("\(name) was not active before that event") }
            return [it]
        },
    ]

    /// What is held back of a touch, or was.
    private static func held(
        waits: Bool,
        _ objection: @escaping @Sendable (Fact, HeldBack, Claim, TraceBook) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let held = book.heldBack(of: it) else { throw Untrue("it was not held back") }
            if case .held = book[it.record].entry {
                guard waits else { throw Untrue("it is held back still") }
            } else if waits {
                throw Untrue("it is held back no more: \(book.sentence(it.record))")
            }
            if let complaint = try objection(it, held, claim, book) { throw Untrue(complaint) }
            return [it]
        }
    }
}

extension TraceBook {
    /// What speaks against that somebody of the name at the first place held something back for the property at the second.
    fileprivate func holder(
        _ claim: Claim, _ held: HeldBack, _ touch: SubjectID,
        _ objection: (SubjectID) -> String?
    ) throws -> String? {
        let (name, property) = (try claim.text(0), try claim.text(1))
        return none(of: recognizers(name), name) {
            self.objection(property, of: $0, held, touch) ?? objection($0)
        }
    }

    /// What speaks against that a scroll view held something back to see whether the finger scrolls.
    fileprivate func watcher(
        _ view: String, _ held: HeldBack, _ touch: SubjectID, _ objection: (SubjectID) -> String?
    ) -> String? {
        let own = subjects(view).flatMap { stage(at: held.since).views[$0]?.recognizers ?? [] }
        return none(of: own, view) {
            self.objection(watching: view, $0, held, touch) ?? objection($0)
        }
    }

    /// What speaks against all of some, if none of them is as is said.
    private func none(
        of all: [SubjectID], _ name: String, _ objection: (SubjectID) -> String?
    ) -> String? {
        var complaint = "nobody of \(name) holds back"
        for id in all {
            guard let said = objection(id) else { return nil }
            complaint = said
        }
        return complaint
    }

    /// What speaks against that a recognizer claimed what was dropped.
    fileprivate func objection(claiming name: String, _ it: Fact) -> String? {
        guard case .dropped(_, _, _, let claimer) = self[it.record].entry, isCalled(claimer, name)
        else { return "it was not \(name): \(sentence(it.record))" }
        guard settings.isOn("cancelsTouchesInView", of: name) != false else {
            return "its cancelsTouchesInView is off"
        }
        return recognized(claimer, at: it.record) == nil ? "\(name) was not recognized" : nil
    }
}
