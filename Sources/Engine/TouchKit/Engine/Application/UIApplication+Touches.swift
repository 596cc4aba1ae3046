import TouchPicture
import TouchTrace

extension UIApplication {
    /// Groups samples into events and delivers these. Samples that make no sense are repaired or
    /// dropped here.
    func deliver(_ samples: [TouchSample]) {
        guard let tracer else { return deliverEvents(of: samples) }
        tracer.write(.te8, .taken(samples: Int32(samples.count))) { deliverEvents(of: samples) }
    }

    private func deliverEvents(of samples: [TouchSample]) {
        for index in samples.indices {
            guard let touch = admit(index, of: samples) else { continue }
            // Usually one finger moves, and needs no list.
            if samples.count == 1 { return deliverAlone(touch) }
            intake.batch.append(touch)
        }
        deliverBatch()
    }

    // MARK: Sense and nonsense

    /// Admits a sample, reading it in place: copying one takes longer than most of the checks.
    /// - Returns: the touch that takes part in the event; nil if the sample makes no sense.
    @inline(__always)
    private func admit(_ index: Int, of samples: [TouchSample]) -> UITouch? {
        let (finger, phase) = (samples[index].finger, samples[index].phase)
        guard samples[index].location.x.isFinite, samples[index].location.y.isFinite,
            samples[index].timestamp.isFinite
        else { return repaired(finger, .notFinite) }
        if intake.batch.contains(where: { $0.finger == finger }) {
            // One finger cannot do two things in one event: the second starts the next event.
            repaired(finger, .repeatedInOneEvent)
            deliverBatch()
        }
        let known = intake.fingers[finger]
        switch phase {
        case .began:
            if let known {
                repaired(finger, .secondBegan)
                deliverBatch()
                cancel([known])
            }
            let touch = makeTouch(for: samples[index])
            if touch.type == .pencil { intake.hoveringPencil = nil }
            intake.fingers[finger] = touch
            return touch
        case .moved, .stationary, .ended, .cancelled:
            guard let known else {
                let isMove = phase == .moved || phase == .stationary
                return repaired(finger, isMove ? .movedWithoutBegan : .endedWithoutBegan)
            }
            known.sample = samples[index]
            return known
        case .regionEntered, .regionMoved, .regionExited:
            // Hovering arrives as pointer samples; a finger cannot hover.
            return repaired(finger, .movedWithoutBegan)
        }
    }

    @discardableResult
    private func repaired(_ finger: Int, _ fault: SampleFault) -> UITouch? {
        let finger = Int32(truncatingIfNeeded: finger)
        tracer?.write(.te9, .repaired(finger: finger, fault: fault))
        return nil
    }

    private func makeTouch(for sample: TouchSample) -> UITouch {
        intake.lastTouchSerial += 1
        let touch = UITouch(
            serial: intake.lastTouchSerial, sample: sample,
            moment: UITouch.Moment(
                phase: .began, timestamp: sample.timestamp, location: sample.location,
                previousLocation: sample.location))
        touch.link = link
        return touch
    }

    // MARK: One event

    /// Delivers the batch as one event. Fingers move a hundred times a second, so nothing here
    /// allocates for a move.
    private func deliverBatch() {
        guard !intake.batch.isEmpty else { return }
        let before = clock.now
        var time = before
        for touch in intake.batch {
            time = max(time, moment(of: touch, notBefore: before))
        }
        let hasFired = moveClock(to: time)
        // The array is lent out and returned, so it keeps its memory.
        var batch: [UITouch] = []
        swap(&batch, &intake.batch)
        // A timer may have let host code cancel a finger of this batch, which is done then.
        if hasFired { batch.removeAll { !intake.fingers.holds($0) } }
        if !batch.isEmpty { deliver(batch, at: time, notBefore: before) }
        while !batch.isEmpty { batch.removeLast() }
        if intake.batch.isEmpty { swap(&batch, &intake.batch) }
    }

    /// Delivers an event of one touch, as most are.
    private func deliverAlone(_ touch: UITouch) {
        let before = clock.now
        let time = moment(of: touch, notBefore: before)
        let hasFired = moveClock(to: time)
        // A timer may have let host code cancel it; it is done then.
        if hasFired, !intake.fingers.holds(touch) { return }
        deliver(touch, at: time, notBefore: before)
    }

    /// Returns the time of the present sample of `touch`, not before `earliest`.
    private func moment(of touch: UITouch, notBefore earliest: Double) -> Double {
        let time = touch.sample.timestamp
        if time < earliest { repaired(touch.finger, .timeRanBackwards) }
        return max(time, earliest)
    }

