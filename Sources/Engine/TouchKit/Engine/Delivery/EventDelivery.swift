import TouchTrace

// The order in which to read this folder: `Attempt` – a recognizer's life and its requests;
// `Arbiter`, then its +Questions, +Permission, +Requirements and +Prevention – which requests are
// granted; `EventDelivery`, here, then its +Views, +Removal and +Hover – which touch goes where,
// and when; `ViewTouches` – what views know of touches. `EventContext`, `EventChanges` and
// `TouchSets` make it fast, `Tuning` has the numbers, and `Invariants` the checks that tests make
// after each event.

/// The delivery of touches to recognizers and views, in the order of the rules DL1–DL4.
///
/// For each event and window: (a) the recognizers of new touches are collected; (b) every
/// recognizer gets its touches; (c) the arbiter settles which are recognized and which fail, and
/// (d) sends the actions; (e) views lose the touches that were claimed; (f) held phases that became
/// free are delivered; (g) views get the event's own touches. A timer, or a change made between
/// events, runs (c) to (f).
final class EventDelivery {
    let arbiter: Arbiter
    /// The application's context. The application owns this object; windows and touches retain the
    /// memory, too.
    let context: UnsafeMutablePointer<EventContext>
    /// The standing of touches with their views.
    var viewTouches = ViewTouches()
    /// Touches that a recognizer claimed and whose views have not been called yet.
    var claims: [Claim] = []
    let sets = TouchSets()
    /// The touches that a view gets next; empty in between.
    var due: [UITouch] = []
    /// Memory for the recognizers that may receive a touch.
    private var candidates: [UIGestureRecognizer] = []
    private var eventNumber = 0
    /// The pointer's view, for recognizers that follow it.
    @Weak var hoveredView: UIView?
    /// The regions in one of which the pointer is (PP6).
    @Weak var pointerRegions: PointerRegions?
    var pointerScroll = PointerScroll()

    init(_ context: UnsafeMutablePointer<EventContext>) {
        self.context = context
        arbiter = Arbiter(context)
    }

    /// The application; nil if it was deallocated during the event being delivered.
    var application: UIApplication? { context.pointee.application }
    var tracer: Tracer? { context.pointee.tracer }

    /// The phases in the order of delivery: began first, cancelled last (DL4).
    static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    // MARK: One event

    func deliver(_ event: UIEvent, in window: UIWindow) {
        context.pointee.depth += 1
        defer { context.pointee.depth -= 1 }
        if event.changed.count == 1 {
            let touch = event.changed[0]
            if touch.phase == .moved, touch.window === window {
                return deliverMove(of: touch, event)
            }
        }
        eventNumber += 1
        let changes = EventChanges(of: event, in: window)
        if changes.contains(.began) { collectRecognizers(of: event, in: window) }
        deliverToRecognizers(event, changes, in: window)
        arbiter.askDynamicRequirements()
        settle(with: event)
        deliverToViews(event, changes, in: window)
    }

    /// Delivers a single finger's move, as most events are: no touch begins or ends, and one set
    /// serves all.
    private func deliverMove(of touch: UITouch, _ event: UIEvent) {
        let alone = sets.alone(touch)
        for recognizer in arbiter.attempts where recognizer.attempt.tracked.holds(touch) {
            deliver(.moved, alone, of: event, to: recognizer)
        }
        if context.pointee.isUnsettled || !claims.isEmpty || !viewTouches.holding.isEmpty {
            settle(with: event)
        }
        deliverToView(touch, alone, event)
    }

    /// Runs (c) to (f) until nothing more follows.
    private func settle(with event: UIEvent?) {
        repeat {
            arbiter.settle(in: self)
            cancelClaimed(with: event)
            flushHeld(with: event)
        } while context.pointee.isUnsettled
    }

    /// Settles changes made outside of an event.
    func settleAlone() {
        context.pointee.depth += 1
        settle(with: application?.intake.event)
        context.pointee.depth -= 1
        arbiter.resetFinished()
        if application?.intake.event == nil { sets.removeAll() }
    }

    /// Settles a change made outside of an event at once (DL14).
    func settleUnlessBusy() {
        guard !context.pointee.isBusy, !arbiter.attempts.isEmpty || !viewTouches.holding.isEmpty
        else { return }
        application?.change { settleAlone() }
    }

    /// Fires a timer and settles its changes (TE9, DL14).
    func fire(_ timer: EventTimer) {
        context.pointee.depth += 1
        timer.action()
        context.pointee.depth -= 1
        settleAlone()
    }

    /// Ends an event: recognizers that are finished start anew (SM4).
    func eventEnded(someEnded: Bool, sequenceEnded: Bool) {
        if someEnded { arbiter.dropEndedTouches() }
        if sequenceEnded { arbiter.failCycles() }
        // A view may have disabled a recognizer, or set its state (DL14).
        if context.pointee.isUnsettled { settleAlone() } else { arbiter.resetFinished() }
        if sequenceEnded { sets.removeAll() }
    }

    // MARK: DL1 (a) Recognizers of a new touch

