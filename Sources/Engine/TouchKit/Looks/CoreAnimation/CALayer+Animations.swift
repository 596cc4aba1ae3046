extension CALayer {
    /// Adds an animation; one with the same key goes. Its end is told at its event time, at once where no window shows the layer.
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

    /// Takes an animation away; its delegate hears that it did not finish.
    public func removeAnimation(forKey key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        let anim = running.remove(at: index).animation
        anim.delegate?.animationDidStop(anim, finished: false)
    }

    /// Takes all animations away.
    public func removeAllAnimations() {
        for (key, _) in running { removeAnimation(forKey: key) }
    }

    /// The animation that was added with `key`; nil if it is over.
    public func animation(forKey key: String) -> CAAnimation? {
        running.first { $0.key == key }?.animation
    }

    /// The keys of animations that are not over; nil for none.
    public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

    /// What is shown now: the layer itself.
    public func presentation() -> Self? { self }
    /// The layer whose copy this one shows: itself.
    public func model() -> Self { self }
    /// Event time in the layer's own time: the same.
    public func convertTime(_ t: Double, from l: CALayer?) -> Double { t }
    /// The layer's own time as event time: the same.
    public func convertTime(_ t: Double, to l: CALayer?) -> Double { t }
}
