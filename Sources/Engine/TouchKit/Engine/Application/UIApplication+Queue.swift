extension UIApplication {
    /// Takes in one call of the host. Calls from inside a callback wait until the earlier ones are
    /// done (DL14).
    func enqueue(_ call: Intake.HostCall) {
        if let tracer, case .touches(let samples) = call {
            // The call that is being delivered counts too.
            let waiting = intake.isDraining ? intake.queue.count + 2 : 1
            tracer.write(
                .te8, .enqueued(samples: Int32(samples.count), waiting: Int32(waiting)))
        }
        guard !intake.isDraining else { return intake.queue.append(call) }
        inTurn {
            deliver(call)
            displayIfNeeded()
        }
    }

    /// Runs `work`, which the host may trigger between its calls, as one of them: what its
    /// callbacks send waits (DL14).
    func change(_ work: () -> Void) {
        if intake.isDraining { perform(work) } else { inTurn(work) }
    }

    @inline(__always)
    private func inTurn(_ work: () -> Void) {
        intake.isDraining = true
        perform {
            work()
            if !intake.queue.isEmpty { drain() }
        }
        intake.isDraining = false
    }

    /// The number of calls from inside callbacks, or of timers due at one moment, that counts as
    /// endless.
    private static let longestQueue = 10_000

    /// Delivers the calls that arrived in the meantime.
    private func drain() {
        var next = 0
        while next < intake.queue.count {
            if next == UIApplication.longestQueue {
                tracer?.write(.te8, .repaired(finger: 0, fault: .sentWithoutEnd))
                log("callbacks send without end: what they sent last is dropped")
                break
            }
            deliver(intake.queue[next])
            next += 1
            displayIfNeeded()
        }
        intake.queue.clear()
    }

    private func deliver(_ call: Intake.HostCall) {
        switch call {
        case .touches(let samples): deliver(samples)
        case .pointer(let sample): deliver(sample)
        case .advance(let time): advanceClock(to: time)
        case .cancel(let time):
            advanceClock(to: time)
            interrupt()
        case .system(let event, let time):
            if let time { advanceClock(to: time) }
            deliver(event)
        }
    }

    private func advanceClock(to time: Double) {
        if time.isFinite {
            moveClock(to: time)
        } else {
            tracer?.write(.te9, .repaired(finger: 0, fault: .timeNotFinite))
        }
    }

    /// Moves event time on, firing the timers that are due on the way (TE9).
    /// - Returns: true if a timer fired.
    @discardableResult
    func moveClock(to time: Double) -> Bool {
        // Changes that the host has made belong to the moment before, however far the clock moves
        // now (TE9).
        displayIfNeeded()
        var (moment, atOnce, fired) = (clock.now, 0, 0)
        while let timer = clock.takeDue(by: time) {
            if clock.now > moment { (moment, atOnce) = (clock.now, 0) }
            fired += 1
            firings += 1
            atOnce += 1
            if atOnce > UIApplication.longestQueue {
                log("timers set one another for the same moment without end: one is dropped")
                continue
            }
            tracer?.now = clock.now
            delivery.fire(timer)
            // Here, not after the loop: pictures belong to the moment that changed them (TE9).
            displayIfNeeded()
        }
        clock.move(to: time)
        tracer?.now = clock.now
        return fired > 0
    }
}
