import TouchTrace

/// Why a recognizer came into a state when a time was up.
extension SecondReader {
    static let timeReasons: [String: Check] = [
        "why.pressTooLong": timeUp(.tapPress),
        "why.noFurtherTap": timeUp(.tapInterval),
        "why.swipeTooSlow": timeUp(.swipe),
        "why.delayOver": timeUp(.delayedTouches),
        "why.gateOver": timeUp(.systemGate),
        "why.timeUp": timeUp(nil),
        "why.someTimeUp": { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .timedOut else {
                throw Untrue(book.sentence(it.record))
            }
            return [it]
        },
    ]

    /// A timer of that purpose fired with the event, and had been set as long before as is said.
    private static func timeUp(_ purpose: TimerPurpose?) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard book.transition(it.record)?.reason == .timedOut else {
                throw Untrue(book.sentence(it.record))
            }
            guard
                let (fired, due) = book.timer(
                    of: it.who, purpose, .fired, after: book.eventStart(it.record) - 1,
                    upTo: it.record)
            else { throw Untrue("no such timer of it fired") }
            guard
                let (set, _) = book.timer(
                    of: it.who, purpose, .set, due: due, after: 0, upTo: fired)
            else { throw Untrue("no such timer of it was set") }
            try claim.expect(0, is: due - book.time(set), "the time")
            return [it]
        }
    }
}

extension TraceBook {
    /// The last record of a timer between two records, and when it was due.
    fileprivate func timer(
        of owner: SubjectID, _ purpose: TimerPurpose?, _ standing: TimerStanding,
        due wanted: Double? = nil, after: Int, upTo serial: Int
    ) -> (serial: Int, due: Double)? {
        last(about: owner, upTo: serial) { record in
            guard Int(record.serial) > after,
                case .timer(owner, let found, standing, let due) = record.entry,
                purpose == nil || purpose == found, wanted == nil || wanted == due
            else { return nil }
            return (Int(record.serial), due)
        }
    }
}
