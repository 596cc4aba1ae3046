import TouchTrace
import TouchWords

/// Sentences about measures, timers, and actions as records in their own right.
extension Why {
    func measured(
        _ id: SubjectID, _ quantity: Quantity, _ value: Double, _ threshold: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let measure = RecognizerCourse.Measure(
            quantity: quantity, value: value, threshold: threshold, record: record.number)
        let course = course(of: id, at: record.number)
        let isLimit = quantity.isLimit(limitingMovement: course?.limitsMovement == true)
        let words =
            quantity == .translation
            ? measure.counted
            : isLimit ? measure.tooMuch : value < threshold ? measure.near : measure.enough
        return record.fact(.verbatim(name(id)).because(atMiddle(words, measure, of: id)))
    }

    func timer(
        _ owner: SubjectID, _ purpose: TimerPurpose, _ standing: TimerStanding, _ due: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let owner = name(owner)
        let words: Wording =
            switch standing {
            case .set: .timer.set(owner, due: due)
            case .fired: .timer.fired(owner, due: due)
            case .cancelled: .timer.stopped(owner, due: due)
            }
        return record.fact(words.because(Self.purpose(purpose)))
    }

    private static func purpose(_ purpose: TimerPurpose) -> Wording {
        switch purpose {
        case .longPress: .timer.longPress
        case .tapPress: .timer.tapPress
        case .tapInterval: .timer.tapInterval
        case .swipe: .timer.swipe
        case .delayedTouches: .timer.delayedTouches
        case .autorepeat: .timer.autorepeat
        case .systemGate: .timer.systemGate
        case .scheduled: .timer.scheduled
        case .deceleration: .timer.deceleration
        case .scrolling: .timer.scrolling
        }
    }

    func sent(
        _ sender: SubjectID, _ target: SubjectID, _ action: NameID, _ controlEvent: NameID,
        _ record: TraceRecord
    ) -> WhySentence {
        let sent: Wording = .why.sent(
            name(sender), action: trace[action], target: name(target), time: record.time)
        if controlEvent != .none {
            return record.fact(
                sent.because(.why.controlEvent(trace[controlEvent])), at: place(of: sender))
        }
        guard let change = lastTransition(of: sender, upTo: record.number) else {
            return record.fact(sent)
        }
        return record.fact(
            sent.because(.why.itHas(outcome(change))), and: [change.number], at: place(of: sender))
    }
}
