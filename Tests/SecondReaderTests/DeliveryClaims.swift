import TouchTrace

/// How views get touches, late or never, or lose them.
extension SecondReader {
    static let deliveryClaims: [String: Check] = [
        "delivery.got": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            let phase = try claim.phase(2)
            let facts = try book.facts(claim, about: name, "\(name) got \(phase)") { record in
                guard let fact = handing(record, phase), book.isCalled(fact.who, name),
                    book.isCalled(fact.touch, finger)
                else { return nil }
                return fact
            }
            // What was held back and handed over in the same moment is not late.
            let got = try holding(facts) { fact in
                guard case .released = book[fact.record].entry else { return [fact] }
                guard book.isGot(fact.record, fact.touch) else { throw Untrue("it did not get it") }
                let delay = book.time(fact.record) - book.sentTime(of: fact)
                if delay >= 0.0005 { throw Untrue("it is \(delay) s late") }
                return [fact]
            }
            return try timely(got, claim, 3, book)
        },
        "delivery.late": { claim, book in try late(claim, book) },
        "delivery.lateBy": { claim, book in
            try holding(try late(claim, book)) { fact in
                let sent = book.sentTime(of: fact)
                try claim.expect(3, is: book.time(fact.record) - sent, "the delay")
                if book.time(fact.record) - sent < 0.0005 { throw Untrue("it is not late") }
                return [fact]
            }
        },
        "delivery.waits": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            let phase = try claim.phase(2)
            let facts = try book.facts(claim, about: name, "\(name) waits for \(phase)") { record in
                guard case .held(let touch, let view, phase, _) = record.entry,
                    book.isCalled(view, name), book.isCalled(touch, finger)
                else { return nil }
                return Fact(record: Int(record.serial), who: view, touch: touch, phase: phase)
            }
            return try holding(facts) { fact in
                let isOpen = book.heldBack(of: fact)?.isOpen(at: claim.serial) == true
                guard isOpen else { throw Untrue("it waits no more") }
                return [fact]
            }
        },
        "delivery.never": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            let phase = try claim.phase(2)
            let facts = try book.facts(claim, about: name, "\(name) lost \(phase)") { record in
                guard case .dropped(let touch, let view, phase, _) = record.entry,
                    book.isCalled(view, name), book.isCalled(touch, finger)
                else { return nil }
                return Fact(record: Int(record.serial), who: view, touch: touch, phase: phase)
            }
            return try holding(facts) { fact in
                let got = book.delivery(of: fact.touch, phase, to: fact.who, upTo: claim.serial)
                if let got, phase != .moved { throw Untrue(book.sentence(got)) }
                return [fact]
            }
        },
        "delivery.lost": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            let facts = try book.facts(claim, about: name, "\(name) lost \(finger)") { record in
                switch record.entry {
                case .cancellation(let touch, let view, _, _),
                    .delivery(let view, let touch, .cancelled):
                    guard book.isCalled(view, name), book.isCalled(touch, finger) else {
                        return nil
                    }
                    return Fact(record: Int(record.serial), who: view, touch: touch)
                default: return nil
                }
            }
            return try timely(facts, claim, 2, book)
        },
        "delivery.withheld": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            return try book.facts(claim, about: name, "\(finger) is withheld from \(name)") {
                record in
                let serial = book.withheld(at: Int(record.serial))
                guard let serial, case .withheld(let touch, let view, _) = book[serial].entry,
                    book.isCalled(view, name), book.isCalled(touch, finger)
                else { return nil }
                return Fact(record: serial, who: view, touch: touch)
            }
        },
        "delivery.dropped": { claim, book in
            let finger = try claim.text(0)
            return try book.facts(claim, about: finger, "\(finger) is dropped") { record in
                guard case .withheld(let touch, let view, let reason) = record.entry,
                    book.isCalled(touch, finger),
                    reason == .nothingHit || reason == .answerOutsideWindow
                else { return nil }
                return Fact(record: Int(record.serial), who: view, touch: touch)
            }
        },
    ]

    /// What was held back from a view, or waited behind that, and goes to it now.
    private static func late(_ claim: Claim, _ book: TraceBook) throws -> [Fact] {
        let (name, finger) = (try claim.text(0), try claim.text(1))
        let phase = try claim.phase(2)
        let facts = try book.facts(claim, about: name, "\(name) gets \(phase) late") { record in
            guard let fact = handing(record, phase), book.isCalled(fact.who, name),
                book.isCalled(fact.touch, finger)
            else { return nil }
            return fact
        }
        return try holding(facts) { fact in
            guard let held = book.heldBack(of: fact), held.isGiven else {
                throw Untrue("it was not held back")
            }
            if case .released = book[fact.record].entry, !book.isGot(fact.record, fact.touch) {
                throw Untrue("it did not get it")
            }
            return [fact]
        }
    }

    /// The call of a view that a record is, or that what it hands over comes to.
    private static func handing(_ record: TraceRecord, _ phase: TouchPhase) -> Fact? {
        switch record.entry {
        case .released(let touch, let view, phase), .delivery(let view, let touch, phase):
            Fact(record: Int(record.serial), who: view, touch: touch, phase: phase)
        default: nil
        }
    }

    private static func timely(
        _ facts: [Fact], _ claim: Claim, _ place: Int, _ book: TraceBook
    ) throws -> [Fact] {
        let timely = facts.filter { claim.says(place, book.time($0.record)) }
        guard !timely.isEmpty else {
            throw Untrue("it was at \(facts.map { book.time($0.record) })")
        }
        return timely
    }
}

extension TraceBook {
    func delivery(
        of touch: SubjectID, _ phase: TouchPhase, to view: SubjectID, upTo serial: Int
    ) -> Int? {
        serials(about: touch, upTo: serial).last {
            self[$0].entry == .delivery(to: view, touch: touch, phase: phase)
        }
    }
}

extension TraceBook {
    /// The record that keeps a touch from its view: this one, or the one that follows where it was let go and yet not delivered.
    fileprivate func withheld(at serial: Int) -> Int? {
        switch self[serial].entry {
        case .withheld: return serial
        case .released(let touch, let view, .began):
            for next in serial + 1..<min(serial + 16, trace.records.count + 1) {
                switch self[next].entry {
                case .delivery(view, touch, _): return nil
                case .withheld(touch, view, _): return next
                default: continue
                }
            }
            return nil
        default: return nil
        }
    }
}
