import TouchTrace

/// A touch that its view loses: the recognizer that took it, if one did, and the reason.
struct Claim {
    let touch: UITouch
    let recognizer: UIGestureRecognizer?
    let reason: CancelReason
}

extension EventDelivery {
    // MARK: DL3 (e) Views lose the claimed touches

    /// Takes `touch` from its view, which receives no more of it. A touch already delivered is
    /// cancelled after the actions; held phases are dropped without a call (DL7, DL8).
    func claim(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        let before = touch.standing
        if before == .finished { return }
        // Its view will not even receive its began: that is a drop as well.
        if before == .waiting, touch.held.isEmpty { viewTouches.hold(touch) }
        drop(touch, by: recognizer)
        viewTouches.retire(touch)
        if before == .delivered {
            claims.append(Claim(touch: touch, recognizer: recognizer, reason: .recognized))
        }
    }

    /// Takes the touches of `recognizer`, just recognized, from the views (DL7).
    func claimTouches(of recognizer: UIGestureRecognizer) {
        guard let tracer else { return claimAll(of: recognizer) }
        tracer.because(of: recognizer.attempt.lastTransition) { claimAll(of: recognizer) }
    }

    private func claimAll(of recognizer: UIGestureRecognizer) {
        for touch in recognizer.received where recognizer.tracks(touch) {
            claim(touch, by: recognizer)
        }
    }

    private func drop(_ touch: UITouch, by recognizer: UIGestureRecognizer?) {
        for moment in touch.held {
            trace(touch.standing == .waiting ? .dl8 : .dl9) {
                .dropped(
                    touch: $0.id(touch), view: $0.id(touch.view), phase: moment.phase,
                    by: $0.id(recognizer))
            }
        }
        viewTouches.forgetHeld(of: touch)
    }

    func cancelClaimed(with event: UIEvent?) {
        while let first = claims.first {
            if claims.count == 1 {
                claims.clear()
                deliverCancelled(first, with: event)
                continue
            }
            let group = claims.filter { $0.touch.view === first.touch.view }
            claims.removeAll { $0.touch.view === first.touch.view }
            deliverCancelled(group, with: event)
        }
    }

    /// Calls `touchesCancelled` once for the touches of one view.
    private func deliverCancelled(_ claims: [Claim], with event: UIEvent?) {
        guard let view = claims.first?.touch.view else { return }
        let moments = claims.map { $0.touch.moment }
        sets.begin()
        for claim in claims { cancel(claim, in: view) }
        afterLatestRecord { call(view, .cancelled, event) }
        for (claim, moment) in zip(claims, moments) { claim.touch.moment = moment }
    }

    /// Does the same for one touch, the usual case, without arrays.
    private func deliverCancelled(_ claim: Claim, with event: UIEvent?) {
        guard let view = claim.touch.view else { return }
        let moment = claim.touch.moment
        sets.begin()
        cancel(claim, in: view)
        afterLatestRecord { call(view, .cancelled, event) }
        claim.touch.moment = moment
    }

    /// Marks the touch as cancelled, before the call to its view.
    private func cancel(_ claim: Claim, in view: UIView) {
        claim.touch.moment.phase = .cancelled
        trace(claim.reason.rule, because: claim.recognizer?.attempt.lastTransition) {
            .cancellation(
                touch: $0.id(claim.touch), view: $0.id(view), by: $0.id(claim.recognizer),
                reason: claim.reason)
        }
        sets.add(claim.touch)
    }

    // MARK: DL4 (f) Held phases that became free

    /// Delivers the held phases that became free, oldest first, each with its own timestamp.
    func flushHeld(with event: UIEvent?) {
        while let touch = nextFree() {
            let moment = viewTouches.release(touch)
            let present = touch.moment
            touch.moment = moment
            trace(moment.phase == .ended ? .dl9 : .dl8, because: freeing(touch, moment.phase)) {
                .released(touch: $0.id(touch), view: $0.id(touch.view), phase: moment.phase)
            }
            if moment.phase != .began || admitsToView(touch) {
                sets.begin()
                sets.add(touch)
                afterLatestRecord { deliver(moment.phase, event) }
            }
            touch.moment = present
        }
    }

