extension CALayer {
    /// Adds an animation and removes the one with the same key. Its delegate is notified at the
    /// event time of its end, or at once if no window shows the layer.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "animation \(running.count)"
        removeAnimation(forKey: key)
        running.append((key, anim))
        anim.delegate?.animationDidStart(anim)
        let total = anim.total
        guard total.isFinite else { return }
        let release = CATransaction.hold()
        let end = { [layer = Weak(self)] in
            defer { release() }
            guard let self = layer.object, self.running.contains(where: { $0.animation === anim })
            else { return }
            self.end(anim)
        }
        guard let application = host?.window?.application else { return end() }
        let begins = max(anim.beginTime, application.now)
        application.move(for: begins - application.now + total, step: { _ in }, end: end)
    }

    private func end(_ anim: CAAnimation) {
        let keepsEnd = anim.fillMode == .forwards || anim.fillMode == .both
        if anim.isRemovedOnCompletion {
            running.removeAll { $0.animation === anim }
        } else if keepsEnd {
            anim.leaveEnd(on: self)
        }
        anim.delegate?.animationDidStop(anim, finished: true)
    }

    /// Removes an animation; its delegate learns that it did not finish.
    public func removeAnimation(forKey key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        let anim = running.remove(at: index).animation
        anim.delegate?.animationDidStop(anim, finished: false)
    }

    /// Removes all animations.
    public func removeAllAnimations() {
        for (key, _) in running { removeAnimation(forKey: key) }
    }

    /// Returns the animation that was added with `key`; nil if it is over.
    public func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    /// Returns the keys of animations that are not over; nil if there are none.
    public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

    /// Returns the layer that is currently shown: this one.
    public func presentation() -> Self? { self }
    /// Returns the layer whose copy this one shows: this one.
    public func model() -> Self { self }
    /// Converts a time to the layer's own time, which is event time: returns it unchanged.
    public func convertTime(_ t: Double, from l: CALayer?) -> Double { t }
    /// Converts a time from the layer's own time, which is event time: returns it unchanged.
    public func convertTime(_ t: Double, to l: CALayer?) -> Double { t }
}
