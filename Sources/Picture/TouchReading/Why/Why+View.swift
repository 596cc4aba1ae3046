import TouchTrace
import TouchWords

/// Explanations for why a view got a touch, or why it did not.
extension Why {
    /// Returns the sentences about the newest touch at the playhead.
    func sentences(aboutView id: SubjectID, at serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        guard let touch = state.touches.last else {
            return [WhySentence(.view.notTouchedYet(name(id)), [serial])]
        }
        return sentences(aboutView: id, touch: touch.id, at: serial)
    }

    /// Returns why that touch hit `id` or not, and what `id` got of it.
    public func sentences(
        aboutView id: SubjectID, touch: SubjectID, at serial: Int
    ) -> [WhySentence] {
        guard let end = outcome(ofHitTest: touch, upTo: serial) else { return [] }
        let state = history.state(at: end.number)
        guard let walk = state.walks.first(where: { $0.touch == touch }) else { return [] }
        let fate = fate(of: touch, in: id, from: end.number, upTo: serial)
        let sent = walk.view == id ? sent(by: id, from: end.number, upTo: serial) : nil
        let told = (fate + [sent].compactMap { $0 }).map { sentence(of: $0, asOf: serial) }
        let hit = hitOrNot(id, walk, state, end)
        // A failure is more informative than the hit.
        guard let last = fate.first, case .delivery(_, _, let phase) = last.entry,
            phase != .cancelled
        else {
            return told.prefix(1) + [hit] + told.dropFirst()
        }
        guard let late = fate.firstIndex(where: isLate) else { return [hit] + told }
        return [told[late], hit] + told[..<late] + told[(late + 1)...]
    }

    /// Returns the sentence for a record as of a later time: a recognizer that held a touch may
    /// have released it while others still hold it.
    private func sentence(of record: TraceRecord, asOf serial: Int) -> WhySentence {
        guard case .held(let touch, let view, let phase, let by) = record.entry, by != .none,
            history.state(at: serial).recognizers[by]?.state != .possible
        else { return sentence(of: record) }
        return record.fact(
            .delivery.waits(name(view), finger: name(touch), phase: WhyWords.phase(phase)))
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
        guard let step = walk.steps.last(where: { $0.view == id }) else {
            let answer = walk.steps.last { $0.answer == id && $0.isOverridden }
            guard walk.view == id, let answer else { return notAsked(id, walk, state, end) }
            let said = Wording.hit.codeAnswered(name(answer.view), answer: name(id))
            return end.fact(
                .view.hit(name(id), finger: name(walk.touch)).because(said),
                and: [answer.answerRecord ?? answer.record], .ht7, at: place(of: answer.view))
        }
        if walk.view == id {
            let hasSubviews = walk.steps.contains { state.views[$0.view]?.parent == id }
            let why: Wording =
                step.isOverridden
                ? .view.decidedItself : hasSubviews ? .view.subviewsRefused : .view.noSubviews
            return end.fact(
                .view.hit(name(id), finger: name(walk.touch)).because(why), and: [step.record],
                step.isOverridden ? .ht7 : .ht3, at: place(of: id))
        }
        guard step.verdict == .inside || step.verdict == .overridden else {
            return sentence(forRecord: step.record) ?? WhySentence(.verbatim(""), [step.record])
        }
        return passedBy(id, step, walk, end)
    }

    /// Returns the sentence for a view that was asked and accepted the touch, although another view
    /// is the hit view.
    private func passedBy(
        _ id: SubjectID, _ step: HitStep, _ walk: HitWalk, _ end: TraceRecord
    ) -> WhySentence {
        let at = [step.answerRecord ?? step.record, end.number]
        let not = Wording.hit.refused(name(id))
        let answer: SubjectID = step.answer ?? .none
        if step.isOverridden {
            let why: Wording =
                switch answer {
                case id: .view.codeAnsweredSelf
                case .none: .view.codeAnsweredNobody
                default: .view.codeAnswered(name(answer))
                }
            return WhySentence(not.because(why), at, .ht7, place(of: id))
        }
        if answer != .none, answer != id {
            return WhySentence(
                .view.innerAnswered(name(id), inner: name(answer)), at, .ht3, place(of: answer))
        }
        return WhySentence(
            not.because(
                walk.view == .none ? .view.changedToNobody : .view.changedTo(name(walk.view))),
            at, .ht7)
    }

