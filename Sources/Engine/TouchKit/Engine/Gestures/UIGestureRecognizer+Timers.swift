import TouchTrace

/// A timer of a recognizer, with its purpose.
struct RecognizerTimer {
    let timer: EventTimer
    let purpose: TimerPurpose
}

extension UIGestureRecognizer {
    /// Runs `action` on event time, `delay` seconds from now, unless the attempt is over by then
    /// (TE9). The timer goes with the attempt, so it may retain the recognizer: an object that was
    /// ever referenced weakly is slower to retain from then on.
    func startTimer(
        _ purpose: TimerPurpose, after delay: Double, _ action: @escaping () -> Void
    ) {
        guard let application else { return }
        stopTimer(purpose)
        let timer = application.schedule(after: delay) { [self] in
            timerFired(purpose, action)
        }
        attempt.timers.append(RecognizerTimer(timer: timer, purpose: purpose))
        trace(.te9) { .timer(owner: $0.id(self), purpose: purpose, .set, due: timer.due) }
    }

    func stopTimer(_ purpose: TimerPurpose) {
        guard let timer = attempt.takeTimer(purpose) else { return }
        application?.cancel(timer)
        trace(.te9) {
            .timer(owner: $0.id(self), purpose: purpose, .cancelled, due: timer.due)
        }
    }

    func cancelTimers() {
        while let last = attempt.timers.last { stopTimer(last.purpose) }
    }

    private func timerFired(_ purpose: TimerPurpose, _ action: () -> Void) {
        guard let due = attempt.takeTimer(purpose)?.due else { return }
        trace(.te9) {
            .timer(owner: $0.id(self), purpose: purpose, .fired, due: due)
        } during: {
            isAnalysing = true
            action()
            isAnalysing = false
        }
    }
}