    /// Returns the record of the last change of state that freed `touch`, for the trace.
    private func freeing(_ touch: UITouch, _ phase: UITouch.Phase) -> Int32? {
        touch.recognizers.filter { phase == .ended ? $0.delaysTouchesEnded : $0.delaysTouchesBegan }
            .map { $0.attempt.lastTransition }.max()
    }

    private func nextFree() -> UITouch? {
        var oldest: UITouch?
        for touch in viewTouches.holding {
            guard let head = touch.held.first, holder(of: touch, head.phase) == nil else {
                continue
            }
            if let present = oldest?.held.first, present.timestamp <= head.timestamp { continue }
            oldest = touch
        }
        return oldest
    }

    /// Returns the recognizer, still Possible, that holds this phase back from the view; nil if
    /// there is none (DL8, DL9).
    private func holder(of touch: UITouch, _ phase: UITouch.Phase) -> UIGestureRecognizer? {
        guard phase == .began || phase == .ended else { return nil }
        return touch.recognizers.first {
            (phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
                && $0.settled == .possible && $0.tracks(touch)
        }
    }

    // MARK: DL4 (g) Views get the event's touches

    func deliverToViews(_ event: UIEvent, _ changes: EventChanges, in window: UIWindow) {
        for phase in EventDelivery.phases where changes.contains(phase) {
            deliverToViews(phase, event, in: window)
        }
    }

    /// Delivers the move of one touch, which is alone in its set.
    func deliverToView(_ touch: UITouch, _ alone: Set<UITouch>, _ event: UIEvent) {
        guard isDue(touch, .moved), let view = touch.view else { return }
        call(view, .moved, alone, latest: touch, event)
    }

    private func deliverToViews(_ phase: UITouch.Phase, _ event: UIEvent, in window: UIWindow) {
        // Lists are fixed (DL14); `changed` is in the order in which the touches began.
        let changed = event.changed
        for index in changed.indices {
            let first = changed[index]
            guard first.phase == phase, first.window === window, let view = first.view,
                !changed[..<index].contains(view, phase)
            else { continue }
            gather(changed[index...], phase, in: view)
            deliver(phase, event)
        }
    }

    /// Adds to `sets` those of `touches` that `view` gets now.
    private func gather(_ touches: ArraySlice<UITouch>, _ phase: UITouch.Phase, in view: UIView) {
        for touch in touches
        where touch.view === view && touch.phase == phase && isDue(touch, phase) {
            due.append(touch)
        }
        sets.begin()
        // A scroll view that is asked about one touch may take another away.
        for touch in due where touch.standing == .delivered { sets.add(touch) }
        due.clear()
    }

    /// Returns whether the view gets this phase of `touch` now; holds it back if a recognizer wants
    /// that.
    private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        if touch.standing == .finished { return false }
        if phase == .cancelled {
            drop(touch, by: nil)
            if touch.standing == .waiting { viewTouches.retire(touch) }
            return touch.standing == .delivered
        }
        let holder = holder(of: touch, phase)
        if holder != nil || !touch.held.isEmpty {
            hold(touch, holder ?? holderOfOldest(of: touch))
            return false
        }
        // Held touches may have freed a place since; new ones are admitted one by one (DL5, DL6).
        return phase == .began ? admitsToView(touch) : touch.standing == .delivered
    }

    private func holderOfOldest(of touch: UITouch) -> UIGestureRecognizer? {
        guard let oldest = touch.held.first else { return nil }
        return holder(of: touch, oldest.phase)
    }

    private func hold(_ touch: UITouch, _ holder: UIGestureRecognizer?) {
        viewTouches.hold(touch)
        trace(touch.phase == .ended ? .dl9 : .dl8) {
            .held(
                touch: $0.id(touch), view: $0.id(touch.view), phase: touch.phase,
                by: $0.id(holder))
        }
    }

    /// Returns whether the view may have one more touch; if not, withholds it from the view for
    /// good (DL5, DL6).
    private func admitsToView(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let isWelcome = scrollViewsAdmit(touch, to: view)
        // The code that was asked may have removed the view.
        if touch.standing == .finished { return false }
        let reason: WithholdReason
        if !isWelcome {
            reason = .scrollViewRefused
        } else if !view.isMultipleTouchEnabled,
            viewTouches.delivered.contains(where: { $0.view === view && $0.isDown })
        {
            reason = .multipleTouchOff
        } else if view.isExclusiveTouch,
            viewTouches.delivered.contains(where: { $0.isDown && isElsewhere($0, touch) })
        {
            reason = .exclusiveHere
        } else if viewTouches.delivered.contains(where: {
            $0.isDown && isElsewhere($0, touch) && $0.view?.isExclusiveTouch == true
        }) {
            reason = .exclusiveElsewhere
        } else {
            viewTouches.admit(touch)
            return true
        }
        withhold(touch, reason)
        return false
    }

