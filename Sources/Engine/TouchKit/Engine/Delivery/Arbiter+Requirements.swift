import TouchTrace

/// A recognizer that must fail first, and the origin of that requirement.
package struct Requirement {
    @Weak var recognizer: UIGestureRecognizer?
    let origin: RequirementOrigin
}

extension Arbiter {
    enum RequirementsStanding {
        case met
        case waiting
        case broken(by: UIGestureRecognizer)
    }

    /// Returns the standing of the requirements (AR2). A required recognizer counts as failed if it
    /// shares no touch, is disabled, was refused the touch, or has failed; while it is undecided,
    /// `recognizer` waits; once it is recognized, the requirement is broken.
    func standingOfRequirements(_ recognizer: UIGestureRecognizer) -> RequirementsStanding {
        var isWaiting = false
        for requirement in recognizer.requirements {
            guard let other = requirement.recognizer, other.shares(with: recognizer)
            else { continue }
            switch other.settled {
            case .began, .changed, .ended:
                note(
                    recognizer, other, .broken, requirement.origin,
                    because: other.attempt.lastTransition)
                return .broken(by: other)
            case .possible:
                isWaiting = true
                noteWaiting(recognizer, other, requirement.origin)
            case .failed, .cancelled:
                if recognizer.attempt.waitingNoted.contains(ObjectIdentifier(other)) {
                    recognizer.attempt.waitingNoted.removeAll { $0 == ObjectIdentifier(other) }
                    recognizer.attempt.lastMet = note(
                        recognizer, other, .met, requirement.origin,
                        because: other.attempt.lastTransition)
                }
            }
        }
        return isWaiting ? .waiting : .met
    }

    /// Fails the recognizers that require `recognizer` to fail, since it was recognized (AR2).
    func breakRequirements(on recognizer: UIGestureRecognizer) {
        for other in attempts where other.settled == .possible {
            guard let requirement = other.requirement(on: recognizer),
                other.shares(with: recognizer)
            else { continue }
            let broken = note(
                other, recognizer, .broken, requirement.origin,
                because: recognizer.attempt.lastTransition)
            other.fail(.requirementBroken, because: recognizer, broken)
        }
    }

    /// Fails the newcomers that require a recognizer to fail that has already begun (AR2, AR8).
    func failNewcomers() {
        for active in attempts where active.attempt.isActive { breakRequirements(on: active) }
    }

    /// Fails the recognizers that wait for one another in a circle, at the end of the sequence:
    /// nothing else can free them (AR10).
    func failCycles() {
        for recognizer in attempts where recognizer.attempt.isWaiting {
            guard let cycle = cycle(from: recognizer) else { continue }
            var found: Int32 = 0
            for (member, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
                let origin = member.requirement(on: next)?.origin ?? .requireToFail
                found = note(member, next, .cycle, origin, because: 0)
            }
            for member in cycle { member.fail(.cycle, because: nil, found) }
        }
    }

    /// Returns the recognizers on a path of requirements from `start` back to itself; nil if there
    /// is none.
    private func cycle(from start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
        var visited: [UIGestureRecognizer] = []
        func path(from here: UIGestureRecognizer) -> [UIGestureRecognizer]? {
            for requirement in here.requirements {
                guard let next = requirement.recognizer, next.settled == .possible,
                    next.shares(with: here)
                else { continue }
                if next === start { return [here] }
                if visited.contains(next) { continue }
                visited.append(next)
                if let rest = path(from: next) { return [here] + rest }
            }
            return nil
        }
        return path(from: start)
    }

    /// Notes, once per attempt, that `recognizer` waits for `other`.
    private func noteWaiting(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
        _ origin: RequirementOrigin
    ) {
        guard !recognizer.attempt.waitingNoted.contains(ObjectIdentifier(other)) else { return }
        recognizer.attempt.waitingNoted.append(ObjectIdentifier(other))
        hasNotes = true
        note(recognizer, other, .waiting, origin, because: 0)
    }

    /// Traces the standing of a requirement.
    /// - Returns: the serial of the record.
    @discardableResult
    func note(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
        _ standing: RequirementStanding, _ origin: RequirementOrigin, because cause: Int32
    ) -> Int32 {
        guard let tracer else { return 0 }
        let rule: Rule =
            standing == .cycle ? .ar10 : origin == .requireToFail ? .ar2 : .ar3
        let entry = TraceEntry.requirement(
            recognizer: tracer.id(recognizer), on: tracer.id(other), standing, origin: origin)
        return tracer.write(rule, entry, because: cause)
    }

    /// Traces the removal of dynamic requirements, which last for the attempt (AR3).
    func traceRemoved(_ requirements: [Requirement], of recognizer: UIGestureRecognizer) {
        for requirement in requirements {
            guard let other = requirement.recognizer else { continue }
            note(recognizer, other, .removed, requirement.origin, because: 0)
        }
    }
}

extension UIGestureRecognizer {
    func requirement(on other: UIGestureRecognizer) -> Requirement? {
        staticRequirements.first { $0.recognizer === other }
            ?? attempt.dynamicRequirements.first { $0.recognizer === other }
    }
}
