extension UIScrollView {
    /// The content goes on by itself after a drag.
    func decelerate(_ x: ScrollCurve, _ y: ScrollCurve) {
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isAboutToDecelerate else { return endDeceleration() }
        isDecelerating = true
        follow(x, y, .deceleration) { $0.endDeceleration() }
    }

    /// `setContentOffset(_:animated:)` on its way.
    func animateOffset(to offset: CGPoint) {
        let duration = tuning.scrollAnimationDuration
        let x = ScrollCurve(from: contentOffset.x, to: offset.x, duration: duration)
        let y = ScrollCurve(from: contentOffset.y, to: offset.y, duration: duration)
        showIndicators()
        follow(x, y, .scrolling) {
            $0.fadeIndicators()
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
        }
    }

    private func follow(
        _ x: ScrollCurve, _ y: ScrollCurve, _ purpose: TimerPurpose,
        end: @escaping (UIScrollView) -> Void
    ) {
        // Stopping one motion may have let the delegate begin another.
        stopMotion()
        guard let application else { return }
        let duration = max(x.duration, y.duration)
        motionPurpose = purpose
        motion = application.move(for: duration) { [weak self] time in
            self?.bounds.origin = CGPoint(x: x.value(at: time), y: y.value(at: time))
        } end: { [weak self] in
            guard let self, let motion else { return }
            traceMotion(motion, .fired)
            self.motion = nil
            end(self)
        }
        if let motion { traceMotion(motion, .set) }
    }

    /// Stops what moves by itself, where it is.
    func stopMotion() {
        isAboutToDecelerate = false
        guard let motion else { return }
        application?.stop(motion)
        traceMotion(motion, .cancelled)
        self.motion = nil
        if isDecelerating { endDeceleration() }
    }

    private func endDeceleration() {
        isDecelerating = false
        fadeIndicators()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    private func traceMotion(_ motion: FrameMotion, _ standing: TimerStanding) {
        traceChange(.ct4) {
            .timer(
                owner: $0, purpose: motionPurpose, standing, due: motion.start + motion.duration)
        }
    }
}
