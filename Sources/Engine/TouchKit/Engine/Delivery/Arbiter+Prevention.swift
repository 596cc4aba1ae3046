import TouchTrace

extension Arbiter {
    /// Returns a recognizer that is already active and prevents `newcomer`, which then fails (AR8).
    func activePreventer(of newcomer: UIGestureRecognizer) -> UIGestureRecognizer? {
        attempts.first { active in
            active !== newcomer && active.attempt.isActiveInThisEvent
                && active.shares(with: newcomer)
                && !active.attempt.settledWith.contains(ObjectIdentifier(newcomer))
                && outcome(of: active, against: newcomer) == .loses
        }
    }

    struct Contest {
        var losers: [UIGestureRecognizer] = []
        /// The recognizer that prevents the one about to win: the question was turned round.
        var stronger: UIGestureRecognizer?
    }

    /// Returns the effect that recognizing `winner` would have on the others, in the order of DL2,
    /// and changes nothing yet. Those that require the winner to fail are not asked: they fail for
    /// that reason (AR2).
    func contest(of winner: UIGestureRecognizer) -> Contest {
        var contest = Contest()
        for other in attempts
        where other !== winner && other.settled == .possible && other.shares(with: winner)
            && other.requirement(on: winner) == nil
        {
            switch outcome(of: winner, against: other) {
            case .loses: contest.losers.append(other)
            case .wins:
                contest.stronger = other
                return contest
            case .both:
                winner.attempt.settledWith.append(ObjectIdentifier(other))
                hasNotes = true
            }
        }
        return contest
    }

    /// Fails `loser` because of `winner`, unless it has left Possible in the meantime (AR6, AR8).
    func prevent(_ loser: UIGestureRecognizer, by winner: UIGestureRecognizer, _ rule: Rule) {
        guard loser.settled == .possible else { return }
        guard let tracer else { return loser.fail(.prevented, because: winner, 0) }
        let entry = TraceEntry.prevented(
            recognizer: tracer.id(loser), by: tracer.id(winner))
        let cause = tracer.write(rule, entry, because: winner.attempt.lastTransition)
        loser.fail(.prevented, because: winner, cause)
    }

    /// The outcome for the second of two recognizers.
    enum Verdict { case loses, wins, both }

    /// Returns the outcome for `second`: prevention needs everyone's consent, simultaneity a single
    /// yes (AR6).
    private func outcome(
        of first: UIGestureRecognizer, against second: UIGestureRecognizer
    ) -> Verdict {
        guard canPrevent(first, second) else { return .both }
        if canBePrevented(second, by: first) {
            return mayBeTogether(first, second) ? .both : .loses
        }
        // The other way round, once.
        guard canPrevent(second, first), canBePrevented(first, by: second) else { return .both }
        return mayBeTogether(first, second) ? .both : .wins
    }

    private func canPrevent(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        ask(.canPrevent, first, about: second, rule: .ar6)
    }

    private func canBePrevented(
        _ first: UIGestureRecognizer, by second: UIGestureRecognizer
    ) -> Bool {
        ask(.canBePrevented, first, about: second, rule: .ar6)
    }

    private func mayBeTogether(
        _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
    ) -> Bool {
        for (asked, about) in [(first, second), (second, first)] {
            guard let delegate = asked.delegate else { continue }
            let yes = askDelegate(
                .shouldRecognizeSimultaneously, of: asked, about: about, rule: .ar6
            ) {
                delegate.gestureRecognizer(
                    asked, shouldRecognizeSimultaneouslyWith: about)
            }
            if yes { return true }
        }
        return false
    }
}
