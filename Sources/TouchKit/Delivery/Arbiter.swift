/// Decides between recognizers that share a touch (AR1): who waits, who is recognised, who fails.
///
/// Recognizers ask for a state by setting it; the arbiter grants or refuses. In one event every request is
/// settled to a fixed point (DL3), one action-bearing transition a recognizer at a time, so that an action always
/// finds its recognizer in the state it is sent for.
final class Arbiter {
    /// The recognizers in an attempt, in the order of DL2: deepest view first, within a view last added first.
    private(set) var attempts: [UIGestureRecognizer] = []
    private var hasNewPairs = false
    private unowned(unsafe) let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    var tracer: Tracer? { application.tracer }

    // MARK: Attempts

    /// `recognizer` receives `touch`; its first touch begins an attempt.
    func attach(_ recognizer: UIGestureRecognizer, to touch: UITouch) {
        touch.recognizers.append(recognizer)
        recognizer.received.append(touch)
        recognizer.tracked.append(touch)
        recognizer.arbiter = self
        hasNewPairs = true
        if !attempts.contains(where: { $0 === recognizer }) { enter(recognizer) }
        trace(.te5) { .receives(recognizer: $0.id(recognizer), touch: $0.id(touch)) }
    }

    /// Gives `recognizer` its place among the attempts.
    func enter(_ recognizer: UIGestureRecognizer) {
        recognizer.place = DeliveryPlace(of: recognizer)
        let index = attempts.firstIndex { recognizer.place < $0.place } ?? attempts.count
        attempts.insert(recognizer, at: index)
    }

    /// Touches that have ended are tracked no longer; they still count as shared until the reset (AR1).
    func dropEndedTouches() {
        for recognizer in attempts {
            recognizer.tracked.removeAll { !$0.isLive }
        }
    }

    /// SM4: who is through and has no live touch left starts anew.
    func resetFinished() {
        var index = 0
        while index < attempts.count {
            let recognizer = attempts[index]
            if recognizer.isFinished, !recognizer.received.contains(where: \.isLive) {
                attempts.remove(at: index)
                trace(.sm4) { .reset(recognizer: $0.id(recognizer)) }
                recognizer.startAnew()
            } else {
                index += 1
            }
        }
    }

    // MARK: AR3 Requirements found on the way

    /// Asks once per pair and attempt, after everyone got this event's began and before anything is settled.
    func askDynamicRequirements() {
        guard hasNewPairs else { return }
        hasNewPairs = false
        for (index, first) in attempts.enumerated() {
            for second in attempts[(index + 1)...] where first.shares(with: second) {
                guard !first.asked.contains(second.serial) else { continue }
                first.asked.append(second.serial)
                second.asked.append(first.serial)
                if first.requiresStatically(second) || second.requiresStatically(first) { continue }
                askDynamicRequirement(first, second)
            }
        }
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
        let own = ask(.shouldRequireFailure, asked, about: about, rule: .ar3) {
            asked.shouldRequireFailure(of: about)
        }
        if own { return .subclassRequires }
        guard let delegate = asked.delegate else { return nil }
        let theirs = askDelegate(.shouldRequireFailure, of: asked, about: about, rule: .ar3) {
            delegate.gestureRecognizer(asked, shouldRequireFailureOf: about)
        }
        return theirs ? .delegateRequires : nil
    }

    private func isRequired(
        _ asked: UIGestureRecognizer, by about: UIGestureRecognizer
    ) -> RequirementOrigin? {
        let own = ask(.shouldBeRequiredToFail, asked, about: about, rule: .ar3) {
            asked.shouldBeRequiredToFail(by: about)
        }
        if own { return .subclassIsRequired }
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
        recognizer.dynamicRequirements.append(
            Requirement(recognizer: other, origin: origin))
        trace(.ar3) {
            .requirement(
                recognizer: $0.id(recognizer), on: $0.id(other), .set, origin: origin)
        }
    }

    // MARK: DL3 (c) and (d) Settling

    /// Grants and refuses what was asked for until nothing more follows, sending the actions on the way.
    func settle(in delivery: EventDelivery) {
        while true {
            let acting = settleRound(in: delivery)
            if acting.isEmpty { return }
            if delivery.application.tuning.cancelsViewsBeforeActions {
                delivery.cancelClaimed(with: delivery.application.intake.event)
            }
            for recognizer in acting { recognizer.sendActions(tracer) }
        }
    }

