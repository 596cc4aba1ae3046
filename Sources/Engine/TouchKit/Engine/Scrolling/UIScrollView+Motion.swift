import TouchTrace

/// A movement of the content by itself, for any purpose.
package struct ScrollMotion {
    let frames: FrameMotion
    let purpose: TimerPurpose
    let x: ScrollCurve
    let y: ScrollCurve
}

extension UIScrollView {
    /// Lets the content go on by itself after a drag.
    func decelerate(_ x: ScrollCurve, _ y: ScrollCurve) {
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isAboutToDecelerate else { return endDeceleration() }
        isDecelerating = true
        follow(x, y, .deceleration) { $0.endDeceleration() }
    }

    /// Scrolls to the top for a tap on the status bar (LA4).
    package func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: limits(.vertical).lowerBound)
        animateOffset(to: top) { $0.delegate?.scrollViewDidScrollToTop($0) }
    }

    /// Indicates whether the content is at its top, or pulled beyond it.
    package var isAtTop: Bool { contentOffset.y <= limits(.vertical).lowerBound }

    /// Moves the content for `setContentOffset(_:animated:)`.
    func animateOffset(to offset: CGPoint) {
        animateOffset(to: offset) { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
    }

    private func animateOffset(to offset: CGPoint, end: @escaping (UIScrollView) -> Void) {
        let duration = tuning.scrollAnimationDuration
        let x = ScrollCurve(from: contentOffset.x, to: offset.x, duration: duration)
        let y = ScrollCurve(from: contentOffset.y, to: offset.y, duration: duration)
        showIndicators()
        follow(x, y, .scrolling) {
            $0.fadeIndicators()
            end($0)
            $0.follower?.scrollViewRests($0)
        }
    }

    private func follow(
        _ x: ScrollCurve, _ y: ScrollCurve, _ purpose: TimerPurpose,
        end: @escaping (UIScrollView) -> Void
    ) {
        // Stopping one motion may have let the delegate begin another.
        stopMotion()
        guard let application else { return }
        let view = Weak(self)
        let frames = application.move(for: max(x.duration, y.duration)) { time in
            view.object?.bounds.origin = CGPoint(x: x.value(at: time), y: y.value(at: time))
        } end: {
            guard let self = view.object, let motion = self.motion else { return }
            self.traceMotion(motion, .fired)
            self.motion = nil
            end(self)
        }
        let begun = ScrollMotion(frames: frames, purpose: purpose, x: x, y: y)
        motion = begun
        traceMotion(begun, .set)
    }

    /// The current speed of the glide, in points per second.
    var glideSpeed: CGPoint {
        guard let motion, let now = application?.now else { return .zero }
        let time = now - motion.frames.start
        return CGPoint(x: motion.x.speed(at: time), y: motion.y.speed(at: time))
    }

    /// Stops content that moves by itself, at its current offset.
    func stopMotion() {
        isAboutToDecelerate = false
        guard let motion else { return }
        application?.stop(motion.frames)
        traceMotion(motion, .cancelled)
        self.motion = nil
        if isDecelerating { endDeceleration() }
    }

    private func endDeceleration() {
        isDecelerating = false
        fadeIndicators()
        delegate?.scrollViewDidEndDecelerating(self)
        follower?.scrollViewRests(self)
    }

    private func traceMotion(_ motion: ScrollMotion, _ standing: TimerStanding) {
        traceChange(.ct7) {
            .timer(owner: $0, purpose: motion.purpose, standing, due: motion.frames.due)
        }
    }
}
