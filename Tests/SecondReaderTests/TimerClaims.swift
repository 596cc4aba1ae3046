import TouchTrace

/// Timers, and what they are for.
extension SecondReader {
    static let timerClaims: [String: Check] = [
        "timer.set": timer(.set), "timer.fired": timer(.fired), "timer.stopped": timer(.cancelled),
        "timer.longPress": purpose(.longPress), "timer.tapPress": purpose(.tapPress),
        "timer.tapInterval": purpose(.tapInterval), "timer.swipe": purpose(.swipe),
        "timer.delayedTouches": purpose(.delayedTouches), "timer.autorepeat": purpose(.autorepeat),
        "timer.systemGate": purpose(.systemGate), "timer.scheduled": purpose(.scheduled),
        "timer.deceleration": purpose(.deceleration), "timer.scrolling": purpose(.scrolling),
    ]

    private static func timer(_ wanted: TimerStanding) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .timer(let owner, _, wanted, let due) = $0 else { return false }
                try claim.expect(1, is: due, "the time it is due")
                return try book.isCalled(owner, claim.text(0))
            }
        }
    }

    private static func purpose(_ wanted: TimerPurpose) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard case .timer(_, wanted, _, _) = book[it.record].entry else {
                throw Untrue(book.sentence(it.record))
            }
            return [it]
        }
    }
}
