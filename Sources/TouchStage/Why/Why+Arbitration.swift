import TouchKit

/// Who waits for whom, who prevents whom, who takes part at all.
extension Why {
    func arbitration(_ record: TraceRecord) -> WhySentence? {
        let at = [record.number]
        switch record.entry {
        case .receives(let id, let touch): return receives(id, touch, record)
        case .ignored(let id, let touch):
            return WhySentence(
                "\(name(id)) ignores finger \(name(touch)) from \(moment(record)) on",
                "从 \(moment(record)) 起，\(name(id)) 不再理会手指 \(name(touch))", at, record.rule,
                place(of: id))
        case .prevented(let id, let by):
            return WhySentence(
                "\(name(by)) prevents \(name(id)): it was recognised first, and nobody allows both",
                "\(name(by)) 阻止了 \(name(id))：它先被识别，而没有谁允许两者同时识别", at, record.rule)
        case .requirement(let id, let on, let standing, let origin):
            return requirement(id, on, standing, origin, record)
        case .recognizerAdded(let id, let view, _):
            return WhySentence(
                "\(name(id)) was added to \(name(view))", "\(name(id)) 被加到 \(name(view)) 上", at,
                record.rule, place(of: id))
        case .recognizerRemoved(let id):
            return WhySentence("\(name(id)) was removed", "\(name(id)) 被移除", at, record.rule)
        case .recognizerEnabled(let id, let on):
            return WhySentence(
                "\(name(id)) was switched \(on ? "on" : "off")", "\(name(id)) 被\(on ? "启用" : "停用")",
                at, record.rule)
        default: return nil
        }
    }

    private func receives(
        _ id: SubjectID, _ touch: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let state = history.state(at: record.number)
        let view = state.recognizers[id]?.view ?? .none
        let hit = state.touch(touch)?.view ?? .none
        let words =
            view == hit
            ? ("it is on \(name(view)), the hit view", "它装在命中视图 \(name(view)) 上")
            : (
                "it is on \(name(view)), which holds the hit view \(name(hit))",
                "它装在 \(name(view)) 上，命中视图 \(name(hit)) 就在其中"
            )
        return WhySentence(
            "\(name(id)) receives finger \(name(touch)): \(words.0)",
            "\(name(id)) 接收手指 \(name(touch))：\(words.1)", [record.number], .dl1, place(of: id))
    }

    // MARK: Requirements

    /// Where the scene says it: the line of the requirement, or of the recognizer whose class or delegate does.
    func place(
        ofRequirement id: SubjectID, on other: SubjectID, _ origin: RequirementOrigin
    ) -> ScenePlace? {
        switch origin {
        case .requireToFail: scene?.place(ofRequirement: name(id), toFail: name(other))
        case .subclassRequires, .delegateRequires: place(of: id)
        case .subclassIsRequired, .delegateIsRequired: place(of: other)
        }
    }

    private func requirement(
        _ id: SubjectID, _ on: SubjectID, _ standing: RequirementStanding,
        _ origin: RequirementOrigin, _ record: TraceRecord
    ) -> WhySentence {
        let rule = WhyWords.requirement(name(id), name(on), origin)
        let words: (String, String) =
            switch standing {
            case .set: rule
            case .removed:
                (
                    "\(name(id)) no longer requires \(name(on)) to fail",
                    "\(name(id)) 不再要求 \(name(on)) 先失败"
                )
            case .waiting:
                (
                    "\(name(id)) is ready but waits since \(moment(record)): \(rule.0)",
                    "\(name(id)) 已就绪，但从 \(moment(record)) 起在等待：\(rule.1)"
                )
            case .met:
                (
                    "\(name(id)) need not wait any longer: \(name(on)) failed",
                    "\(name(id)) 不必再等：\(name(on)) 已失败"
                )
            case .broken:
                (
                    "\(name(id)) has to fail: \(name(on)) did not, and \(rule.0)",
                    "\(name(id)) 必须失败：\(name(on)) 没有失败，而 \(rule.1)"
                )
            case .cycle:
                (
                    "\(name(id)) waits for \(name(on)) in a circle that can never be met",
                    "\(name(id)) 与 \(name(on)) 循环等待，永远等不到"
                )
            }
        return WhySentence(
            words.0, words.1, [record.number], record.rule,
            place(ofRequirement: id, on: on, origin))
    }

    func brokenReason(_ attempt: Attempt, _ because: SubjectID) -> WhySentence {
        guard let broken = attempt.requirement(.broken, on: because),
            case .requirement(let id, let on, _, let origin) = broken.entry
        else { return WhySentence("", "", []) }
        let outcome = last(about: on, upTo: broken.number) { entry in
            if case .transition(on, _, _, _, _) = entry { true } else { false }
        }
        var words = ("was recognised", "已被识别")
        if case .transition(_, _, let to, _, _) = outcome?.entry { words = WhyWords.outcome(to) }
        let rule = WhyWords.requirement(name(id), name(on), origin)
        return WhySentence(
            "\(name(on)) \(words.0), and \(rule.0)", "\(name(on)) \(words.1)，而 \(rule.1)",
            [broken.number] + [outcome?.number].compactMap(\.self), broken.rule,
            place(ofRequirement: id, on: on, origin))
    }

    func metReason(_ attempt: Attempt, _ record: TraceRecord) -> WhySentence {
        let waits = attempt.waits.filter { $0.standing != .waiting }
        let others = waits.map { name($0.on) }
        let since = attempt.requirements.last { entry in
            if case .requirement(_, _, .waiting, _) = entry.entry { true } else { false }
        }
        guard let last = waits.last, let since else { return WhySentence("", "", []) }
        let late = (record.time - since.time).decimals(3)
        return WhySentence(
            "\(others.joined(separator: " and ")), which it had waited for during \(late) s, failed",
            "它等了 \(late) s 的 \(others.joined(separator: "、")) 已失败",
            [last.record.number, since.number], last.record.rule,
            place(ofWait: last.record))
    }

    private func place(ofWait record: TraceRecord) -> ScenePlace? {
        guard case .requirement(let id, let on, _, let origin) = record.entry else { return nil }
        return place(ofRequirement: id, on: on, origin)
    }

    func cycleReason(_ attempt: Attempt) -> WhySentence {
        guard let first = attempt.requirement(.cycle),
            case .requirement(let id, _, _, _) = first.entry
        else { return WhySentence("", "", []) }
        // The members were written one after the other.
        let members = event(upTo: first.number + 64).compactMap { serial -> TraceRecord? in
            guard let record = record(serial), case .requirement(_, _, .cycle, _) = record.entry
            else { return nil }
            return record
        }
        var names: [String] = []
        for member in members {
            if case .requirement(let one, _, _, _) = member.entry, !names.contains(name(one)) {
                names.append(name(one))
            }
        }
        let circle = (names + [names.first ?? name(id)]).joined(separator: " → ")
        return WhySentence(
            "requirements in a circle can never be met: \(circle)", "循环的失败要求永远无法满足：\(circle)",
            members.map(\.number), .ar10)
    }
}
