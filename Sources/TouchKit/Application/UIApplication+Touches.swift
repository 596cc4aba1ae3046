extension UIApplication {
    /// Puts samples together to events and sends them on. What makes no sense is repaired or dropped here.
    func take(_ samples: [TouchSample]) {
        guard let tracer else { return putTogether(samples) }
        tracer.write(.te8, .taken(samples: Int32(samples.count))) { putTogether(samples) }
    }

    private func putTogether(_ samples: [TouchSample]) {
        for sample in samples { admit(sample) }
        sendBatch()
    }

    // MARK: Sense and nonsense

    private func admit(_ sample: TouchSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite, sample.timestamp.isFinite
        else { return repaired(sample, .notFinite) }
        for change in intake.batch where change.sample.finger == sample.finger {
            // One finger cannot do two things in one event: the second makes the next event.
            repaired(sample, .repeatedInOneEvent)
            sendBatch()
            break
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
            intake.batch.append(Intake.Change(touch: touch, sample: sample))
        case .moved, .stationary, .ended, .cancelled:
            guard let touch = intake.fingers[sample.finger] else {
                let isMove = sample.phase == .moved || sample.phase == .stationary
                return repaired(sample, isMove ? .movedWithoutBegan : .endedWithoutBegan)
            }
            intake.batch.append(Intake.Change(touch: touch, sample: sample))
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

    /// Sends the batch as one event. Fingers move a hundred times a second: nothing here allocates then.
    private func sendBatch() {
        guard !intake.batch.isEmpty else { return }
        let before = clock.now
        var time = before
        for change in intake.batch {
            let sample = change.sample
            if sample.timestamp < before { repaired(sample, .timeRanBackwards) }
            time = max(time, sample.timestamp)
        }
        moveClock(to: time)
        // The array is lent and given back with its memory.
        var batch: [Intake.Change] = []
        swap(&batch, &intake.batch)
        // A timer may have let host code cancel a finger of this batch: it is done then.
        if !isCurrent(batch) {
            batch.removeAll { intake.fingers[$0.touch.finger] !== $0.touch }
        }
        if !batch.isEmpty { send(batch, at: time, notBefore: before) }
        batch.removeAll(keepingCapacity: true)
        if intake.batch.isEmpty { swap(&batch, &intake.batch) }
    }

    private func isCurrent(_ batch: [Intake.Change]) -> Bool {
        for change in batch where intake.fingers[change.sample.finger] !== change.touch {
            return false
        }
        return true
    }

    private func send(_ batch: [Intake.Change], at time: Double, notBefore before: Double) {
        let event = intake.event ?? makeEvent()
        intake.event = event
        event.timestamp = time
        event.rest()
        for change in batch { update(change.touch, with: change.sample, notBefore: before) }
        var ended: [UITouch] = []
        for change in batch {
            let touch = change.touch
            if touch.phase == .began { hitTest(touch, with: event) }
            if !touch.isLive { ended.append(touch) }
        }
        for change in batch where change.touch.window != nil {
            if change.touch.phase == .began { event.touches.append(change.touch) }
            if change.touch.phase != .stationary { event.note(change.touch) }
        }
        if !event.changed.isEmpty { sendNoting(event) }
        finish(event, ended)
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
        if !(sample.coalesced.isEmpty && touch.coalesced.isEmpty) {
            touch.coalesced = sample.coalesced.filter {
                $0.location.x.isFinite && $0.location.y.isFinite && $0.timestamp.isFinite
            }
        }
        if let tracer {
            tracer.write(
                .te1,
                .sample(
                    touch: tracer.id(touch), finger: Int32(truncatingIfNeeded: touch.finger),
                    phase: phase, x: sample.location.x, y: sample.location.y))
        }
    }

    /// Lets go of the fingers that `ended`, and of the sequence with the last of them.
    func finish(_ event: UIEvent, _ ended: [UITouch]) {
        event.forgetChanges()
        if !ended.isEmpty { letGo(of: ended, in: event) }
        let isLast = intake.fingers.isEmpty
        delivery.eventEnded(someEnded: !ended.isEmpty, sequenceEnded: isLast)
        guard isLast, intake.event != nil else { return }
        intake.event = nil
        tracer?.write(.te1, .sequenceEnded)
    }

    private func letGo(of ended: [UITouch], in event: UIEvent) {
        for touch in ended {
            if intake.fingers[touch.finger] === touch { intake.fingers[touch.finger] = nil }
            if touch.phase == .ended { noteLift(of: touch) }
            delivery.forgetUndelivered(touch)
        }
        event.touches.removeAll { !$0.isLive }
    }
}
