import TouchTrace

extension UIGestureRecognizer {
    // MARK: Requests

    /// Whether its gesture is under way, as far as it knows itself.
    final var hasBegun: Bool { state == .began || state == .changed }

    /// Ends what has begun; else fails: too few fingers are left.
    final func endOrFail() {
        if hasBegun {
            state = .ended
        } else {
            fail(because: .fingerLifted)
        }
    }

    /// Asks for a transition (SM1); one that is switched off makes none. Failing is put right for a recognizer that has begun, and cancelling for one
    /// that has not (SM3).
    func request(_ wanted: State, _ reason: TransitionReason) {
        isActing = false
        let present = attempt.pending
        if wanted == .possible, present == .possible { return }
        guard isEnabled else { return refuse(wanted, from: present, .switchedOff) }
        guard let next = legalTransition(from: present, to: wanted) else {
            return refuse(wanted, from: present, .noWay)
        }
        attempt.ask(for: TransitionRequest(state: next, reason: reason, cause: presentCause()))
        if let context = attempt.context, context.pointee.isBusy {
            context.pointee.isUnsettled = true
            return
        }
        guard let delivery = application?.delivery else { return settleAlone() }
        if attempt.context == nil { delivery.arbiter.enter(self) }
        delivery.context.pointee.isUnsettled = true
        delivery.settleUnlessBusy()
    }

    /// SM3: the state stays, and a line says so.
    private func refuse(_ wanted: State, from present: State, _ reason: RefusalReason) {
        trace(.sm3) {
            .refused(recognizer: $0.id(self), from: present, to: wanted, reason: reason)
        }
        let words =
            switch reason {
            case .noWay: "no way from \(present) to \(wanted)"
            case .switchedOff: "switched off, it stays \(present)"
            case .withoutEnd: "states are set without end; it stays \(present)"
            }
        // With each move the same is refused again: that is in the trace.
        if words == toldRefusal { return }
        toldRefusal = words
        log("\(name ?? className(of: self)): \(words)")
    }

    /// Takes back what it asks for: it would ask without end (DL3).
    func refuseRequests() {
        guard !attempt.isWaiting, let last = attempt.requests.last else { return }
        attempt.withdraw()
        refuse(last.state, from: settled, .withoutEnd)
    }

    /// The record that leads to what is asked for now: a measure just taken, else what is being handled.
    private func presentCause() -> Int32 {
        guard let tracer else { return 0 }
        return isAnalysing ? max(attempt.lastMeasure, tracer.cause) : tracer.cause
    }

    private func legalTransition(from present: State, to wanted: State) -> State? {
        switch (present, wanted) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
        case (.possible, .cancelled): .failed
        case (.began, .changed), (.began, .ended), (.began, .cancelled): wanted
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): wanted
        case (.began, .failed), (.changed, .failed): .cancelled
        default: nil
        }
    }

    /// A recognizer in no application has nobody to ask: each request is granted, with its action.
    private func settleAlone() {
        // An action that sets the state comes back here; who called it goes on with that.
        if isSettlingAlone { return }
        isSettlingAlone = true
        var rounds = 0
        while !attempt.requests.isEmpty, rounds < Arbiter.longestSettling {
            rounds += 1
            let request = attempt.takeRequest()
            attempt.enter(request.state)
            if settled != .failed { sendActions(nil) }
        }
        isSettlingAlone = false
        refuseRequests()
        if attempt.isFinished { startAnew() }
    }

    // MARK: Settling; called by the arbiter

    /// A transition, brought about by the record `cause`.
    func move(
        to next: State, _ reason: TransitionReason, because other: UIGestureRecognizer?,
        _ cause: Int32
    ) {
        attempt.enter(next)
        if !kept.isEmpty { for watcher in watchers { watcher.check() } }
        let isFinished = attempt.isFinished
        if let context = attempt.context {
            context.pointee.isUnsettled = true
            if isFinished { context.pointee.hasToReset = true }
        }
        guard let tracer else {
            if isFinished { cancelTimers() }
            return
        }
        let entry = TraceEntry.transition(
            recognizer: tracer.id(self), from: attempt.former, to: next, reason: reason,
            because: tracer.id(other))
        attempt.lastTransition = tracer.write(.sm1, entry, because: cause)
        if isFinished { tracer.because(of: attempt.lastTransition) { cancelTimers() } }
    }

    /// From Possible to Failed: no action (SM2).
    func fail(
        _ reason: TransitionReason, because other: UIGestureRecognizer?, _ cause: Int32
    ) {
        attempt.withdraw()
        move(to: .failed, reason, because: other, cause)
    }

    /// DL11: its touches were cancelled, whatever the subclass made of it.
    func interrupt() {
        guard !attempt.isFinished else { return }
        attempt.withdraw()
        attempt.ask(
            for: TransitionRequest(
                state: attempt.isActive ? .cancelled : .failed, reason: .interrupted,
                cause: tracer?.cause ?? 0))
        attempt.context?.pointee.isUnsettled = true
    }

    /// SM5: at once, and with its action.
    func stop(because reason: TransitionReason) {
        attempt.withdraw()
        attempt.leave { _ in true }
        // Only one in an attempt has anything to lose.
        guard attempt.context != nil else { return }
        guard let application else { return breakOff(because: reason) }
        application.change { breakOff(because: reason) }
    }

    private func breakOff(because reason: TransitionReason) {
        if attempt.isActive {
            // Targets that were not told that it began are not told that it is over.
            let isKnown = !(attempt.owesAction && settled == .began)
            move(to: .cancelled, reason, because: nil, 0)
            attempt.owesAction = false
            if isKnown { sendActions(tracer) }
        } else if settled == .possible {
            fail(reason, because: nil, 0)
        }
        application?.delivery.settleUnlessBusy()
    }

    /// SM4: the attempt is over.
    func startAnew() {
        reset()
        _ = attempt.renew()
    }
}
