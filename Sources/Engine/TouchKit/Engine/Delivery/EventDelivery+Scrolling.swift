import TouchTrace

/// The scrolling of a pointer, from the first sample until there has been none for a while
/// (`Tuning.scrollPause`).
struct PointerScroll {
    /// The pans that take part in it; empty if only scroll views do, between which nothing need be
    /// decided (CT6).
    var pans: [UIPanGestureRecognizer] = []
    /// The timer of its end.
    var end: EventTimer?
}

extension EventDelivery {
    /// Lets pans that allow it follow the pointer's scrolling, without a touch; if none does, only
    /// scroll views move (BR3).
    func scroll(_ sample: PointerSample, over view: UIView?) {
        let way = CGPoint(x: sample.scroll.dx, y: sample.scroll.dy)
        guard way.x.isFinite, way.y.isFinite, way != .zero else { return }
        if pointerScroll.end == nil { beginScrolling(sample, over: view) }
        scheduleEndOfScrolling()
        guard !pointerScroll.pans.isEmpty else {
            view?.takeWheel(way, sample.scrollType)
            return
        }
        context.pointee.depth += 1
        for pan in pointerScroll.pans where !pan.attempt.isThrough {
            pan.scroll(by: way, at: pan.owner?.root?.pointFromParent(sample.location) ?? .zero)
        }
        arbiter.askDynamicRequirements()
        context.pointee.depth -= 1
        settleAlone()
    }

    /// Ends the scrolling: pans that have begun end, the others fail.
    func endScrolling() {
        stopScrolling { $0.scrollingEnded() }
        settleAlone()
    }

    /// Interrupts the scrolling on the system's behalf (DL11).
    func interruptScrolling() {
        stopScrolling { $0.interrupt() }
        settleAlone()
    }

    // MARK: Participants

    /// Begins scrolling, unless a finger is down: fingers take precedence over the wheel.
    private func beginScrolling(_ sample: PointerSample, over view: UIView?) {
        guard let application, application.intake.event == nil else { return }
        var found: [UIPanGestureRecognizer] = []
        view?.climb {
            found += $0.recognizers.reversed().compactMap { $0 as? UIPanGestureRecognizer }
            return true
        }
        found.removeAll { !$0.isEnabled || $0.attempt.context != nil }
        // Among scroll views, the innermost that can move does (CT6).
        guard
            found.contains(where: {
                !($0 is UIScrollViewPanGestureRecognizer) && admits($0, sample)
            })
        else { return }
        let event = UIEvent(
            type: .scroll, timestamp: application.clock.now, serial: UIApplication.takeSerial())
        for pan in found where admits(pan, sample) && shouldReceive(pan, event) {
            arbiter.attach(pan, toScrollAt: sample.location)
            pointerScroll.pans.append(pan)
        }
    }

    private func admits(_ pan: UIPanGestureRecognizer, _ sample: PointerSample) -> Bool {
        pan.allowedScrollTypesMask.contains(UIScrollTypeMask(sample.scrollType))
    }

    // MARK: The end

    private func scheduleEndOfScrolling() {
        guard let application else { return }
        if let end = pointerScroll.end { application.cancel(end) }
        pointerScroll.end = application.schedule(after: context.pointee.tuning.scrollPause) {
            [self] in endScrolling()
        }
    }

    private func stopScrolling(_ stop: (UIPanGestureRecognizer) -> Void) {
        if let end = pointerScroll.end { application?.cancel(end) }
        let pans = pointerScroll.pans
        pointerScroll = PointerScroll()
        for pan in pans {
            if !pan.attempt.isThrough { stop(pan) }
            pan.attempt.isScrolled = false
        }
        if !pans.isEmpty { context.pointee.hasToReset = true }
    }
}
