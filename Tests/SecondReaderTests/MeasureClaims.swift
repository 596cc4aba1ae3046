import TouchTrace

/// What recognizers measured, beside what decides about it.
extension SecondReader {
    private enum Kind { case near, enough, limit }

    static let measureClaims: [String: Check] = [
        "measure.movementNear": measured(.movement, .near),
        "measure.durationNear": measured(.duration, .near),
        "measure.tapsNear": measured(.tapCount, .near),
        "measure.fingersNear": measured(.touchCount, .near),
        "measure.alongNear": measured(.along, .near),
        "measure.distanceNear": measured(.distanceChange, .near),
        "measure.arcNear": measured(.arc, .near),
        "measure.scaleNear": measured(.scale, .near),
        "measure.rotationNear": measured(.rotation, .near),
        "measure.velocityNear": measured(.velocity, .near),
        "measure.movementEnough": measured(.movement, .enough),
        "measure.durationEnough": measured(.duration, .enough),
        "measure.tapsEnough": measured(.tapCount, .enough),
        "measure.fingersEnough": measured(.touchCount, .enough),
        "measure.alongEnough": measured(.along, .enough),
        "measure.distanceEnough": measured(.distanceChange, .enough),
        "measure.arcEnough": measured(.arc, .enough),
        "measure.scaleEnough": measured(.scale, .enough),
        "measure.rotationEnough": measured(.rotation, .enough),
        "measure.velocityEnough": measured(.velocity, .enough),
        "measure.movementLimit": measured(.movement, .limit),
        "measure.intervalLimit": measured(.interval, .limit),
        "measure.tapDistanceLimit": measured(.tapDistance, .limit),
        "measure.fingersLimit": measured(.touchCount, .limit),
        "measure.acrossLimit": measured(.across, .limit),
        "measure.edgeLimit": measured(.edgeDistance, .limit),
        "measure.atMiddle": { claim, book in
            let it = try claim.reason()
            let inner = try claim.sentence(0)
            guard let quantity = ofMiddle[inner.identifier ?? ""] else {
                throw Untrue("\(inner.debugDescription) is of no middle")
            }
            let facts = try facts(claim.part(inner, of: it), book)
            let (value, _, serial) = try book.measure(quantity, of: it)
            let complaint = book.objection(toMiddle: quantity, value, of: it.who, at: serial)
            if let complaint { throw Untrue(complaint) }
            return facts
        },
        "measure.counted": { claim, book in
            let it = try claim.reason()
            let (value, whole, _) = try book.measure(.translation, of: it)
            try claim.expect(0, is: value, "what its translation counts")
            try claim.expect(1, is: whole, "the movement")
            return [it]
        },
    ]

    /// What is measured at the middle of several fingers.
    private static let ofMiddle: [String: Quantity] = [
        "measure.movementNear": .movement, "measure.movementEnough": .movement,
        "measure.alongNear": .along, "measure.alongEnough": .along, "measure.acrossLimit": .across,
    ]

    private static func measured(_ quantity: Quantity, _ kind: Kind) -> Check {
        { claim, book in
            let it = try claim.reason()
            let (value, threshold, serial) = try book.measure(quantity, of: it)
            try claim.expect(0, is: value, "\(quantity) in record \(serial)")
            try claim.expect(1, is: threshold, "the limit of \(quantity) in record \(serial)")
            switch kind {
            case .near where value >= threshold: throw Untrue("\(value) is enough")
            case .enough where value < threshold: throw Untrue("\(value) is too little")
            default: break
            }
            // What is rounded must not look like its contrary.
            let (said, limit) = (try claim.number(0).0, try claim.number(1).0)
            if kind == .near, said >= limit {
                throw Untrue("\(value) is less than \(threshold), but as it is said it is enough")
            }
            let transition = book.transition(it.record, of: it.who)
            if kind == .limit, transition?.to == .failed, said <= limit, value > threshold {
                throw Untrue("\(value) is over \(threshold), but as it is said it is allowed")
            }
            if let said = objection(kind, value, threshold, transition) { throw Untrue(said) }
            if quantity == .interval, transition?.to == .failed,
                book.attempt(of: it.who, at: it.record).touches.count < 2
            {
                throw Untrue("the last tap was none of this attempt")
            }
            // One that has measured enough is decided in that event, unless it waited for others when it began.
            let start = book.eventStart(it.record)
            if kind == .enough, transition == nil, serial < start,
                book.state(of: it.who, at: it.record) == .possible,
                !book.waits(of: it.who, at: start - 1).contains(where: { $0.isOpen })
            {
                throw Untrue("\(value) was enough in record \(serial), so it is no reason to wait")
            }
            return [it]
        }
    }

    /// A measure that is no reason for a state.
    private static func objection(
        _ kind: Kind, _ value: Double, _ threshold: Double, _ transition: Transition?
    ) -> String? {
        guard let transition else { return nil }
        switch (kind, transition.to) {
        case (.limit, .failed):
            return value > threshold
                ? nil : "\(value) is within the limit, so it is no reason to fail"
        case (.limit, _): return "a limit is no reason for \(transition.to)"
        case (.near, .began), (.near, .ended): return "\(value) is no reason for \(transition.to)"
        case (.enough, .failed): return "\(value) is enough, so it is no reason to fail"
        default: return nil
        }
    }
}

extension TraceBook {
    /// The measure that a record is, else the last of its kind in the attempt.
    fileprivate func measure(
        _ quantity: Quantity, of it: Fact
    ) throws -> (value: Double, threshold: Double, serial: Int) {
        if case .measure(_, let other, let value, let threshold) = self[it.record].entry {
            guard quantity == other else { throw Untrue(sentence(it.record)) }
            return (value, threshold, it.record)
        }
        let after = attempt(of: it.who, at: it.record).after
        let found: (Double, Double, Int)? = last(about: it.who, upTo: it.record) { record in
            guard Int(record.serial) > after,
                case .measure(it.who, quantity, let value, let threshold) = record.entry
            else { return nil }
            return (value, threshold, Int(record.serial))
        }
        guard let found else { throw Untrue("\(name(it.who)) measured no \(quantity)") }
        return found
    }
}