    // MARK: Not asked

    private func notAsked(
        _ id: SubjectID, _ walk: HitWalk, _ state: StageState, _ end: TraceRecord
    ) -> WhySentence {
        let not = Wording.view.notGot(name(id))
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
            return end.fact(not.because(.view.windowInFront(front)), .ht9)
        }
        return end.fact(not.because(.view.offScreen), .ht9, at: place(of: id))
    }

    /// Returns why a view was not asked; `step` is that of its nearest superview that was.
    private func behind(
        _ step: HitStep, _ not: Wording, _ id: SubjectID, _ walk: HitWalk,
        _ state: StageState, _ end: TraceRecord
    ) -> WhySentence {
        let above = name(step.view)
        switch step.verdict {
        case .inside:
            // The sibling in front that gave the answer was the last one asked.
            let siblings = walk.steps.last {
                state.views[$0.view]?.parent == step.view && $0.answer ?? .none != .none
            }
            guard let front = siblings else { break }
            let (who, at) = (name(front.view), [front.answerRecord ?? front.record])
            if let own = ownRefusal(of: id, upTo: step.view, walk, state) {
                return WhySentence(
                    not.because(.view.refusalAndFront(own, front: who)), at, .ht2, place(of: id))
            }
            return WhySentence(
                not.because(.view.viewInFront(who)), at, .ht3, place(of: front.view))
        case .overridden:
            return WhySentence(
                not.because(.view.aboveOverridden(above)), [step.record], .ht7,
                place(of: step.view))
        default:
            guard let record = record(step.record) else { break }
            let said = refusal(of: step.view, step.verdict, for: walk.touch, in: state)
            return record.fact(
                not.because(.view.aboveRefused(above).because(said)), at: place(of: step.view))
        }
        return end.fact(not.because(.view.notAsked), .ht3)
    }

    /// Returns why a view itself would have refused the touch if it had been asked: because of it,
    /// or of a view between it and `ancestor`. Nil if it would have accepted, or if its own code
    /// decides.
    private func ownRefusal(
        of id: SubjectID, upTo ancestor: SubjectID, _ walk: HitWalk, _ state: StageState
    ) -> Wording? {
        var refusal: Wording?
        var here = id
        while here != ancestor, let view = state.views[here] {
            if scene?.decidesHitTest(of: name(here)) == true { return nil }
            if let verdict = state.refusal(of: view, to: walk.touch) {
                let said = self.refusal(of: here, verdict, for: walk.touch, in: state)
                refusal =
                    here == id ? said : Wording.view.aboveWouldRefuse(name(here)).because(said)
            }
            here = view.parent
        }
        return refusal
    }

    // MARK: What it got

    /// Returns the last action that a control sent since it was hit.
    private func sent(by id: SubjectID, from start: Int, upTo serial: Int) -> TraceRecord? {
        last(about: id, upTo: serial, from: start) { entry in
            if case .action(id, _, _, _) = entry { true } else { false }
        }
    }

    /// Returns the record where an override of `sendEvent` kept the event that should have
    /// delivered the touch to its view.
    private func swallowed(after hit: TraceRecord, upTo serial: Int) -> TraceRecord? {
        guard let event = index.event(around: hit.number), hit.number <= serial else { return nil }
        return (hit.number...min(event.upperBound, serial)).lazy.compactMap(record).first {
            record in
            if case .swallowed = record.entry { true } else { false }
        }
    }

    /// Returns the fate of the touch in that view, newest record first.
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
                // A recognizer's claim is the explanation.
                if place + 1 < turns.count,
                    case .cancellation(touch, view, _, _) = turns[place + 1].entry
                {
                    continue
                }
                told.append(record)
            // A released call no longer waits.
            case .held(touch, view, let phase, _)
            where told.contains { $0.entry.settles(touch, view, phase) }:
                continue
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

    /// Returns the newest delivery of the touch to that view, unless it is cancelled.
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

extension TraceEntry {
    /// Returns whether the entry releases a held call of a touch, or drops it.
    fileprivate func settles(_ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase) -> Bool {
        switch self {
        case .released(touch, view, phase), .dropped(touch, view, phase, _): true
        default: false
        }
    }
}
