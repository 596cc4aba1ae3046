extension UIApplication {
    /// Cancels every live touch (DL11).
    func interrupt() {
        let touches = intake.fingers.values.sorted { $0.serial < $1.serial }
        let work = {
            self.delivery.interruptScrolling()
            if !touches.isEmpty { self.cancel(touches) }
        }
        if let tracer {
            tracer.write(.dl11, .interrupted, during: work)
        } else {
            work()
        }
    }

    /// Sends an event that cancels `touches`.
    func cancel(_ touches: [UITouch]) {
        let event = intake.event
        event?.rest()
        for touch in touches {
            touch.moment.phase = .cancelled
            touch.moment.timestamp = clock.now
            touch.moment.previousLocation = touch.moment.location
        }
        guard let event else {
            for touch in touches { intake.fingers[touch.finger] = nil }
            return
        }
        event.timestamp = clock.now
        for touch in touches where touch.window != nil { event.note(touch) }
        if !event.changed.isEmpty { sendNoting(event) }
        finish(event, touches)
    }
}
