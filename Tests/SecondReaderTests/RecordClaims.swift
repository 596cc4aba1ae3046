import TouchGeometry
import TouchTrace

/// Events on their way, the pointer, and what single records tell of recognizers.
extension SecondReader {
    static let recordClaims: [String: Check] = [
        "record.enqueued": { claim, book in
            try told(claim, book) { entry in
                guard case .enqueued(let samples, let waiting) = entry else { return false }
                try claim.expect(0, is: Double(samples), "the number of samples")
                try claim.expect(1, is: Double(waiting), "the number of waiting events")
                return true
            }
        },
        "record.taken": { claim, book in
            try told(claim, book, time: 0) { if case .taken = $0 { true } else { false } }
        },
        "record.sendEvent": { claim, book in
            try told(claim, book) {
                if case .sendEvent(let by) = $0 {
                    try book.isCalled(by, claim.text(0))
                } else {
                    false
                }
            }
        },
        "record.swallowed": { claim, book in
            try told(claim, book) {
                if case .swallowed(let by) = $0 {
                    try book.isCalled(by, claim.text(0))
                } else {
                    false
                }
            }
        },
        "record.interrupted": { claim, book in
            try told(claim, book, time: 0) { $0 == .interrupted }
        },
        "record.systemEvent": { claim, book in
            try told(claim, book, time: 1) {
                if case .systemEvent(let event) = $0 {
                    try event.rawValue == claim.text(0)
                } else {
                    false
                }
            }
        },
        "record.pencilHeld": { claim, book in
            try told(claim, book) {
                guard case .pencil(let touch, let pose) = $0, touch != .none else { return false }
                try claim.expect(1, is: pose.altitudeAngle * 180 / .pi, "the altitude")
                try claim.expect(2, is: pose.azimuthAngle * 180 / .pi, "the azimuth")
                return try book.isCalled(touch, claim.text(0))
            }
        },
        "record.pencilHovers": { claim, book in
            try told(claim, book) {
                guard case .pencil(.none, let pose) = $0 else { return false }
                try claim.expect(0, is: pose.zOffset, "the height")
                try claim.expect(1, is: pose.altitudeAngle * 180 / .pi, "the altitude")
                try claim.expect(2, is: pose.azimuthAngle * 180 / .pi, "the azimuth")
                return true
            }
        },
        "record.sequenceEnded": { claim, book in
            let facts = try told(claim, book, time: 0) { $0 == .sequenceEnded }
            for fact in facts {
                if let down = book.fingersDown(at: fact.record).first {
                    throw Untrue("finger \(book.name(down)) is still down")
                }
            }
            return facts
        },
        "record.note": { claim, book in
            try told(claim, book) {
                guard case .note(let by, let note) = $0 else { return false }
                return try book.isCalled(by, claim.text(0)) && book.trace[note] == claim.text(1)
            }
        },
        "record.pointerMoved": pointer(.moved),
        "record.pointerLeft": pointer(.exited),
        "record.pointerScrolled": pointer(.scroll),
        "record.pointerOver": { claim, book in
            try told(claim, book) {
                if case .pointerHit(let view) = $0 {
                    try book.isCalled(view, claim.text(0))
                } else {
                    false
                }
            }
        },
        "record.ignored": { claim, book in
            try told(claim, book, time: 2) {
                guard case .ignored(let recognizer, let touch) = $0 else { return false }
                return try book.isCalled(recognizer, claim.text(0))
                    && book.isCalled(touch, claim.text(1))
            }
        },
        "record.reset": { claim, book in
            let facts = try told(claim, book, time: 1) {
                if case .reset(let id) = $0 { try book.isCalled(id, claim.text(0)) } else { false }
            }
            for fact in facts {
                guard case .reset(let id) = book[fact.record].entry else { continue }
                let attempt = book.attempt(of: id, at: fact.record - 1)
                if let down = attempt.touches.first(where: { book.isDown($0, at: fact.record) }) {
                    throw Untrue("its finger \(book.name(down)) is still down")
                }
            }
            return facts
        },
        "record.recognizerAdded": { claim, book in
            try told(claim, book) {
                guard case .recognizerAdded(let id, let view, _) = $0 else { return false }
                return try book.isCalled(id, claim.text(0)) && book.isCalled(view, claim.text(1))
            }
        },
        "record.enabled": switched(true),
        "record.disabled": switched(false),
    ]

    private static func switched(_ isOn: Bool) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .recognizerEnabled(let id, isOn) = $0 else { return false }
                return try book.isCalled(id, claim.text(0))
            }
        }
    }

    private static func pointer(_ wanted: PointerPhase) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .pointer(wanted, let x, let y) = $0 else { return false }
                try claim.expect(0, isAt: CGPoint(x: x, y: y), "the pointer")
                return true
            }
        }
    }

    /// The told record if it is `so`, and at the time that stands at a place; where none is told, the last one up to the
    /// asked.
    static func told(
        _ claim: Claim, _ book: TraceBook, time: Int? = nil, _ so: (TraceEntry) throws -> Bool
    ) throws -> [Fact] {
        var complaint: Error?
        func fact(_ serial: Int) -> Fact? {
            do {
                guard try so(book[serial].entry) else { return nil }
                if let time { try claim.expect(time, is: book.time(serial), "the time") }
                return Fact(record: serial, who: book[serial].entry.concerned.first ?? .none)
            } catch {
                complaint = error
                return nil
            }
        }
        if let first = claim.told ?? claim.first, first <= claim.serial, let fact = fact(first) {
            return [fact]
        }
        if claim.told == nil {
            var serial = claim.serial
            while serial > 0 {
                if let fact = fact(serial) { return [fact] }
                serial -= 1
            }
        }
        throw complaint
            ?? Untrue(
                claim.told.map { "the record is: \(book.sentence($0))" } ?? "no record says so")
    }
}

extension TraceBook {
    /// A record in the words of the trace, for complaints.
    func sentence(_ serial: Int) -> String {
        "\(serial) at \(time(serial).decimals(3)) s, \(trace.sentence(self[serial].entry))"
    }

    /// Whether a touch's finger was on the glass once a record had been taken in.
    func isDown(_ touch: SubjectID, at serial: Int) -> Bool {
        guard let phase = lastSample(of: touch, upTo: serial)?.phase else { return false }
        if phase == .ended || phase == .cancelled { return false }
        return !wasInterrupted(touch, upTo: serial)
    }

    /// Whether the system took the finger away, or a new contact of it came before it had lifted.
    private func wasInterrupted(_ touch: SubjectID, upTo serial: Int) -> Bool {
        guard let last = lastSample(of: touch, upTo: serial)?.serial, last < serial else {
            return false
        }
        return interruptions.contains { $0 > last && $0 <= serial }
            || repairs(of: touch).contains { $0 > last && $0 <= serial }
    }

    func fingersDown(at serial: Int) -> [SubjectID] {
        contacts.filter { $0.began <= serial && isDown($0.touch, at: serial) }.map { $0.touch }
    }

    func lastSample(of touch: SubjectID, upTo serial: Int) -> (phase: TouchPhase, serial: Int)? {
        last(about: touch, upTo: serial) { record in
            guard case .sample(touch, _, let phase, _, _) = record.entry else { return nil }
            return (phase, Int(record.serial))
        }
    }
}
