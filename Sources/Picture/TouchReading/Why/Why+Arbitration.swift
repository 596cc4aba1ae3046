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
                "它装在 \(name(view)) 上，命中视图 \(name(hit)) 就在其中"
            )
        return WhySentence(
            "\(name(id)) receives finger \(name(touch)): \(words.english)",
            "\(name(id)) 接收手指 \(name(touch))：\(words.chinese)", [record.number], .dl1, place(of: id)
        )
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
        let words: Wording =
            switch standing {
            case .set: rule
            case .removed:
                Wording(
                    "\(name(id)) no longer requires \(name(on)) to fail",
                    "\(name(id)) 不再要求 \(name(on)) 先失败"
                )
            case .waiting:
                Wording(
                    "\(name(id)) is ready but waits since \(moment(record)): \(rule.english)",
                    "\(name(id)) 已就绪，但从 \(moment(record)) 起在等待：\(rule.chinese)"
                )
            case .met:
                Wording(
                    "\(name(id)) need not wait any longer: \(name(on)) failed",
                    "\(name(id)) 不必再等：\(name(on)) 已失败"
                )
            case .broken:
                Wording(
                    "\(name(id)) has to fail: \(name(on)) did not, and \(rule.english)",
                    "\(name(id)) 必须失败：\(name(on)) 没有失败，而 \(rule.chinese)"
                )
            case .cycle:
                Wording(
                    "\(name(id)) waits for \(name(on)) in a circle that can never be met",
                    "\(name(id)) 与 \(name(on)) 循环等待，永远等不到"
                )
            }
        return WhySentence(
            words.english, words.chinese, [record.number], record.rule,
            place(ofRequirement: id, on: on, origin))
    }

    func brokenReason(_ course: RecognizerCourse, _ because: SubjectID) -> WhySentence {
        guard let broken = course.requirement(.broken, on: because),
            case .requirement(let id, let on, _, let origin) = broken.entry
        else { return WhySentence("", "", []) }
        let outcome = last(about: on, upTo: broken.number) { entry in
            if case .transition(on, _, _, _, _) = entry { true } else { false }
        }
        var words = Wording("was recognised", "已被识别")
        if case .transition(_, _, let to, _, _) = outcome?.entry { words = WhyWords.outcome(to) }
        let rule = WhyWords.requirement(name(id), name(on), origin)
        return WhySentence(
            "\(name(on)) \(words.english), and \(rule.english)",
            "\(name(on)) \(words.chinese)，而 \(rule.chinese)",
            [broken.number] + [outcome?.number].compactMap { $0 }, broken.rule,
            place(ofRequirement: id, on: on, origin))
    }

    func metReason(_ course: RecognizerCourse, _ record: TraceRecord) -> WhySentence {
        let waits = course.waits.filter { $0.standing != .waiting }
        let others = waits.map { name($0.on) }
        let since = course.requirements.last { entry in
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

    func cycleReason(_ course: RecognizerCourse) -> WhySentence {
        guard let first = course.requirement(.cycle),
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
            members.map { $0.number }, .ar10)
    }
}
