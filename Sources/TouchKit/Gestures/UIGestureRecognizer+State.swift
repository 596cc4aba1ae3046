extension UIGestureRecognizer {
    @inline(__always)
    var isFinished: Bool { settled == .ended || settled == .failed || settled == .cancelled }

    /// Begun, and not finished.
    var isActive: Bool { settled == .began || settled == .changed }

    /// Finished, or about to be: failed in this event, or recognised but for a requirement. It gets no more
    /// touches (SM4, DL10).
    @inline(__always)
    var isThrough: Bool {
        if isFinished { return true }
        guard !requests.isEmpty, let last = requests.last else { return false }
        return last.state != .began && last.state != .changed
    }

    /// Whether it asks to be recognised or to go on, and its last transition has been told to its targets.
    var isToBeSettled: Bool {
        guard !owesAction, let request = requests.first else { return false }
        return request.state != .failed
    }

    /// Whether it is Possible and wants to be in `state` next.
    func asks(for state: State) -> Bool {
        settled == .possible && requests.first?.state == state
    }

    // MARK: Requests

    /// The state it will be in when all it asked for has been granted.
    var pending: State {
        isWaiting || isAskedAbout ? settled : requests.last?.state ?? settled
    }

    /// Asks for a transition (SM1); one that is switched off makes none. Failing is put right for a recognizer that has begun, and cancelling for one
    /// that has not (SM3).
    func request(_ wanted: State, _ reason: TransitionReason) {
        isActing = false
        let present = pending
        if wanted == .possible, present == .possible { return }
        guard isEnabled else { return refuse(wanted, from: present, .switchedOff) }
        guard let next = legalTransition(from: present, to: wanted) else {
            return refuse(wanted, from: present, .noWay)
        }
        let request = TransitionRequest(state: next, reason: reason, cause: presentCause())
        // A failure puts an end to what was asked before. Who waits goes on analysing, and once freed begins with
        // what holds then (AR5).
        if next == .failed || isWaiting || isAskedAbout {
            requests.removeAll(keepingCapacity: true)
        }
        if next == .failed { isWaiting = false }
        requests.append(request)
        guard let delivery = application?.delivery else { return settleAlone() }
        if arbiter == nil { join(delivery.arbiter) }
        delivery.arbiter.isUnsettled = true
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
        log("\(name ?? "\(type(of: self))"): \(words)")
    }

    /// Takes back what it asks for: it would ask without end (DL3).
    func refuseRequests() {
        guard !isWaiting, let last = requests.last else { return }
        requests.removeAll(keepingCapacity: true)
        refuse(last.state, from: settled, .withoutEnd)
    }

    /// The record that leads to what is asked for now: a measure just taken, else what is being handled.
    private func presentCause() -> Int32 {
        guard let tracer = application?.tracer else { return 0 }
        return isAnalysing ? max(lastMeasure, tracer.cause) : tracer.cause
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

    /// A state set without any touch takes part in arbitration too.
    private func join(_ arbiter: Arbiter) {
        self.arbiter = arbiter
        arbiter.enter(self)
    }

    /// A recognizer in no application has nobody to ask: each request is granted, with its action.
    private func settleAlone() {
        // An action that sets the state comes back here; who called it goes on with that.
        if isSettlingAlone { return }
        isSettlingAlone = true
        var rounds = 0
        while !requests.isEmpty, rounds < Arbiter.longestSettling {
            rounds += 1
            settled = requests.removeFirst().state
            if settled != .failed { sendActions(nil) }
        }
        isSettlingAlone = false
        refuseRequests()
        if isFinished { startAnew() }
    }

    // MARK: Settling; called by the arbiter

    /// A transition, brought about by the record `cause`.
    func move(
        to next: State, _ reason: TransitionReason, because other: UIGestureRecognizer?,
        _ cause: Int32
    ) {
        former = settled
        settled = next
        arbiter?.isUnsettled = true
        if isFinished { arbiter?.isAnybodyFinished = true }
        guard let tracer = application?.tracer else {
            if isFinished { cancelTimers() }
            return
        }
        let entry = TraceEntry.transition(
            recognizer: tracer.id(self), from: former, to: next, reason: reason,
            because: tracer.id(other))
        lastTransition = tracer.write(.sm1, entry, because: cause)
        if isFinished { tracer.because(of: lastTransition) { cancelTimers() } }
    }

    /// From Possible to Failed: no action (SM2).
    func fail(
        _ reason: TransitionReason, because other: UIGestureRecognizer?, _ cause: Int32
    ) {
        requests.removeAll(keepingCapacity: true)
        isWaiting = false
        move(to: .failed, reason, because: other, cause)
    }

    /// DL11: its touches were cancelled, whatever the subclass made of it.
    func interrupt() {
        guard !isFinished else { return }
        requests = [
            TransitionRequest(
                state: isActive ? .cancelled : .failed, reason: .interrupted,
                cause: application?.tracer?.cause ?? 0)
        ]
        isWaiting = false
        arbiter?.isUnsettled = true
    }

    /// SM5: at once, and with its action.
    func stop(because reason: TransitionReason) {
        requests.removeAll(keepingCapacity: true)
        isWaiting = false
        tracked.removeAll(keepingCapacity: true)
        // Only one in an attempt has anything to lose.
        guard arbiter != nil else { return }
        guard let application else { return breakOff(because: reason) }
        application.change { breakOff(because: reason) }
    }

    private func breakOff(because reason: TransitionReason) {
        if isActive {
            // Targets that were not told that it began are not told that it is over.
            let isKnown = !(owesAction && settled == .began)
            move(to: .cancelled, reason, because: nil, 0)
            owesAction = false
            if isKnown { sendActions(application?.tracer) }
        } else if settled == .possible {
            fail(reason, because: nil, 0)
        }
        application?.delivery.settleUnlessBusy()
    }

    /// SM4: the attempt is over.
    func startAnew() {
        reset()
        settled = .possible
        requests.removeAll(keepingCapacity: true)
        isWaiting = false
        owesAction = false
        mayBegin = nil
        arbiter = nil
        dynamicRequirements.removeAll()
        asked.removeAll(keepingCapacity: true)
        settledWith.removeAll(keepingCapacity: true)
        waitingNoted.removeAll(keepingCapacity: true)
        received.removeAll(keepingCapacity: true)
        tracked.removeAll(keepingCapacity: true)
        ignored.removeAll(keepingCapacity: true)
        locations = TouchPlaces()
    }

    /// The attempt of `other` is over: what was asked about the pair no longer counts (AR3).
    func forget(_ other: UIGestureRecognizer) {
        asked.removeAll { $0 == ObjectIdentifier(other) }
        settledWith.removeAll { $0 == ObjectIdentifier(other) }
        waitingNoted.removeAll { $0 == ObjectIdentifier(other) }
        dynamicRequirements.removeAll { $0.recognizer === other }
    }
}
