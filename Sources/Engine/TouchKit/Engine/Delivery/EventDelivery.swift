import TouchTrace

// The order in which to read this folder: `Attempt` – a recognizer's life, and what it asks for; `Arbiter`, then its
// +Questions, +Permission, +Requirements and +Prevention – who is granted what; `EventDelivery`, here, then its +Views,
// +Removal and +Hover – who gets which touch, and when; `ViewTouches` – what views know of touches. `EventContext`,
// `EventChanges` and `TouchSets` make it quick, `Tuning` has the numbers, `Invariants` what tests ask after each event.

/// Delivers touches to recognizers and views, in the order of the rules DL1–DL4.
///
/// For each event and window: (a) the recognizers of new touches are collected; (b) every recognizer gets
/// its touches; (c) the arbiter settles who is recognised and who fails, and (d) sends the actions; (e) views
/// lose the touches that were claimed; (f) what was held back and became free is flushed; (g) views get the
/// event's own touches. A timer, or a change made between events, runs (c) to (f).
final class EventDelivery {
    let arbiter: Arbiter
    /// The application's, which owns this object; windows and touches keep the memory, too.
    let context: UnsafeMutablePointer<EventContext>
    /// How touches stand with their views.
    var viewTouches = ViewTouches()
    /// Touches that a recognizer claimed and whose views do not know yet.
    var claims: [Claim] = []
    let sets = TouchSets()
    /// Those that a view is to get next; empty in between.
    var due: [UITouch] = []
    /// Memory for those who may receive a touch.
    private var candidates: [UIGestureRecognizer] = []
    private var eventNumber = 0
    /// The pointer's view, for recognizers that follow it.
    @Weak var hoveredView: UIView?
    var pointerScroll = PointerScroll()

    init(_ context: UnsafeMutablePointer<EventContext>) {
        self.context = context
        arbiter = Arbiter(context)
    }

    /// Nil if it went in the event that is being delivered.
    var application: UIApplication? { context.pointee.application }
    var tracer: Tracer? { context.pointee.tracer }

    /// DL4: what begins is delivered first, what is cancelled last.
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

    /// The same for one finger's move, as most events are: nobody joins, nobody leaves, and one set serves all.
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

    /// (c) to (f), until nothing follows any more.
    private func settle(with event: UIEvent?) {
        repeat {
            arbiter.settle(in: self)
            cancelClaimed(with: event)
            flushHeld(with: event)
        } while context.pointee.isUnsettled
    }

    /// Settles what came about outside of an event.
    func settleAlone() {
        context.pointee.depth += 1
        settle(with: application?.intake.event)
        context.pointee.depth -= 1
        arbiter.resetFinished()
        if application?.intake.event == nil { sets.removeAll() }
    }

    /// DL14: what changes outside of an event is settled at once.
    func settleUnlessBusy() {
        guard !context.pointee.isBusy, !arbiter.attempts.isEmpty || !viewTouches.holding.isEmpty
        else { return }
        application?.change { settleAlone() }
    }

    /// TE9, DL14: a timer fires and what it changed is settled.
    func fire(_ timer: EventTimer) {
        context.pointee.depth += 1
        timer.action()
        context.pointee.depth -= 1
        settleAlone()
    }

    /// SM4: the end of an event is when recognizers that are through start anew.
    func eventEnded(someEnded: Bool, sequenceEnded: Bool) {
        if someEnded { arbiter.dropEndedTouches() }
        if sequenceEnded { arbiter.failCycles() }
        // DL14: a view may have switched a recognizer off, or set its state.
        if context.pointee.isUnsettled { settleAlone() } else { arbiter.resetFinished() }
        if sequenceEnded { sets.removeAll() }
    }

    // MARK: DL1 (a) Who receives a new touch

    private func collectRecognizers(of event: UIEvent, in window: UIWindow) {
        for touch in event.changed where touch.phase == .began && touch.window === window {
            // Complete before anybody is asked: answers may change the tree (DL14). The memory is lent.
            var found: [UIGestureRecognizer] = []
            swap(&found, &candidates)
            touch.view?.climb {
                if !$0.recognizers.isEmpty { found += $0.recognizers.reversed() }
                return true
            }
            for recognizer in found where isOpen(recognizer, in: window) {
                // An answer may switch off or take away the very one that was asked.
                if shouldReceive(recognizer, touch, event), isOpen(recognizer, in: window) {
                    arbiter.attach(recognizer, to: touch)
                }
            }
            found.clear()
            swap(&found, &candidates)
        }
    }

    /// Enabled, not finished, and still where it was.
    private func isOpen(_ recognizer: UIGestureRecognizer, in window: UIWindow) -> Bool {
        recognizer.isEnabled && !recognizer.attempt.isThrough && recognizer.owner?.root === window
    }

    /// Whether nobody objects: `shouldReceive(event)` once an event, the allowed touch types, then
    /// the delegate.
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

    /// Whether neither the recognizer nor its delegate objects to the event as a whole.
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

    /// DL7: a touch that joins a recognizer which has begun is claimed at once.
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

    /// Does what the record written last brings about.
    func afterLatestRecord(_ work: () -> Void) {
        guard let tracer else { return work() }
        tracer.because(of: tracer.latest, work)
    }
}
