/// A recognizer that must fail first, and how that came about.
struct Requirement {
    weak var recognizer: UIGestureRecognizer?
    let origin: RequirementOrigin
}

extension Arbiter {
    enum RequirementsStanding {
        case met
        case waiting
        case broken(by: UIGestureRecognizer)
    }

    /// AR2: a required recognizer counts as failed if it shares no touch, is disabled, was refused the touch or has
    /// failed; while it is undecided one waits; once it is recognised the requirement is broken.
    func standingOfRequirements(_ recognizer: UIGestureRecognizer) -> RequirementsStanding {
        var isWaiting = false
        for requirement in recognizer.requirements {
            guard let other = requirement.recognizer, other.isEnabled,
                other.shares(with: recognizer)
            else { continue }
            switch other.settled {
            case .began, .changed, .ended:
                note(recognizer, other, .broken, requirement.origin)
                return .broken(by: other)
            case .possible:
                isWaiting = true
                noteWaiting(recognizer, other, requirement.origin)
            case .failed, .cancelled:
                if recognizer.isWaiting { note(recognizer, other, .met, requirement.origin) }
            }
        }
        return isWaiting ? .waiting : .met
    }

    /// AR2: whoever requires `recognizer` to fail, fails, since it was recognised.
    func breakRequirements(on recognizer: UIGestureRecognizer) {
        for other in attempts where !other.isFinished && !other.isActive {
            guard other.shares(with: recognizer),
                let requirement = other.requirements.first(where: {
                    $0.recognizer === recognizer
                })
            else { continue }
            note(other, recognizer, .broken, requirement.origin)
            other.fail(.requirementBroken, because: recognizer)
        }
    }

    /// AR10: who waits for one another in a circle can never be freed: at the end of the sequence they all fail.
    func failCycles() {
        for recognizer in attempts where recognizer.isWaiting && !recognizer.isFinished {
            guard let cycle = cycle(from: recognizer) else { continue }
            for (member, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
                let origin =
                    member.requirements.first { $0.recognizer === next }?.origin ?? .requireToFail
                trace(.ar10) {
                    .requirement(
                        recognizer: $0.id(member), on: $0.id(next), .cycle, origin: origin)
                }
            }
            for member in cycle { member.fail(.cycle, because: nil) }
        }
    }

    /// The recognizers on a way of requirements from `start` back to itself.
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

    /// Says once an attempt that `recognizer` waits for `other`.
    private func noteWaiting(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
        _ origin: RequirementOrigin
    ) {
        guard !recognizer.waitingNoted.contains(other.serial) else { return }
        recognizer.waitingNoted.append(other.serial)
        note(recognizer, other, .waiting, origin)
    }

    private func note(
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer,
        _ standing: RequirementStanding, _ origin: RequirementOrigin
    ) {
        trace(origin == .requireToFail ? .ar2 : .ar3) {
            .requirement(
                recognizer: $0.id(recognizer), on: $0.id(other), standing, origin: origin)
        }
    }
}