    private func deliver(_ touch: UITouch, at time: Double, notBefore before: Double) {
        let event = startEvent(at: time, of: touch)
        update(touch, notBefore: before)
        if touch.phase == .began {
            hitTest(touch, with: event)
            if touch.window != nil { event.touches.append(touch) }
        }
        if touch.window != nil, touch.phase != .stationary {
            event.note(touch)
            sendNoting(event)
        }
        finish(event, touch.isLive ? [] : [touch])
    }

    private func deliver(_ batch: [UITouch], at time: Double, notBefore before: Double) {
        let event = startEvent(at: time)
        var hasNew = false
        var ended: [UITouch] = []
        for touch in batch {
            update(touch, notBefore: before)
            switch touch.phase {
            case .began: hasNew = true
            case .stationary: break
            case .moved: if touch.window != nil { event.note(touch) }
            default:
                ended.append(touch)
                if touch.window != nil { event.note(touch) }
            }
        }
        if hasNew { hitTest(batch, with: event) }
        if !event.changed.isEmpty { sendNoting(event) }
        finish(event, ended)
    }

    /// Finds the views of the new touches, all of them before the event has any (HT10).
    private func hitTest(_ batch: [UITouch], with event: UIEvent) {
        for touch in batch where touch.phase == .began { hitTest(touch, with: event) }
        for touch in batch where touch.phase == .began && touch.window != nil {
            event.touches.append(touch)
            event.note(touch)
        }
    }

    /// - Parameter touch: the touch of an event with only one; nil if there are several.
    private func startEvent(at time: Double, of touch: UITouch? = nil) -> UIEvent {
        if let event = intake.event {
            event.timestamp = time
            if event.touches.count != 1 || event.touches[0] !== touch { event.rest() }
            return event
        }
        delivery.endScrolling()
        let event = UIEvent(type: .touches, timestamp: time, serial: UIApplication.takeSerial())
        intake.event = event
        return event
    }

    /// Updates `touch` to its sample.
    private func update(_ touch: UITouch, notBefore time: Double) {
        let place = touch.sample.location
        let location = touch.window?.pointFromParent(place) ?? place
        let timestamp = max(touch.sample.timestamp, time)
        let old = touch.moment
        let phase = touch.sample.phase
        touch.interval = timestamp - old.timestamp
        touch.moment = UITouch.Moment(
            phase: phase,
            timestamp: phase == .stationary ? old.timestamp : timestamp,
            location: location,
            previousLocation: phase == .began ? location : old.location)
        touch.takeMeasures()
        if let tracer {
            tracer.write(
                .te1,
                .sample(
                    touch: tracer.id(touch), finger: Int32(truncatingIfNeeded: touch.finger),
                    phase: phase, x: place.x, y: place.y))
            if touch.type == .pencil {
                let pose = touch.sample.pose ?? PencilPose()
                tracer.hold(pose, of: tracer.id(touch), isNew: phase == .began)
            }
        }
    }

    /// Releases the fingers that `ended`, and ends the sequence with the last of them.
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

extension UIApplication {
    /// Sends an event to each window that has a touch in it, from back to front (TE8).
    func sendTouches(_ event: UIEvent) {
        if windows.count == 1 {
            // The usual case, in which the list need not be retained.
            if event.concerns(windows[0]) { sendNoting(event, to: windows[0]) }
            return
        }
        for window in windows where event.concerns(window) {
            sendNoting(event, to: window)
        }
    }

    /// Calls the window's `sendEvent(_:)` and notes whether an override swallowed the event.
    private func sendNoting(_ event: UIEvent, to window: UIWindow) {
        window.sendEventReachedBase = false
        guard let tracer else { return window.sendEvent(event) }
        let id = tracer.id(window)
        tracer.write(.te8, .sendEvent(by: id)) { window.sendEvent(event) }
        if !window.sendEventReachedBase { tracer.write(.te8, .swallowed(by: id)) }
    }
}

extension UIApplication {
    /// Sets the tap count of the new `touch` from the taps before it (TE3).
    func countTaps(of touch: UITouch, at location: CGPoint) {
        let time = touch.timestamp
        intake.lifts.removeAll { time - $0.time > tuning.tapCountInterval }
        let near = intake.lifts.lastIndex {
            Mathematics.hypotenuse($0.location.x - location.x, $0.location.y - location.y)
                <= tuning.tapCountRadius
        }
        guard let near else { return }
        touch.tapCount = intake.lifts.remove(at: near).tapCount + 1
    }

    func noteLift(of touch: UITouch) {
        guard let window = touch.window else { return }
        intake.lifts.append(
            Intake.Lift(
                time: touch.timestamp, location: window.pointToParent(touch.moment.location),
                tapCount: touch.tapCount))
        // At most ten fingers lift at once; more would be noise.
        if intake.lifts.count > 32 { intake.lifts.removeFirst() }
    }
}
