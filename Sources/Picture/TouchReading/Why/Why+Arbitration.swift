import TouchTrace
import TouchWords

/// Sentences about arbitration: who waits for whom, who prevents whom, who takes part at all.
extension Why {
    func receives(
        _ id: SubjectID, _ touch: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let state = history.state(at: record.number)
        let view = state.recognizers[id]?.view ?? .none
        let hit = state.touch(touch)?.view ?? .none
        return record.fact(
            .why.receives(name(id), finger: name(touch)).because(
                view == hit
                    ? .why.onHitView(name(view))
                    : .why.aroundHitView(name(view), hit: name(hit))), .dl1, at: place(of: id))
    }

    // MARK: Requirements

    /// Returns the place in the scene: the line of the requirement, or of the recognizer whose
    /// class or delegate states it.
    func place(
        ofRequirement id: SubjectID, on other: SubjectID, _ origin: RequirementOrigin
    ) -> ScenePlace? {
        switch origin {
        case .requireToFail: written?.place(ofRequirement: name(id), toFail: name(other))
        case .subclassRequires, .delegateRequires: place(of: id)
        case .subclassIsRequired, .delegateIsRequired: place(of: other)
        }
    }

    func requirement(
        _ id: SubjectID, _ on: SubjectID, _ standing: RequirementStanding,
        _ origin: RequirementOrigin, _ record: TraceRecord
    ) -> WhySentence {
        let rule = WhyWords.requirement(name(id), name(on), origin)
        let (one, other) = (name(id), name(on))
        let words: Wording =
            switch standing {
            case .set: rule
            case .removed: .why.noLongerRequires(one, other: other)
            case .waiting: .why.waitsSince(one, time: record.time).because(rule)
            case .met: .why.needNotWait(one, other: other)
            case .broken
            where origin == .requireToFail && hasWaited(id, for: on, at: record.number):
                .why.hasLost(one, other: other)
            case .broken: .why.hasToFail(one, other: other, rule: rule)
            case .cycle: .why.waitsInCircle(one, other: other)
            }
        return record.fact(words, at: place(ofRequirement: id, on: on, origin))
    }

    /// Returns whether a recognizer was ready and waited for another, in the attempt in progress at
    /// record `serial`.
    private func hasWaited(_ id: SubjectID, for other: SubjectID, at serial: Int) -> Bool {
        course(of: id, at: serial)?.requirement(.waiting, on: other) != nil
    }

    func brokenReason(_ course: RecognizerCourse, _ because: SubjectID) -> WhySentence? {
        guard let broken = course.requirement(.broken, on: because),
            case .requirement(let id, let on, _, let origin) = broken.entry
        else { return nil }
        let change = lastTransition(of: on, upTo: broken.number)
        let (other, rule) = (name(on), WhyWords.requirement(name(id), name(on), origin))
        let words: Wording =
            if course.requirement(.waiting, on: because) == nil {
                .why.otherDidNotFail(other, outcome: outcome(change), rule: rule)
            } else if origin == .requireToFail {
                .why.otherWon(other)
            } else {
                .why.otherWonBy(other, rule: rule)
            }
        return broken.fact(
            words, and: [change?.number], at: place(ofRequirement: id, on: on, origin))
    }

    func metReason(_ course: RecognizerCourse, _ record: TraceRecord) -> WhySentence? {
        let waits = course.waits.filter { $0.standing != .waiting }
        let since = course.requirements.last { entry in
            if case .requirement(_, _, .waiting, _) = entry.entry { true } else { false }
        }
        guard let last = waits.last, let since,
            let others = waits.map({ name($0.on) }).named,
            case .requirement(let id, let on, _, let origin) = last.record.entry
        else { return nil }
        return last.record.fact(
            .why.othersFailed(others, late: record.time - since.time),
            and: [since.number], at: place(ofRequirement: id, on: on, origin))
    }

    func cycleReason(_ course: RecognizerCourse) -> WhySentence? {
        guard let first = course.requirement(.cycle),
            case .requirement(let id, _, _, _) = first.entry
        else { return nil }
        // The members were recorded one after another.
        var members: [Int] = []
        var names: [String] = []
        for serial in event(upTo: first.number + 64) {
            guard case .requirement(let one, _, .cycle, _) = record(serial)?.entry else { continue }
            members.append(serial)
            if !names.contains(name(one)) { names.append(name(one)) }
        }
        let circle = (names + [names.first ?? name(id)]).joined(separator: " → ")
        return WhySentence(.why.circle(circle), members, .ar10)
    }
}