    /// To a fixed point, with at most one transition that bears an action for each recognizer.
    private func settleRound(in delivery: EventDelivery) -> [UIGestureRecognizer] {
        var acting: [UIGestureRecognizer] = []
        var isSettled = false
        while !isSettled {
            isSettled = true
            for recognizer in attempts where !recognizer.requests.isEmpty {
                for next in settlingFirst(recognizer) where !acting.contains(next) {
                    switch settle(next, in: delivery) {
                    case .waits: break
                    case .done: isSettled = false
                    case .acts:
                        isSettled = false
                        acting.append(next)
                    }
                }
            }
        }
        return acting
    }

    private enum Outcome { case waits, done, acts }

    /// AR9: taps of more taps that ask in the same event go before `recognizer`.
    private func settlingFirst(_ recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        guard let tap = recognizer as? UITapGestureRecognizer else { return [recognizer] }
        let longer = attempts.compactMap { $0 as? UITapGestureRecognizer }
            .filter {
                $0.numberOfTapsRequired > tap.numberOfTapsRequired && !$0.requests.isEmpty
                    && $0.shares(with: tap)
            }
            .sorted { $0.numberOfTapsRequired > $1.numberOfTapsRequired }
        return longer + [tap]
    }

    private func settle(
        _ recognizer: UIGestureRecognizer, in delivery: EventDelivery
    ) -> Outcome {
        guard let request = recognizer.requests.first else { return .done }
        switch (recognizer.settled, request) {
        case (.possible, .failed):
            recognizer.fail(recognizer.requestReason, because: nil)
            return .done
        case (.possible, .began), (.possible, .ended):
            return recognise(recognizer, as: request, in: delivery)
        default:
            recognizer.requests.removeFirst()
            recognizer.move(to: request, recognizer.requestReason, because: nil)
            return .acts
        }
    }

    /// Leaving Possible: requirements, then permission, then prevention.
    private func recognise(
        _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State,
        in delivery: EventDelivery
    ) -> Outcome {
        if delivery.application.tuning.asksPermissionBeforeWaiting, !mayBegin(recognizer) {
            recognizer.fail(.shouldBeginRefused, because: nil)
            return .done
        }
        switch standingOfRequirements(recognizer) {
        case .broken(let by):
            recognizer.fail(.requirementBroken, because: by)
            return .done
        case .waiting:
            recognizer.isWaiting = true
            return .waits
        case .met: break
        }
        guard mayBegin(recognizer) else {
            recognizer.fail(.shouldBeginRefused, because: nil)
            return .done
        }
        if let active = activePreventer(of: recognizer) {
            recognizer.fail(.prevented, because: active)
            return .done
        }
        let contest = contest(of: recognizer)
        if let stronger = contest.stronger {
            recognizer.fail(.prevented, because: stronger)
            return .done
        }
        recognizer.requests.removeFirst()
        let wasWaiting = recognizer.isWaiting
        recognizer.isWaiting = false
        recognizer.move(
            to: state, wasWaiting ? .requirementMet : recognizer.requestReason, because: nil)
        breakRequirements(on: recognizer)
        for loser in contest.losers where !loser.isFinished {
            trace(.ar6) { .prevented(recognizer: $0.id(loser), by: $0.id(recognizer)) }
            loser.fail(.prevented, because: recognizer)
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.claimable { delivery.claim(touch, by: recognizer) }
        }
        return .acts
    }

    // MARK: AR4 Permission

    /// The hit views that would lose their touches are asked, then the delegate; once an attempt.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let known = recognizer.mayBegin { return known }
        let answer = askPermission(recognizer)
        recognizer.mayBegin = answer
        return answer
    }

    private func askPermission(_ recognizer: UIGestureRecognizer) -> Bool {
        var askedViews: [UIView] = []
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.claimable where touch.standing != .finished {
                guard let view = touch.view, !askedViews.contains(view) else { continue }
                askedViews.append(view)
                let answer = view.gestureRecognizerShouldBegin(recognizer)
                trace(.ar4) {
                    .question(
                        .viewShouldBegin, asked: $0.id(view), about: $0.id(recognizer),
                        answer: answer, by: .view)
                }
                if !answer { return false }
            }
        }
        guard let delegate = recognizer.delegate else { return true }
        return askDelegate(.shouldBegin, of: recognizer, about: recognizer, rule: .ar4) {
            delegate.gestureRecognizerShouldBegin(recognizer)
        }
    }
}
