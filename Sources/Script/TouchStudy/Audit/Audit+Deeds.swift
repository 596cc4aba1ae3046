import TouchScript
import TouchWords

/// The deeds of an audit as tapes and as words.
extension Audit {
    func tape(of deed: AuditDeed) -> Tape {
        var tape = Tape(file: scene.file)
        tape.append(.header)
        tape.append(.scene(scene.name))
        for place in deed.places {
            for act in places[place].preparations { tape.append(.act(act, with: false)) }
        }
        for act in acts(of: deed) { tape.append(.act(act.act, with: act.with)) }
        // Late effects happen within this time.
        tape.append(.act(.wait(Span(0.8)), with: false))
        return tape
    }

    private func acts(of deed: AuditDeed) -> [AuditHand.Act] {
        let first = hand(at: deed.first)
        let exercise = plan.exercises[deed.first.exercise]
        switch deed.second {
        case nil: return exercise.acts(by: first)
        case .then(let step):
            return exercise.acts(by: first) + first.wait(0.5)
                + plan.exercises[step.exercise].acts(by: hand(at: step))
        case .meanwhile(let step):
            return exercise.acts(by: first, meanwhile: hand(at: step).tap(finger: "b"))
        }
    }

    private func hand(at step: AuditDeed.Step) -> AuditHand {
        AuditHand(place: places[step.place], size: scene.size)
    }

    /// Returns "a tap on card at (120, 80)".
    func words(of deed: AuditDeed) -> Wording {
        let first = words(of: deed.first)
        return switch deed.second {
        case nil: first
        case .then(let step): .audit.then(first, second: words(of: step))
        case .meanwhile(let step): .audit.meanwhile(first, second: words(of: step))
        }
    }

    private func words(of step: AuditDeed.Step) -> Wording {
        plan.exercises[step.exercise].words(at: places[step.place])
    }
}
