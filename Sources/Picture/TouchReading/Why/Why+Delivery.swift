import TouchTrace
import TouchWords

/// Sentences about what views got, got late, or never got.
extension Why {
    func delivered(
        _ to: SubjectID, _ touch: SubjectID, _ phase: TouchPhase, _ record: TraceRecord
    ) -> WhySentence {
        let (who, finger, time) = (name(to), name(touch), record.time)
        if phase == .cancelled, let (reason, serial) = systemReason(record, touch) {
            return record.fact(
                .delivery.lost(who, finger: finger, time: time).because(reason), and: [serial],
                .dl11)
        }
        return record.fact(
            .delivery.got(who, finger: finger, phase: WhyWords.phase(phase), time: time))
    }

    func held(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ by: SubjectID,
        _ record: TraceRecord
    ) -> WhySentence {
        let waits = Wording.delivery.waits(
            name(view), finger: name(touch), phase: WhyWords.phase(phase))
        if by == .none { return record.fact(waits.because(.delivery.behindHeld)) }
        if phase != .began, let began = heldBegan(of: touch, for: view, before: record.number) {
            // Whatever holds the began call holds everything behind it: without a beginning there
            // is no end.
            return record.fact(
                waits.because(.delivery.beganHeld(name(began.by))), and: [began.record],
                at: place(of: began.by))
        }
        let holder = holder(by, of: phase)
        return record.fact(
            waits.because(
                holder.isScrollView
                    ? .delivery.watches(holder.name)
                    : .delivery.holds(holder.name, property: holder.property)),
            at: place(of: by))
    }

    /// Returns the recognizer that holds back the beginning of a touch from its view, and the
    /// record that shows it.
    private func heldBegan(
        of touch: SubjectID, for view: SubjectID, before serial: Int
    ) -> (by: SubjectID, record: Int)? {
        let last = last(about: touch, upTo: serial - 1) { entry in
            switch entry {
            case .held(touch, view, .began, _), .released(touch, view, .began): true
            default: false
            }
        }
        guard let last, case .held(_, _, _, let by) = last.entry, by != .none else { return nil }
        return (by, last.number)
    }

    func dropped(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ by: SubjectID,
        _ record: TraceRecord
    ) -> WhySentence {
        // A call behind a held began call waits for that call's holder.
        let held = [phase, .began].lazy.compactMap { phase in
            last(about: touch, upTo: record.number) { entry in
                if case .held(touch, view, phase, let by) = entry { by != .none } else { false }
            }
        }.first
        let why: Wording
        switch held?.entry {
        case _ where by == .none: why = .delivery.cancelledWhileHeld
        case .held(_, _, let phase, let other):
            // The recognizer that claims the touch takes it away; otherwise the view would get it
            // late.
            let holder = holder(other, of: phase)
            why = .delivery.heldAndClaimed(
                holder.name, property: holder.property, claimer: name(by))
        default:
            let change = lastTransition(of: by, upTo: record.number) { _, to in
                to == .began || to == .ended
            }
            let isNew = change.map { event(upTo: record.number).contains($0.number) } ?? false
            why =
                isNew
                ? .delivery.claimed(name(by), became: outcome(change))
                : .delivery.claimedAtOnce(name(by))
        }
        return record.fact(
            .delivery.never(name(view), finger: name(touch), phase: WhyWords.phase(phase))
                .because(why),
            and: [held?.number], at: by == .none ? nil : place(of: by))
    }

    func withheld(
        _ touch: SubjectID, _ view: SubjectID, _ reason: WithholdReason, _ record: TraceRecord
    ) -> WhySentence {
        let not = Wording.delivery.withheld(name(view), finger: name(touch))
        let dropped = Wording.delivery.dropped(name(touch))
        let words: Wording =
            switch reason {
            case .nothingHit: dropped.because(.delivery.nothingHit)
            case .answerOutsideWindow: dropped.because(.delivery.outsideWindow(name(view)))
            case .multipleTouchOff: not.because(.delivery.multipleTouchOff)
            case .exclusiveElsewhere:
                not.because(
                    otherView(holdingTouches: view, record) { $0.isExclusiveTouch }
                        .map { Wording.delivery.otherExclusive($0) } ?? .delivery.someExclusive)
            case .exclusiveHere:
                not.because(
                    otherView(holdingTouches: view, record) { _ in true }
                        .map { Wording.delivery.exclusiveBeside($0) }
                        ?? .delivery.exclusiveBesideSome)
            case .scrollViewRefused: not.because(.delivery.scrollViewRefused)
            }
        return record.fact(words, at: view == .none ? nil : place(of: view))
    }

    /// Returns why a touch was cancelled although no recognizer claimed it.
    private func systemReason(
        _ record: TraceRecord, _ touch: SubjectID
    ) -> (reason: Wording, record: Int)? {
        for serial in event(upTo: record.number).reversed() {
            switch self.record(serial)?.entry {
            case .interrupted: return (Wording.delivery.interrupted, serial)
            case .sample(touch, _, .cancelled, _, _): return (Wording.delivery.takenAway, serial)
            case .repaired(_, .secondBegan): return (Wording.delivery.downAgain, serial)
            case .cancellation: return nil
            default: continue
            }
        }
        return nil
    }