    private func collectRecognizers(of event: UIEvent, in window: UIWindow) {
        for touch in event.changed where touch.phase == .began && touch.window === window {
            // Complete before any question is asked: answers may change the tree (DL14). The memory
            // is lent.
            var found: [UIGestureRecognizer] = []
            swap(&found, &candidates)
            touch.view?.climb {
                if !$0.recognizers.isEmpty { found += $0.recognizers.reversed() }
                return true
            }
            for recognizer in found where isOpen(recognizer, in: window) {
                // An answer may disable or remove the very recognizer that was asked.
                if shouldReceive(recognizer, touch, event), isOpen(recognizer, in: window) {
                    arbiter.attach(recognizer, to: touch)
                }
            }
            found.clear()
            swap(&found, &candidates)
        }
    }

    /// Returns whether the recognizer is enabled, not finished, and still in the window.
    private func isOpen(_ recognizer: UIGestureRecognizer, in window: UIWindow) -> Bool {
        recognizer.isEnabled && !recognizer.attempt.isThrough && recognizer.owner?.root === window
    }

    /// Returns whether there is no objection: from `shouldReceive(event)` once an event, the
    /// allowed touch types, then the delegate.
    private func shouldReceive(
        _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
    ) -> Bool {
        if recognizer.askedEvent != eventNumber {
            recognizer.askedEvent = eventNumber
            recognizer.acceptsEvent = shouldReceive(recognizer, event)
        }
        guard recognizer.acceptsEvent else { return false }
        guard recognizer.allows(touch) else {
            trace(.dl1) {
                .question(
                    .allowedTouchType, asked: $0.id(recognizer), about: $0.id(touch),
                    answer: false, by: .byDefault)
            }
            return false
        }
        guard let delegate = recognizer.delegate else { return true }
        return arbiter.askDelegate(.shouldReceiveTouch, of: recognizer, about: touch, rule: .dl1) {
            delegate.gestureRecognizer(recognizer, shouldReceive: touch)
        }
    }

    /// Returns whether neither the recognizer nor its delegate objects to the event as a whole.
    func shouldReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        let accepts = arbiter.ask(
            .shouldReceiveEvent, recognizer, about: recognizer, rule: .dl1
        ) { recognizer.shouldReceive(event) }
        guard accepts, let delegate = recognizer.delegate else { return accepts }
        return arbiter.askDelegate(
            .shouldReceiveEvent, of: recognizer, about: recognizer, rule: .dl1
        ) { delegate.gestureRecognizer(recognizer, shouldReceive: event) }
    }

    // MARK: DL2 (b) Recognizers get their touches

    private func deliverToRecognizers(
        _ event: UIEvent, _ changes: EventChanges, in window: UIWindow
    ) {
        // The list is fixed when the event starts (DL14).
        for recognizer in arbiter.attempts where !recognizer.attempt.tracked.isEmpty {
            deliver(event, changes, in: window, to: recognizer)
            if changes.contains(.ended) || changes.contains(.cancelled) {
                recognizer.attempt.leave { !$0.isLive && $0.window === window }
            }
        }
        if changes.contains(.began) { claimJoiners(event, in: window) }
    }

    private func deliver(
        _ event: UIEvent, _ changes: EventChanges, in window: UIWindow,
        to recognizer: UIGestureRecognizer
    ) {
        for phase in EventDelivery.phases where changes.contains(phase) {
            if let touches = sets.changed(recognizer.attempt.tracked, to: phase, in: window) {
                deliver(phase, touches, of: event, to: recognizer)
            }
        }
    }

    private func deliver(
        _ phase: UITouch.Phase, _ touches: Set<UITouch>, of event: UIEvent,
        to recognizer: UIGestureRecognizer
    ) {
        guard
            !recognizer.attempt.isThrough
                || phase == .cancelled && !recognizer.attempt.isFinished
        else { return }
        recognizer.noteLocations()
        recognizer.isAnalysing = true
        defer { recognizer.isAnalysing = false }
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled:
            recognizer.touchesCancelled(touches, with: event)
            recognizer.interrupt()
        default: break
        }
    }

    /// Claims a touch at once that joins a recognizer which has begun (DL7).
    private func claimJoiners(_ event: UIEvent, in window: UIWindow) {
        for touch in event.changed where touch.phase == .began && touch.window === window {
            let owner = touch.recognizers.first {
                $0.attempt.isActive && $0.cancelsTouchesInView && $0.tracks(touch)
            }
            if let owner { claim(touch, by: owner) }
        }
    }

    func trace(_ rule: Rule, _ entry: (Tracer) -> TraceEntry) {
        guard let tracer else { return }
        tracer.write(rule, entry(tracer))
    }

    func trace(_ rule: Rule, because cause: Int32?, _ entry: (Tracer) -> TraceEntry) {
        guard let tracer else { return }
        tracer.write(rule, entry(tracer), because: cause ?? 0)
    }

    /// Runs `work` as an effect of the latest record.
    func afterLatestRecord(_ work: () -> Void) {
        guard let tracer else { return work() }
        tracer.because(of: tracer.latest, work)
    }
}
