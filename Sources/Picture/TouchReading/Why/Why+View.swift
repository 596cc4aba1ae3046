import TouchTrace

/// Why a view got a touch, or why it did not.
extension Why {
    /// About the newest touch at the playhead.
    func sentences(aboutView id: SubjectID, at serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        guard let touch = state.touches.last else {
            return [
                WhySentence(
                    "no finger has come down yet, so \(name(id)) has got no touch",
                    "还没有手指按下，所以 \(name(id)) 没有收到触摸", [serial])
            ]
        }
        return sentences(aboutView: id, touch: touch.id, at: serial)
    }

    /// Why `id` was hit by that touch or not, and what it got of it.
    public func sentences(
        aboutView id: SubjectID, touch: SubjectID, at serial: Int
    ) -> [WhySentence] {
        guard let end = outcome(ofHitTest: touch, upTo: serial) else { return [] }
        let state = history.state(at: end.number)
        guard let walk = state.walks.first(where: { $0.touch == touch }) else { return [] }
        let fate = fate(of: touch, in: id, from: end.number, upTo: serial)
        let sent = walk.view == id ? sent(by: id, from: end.number, upTo: serial) : nil
        let told = (fate + [sent].compactMap { $0 }).map(sentence)
        let hit = hitOrNot(id, walk, state, end)
        // What went wrong tells more than that it was hit.
        guard let last = fate.first, case .delivery(_, _, let phase) = last.entry,
            phase != .cancelled
        else {
            return told.prefix(1) + [hit] + told.dropFirst()
        }
        guard let late = fate.firstIndex(where: isLate) else { return [hit] + told }
        return [told[late], hit] + told[..<late] + told[(late + 1)...]
    }

    private func outcome(ofHitTest touch: SubjectID, upTo serial: Int) -> TraceRecord? {
        last(about: touch, upTo: serial) { entry in
            switch entry {
            case .hit, .withheld(_, _, .nothingHit), .withheld(_, _, .answerOutsideWindow): true
            default: false
            }
        }
    }

    private func hitOrNot(
        _ id: SubjectID, _ walk: HitWalk, _ state: StageState, _ end: TraceRecord
    ) -> WhySentence {
        let finger = name(walk.touch)
        guard let step = walk.steps.last(where: { $0.view == id }) else {
            return notAsked(id, walk, state, end)
        }
        if walk.view == id {
            let others = walk.steps.filter { state.views[$0.view]?.parent == id }
            let words: Wording =
                step.isOverridden
                ? Wording("its own hitTest(_:with:) decided it", "由它重写的 hitTest(_:with:) 决定")
                : others.isEmpty
                    ? Wording(
                        "nothing in front answered, it contains the point, and has no subviews to ask",
                        "前面没有视图回答，触摸点在它之内，而它没有子视图可问")
                    : Wording(
                        "it contains the point, and none of its subviews took it",
                        "触摸点在它之内，而它的子视图都没有接住")
            return end.fact(
                Wording("\(name(id)) was hit by finger \(finger)", "\(name(id)) 被手指 \(finger) 命中")
                    .because(words),
                and: [step.record], step.isOverridden ? .ht7 : .ht3, at: place(of: id))
        }
        guard step.verdict == .inside || step.verdict == .overridden else {
            return sentence(forRecord: step.record) ?? WhySentence("", "", [step.record])
        }
        return passedBy(id, step, walk, end)
    }

    /// It was asked and let the touch in, but somebody else is the hit view.
    private func passedBy(
        _ id: SubjectID, _ step: HitStep, _ walk: HitWalk, _ end: TraceRecord
    ) -> WhySentence {
        let at = [step.answerRecord ?? step.record, end.number]
        if step.isOverridden {
            return WhySentence(
                Wording(
                    "\(name(id)) was not hit: its own hitTest(_:with:) answered ",
                    "\(name(id)) 没有命中：它重写的 hitTest(_:with:) 返回了 ")
                    + ownAnswer(step.answer ?? .none, of: id),
                at, .ht7, place(of: id))
        }
        if let answer = step.answer, answer != .none, answer != id {
            return WhySentence(
                "\(name(id)) was not hit itself: \(name(answer)) inside it answered first",
                "命中的不是 \(name(id)) 本身：它里面的 \(name(answer)) 先回答了", at, .ht3, place(of: answer))
        }
        let hit =
            walk.view == .none
            ? Wording("nobody", "没有视图") : Wording(name(walk.view), "\(name(walk.view)) ")
        return WhySentence(
            "\(name(id)) was not hit: a view above it changed the answer to \(hit.english)",
            "\(name(id)) 没有命中：上层视图把结果改成了\(hit.chinese)", at, .ht7)
    }

    // MARK: Not asked

    private func notAsked(
        _ id: SubjectID, _ walk: HitWalk, _ state: StageState, _ end: TraceRecord
    ) -> WhySentence {
        let not = Wording("\(name(id)) did not get the touch", "\(name(id)) 没有得到触摸")
        var below = id
        var here = state.views[id]?.parent ?? .none
        while here != .none {
            if let step = walk.steps.last(where: { $0.view == here }) {
                return behind(step, not, id, walk, state, end)
            }
            below = here
            here = state.views[here]?.parent ?? .none
        }
        if state.windows.contains(below) {
            let front = name(walk.windows.last ?? .none)
            return end.fact(
                not.because(
                    "the window \(front) in front had already answered",
                    "前面的窗口 \(front) 已经回答了命中测试"), .ht9)
        }
        return end.fact(
            not.because("it is in no window on the screen", "它不在屏幕上的任何窗口里"), .ht9,
            at: place(of: id))
    }

