import TouchTrace
import TouchWords

/// Explanations for a recognizer's state changes, with the numbers that decided.
extension Why {
    func refused(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: RefusalReason, _ record: TraceRecord
    ) -> WhySentence {
        let words: Wording =
            switch reason {
            case .noWay where from == .possible && to == .changed: .why.hasToBegin
            case .noWay: .why.noWay(from.wording, to: to.wording)
            case .switchedOff: .why.switchedOff
            case .withoutEnd: .why.setWithoutEnd
            }
        return record.fact(
            .why.stayed(name(id), state: from.wording).because(words), at: place(of: id))
    }

    func transition(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason, _ because: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let change = WhyWords.outcome(of: name(id), from: from, to: to, at: record.time)
        guard var sentence = self.reason(id, from, to, reason, because, record) else {
            return record.fact(change)
        }
        sentence.words = change.because(sentence.words)
        sentence.records.insert(record.number, at: 0)
        if sentence.rule == .none { sentence.rule = record.rule }
        return sentence
    }

    /// Returns only the reason; its first record is not yet included in the records.
    private func reason(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason, _ because: SubjectID, _ record: TraceRecord
    ) -> WhySentence? {
        let course = course(of: id, at: record.number) ?? RecognizerCourse(id: id)
        switch reason {
        case .analysis, .fingerLifted, .fingersMissing, .tooManyFingers, .timedOut:
            return analysis(course, from, to, reason)
        case .prevented: return preventedReason(id, because, record)
        case .requirementBroken: return brokenReason(course, because)
        case .requirementMet: return metReason(course, record)
        case .shouldBeginRefused: return refusedReason(id, course)
        case .cycle: return cycleReason(course)
        case .interrupted: return WhySentence(.why.interrupted, [], .dl11)
        case .disabled: return WhySentence(.why.wasSwitchedOff, [], .sm5)
        case .removed: return WhySentence(.why.leftWindow, [], .sm5)
        case .setByOwner: return WhySentence(.why.setByOwner, [])
        case .nowhereToScroll:
            guard let around = scrollView(scrollingAround: id, at: record) else {
                return WhySentence(.why.nowhereToScroll, [], .ct6)
            }
            return WhySentence(.why.nowhereToScrollInside(name(around)), [], .ct6)
        case .contentKeepsTouch: return WhySentence(.why.contentKeepsTouch, [], .ct4)
        case .scrolling:
            let goesOn = to == .began || to == .changed
            return WhySentence(goesOn ? .why.pointerScrolled : .why.scrollingStopped, [], .br3)
        }
    }

    /// Returns the nearest scroll view above the pan's own that begins to scroll instead, in the
    /// same event.
    private func scrollView(scrollingAround id: SubjectID, at record: TraceRecord) -> SubjectID? {
        let event = index.event(around: record.number) ?? record.number...record.number
        let state = history.state(at: record.number)
        var here = state.views[state.recognizers[id]?.view ?? .none]?.parent ?? .none
        while let view = state.views[here] {
            let scrolls = view.recognizers.contains { pan in
                trace[pan]?.typeName == "UIScrollViewPanGestureRecognizer"
                    && records(about: pan, in: event).contains {
                        if case .transition(pan, _, .began, _, _) = $0.entry { true } else { false }
                    }
            }
            if scrolls { return here }
            here = view.parent
        }
        return nil
    }

    // MARK: Its own analysis

