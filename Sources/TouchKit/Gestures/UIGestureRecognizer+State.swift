extension UIGestureRecognizer {
    var isFinished: Bool { settled == .ended || settled == .failed || settled == .cancelled }

    /// Begun, and not finished.
    var isActive: Bool { settled == .began || settled == .changed }

    /// Still Possible: what it delays stays delayed (DL8, DL9).
    var isUndecided: Bool { settled == .possible && isEnabled }

    /// Finished, or recognised but for a requirement: the attempt takes no more touches (SM4).
    var canReceiveNewTouches: Bool {
        !isFinished && !(isWaiting && requests.first == .ended)
    }

    // MARK: Requests

    /// Asks for a transition (SM1). Failing is put right for a recognizer that has begun, and cancelling for one
    /// that has not (SM3).
    func request(_ wanted: State, _ reason: TransitionReason) {
        let present = state
        if wanted == .possible, present == .possible { return }
        guard let next = legalTransition(from: present, to: wanted) else {
            trace(.sm3) { .refused(recognizer: $0.id(self), from: present, to: wanted) }
            return log("\(name ?? "\(type(of: self))"): no way from \(present) to \(wanted)")
        }
        requestReason = reason
        if next == .failed {
            requests = [.failed]
            isWaiting = false
        } else if isWaiting {
            // It goes on analysing while it waits; once freed it begins with what holds then (AR5).
            requests = [next]
        } else {
            requests.append(next)
        }
        guard let delivery = application?.delivery else { return settleAlone() }
        if arbiter == nil { join(delivery.arbiter) }
        delivery.settleUnlessBusy()
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
        while !requests.isEmpty {
            settled = requests.removeFirst()
            if settled != .failed { sendActions(nil) }
        }
        if isFinished { startAnew() }
    }

    // MARK: Settling; called by the arbiter

    /// A transition that bears an action (SM2).
    func move(to next: State, _ reason: TransitionReason, because other: UIGestureRecognizer?) {
        let previous = settled
        settled = next
        requestReason = .analysis
        trace(.sm1) {
            .transition(
                recognizer: $0.id(self), from: previous, to: next, reason: reason,
                because: $0.id(other))
        }
        if isFinished { cancelTimers() }
    }

    /// From Possible to Failed: no action (SM2).
    func fail(_ reason: TransitionReason, because other: UIGestureRecognizer?) {
        requests.removeAll(keepingCapacity: true)
        isWaiting = false
        move(to: .failed, reason, because: other)
    }

    /// DL11: its touches were cancelled, whatever the subclass made of it.
    func interrupt() {
        guard !isFinished else { return }
        requestReason = .interrupted
        requests = [isActive ? .cancelled : .failed]
        isWaiting = false
    }

    /// SM5: at once, and with its action.
    func stop(because reason: TransitionReason) {
        requests.removeAll(keepingCapacity: true)
        isWaiting = false
        tracked.removeAll(keepingCapacity: true)
        guard !received.isEmpty || isActive else { return }
        if isActive {
            move(to: .cancelled, reason, because: nil)
            let delivery = application?.delivery
            sendActions(delivery?.tracer)
        } else if settled == .possible {
            fail(reason, because: nil)
        }
        application?.delivery.settleUnlessBusy()
    }

    /// SM4: the attempt is over.
    func startAnew() {
        cancelTimers()
        reset()
        settled = .possible
        requests.removeAll(keepingCapacity: true)
        requestReason = .analysis
        isWaiting = false
        mayBegin = nil
        arbiter = nil
        dynamicRequirements.removeAll()
        asked.removeAll(keepingCapacity: true)
        settledWith.removeAll(keepingCapacity: true)
        waitingNoted.removeAll(keepingCapacity: true)
        received.removeAll(keepingCapacity: true)
        tracked.removeAll(keepingCapacity: true)
        ignored.removeAll(keepingCapacity: true)
        locations.removeAll(keepingCapacity: true)
    }
}