    /// Returns the name of another view that has a live finger on it.
    private func otherView(
        holdingTouches view: SubjectID, _ record: TraceRecord, where fits: (ViewState) -> Bool
    ) -> String? {
        let state = history.state(at: record.number)
        let other = state.touches.first { touch in
            touch.isLive && touch.view != view && touch.withheld == nil
                && state.views[touch.view].map(fits) == true
        }
        return other.map { name($0.view) }
    }

    func released(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ record: TraceRecord
    ) -> WhySentence {
        let (who, finger, said) = (name(view), name(touch), WhyWords.phase(phase))
        if let withheld = withheld(instead: record) {
            var sentence = sentence(of: withheld)
            sentence.records.append(record.number)
            return sentence
        }
        guard let held = held(until: record), case .held(_, _, _, let by) = held.entry else {
            return record.fact(.delivery.late(who, finger: finger, phase: said))
        }
        guard record.time - held.time >= 0.0005 else {
            return record.fact(
                .delivery.got(who, finger: finger, phase: said, time: record.time),
                and: [held.number])
        }
        let late = Wording.delivery.lateBy(
            who, finger: finger, phase: said, delay: record.time - held.time)
        let began = phase == .began ? nil : heldBegan(of: touch, for: view, before: held.number)
        if by == .none || began != nil {
            return record.fact(late.because(.delivery.queued), and: [held.number])
        }
        // Among several recognizers that held it, the last one to release it decided; among those
        // that did so in one event, the named one.
        var last = by
        let event = index.event(around: record.number)
        let letGo = lastTransition(of: by, upTo: record.number)?.number ?? 0
        if event?.contains(letGo) != true,
            case .transition(let freed, _, _, _, _) = self.record(Int(record.cause))?.entry
        {
            last = freed
        }
        let holder = holder(last, of: phase)
        return record.fact(
            late.because(
                holder.isScrollView
                    ? .delivery.watched(holder.name)
                    : .delivery.heldUntilThen(holder.name, property: holder.property)),
            and: [held.number], at: place(of: last))
    }

    /// Returns the record where a released touch was then kept from its view for another reason.
    private func withheld(instead record: TraceRecord) -> TraceRecord? {
        guard case .released(let touch, let view, .began) = record.entry,
            let event = index.event(around: record.number), record.number < event.upperBound
        else { return nil }
        let next = records(about: touch, in: record.number + 1...event.upperBound).first { record in
            switch record.entry {
            case .delivery(view, touch, _), .withheld(touch, view, _): true
            default: false
            }
        }
        guard case .withheld = next?.entry else { return nil }
        return next
    }

    /// Returns the record of holding back what `record` releases: calls are released in the order
    /// in which they were held.
    private func held(until record: TraceRecord) -> TraceRecord? {
        guard case .released(let touch, let view, let phase) = record.entry else { return nil }
        var handedOver = 0
        var held: [TraceRecord] = []
        let before = index.serials(about: touch, upTo: record.number - 1, withMoves: true)
        for other in before.lazy.compactMap(self.record) {
            switch other.entry {
            case .held(touch, view, phase, _): held.append(other)
            case .released(touch, view, phase), .dropped(touch, view, phase, _):
                if !held.isEmpty { return held.dropLast(handedOver).last }
                handedOver += 1
            default: continue
            }
        }
        return held.dropLast(handedOver).last
    }

    /// Returns the holder of a phase in terms that developers know: the property that requests it,
    /// and its owner.
    private func holder(
        _ by: SubjectID, of phase: TouchPhase
    ) -> (name: String, property: String, isScrollView: Bool) {
        if isHolder(by), let view = history.latest.recognizers[by]?.view, view != .none {
            return (name(view), "delaysContentTouches", true)
        }
        // The property that holds back a began call also holds back the moves behind it.
        let property = phase == .ended ? "delaysTouchesEnded" : "delaysTouchesBegan"
        return (name(by), property, false)
    }

    /// Returns whether a recognizer is the one with which a scroll view delays its content's
    /// touches.
    func isHolder(_ id: SubjectID) -> Bool { trace.isHolder(id) }

    /// Returns whether a record releases a touch so late that people notice.
    func isLate(_ record: TraceRecord) -> Bool {
        held(until: record).map { record.time - $0.time >= 0.05 } ?? false
    }

    func cancellation(
        _ touch: SubjectID, _ view: SubjectID, _ by: SubjectID, _ reason: CancelReason,
        _ record: TraceRecord
    ) -> WhySentence {
        var recognized: TraceRecord?
        let words: Wording
        switch reason {
        case .recognized:
            recognized = lastTransition(of: by, upTo: record.number) { _, to in
                to == .began || to == .ended
            }
            words = .delivery.claimed(name(by), became: outcome(recognized))
        case .viewRemoved: words = .delivery.viewLeft
        case .windowHidden: words = .delivery.windowHidden
        }
        return record.fact(
            .delivery.lost(name(view), finger: name(touch), time: record.time).because(words),
            and: [recognized?.number], at: by == .none ? nil : place(of: by))
    }

    /// Returns the outcome of a state change for a recognizer.
    func outcome(_ change: TraceRecord?) -> Wording {
        guard case .transition(_, let from, let to, _, _) = change?.entry else {
            return WhyWords.outcome(.ended)
        }
        return to == .ended && from != .possible ? .state.hasEnded : WhyWords.outcome(to)
    }
}

extension Trace {
    /// Returns whether a recognizer is the one with which a scroll view delays its content's
    /// touches.
    package func isHolder(_ id: SubjectID) -> Bool {
        self[id]?.typeName == "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }
}
