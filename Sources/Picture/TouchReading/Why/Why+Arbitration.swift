import TouchTrace

/// Who waits for whom, who prevents whom, who takes part at all.
extension Why {
    func receives(
        _ id: SubjectID, _ touch: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let state = history.state(at: record.number)
        let view = state.recognizers[id]?.view ?? .none
        let hit = state.touch(touch)?.view ?? .none
        let words =
            view == hit
            ? Wording("it is on \(name(view)), the hit view", "它装在命中视图 \(name(view)) 上")
            : Wording(
                "it is on \(name(view)), which holds the hit view \(name(hit))",
                "它装在 \(name(view)) 上，命中视图 \(name(hit)) 就在其中")
        return record.fact(
            Wording("\(name(id)) receives finger \(name(touch))", "\(name(id)) 接收手指 \(name(touch))")
                .because(words), .dl1, at: place(of: id))
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

    func requirement(
        _ id: SubjectID, _ on: SubjectID, _ standing: RequirementStanding,
        _ origin: RequirementOrigin, _ record: TraceRecord
    ) -> WhySentence {
        let rule = WhyWords.requirement(name(id), name(on), origin)
        let (one, other) = (name(id), name(on))
        let words: Wording =
            switch standing {
            case .set: rule
            case .removed:
                Wording("\(one) no longer requires \(other) to fail", "\(one) 不再要求 \(other) 先失败")
            case .waiting:
                Wording(
                    "\(one) is ready but waits since \(moment(record))",
                    "\(one) 已就绪，但从 \(moment(record)) 起在等待"
                ).because(rule)
            case .met:
                Wording(
                    "\(one) need not wait any longer: \(other) failed", "\(one) 不必再等：\(other) 已失败")
            case .broken:
                Wording(
                    "\(one) has to fail: \(other) did not, and ", "\(one) 必须失败：\(other) 没有失败，而 ")
                    + rule
            case .cycle:
                Wording(
                    "\(one) waits for \(other) in a circle that can never be met",
                    "\(one) 与 \(other) 循环等待，永远等不到")
            }
        return record.fact(words, at: place(ofRequirement: id, on: on, origin))
    }

    func brokenReason(_ course: RecognizerCourse, _ because: SubjectID) -> WhySentence {
        guard let broken = course.requirement(.broken, on: because),
            case .requirement(let id, let on, _, let origin) = broken.entry
        else { return WhySentence("", "", []) }
        let change = lastTransition(of: on, upTo: broken.number)
        return broken.fact(
            Wording(same: "\(name(on)) ") + outcome(change) + Wording(", and ", "，而 ")
                + WhyWords.requirement(name(id), name(on), origin),
            and: [change?.number], at: place(ofRequirement: id, on: on, origin))
    }

    func metReason(_ course: RecognizerCourse, _ record: TraceRecord) -> WhySentence {
        let waits = course.waits.filter { $0.standing != .waiting }
        let others = waits.map { name($0.on) }
        let since = course.requirements.last { entry in
            if case .requirement(_, _, .waiting, _) = entry.entry { true } else { false }
        }
        guard let last = waits.last, let since else { return WhySentence("", "", []) }
        let late = (record.time - since.time).decimals(3)
        guard case .requirement(let id, let on, _, let origin) = last.record.entry else {
            return WhySentence("", "", [])
        }
        return last.record.fact(
            "\(others.joined(separator: " and ")), which it had waited for during \(late) s, failed",
            "它等了 \(late) s 的 \(others.joined(separator: "、")) 已失败",
            and: [since.number], at: place(ofRequirement: id, on: on, origin))
    }

    func cycleReason(_ course: RecognizerCourse) -> WhySentence {
        guard let first = course.requirement(.cycle),
            case .requirement(let id, _, _, _) = first.entry
        else { return WhySentence("", "", []) }
        // The members were written one after the other.
        var members: [Int] = []
        var names: [String] = []
        for serial in event(upTo: first.number + 64) {
            guard case .requirement(let one, _, .cycle, _) = record(serial)?.entry else { continue }
            members.append(serial)
            if !names.contains(name(one)) { names.append(name(one)) }
        }
        let circle = (names + [names.first ?? name(id)]).joined(separator: " → ")
        return WhySentence(
            "requirements in a circle can never be met: \(circle)", "循环的失败要求永远无法满足：\(circle)",
            members, .ar10)
    }
}
