import TouchTrace

/// The arbiter between recognizers that share a touch (AR1). It decides which one waits, which is
/// recognized, and which fails.
///
/// Recognizers ask for a state by setting it; the arbiter grants or refuses. In one event every
/// request is settled to a fixed point (DL3), one action-bearing transition a recognizer at a time,
/// so that an action always finds its recognizer in the state it is sent for.
final class Arbiter {
    /// The recognizers in an attempt, in the order of DL2: deepest view first, within a view last
    /// added first.
    private(set) var attempts: [UIGestureRecognizer] = []
    private var hasNewPairs = false
    /// Indicates whether any attempt has notes about another recognizer.
    var hasNotes = false
    /// The recognizers that entered a state in this round, in that order; their actions are sent
    /// after it.
    private var acting: [UIGestureRecognizer] = []
    /// The context of the delivery, which owns this arbiter.
    let context: UnsafeMutablePointer<EventContext>

    init(_ context: UnsafeMutablePointer<EventContext>) {
        self.context = context
    }

    var tracer: Tracer? { context.pointee.tracer }

    // MARK: Attempts

    /// Gives `touch` to `recognizer`; its first touch begins an attempt.
    func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
        touch.recognizers.append(recognizer)
        recognizer.attempt.receive(touch)
        hasNewPairs = true
        if recognizer.attempt.context == nil { enter(recognizer) }
        trace(.te5) { .receives(recognizer: $0.id(recognizer), touch: $0.id(touch)) }
    }

    /// Lets `pan` take part in the pointer's scrolling, which begins an attempt of it without a
    /// touch (BR3).
    func attach(_ pan: UIPanGestureRecognizer, toScrollAt place: CGPoint) {
        pan.attempt.pointer = place
        pan.attempt.isScrolled = true
        hasNewPairs = true
        enter(pan)
    }

    /// Gives `recognizer` its place among the attempts. Setting a state without any touch takes
    /// part in arbitration too.
    func enter(_ recognizer: UIGestureRecognizer) {
        let place = DeliveryPlace(of: recognizer)
        recognizer.attempt.context = context
        recognizer.attempt.place = place
        // Usually they arrive in order.
        var index = attempts.count
        while index > 0, place < attempts[index - 1].attempt.place { index -= 1 }
        attempts.insert(recognizer, at: index)
    }

    /// Drops touches that have ended: at the end of an event no recognizer tracks one any more. A
    /// recognizer that did not receive the end, since a window swallowed the event, can only be
    /// interrupted.
    func dropEndedTouches() {
        context.pointee.hasToReset = true
        for recognizer in attempts where recognizer.tracked.contains(where: { !$0.isLive }) {
            recognizer.attempt.leave { !$0.isLive }
            recognizer.interrupt()
        }
    }

    /// Resets the recognizers that are finished and have no live touch left (SM4).
    func resetFinished() {
        guard context.pointee.hasToReset else { return }
        context.pointee.hasToReset = false
        var index = 0
        while index < attempts.count {
            let recognizer = attempts[index]
            if recognizer.attempt.isFinished, !recognizer.attempt.isTouched {
                attempts.remove(at: index)
                endAttempt(of: recognizer)
            } else {
                index += 1
            }
        }
    }

    private func endAttempt(of recognizer: UIGestureRecognizer) {
        guard let tracer else {
            if hasNotes { for other in attempts { other.attempt.forget(recognizer) } }
            hasNotes = hasNotes && !attempts.isEmpty
            return recognizer.startAnew()
        }
        let reset = TraceEntry.reset(recognizer: tracer.id(recognizer))
        let serial = tracer.write(.sm4, reset, because: recognizer.attempt.lastTransition)
        tracer.because(of: serial) {
            traceRemoved(recognizer.attempt.dynamicRequirements, of: recognizer)
            for other in attempts {
                traceRemoved(
                    other.attempt.dynamicRequirements.filter { $0.recognizer === recognizer },
                    of: other)
                other.attempt.forget(recognizer)
            }
            recognizer.startAnew()
        }
    }

    // MARK: AR3 Dynamic requirements

    /// Asks for dynamic requirements, once per pair and attempt, after every recognizer got this
    /// event's began and before anything is settled. Where every answer is the default, there are
    /// no pairs to go through.
    func askDynamicRequirements() {
        guard hasNewPairs else { return }
        hasNewPairs = false
        let present = attempts
        if let first = present.firstIndex(where: mayAnswer) { askPairs(of: present, first) }
        failNewcomers()
    }

    /// - Parameter answerer: the index of the first recognizer that may not answer by default.
    private func askPairs(of present: [UIGestureRecognizer], _ answerer: Int) {
        for (index, first) in present.enumerated() {
            let answers = mayAnswer(first)
            for second in present[max(index + 1, answers ? 0 : answerer)...]
            where (answers || mayAnswer(second)) && first.shares(with: second) {
                guard !first.attempt.asked.contains(ObjectIdentifier(second)) else { continue }
                first.attempt.asked.append(ObjectIdentifier(second))
                second.attempt.asked.append(ObjectIdentifier(first))
                hasNotes = true
                if first.requiresStatically(second) || second.requiresStatically(first) { continue }
                askDynamicRequirement(first, second)
            }
        }
    }

    /// Returns whether the recognizer can answer a question other than by default; with a tracer,
    /// all are asked.
    private func mayAnswer(_ recognizer: UIGestureRecognizer) -> Bool {
        tracer != nil || !recognizer.isOfEngine || recognizer.delegate != nil
    }

    private func askDynamicRequirement(
        _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
    ) {
        for (asked, about) in [(first, second), (second, first)] {
            if let origin = requires(asked, about) {
                return add(asked, requires: about, origin)
            }
            if let origin = isRequired(asked, by: about) {
                return add(about, requires: asked, origin)
            }
        }
    }

    private func requires(
        _ asked: UIGestureRecognizer, _ about: UIGestureRecognizer
    ) -> RequirementOrigin? {
        if ask(.shouldRequireFailure, asked, about: about, rule: .ar3) { return .subclassRequires }
        guard let delegate = asked.delegate else { return nil }
        let theirs = askDelegate(.shouldRequireFailure, of: asked, about: about, rule: .ar3) {
            delegate.gestureRecognizer(asked, shouldRequireFailureOf: about)
        }
        return theirs ? .delegateRequires : nil
    }

    private func isRequired(
        _ asked: UIGestureRecognizer, by about: UIGestureRecognizer
    ) -> RequirementOrigin? {
        if ask(.shouldBeRequiredToFail, asked, about: about, rule: .ar3) {
            return .subclassIsRequired
        }
        guard let delegate = asked.delegate else { return nil }
        let theirs = askDelegate(.shouldBeRequiredToFail, of: asked, about: about, rule: .ar3) {
            delegate.gestureRecognizer(asked, shouldBeRequiredToFailBy: about)
        }
        return theirs ? .delegateIsRequired : nil
    }

    private func add(
        _ recognizer: UIGestureRecognizer, requires other: UIGestureRecognizer,
        _ origin: RequirementOrigin
    ) {
        hasNotes = true
        recognizer.attempt.dynamicRequirements.append(
            Requirement(recognizer: other, origin: origin))
        note(recognizer, other, .set, origin, because: tracer?.latest ?? 0)
    }

    // MARK: DL3 (c) and (d) Settling

    /// Grants and refuses requests until nothing more follows, and sends the actions along the way.
    func settle(in delivery: EventDelivery) {
        for _ in 0..<Arbiter.longestSettling {
            switch askers {
            case .none:
                context.pointee.isUnsettled = false
                return
            case .one(let index) where attempts[index].attempt.isGoingOn:
                goOn(attempts[index], in: delivery)
            default:
                settleRound(in: delivery)
                if acting.isEmpty { return }
                cancelViewsBeforeActions(in: delivery)
                // An action may stop a recognizer that is still to act: it has sent its last action
                // then (SM5).
                for recognizer in acting where recognizer.attempt.owesAction {
                    recognizer.sendActions(tracer)
                }
                // They may be released now.
                acting.clear()
            }
            if !context.pointee.isUnsettled, case .none = askers { return }
        }
        refuseRequests()
    }

    /// Settles one more step of a gesture that has begun, while no other recognizer asks for
    /// anything, with the effect of a round.
    private func goOn(_ recognizer: UIGestureRecognizer, in delivery: EventDelivery) {
        let request = recognizer.attempt.takeRequest()
        recognizer.move(to: request.state, request.reason, because: nil, request.cause)
        recognizer.attempt.owesAction = true
        context.pointee.isUnsettled = false
        cancelViewsBeforeActions(in: delivery)
        if recognizer.attempt.owesAction { recognizer.sendActions(tracer) }
    }

    private func cancelViewsBeforeActions(in delivery: EventDelivery) {
        guard context.pointee.tuning.cancelsViewsBeforeActions else { return }
        delivery.cancelClaimed(with: delivery.application?.intake.event)
    }

    /// The number of rounds of actions and answers setting states that counts as endless.
    static let longestSettling = 1000

    /// Settles requests to a fixed point, with at most one action-bearing transition for each
    /// recognizer. Anything unsettled after that arose while recognizers were asked in vain.
    private func settleRound(in delivery: EventDelivery) {
        for _ in 0..<Arbiter.longestSettling {
            context.pointee.isUnsettled = false
            _ = settleFailures(ofWaiting: false)
            if !settleNext(in: delivery), !settleFailures(ofWaiting: true) { return }
        }
        refuseRequests()
    }

    /// Refuses the last requests, since actions or answers set states without end.
    private func refuseRequests() {
        for recognizer in attempts { recognizer.refuseRequests() }
    }

    private enum Askers {
        case none
        /// The index among the attempts.
        case one(Int)
        case several
    }

    /// The attempts that have a request.
    private var askers: Askers {
        var sole: Int?
        for index in attempts.indices where !attempts[index].attempt.requests.isEmpty {
            if sole != nil { return .several }
            sole = index
        }
        return sole.map(Askers.one) ?? .none
    }

    /// Fails the recognizers that asked to fail, before any is recognized: then nothing need
    /// prevent them, and those waiting for them are free at once. A recognizer that gives up while
    /// it waits for another fails last: the outcome of the other in the same event is the better
    /// reason.
    /// - Returns: true if any recognizer failed.
    private func settleFailures(ofWaiting: Bool) -> Bool {
        var hasChanged = false
        for recognizer in attempts where recognizer.attempt.asks(for: .failed) {
            guard recognizer.attempt.waitingNoted.isEmpty != ofWaiting,
                let request = recognizer.attempt.requests.first
            else { continue }
            recognizer.fail(request.reason, because: nil, request.cause)
            hasChanged = true
        }
        return hasChanged
    }

    /// Settles the first recognizer in the order of DL2 whose request can be granted or refused now
    /// (AR7).
    /// - Returns: true if there was one.
    private func settleNext(in delivery: EventDelivery) -> Bool {
        for recognizer in attempts where recognizer.attempt.isToBeSettled {
            if let tap = recognizer as? UITapGestureRecognizer {
                for longer in longerTaps(than: tap) where settle(longer, in: delivery) {
                    return true
                }
            }
            if settle(recognizer, in: delivery) { return true }
        }
        return false
    }

    /// Returns the recognizers for more taps that ask in the same event; they precede `tap`, the
    /// longest first (AR9).
    private func longerTaps(than tap: UITapGestureRecognizer) -> [UITapGestureRecognizer] {
        guard attempts.contains(where: { $0 !== tap && $0.attempt.isToBeSettled }) else {
            return []
        }
        return attempts.compactMap { $0 as? UITapGestureRecognizer }
            .filter {
                $0.numberOfTapsRequired > tap.numberOfTapsRequired && $0.attempt.isToBeSettled
                    && $0.shares(with: tap)
            }
            .sorted { $0.numberOfTapsRequired > $1.numberOfTapsRequired }
    }

    /// Settles the first request of `recognizer`.
    /// - Returns: true if anything changed; false if it waits.
    private func settle(_ recognizer: UIGestureRecognizer, in delivery: EventDelivery) -> Bool {
        guard let request = recognizer.attempt.requests.first else { return false }
        if recognizer.settled == .possible {
            guard let tracer else { return recognize(recognizer, request, in: delivery) }
            return tracer.because(of: request.cause) {
                recognize(recognizer, request, in: delivery)
            }
        }
        _ = recognizer.attempt.takeRequest()
        move(recognizer, to: request.state, request.reason, request.cause)
        return true
    }

    private func move(
        _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State,
        _ reason: TransitionReason, _ cause: Int32
    ) {
        recognizer.move(to: state, reason, because: nil, cause)
        recognizer.attempt.owesAction = true
        acting.append(recognizer)
    }

    /// Takes a recognizer out of Possible: first requirements, then permission, then prevention.
    /// The questions run client code, which may withdraw the request.
    /// - Returns: true if anything changed; false if it waits.
    private func recognize(
        _ recognizer: UIGestureRecognizer, _ request: TransitionRequest,
        in delivery: EventDelivery
    ) -> Bool {
        recognizer.attempt.isAskedAbout = true
        defer { recognizer.attempt.isAskedAbout = false }
        if context.pointee.tuning.asksPermissionBeforeWaiting {
            guard isPermitted(recognizer) else { return true }
        }
        switch standingOfRequirements(recognizer) {
        case .broken(let other):
            recognizer.fail(.requirementBroken, because: other, tracer?.latest ?? 0)
            return true
        case .waiting:
            recognizer.attempt.wait()
            return false
        case .met: break
        }
        guard isPermitted(recognizer) else { return true }
        if let active = activePreventer(of: recognizer) {
            prevent(recognizer, by: active, .ar8)
            return true
        }
        let contest = contest(of: recognizer)
        if let stronger = contest.stronger {
            prevent(recognizer, by: stronger, .ar6)
            return true
        }
        guard recognizer.attempt.asks(for: request.state) else { return true }
        let hasWaited = recognizer.attempt.isWaiting
        _ = recognizer.attempt.takeRequest()
        if hasWaited {
            move(recognizer, to: request.state, .requirementMet, recognizer.attempt.lastMet)
        } else {
            move(recognizer, to: request.state, request.reason, request.cause)
        }
        breakRequirements(on: recognizer)
        for loser in contest.losers { prevent(loser, by: recognizer, .ar6) }
        if recognizer.cancelsTouchesInView { delivery.claimTouches(of: recognizer) }
        return true
    }
}
