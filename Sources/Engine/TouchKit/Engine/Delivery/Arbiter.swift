import TouchTrace

/// Decides between recognizers that share a touch (AR1): who waits, who is recognised, who fails.
///
/// Recognizers ask for a state by setting it; the arbiter grants or refuses. In one event every request is
/// settled to a fixed point (DL3), one action-bearing transition a recognizer at a time, so that an action always
/// finds its recognizer in the state it is sent for.
final class Arbiter {
    /// The recognizers in an attempt, in the order of DL2: deepest view first, within a view last added first.
    private(set) var attempts: [UIGestureRecognizer] = []
    private var hasNewPairs = false
    /// Whether anything was noted in an attempt about another.
    var hasNotes = false
    /// Recognizers that came into a state in this round, in that order; their actions are sent after it.
    private var acting: [UIGestureRecognizer] = []
    /// As the delivery has it, which owns this.
    let context: UnsafeMutablePointer<EventContext>

    init(_ context: UnsafeMutablePointer<EventContext>) {
        self.context = context
    }

    var tracer: Tracer? { context.pointee.tracer }

    // MARK: Attempts

    /// `recognizer` receives `touch`; its first touch begins an attempt.
    func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
        touch.recognizers.append(recognizer)
        recognizer.attempt.receive(touch)
        hasNewPairs = true
        if recognizer.attempt.context == nil { enter(recognizer) }
        trace(.te5) { .receives(recognizer: $0.id(recognizer), touch: $0.id(touch)) }
    }

    /// `pan` takes part in the pointer's scrolling, which begins an attempt of it without a touch (BR3).
    func attach(_ pan: UIPanGestureRecognizer, toScrollAt place: CGPoint) {
        pan.attempt.pointer = place
        pan.attempt.isScrolled = true
        hasNewPairs = true
        enter(pan)
    }

    /// Gives `recognizer` its place among the attempts. A state set without any touch takes part in arbitration too.
    func enter(_ recognizer: UIGestureRecognizer) {
        let place = DeliveryPlace(of: recognizer)
        recognizer.attempt.context = context
        recognizer.attempt.place = place
        // Mostly they come in their order.
        var index = attempts.count
        while index > 0, place < attempts[index - 1].attempt.place { index -= 1 }
        attempts.insert(recognizer, at: index)
    }

    /// Touches have ended. At the end of an event nobody tracks such a one. Who was not told, since a window swallowed
    /// the event, can only be interrupted.
    func dropEndedTouches() {
        context.pointee.hasToReset = true
        for recognizer in attempts where recognizer.tracked.contains(where: { !$0.isLive }) {
            recognizer.attempt.leave { !$0.isLive }
            recognizer.interrupt()
        }
    }

    /// SM4: who is through and has no live touch left starts anew.
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

    // MARK: AR3 Requirements found on the way

    /// Asks once per pair and attempt, after everyone got this event's began and before anything is settled. Where
    /// nobody has an answer of its own, there are no pairs to go through.
    func askDynamicRequirements() {
        guard hasNewPairs else { return }
        hasNewPairs = false
        let present = attempts
        if let first = present.firstIndex(where: mayAnswer) { askPairs(of: present, first) }
        failNewcomers()
    }

    /// - Parameter answerer: the index of the first that may have an answer of its own.
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

    /// Whether it can answer a question otherwise than by default; while somebody looks on, all are asked.
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

    /// Grants and refuses what was asked for until nothing more follows, sending the actions on the way.
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
                // An action may stop one that is still to act: it has sent its last action then (SM5).
                for recognizer in acting where recognizer.attempt.owesAction {
                    recognizer.sendActions(tracer)
                }
                // They may go now.
                acting.clear()
            }
            if !context.pointee.isUnsettled, case .none = askers { return }
        }
        refuseRequests()
    }

    /// One more step of a gesture that has begun, while nobody else asks for anything: as a round would settle it.
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

    /// So many rounds of actions and answers that set states make an end.
    static let longestSettling = 1000

    /// To a fixed point, with at most one transition that bears an action for each recognizer. What is unsettled then
    /// came about while recognizers were asked in vain.
    private func settleRound(in delivery: EventDelivery) {
        for _ in 0..<Arbiter.longestSettling {
            context.pointee.isUnsettled = false
            _ = settleFailures(ofWaiting: false)
            if !settleNext(in: delivery), !settleFailures(ofWaiting: true) { return }
        }
        refuseRequests()
    }

    /// Actions or answers set states without end: what they asked for last is refused.
    private func refuseRequests() {
        for recognizer in attempts { recognizer.refuseRequests() }
    }

    private enum Askers {
        case none
        /// By its index among the attempts.
        case one(Int)
        case several
    }

    /// Who asks for anything.
    private var askers: Askers {
        var sole: Int?
        for index in attempts.indices where !attempts[index].attempt.requests.isEmpty {
            if sole != nil { return .several }
            sole = index
        }
        return sole.map(Askers.one) ?? .none
    }

    /// Who has found out that it fails, fails before anybody is recognised: nobody need prevent it, and those who
    /// wait for it are free at once. Who gives up while it waits for somebody fails last: what becomes of the other
    /// in the same event is the better reason.
    /// - Returns: whether anybody failed.
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

    /// AR7: settles the first in the order of DL2 whose request can be granted or refused now.
    /// - Returns: whether there was one.
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

    /// AR9: taps of more taps that ask in the same event; they go before `tap`, the longest first.
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

    /// - Returns: whether anything changed; no if it waits.
    private func settle(_ recognizer: UIGestureRecognizer, in delivery: EventDelivery) -> Bool {
        guard let request = recognizer.attempt.requests.first else { return false }
        if recognizer.settled == .possible {
            guard let tracer else { return recognise(recognizer, request, in: delivery) }
            return tracer.because(of: request.cause) {
                recognise(recognizer, request, in: delivery)
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

    /// Leaving Possible: requirements, then permission, then prevention. The questions run foreign code, which may
    /// take the request back.
    /// - Returns: whether anything changed; no if it waits.
    private func recognise(
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
