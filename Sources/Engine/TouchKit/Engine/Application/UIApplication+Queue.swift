extension UIApplication {
    /// Takes one call of the host in. Calls from inside a callback wait until those before are done (DL14).
    func enqueue(_ call: Intake.HostCall) {
        if let tracer, case .touches(let samples) = call {
            // The one that is being delivered counts.
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

    /// Runs `work`, which the host may bring about between its calls, like one of them: what callbacks send waits (DL14).
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

    /// So many calls from inside callbacks, or timers due at one moment, make no end.
    private static let longestQueue = 10_000

    /// Delivers what came in meanwhile.
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

    /// Moves event time on, firing what is due on the way (TE9).
    /// - Returns: whether a timer fired.
    @discardableResult
    func moveClock(to time: Double) -> Bool {
        // What the host changed since belongs to the moment before, however far the clock goes now (TE9).
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
            // Here, not at the end of the way: pictures belong to the moment that changed them (TE9).
            displayIfNeeded()
        }
        clock.move(to: time)
        tracer?.now = clock.now
        return fired > 0
    }
}