    private func analysis(
        _ course: RecognizerCourse, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason
    ) -> WhySentence? {
        if from == .began || from == .changed {
            let isOfPointer = trace[course.id]?.typeName == "UIHoverGestureRecognizer"
            switch to {
            case .changed where isOfPointer: return WhySentence(.why.pointerMoved, [])
            case .ended where isOfPointer: return WhySentence(.why.pointerLeft, [])
            case .changed: return WhySentence(.why.fingersMoved, [])
            case .ended:
                return WhySentence(
                    hasFinger(course) ? .why.oneFingerLifted : .why.fingersLifted, [])
            case .possible, .began, .cancelled, .failed: return nil
            }
        }
        var told: [RecognizerCourse.Measure] = []
        var parts: [Wording] = []
        switch reason {
        case .fingerLifted:
            let waits = course.waits.filter { $0.standing == .waiting }
            let isReady =
                !course.needs.isEmpty && course.needs.allSatisfy { $0.value >= $0.threshold }
            guard isReady, let others = waits.map({ name($0.on) }).named else {
                parts = [.why.liftedEarly]
                break
            }
            return WhySentence(.why.liftedWhileWaiting(others), waits.map { $0.record.number })
        case .fingersMissing, .tooManyFingers:
            let isTooMany = reason == .tooManyFingers
            told = course.measures.filter { $0.quantity == .touchCount }
            parts = [isTooMany ? .why.tooManyFingers : .why.fingersMissing]
            parts += told.map { isTooMany ? $0.tooMuch : $0.near }
            return sentence(of: parts, told)
        case .timedOut: parts = [timeout(course)]
        default: break
        }
        let needs = course.needs
        if to == .failed {
            // Once a tap has begun, the interval since the last tap decides nothing: the tap merely
            // counts as the first.
            let exceeded = course.measures.filter {
                $0.isOver && $0.quantity != .interval
                    && $0.quantity.isLimit(limitingMovement: course.limitsMovement)
            }
            told = exceeded.isEmpty ? needs.filter { $0.value < $0.threshold } : exceeded
            parts += told.map {
                atMiddle(exceeded.isEmpty ? $0.near : $0.tooMuch, $0, of: course.id)
            }
            if told.isEmpty, let press = pressed(course) { parts.append(press) }
        } else {
            told = needs.filter { $0.value >= $0.threshold }
            parts += told.map { atMiddle($0.enough, $0, of: course.id) }
            if to == .began, let translation = course.measure(.translation) {
                told.append(translation)
                parts.append(translation.counted)
            }
        }
        return sentence(of: parts, told)
    }

    /// Returns whether one of its fingers is still down at its last transition.
    private func hasFinger(_ course: RecognizerCourse) -> Bool {
        let state = history.state(at: course.transitions.first?.number ?? 0)
        let touches = state.recognizers[course.id]?.touches ?? []
        return touches.contains { state.touch($0)?.isLive == true }
    }

    private func sentence(
        of parts: [Wording], _ measures: [RecognizerCourse.Measure]
    ) -> WhySentence? {
        parts.clauses.map { WhySentence($0, measures.map { $0.record }) }
    }

    /// Returns how long a finger had pressed when the timer of its press was stopped.
    private func pressed(_ course: RecognizerCourse) -> Wording? {
        for record in course.timers {
            guard case .timer(_, .longPress, .set, let due) = record.entry else { continue }
            let end = course.transitions.first?.time ?? record.time
            return .measure.durationNear(
                (end - record.time).decimals(2), limit: (due - record.time).decimals(2))
        }
        return nil
    }

    private func timeout(_ course: RecognizerCourse) -> Wording {
        var fired: TimerPurpose?
        for record in course.timers {
            guard case .timer(_, let purpose, let standing, let due) = record.entry else {
                continue
            }
            if standing == .fired, fired == nil { fired = purpose }
            guard standing == .set, purpose == fired else { continue }
            let span = due - record.time
            return switch purpose {
            case .tapPress: .why.pressTooLong(span)
            case .tapInterval: .why.noFurtherTap(span)
            case .swipe: .why.swipeTooSlow(span)
            case .delayedTouches: .why.delayOver(span)
            case .systemGate: .why.gateOver(span)
            case .longPress, .deceleration, .scrolling, .autorepeat, .scheduled: .why.timeUp(span)
            }
        }
        return .why.someTimeUp
    }
}
