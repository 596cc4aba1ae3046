import TouchTrace

extension UIGestureRecognizer {
    // MARK: Requests

    /// Indicates whether its gesture is under way, as far as the recognizer itself knows.
    final var hasBegun: Bool { state == .began || state == .changed }

    /// Ends a gesture that has begun, otherwise fails: too few fingers are left.
    final func endOrFail() {
        if hasBegun {
            state = .ended
        } else {
            fail(because: .fingerLifted)
        }
    }

    /// Asks for a transition (SM1), which is refused while the recognizer is disabled. Failing
    /// becomes cancelling for a recognizer that has begun, and cancelling becomes failing for one
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

    /// Refuses a transition: the state does not change, and a message says so (SM3).
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
        // The same refusal recurs with each move; the trace has them all.
        if words == toldRefusal { return }
        toldRefusal = words
        log("\(name ?? className(of: self)): \(words)")
    }

    /// Refuses its requests, which would follow one another without end (DL3).
    func refuseRequests() {
        guard !attempt.isWaiting, let last = attempt.requests.last else { return }
        attempt.withdraw()
        refuse(last.state, from: settled, .withoutEnd)
    }

    /// Returns the record that leads to the present request: a measure just taken, else the record
    /// being handled.
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

    /// Grants each request, with its action: a recognizer in no application has no arbiter to ask.
    private func settleAlone() {
        // An action that sets the state comes back here; the call around it goes on with that.
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

    /// Makes a transition, caused by the record `cause`.
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

    /// Moves from Possible to Failed, without an action (SM2).
    func fail(
        _ reason: TransitionReason, because other: UIGestureRecognizer?, _ cause: Int32
    ) {
        attempt.withdraw()
        move(to: .failed, reason, because: other, cause)
    }

    /// Ends the gesture because its touches were cancelled, whatever the subclass made of it
    /// (DL11).
    func interrupt() {
        guard !attempt.isFinished else { return }
        attempt.withdraw()
        attempt.ask(
            for: TransitionRequest(
                state: attempt.isActive ? .cancelled : .failed, reason: .interrupted,
                cause: tracer?.cause ?? 0))
        attempt.context?.pointee.isUnsettled = true
    }

    /// Stops the recognizer at once, with its action (SM5).
    func stop(because reason: TransitionReason) {
        attempt.withdraw()
        attempt.leave { _ in true }
        // Only a recognizer in an attempt has anything to lose.
        guard attempt.context != nil else { return }
        guard let application else { return breakOff(because: reason) }
        application.change { breakOff(because: reason) }
    }

    private func breakOff(because reason: TransitionReason) {
        if attempt.isActive {
            // Targets that were not called when it began are not called when it is over.
            let isKnown = !(attempt.owesAction && settled == .began)
            move(to: .cancelled, reason, because: nil, 0)
            attempt.owesAction = false
            if isKnown { sendActions(tracer) }
        } else if settled == .possible {
            fail(reason, because: nil, 0)
        }
        application?.delivery.settleUnlessBusy()
    }

    /// Ends the attempt and starts a new one (SM4).
    func startAnew() {
        reset()
        _ = attempt.renew()
    }
}