    /// `step` is the nearest view above it that was asked.
    private func behind(
        _ step: HitStep, _ not: Wording, _ id: SubjectID, _ walk: HitWalk,
        _ state: StageState, _ end: TraceRecord
    ) -> WhySentence {
        let above = name(step.view)
        switch step.verdict {
        case .inside:
            // The sibling in front that gave the answer was asked last.
            let siblings = walk.steps.last {
                state.views[$0.view]?.parent == step.view && $0.answer ?? .none != .none
            }
            guard let front = siblings else { break }
            let who = name(front.view)
            if let own = ownRefusal(of: id, upTo: step.view, walk, state) {
                return WhySentence(
                    not.because(
                        own
                            + Wording(
                                "; \(who) in front answered before it was asked",
                                "；它被询问之前，前面的 \(who) 就已经回答")),
                    [front.answerRecord ?? front.record], .ht2, place(of: id))
            }
            return WhySentence(
                "\(not.english): \(who)'s hit-test had already answered, and it lies in front",
                "\(not.chinese)：在它前面的 \(who) 已经回答了命中测试", [front.answerRecord ?? front.record],
                .ht3, place(of: front.view))
        case .overridden:
            return WhySentence(
                "\(not.english): \(above)'s own hitTest(_:with:) answered without asking its subviews",
                "\(not.chinese)：\(above) 重写的 hitTest(_:with:) 没有询问子视图就回答了", [step.record], .ht7,
                place(of: step.view))
        default:
            guard let record = record(step.record) else { break }
            let said = refusal(of: step.view, step.verdict, for: walk.touch, in: state)
            return record.fact(
                not.because(
                    Wording("\(above), which it is in, was not hit", "它所在的 \(above) 没有命中").because(
                        said)),
                at: place(of: step.view))
        }
        return end.fact(not.because("it was not asked", "没有询问它"), .ht3)
    }

    /// Why a view would have refused the touch by itself, had it been asked: it, or a view between it and `ancestor`.
    /// Nil where it would have taken it, or where its own code decides.
    private func ownRefusal(
        of id: SubjectID, upTo ancestor: SubjectID, _ walk: HitWalk, _ state: StageState
    ) -> Wording? {
        var refusal: Wording?
        var here = id
        while here != ancestor, let view = state.views[here] {
            if scene?.decidesHitTest(of: name(here)) == true { return nil }
            if let verdict = state.refusal(of: view, to: walk.touch) {
                let said = self.refusal(of: here, verdict, for: walk.touch, in: state)
                let owner = name(here)
                refusal =
                    here == id
                    ? said
                    : Wording(
                        "\(owner), which it is in, would not have been hit", "它所在的 \(owner) 也不会命中"
                    ).because(said)
            }
            here = view.parent
        }
        return refusal
    }

    // MARK: What it got

    /// The last action a control sent since it was hit.
    private func sent(by id: SubjectID, from start: Int, upTo serial: Int) -> TraceRecord? {
        last(about: id, upTo: serial, from: start) { entry in
            if case .action(id, _, _, _) = entry { true } else { false }
        }
    }

    /// Where an override of `sendEvent` kept the event that should have brought the touch to its view.
    private func swallowed(after hit: TraceRecord, upTo serial: Int) -> TraceRecord? {
        guard let event = index.event(around: hit.number), hit.number <= serial else { return nil }
        return (hit.number...min(event.upperBound, serial)).lazy.compactMap(record).first {
            record in
            if case .swallowed = record.entry { true } else { false }
        }
    }

    /// What became of the touch in that view, newest first.
    private func fate(
        of touch: SubjectID, in view: SubjectID, from start: Int, upTo serial: Int
    ) -> [TraceRecord] {
        var told: [TraceRecord] = []
        let turns = index.serials(about: touch, upTo: serial, withMoves: false)
            .prefix { $0 >= start }
            .compactMap(record)
        for (place, record) in turns.enumerated() {
            switch record.entry {
            case .delivery(view, touch, .cancelled):
                // Where a recognizer claimed it, the claim tells.
                if place + 1 < turns.count,
                    case .cancellation(touch, view, _, _) = turns[place + 1].entry
                {
                    continue
                }
                told.append(record)
            case .withheld(touch, view, _), .held(touch, view, _, _), .released(touch, view, _),
                .dropped(touch, view, _, _), .cancellation(touch, view, _, _):
                told.append(record)
            default: break
            }
        }
        let lastDelivery = lastDelivery(of: touch, to: view, among: turns, upTo: serial)
        if told.isEmpty || lastDelivery?.number ?? 0 > told[0].number,
            let lastDelivery
        {
            told.insert(lastDelivery, at: 0)
        }
        if told.isEmpty, let hit = record(start), case .hit(touch, _, view) = hit.entry,
            let swallowed = swallowed(after: hit, upTo: serial)
        {
            told.append(swallowed)
        }
        return Array(told.prefix(8))
    }

    /// The newest of its deliveries to that view, as long as it is not cancelled.
    private func lastDelivery(
        of touch: SubjectID, to view: SubjectID, among turns: [TraceRecord], upTo serial: Int
    ) -> TraceRecord? {
        let newest = turns.first { record in
            if case .delivery(view, touch, _) = record.entry { true } else { false }
        }
        guard let newest, case .delivery(_, _, let phase) = newest.entry, phase != .cancelled else {
            return nil
        }
        if phase == .ended { return newest }
        return last(about: touch, upTo: serial, from: newest.number, withMoves: true) { entry in
            if case .delivery(view, touch, _) = entry { true } else { false }
        }
    }
}