    private func isElsewhere(_ other: UITouch, _ touch: UITouch) -> Bool {
        other.window === touch.window && other.view !== touch.view
    }

    func withhold(_ touch: UITouch, _ reason: WithholdReason) {
        viewTouches.retire(touch)
        trace(reason.rule) {
            .withheld(touch: $0.id(touch), view: $0.id(touch.view), reason: reason)
        }
    }

    /// Forgets a `touch` whose end was swallowed on the way: its view receives neither the end nor
    /// the held phases.
    func forgetUndelivered(_ touch: UITouch) {
        guard touch.standing != .finished, touch.held.last?.phase != .ended else { return }
        drop(touch, by: nil)
        viewTouches.retire(touch)
    }

    /// Makes one call, for one phase, to the view of the touches gathered in `sets`.
    private func deliver(_ phase: UITouch.Phase, _ event: UIEvent?) {
        guard let view = sets.members.first?.view else { return }
        // A touch whose end is delivered is finished for its view.
        if phase == .ended || phase == .cancelled {
            for touch in sets.members { viewTouches.retire(touch) }
        }
        call(view, phase, event)
    }

    /// Makes one call for the touches gathered in `sets`.
    private func call(_ view: UIView, _ phase: UITouch.Phase, _ event: UIEvent?) {
        guard let latest = sets.members.last, let touches = sets.take() else { return }
        if let tracer {
            for touch in sets.members.dropLast() {
                tracer.write(
                    .dl4, .delivery(to: tracer.id(view), touch: tracer.id(touch), phase: phase))
            }
        }
        call(view, phase, touches, latest: latest, event)
    }

    private func call(
        _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, latest: UITouch,
        _ event: UIEvent?
    ) {
        guard let tracer else { return view.receive(phase, touches, event) }
        let delivery = TraceEntry.delivery(
            to: tracer.id(view), touch: tracer.id(latest), phase: phase)
        tracer.write(.dl4, delivery) {
            tracer.relay(phase.method, to: view) { $0.receive(phase, touches, event) }
        }
    }
}

extension ArraySlice<UITouch> {
    /// Returns whether one of the touches is in `view` and in `phase`.
    fileprivate func contains(_ view: UIView, _ phase: UITouch.Phase) -> Bool {
        for touch in self where touch.view === view && touch.phase == phase { return true }
        return false
    }
}

extension UITouch {
    /// Indicates whether the finger is down as far as its view knows or will learn: an ended that
    /// is only held back counts as lifted (DL5).
    fileprivate var isDown: Bool { standing == .delivered && held.last?.phase != .ended }
}

extension UIResponder {
    /// Calls the method for `phase`.
    func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }
}

extension UITouch.Phase {
    nonisolated var method: ResponderMethod {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        default: .touchesCancelled
        }
    }
}

extension CancelReason {
    nonisolated var rule: Rule {
        switch self {
        case .recognized: .dl7
        case .viewRemoved, .windowHidden: .dl13
        }
    }
}

extension WithholdReason {
    fileprivate nonisolated var rule: Rule {
        switch self {
        case .multipleTouchOff: .dl5
        case .scrollViewRefused: .ct4
        case .exclusiveElsewhere, .exclusiveHere: .dl6
        case .nothingHit: .ht9
        case .answerOutsideWindow: .ht7
        }
    }
}

extension EventDelivery {
    /// Asks every scroll view around the view of a new touch whether its content gets the touch,
    /// innermost first (CT4).
    func scrollViewsAdmit(_ touch: UITouch, to view: UIView) -> Bool {
        var next = view.enclosingScrollView
        while let scrollView = next {
            let answer = scrollView.touchesShouldBegin(
                sets.alone(touch), with: application?.intake.event, in: view)
            trace(.ct4) {
                .question(
                    .touchesShouldBegin, asked: $0.id(scrollView), about: $0.id(view),
                    answer: answer, by: .view)
            }
            if !answer { return false }
            next = scrollView.enclosingScrollView
        }
        return true
    }
}
