/// A motion that runs by itself: it gets each frame of event time until it is over.
///
/// Frames lie on a fixed grid of event time, so what a frame shows does not depend on how the host
/// moves the clock: in one step or a thousand, the same frames run at the same times (TE9).
final class FrameMotion {
    /// The start, in seconds of event time.
    let start: Double
    /// The duration, in seconds.
    let duration: Double
    private let step: (Double) -> Void
    private let end: () -> Void

    /// - Parameters:
    ///   - step: gets the seconds since the start, at most `duration`.
    ///   - end: called once, after the last step; not if the motion is stopped.
    init(
        start: Double, duration: Double, step: @escaping (Double) -> Void,
        end: @escaping () -> Void
    ) {
        self.start = start
        self.duration = duration
        self.step = step
        self.end = end
    }

    /// The end, in seconds of event time.
    var due: Double { start + duration }

    func run(at time: Double) {
        // Exactly the end: adding to the start and subtracting again may have rounded.
        step(time >= due ? duration : min(max(0, time - start), duration))
    }

    func finish() { end() }
}

/// The motions of one application.
struct Frames {
    var motions: [FrameMotion] = []
    /// The next frame; nil while nothing moves.
    var timer: EventTimer?
}

extension UIApplication {
    /// Runs `step` on each frame of the next `duration` seconds, and at their end.
    @discardableResult
    func move(
        for duration: Double, step: @escaping (Double) -> Void, end: @escaping () -> Void = {}
    ) -> FrameMotion {
        let motion = FrameMotion(start: now, duration: max(0, duration), step: step, end: end)
        frames.motions.append(motion)
        if let timer = frames.timer { cancel(timer) }
        frames.timer = nil
        scheduleFrame()
        return motion
    }

    /// Stops a motion where it is, without calling its `end`.
    func stop(_ motion: FrameMotion) {
        frames.motions.removeAll { $0 === motion }
        guard frames.motions.isEmpty, let timer = frames.timer else { return }
        cancel(timer)
        frames.timer = nil
    }

    private func isMoving(_ motion: FrameMotion) -> Bool {
        frames.motions.contains { $0 === motion }
    }

    private func scheduleFrame() {
        guard frames.timer == nil, !frames.motions.isEmpty else { return }
        let interval = max(tuning.frameInterval, 0.001)
        var due = ((now / interval).rounded(.down) + 1) * interval
        // Rounding may have led back to the frame that is running.
        if due <= now { due += interval }
        // An end is shown when it is due, even between two frames.
        for motion in frames.motions { due = min(due, max(now, motion.due)) }
        frames.timer = clock.schedule(at: due) { [application = Weak(self)] in
            application.object?.runFrame()
        }
    }

    private func runFrame() {
        frames.timer = nil
        for motion in frames.motions {
            // An earlier motion may have stopped it.
            guard isMoving(motion) else { continue }
            motion.run(at: now)
            // It may have stopped itself.
            guard now >= motion.due, isMoving(motion) else { continue }
            frames.motions.removeAll { $0 === motion }
            motion.finish()
        }
        scheduleFrame()
    }
}
