extension UIApplication {
    /// Puts samples together to events and sends them on. What makes no sense is repaired or dropped here.
    func take(_ samples: [TouchSample]) {
        let take = {
            for sample in samples { self.admit(sample) }
            self.sendBatch()
        }
        if let tracer {
            tracer.write(.te8, .taken(samples: Int32(samples.count)), during: take)
        } else {
            take()
        }
    }

    // MARK: Sense and nonsense

    private func admit(_ sample: TouchSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite, sample.timestamp.isFinite
        else { return repaired(sample, .notFinite) }
        if intake.batch.contains(where: { $0.touch.finger == sample.finger }) {
            // One finger cannot do two things in one event: the second makes the next event.
            repaired(sample, .repeatedInOneEvent)
            sendBatch()
        }
        switch sample.phase {
        case .began:
            if let known = intake.fingers[sample.finger] {
                repaired(sample, .secondBegan)
                sendBatch()
                cancel([known], reason: .fingerBeganAgain)
            }
            let touch = makeTouch(for: sample)
            intake.fingers[sample.finger] = touch
            intake.batch.append((touch, sample))
        case .moved, .stationary, .ended, .cancelled:
            guard let touch = intake.fingers[sample.finger] else {
                let isMove = sample.phase == .moved || sample.phase == .stationary
                return repaired(sample, isMove ? .movedWithoutBegan : .endedWithoutBegan)
            }
            intake.batch.append((touch, sample))
        case .regionEntered, .regionMoved, .regionExited:
            // Hovering comes in as pointer samples; a finger cannot hover.
            repaired(sample, .movedWithoutBegan)
        }
    }

    private func repaired(_ sample: TouchSample, _ fault: SampleFault) {
        let finger = Int32(truncatingIfNeeded: sample.finger)
        tracer?.write(.te9, .repaired(finger: finger, fault: fault))
    }

    private func makeTouch(for sample: TouchSample) -> UITouch {
        intake.lastTouchSerial += 1
        let touch = UITouch(
            serial: intake.lastTouchSerial, finger: sample.finger, type: sample.type,
            moment: UITouch.Moment(
                phase: .began, timestamp: sample.timestamp, location: sample.location,
                previousLocation: sample.location))
        touch.application = self
        return touch
    }

    // MARK: One event

    private func sendBatch() {
        guard !intake.batch.isEmpty else { return }
        let batch = intake.batch
        intake.batch.removeAll(keepingCapacity: true)
        let before = clock.now
        var time = before
        for (_, sample) in batch {
            if sample.timestamp < before { repaired(sample, .timeRanBackwards) }
            time = max(time, sample.timestamp)
        }
        moveClock(to: time)
        // A timer may have let host code cancel a finger of this batch: it is done then.
        let live = batch.filter { intake.fingers[$0.touch.finger] === $0.touch }
        guard !live.isEmpty else { return }
        let event = intake.event ?? makeEvent()
        intake.event = event
        event.timestamp = time
        event.changed.removeAll(keepingCapacity: true)
        for touch in event.touches where touch.isLive { touch.moment.phase = .stationary }
        for (touch, sample) in live { update(touch, with: sample, notBefore: before) }
        for (touch, _) in live where touch.phase == .began { hitTest(touch, with: event) }
        for (touch, _) in live where touch.window != nil {
            if touch.phase == .began { event.touches.append(touch) }
            if touch.phase != .stationary { event.changed.append(touch) }
        }
        event.changed.sort { $0.serial < $1.serial }
        if !event.changed.isEmpty { sendNoting(event) }
        finish(event, live.map(\.touch))
    }

    private func makeEvent() -> UIEvent {
        UIEvent(type: .touches, timestamp: clock.now, serial: UIApplication.takeSerial())
    }

    private func update(_ touch: UITouch, with sample: TouchSample, notBefore time: Double) {
        let location = touch.window?.pointFromParent(sample.location) ?? sample.location
        let timestamp = max(sample.timestamp, time)
        let old = touch.moment
        let phase = sample.phase
        touch.interval = timestamp - old.timestamp
        touch.moment = UITouch.Moment(
            phase: phase,
            timestamp: phase == .stationary ? old.timestamp : timestamp,
            location: location,
            previousLocation: phase == .began ? location : old.location)
        touch.force = sample.force.isFinite ? sample.force : 0
        touch.majorRadius = sample.majorRadius.isFinite ? sample.majorRadius : 0
        touch.coalesced = sample.coalesced.filter {
            $0.location.x.isFinite && $0.location.y.isFinite && $0.timestamp.isFinite
        }
        if let tracer {
            tracer.write(
                .te1,
                .sample(
                    touch: tracer.id(touch), finger: Int32(truncatingIfNeeded: touch.finger),
                    phase: phase, x: sample.location.x, y: sample.location.y))
        }
    }

    /// Lets go of the fingers that lifted, and of the sequence with the last of them.
    func finish(_ event: UIEvent, _ touches: [UITouch]) {
        for touch in touches where !touch.isLive {
            if intake.fingers[touch.finger] === touch { intake.fingers[touch.finger] = nil }
            if touch.phase == .ended { noteLift(of: touch) }
            delivery.forgetUndelivered(touch)
        }
        event.touches.removeAll { !$0.isLive }
        event.changed.removeAll(keepingCapacity: true)
        let isLast = intake.fingers.isEmpty
        delivery.eventEnded(sequenceEnded: isLast)
        guard isLast, intake.event != nil else { return }
        intake.event = nil
        tracer?.write(.te1, .sequenceEnded)
    }
}
