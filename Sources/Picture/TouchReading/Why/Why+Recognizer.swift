import TouchTrace
import TouchWords

/// Sentences that explain a recognizer's state: the last transition first, then whatever affected
/// it.
extension Why {
    func sentences(aboutRecognizer id: SubjectID, at serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        let course = course(of: id, at: serial)
        guard let course, !course.isOver || !hasNewerTouch(than: course, state) else {
            return absence(of: id, in: state, course, at: serial)
        }
        var sentences: [WhySentence] = []
        if let change = course.transitions.first {
            // For a recognizer in progress, the reason it began is the most informative.
            var told = [change]
            if let began = course.transitions.last, began != change { told.append(began) }
            switch change.entry {
            case .transition(_, _, .changed, _, _), .transition(_, .began, .ended, _, _),
                .transition(_, .changed, .ended, _, _):
                told.reverse()
            default: break
            }
            sentences += told.prefix(1).map(sentence)
            action(course, change).map { sentences.append($0) }
            sentences += told.dropFirst().map(sentence)
        } else {
            sentences.append(undecided(course, at: serial))
        }
        sentences += course.refusals.reversed().map(sentence)
        sentences += course.ignored.map(sentence)
        // A recognizer that has reached a decision no longer waits.
        sentences += course.waits.filter {
            $0.standing == .met || $0.standing == .waiting && course.transitions.isEmpty
        }.map { sentence(of: $0.record) }
        sentences += waiters(on: id, in: state, since: course.start, upTo: serial)
        sentences += together(course)
        sentences += prevented(by: id, since: course.start, upTo: serial)
        return sentences + course.receives.prefix(1).map(sentence)
    }

    /// Returns whether a finger is down that arrived after an attempt had been decided.
    private func hasNewerTouch(than course: RecognizerCourse, _ state: StageState) -> Bool {
        guard let touch = state.touches.last(where: { $0.isLive }) else { return false }
        return index.record(about: touch.id, 0) > course.transitions.first?.number ?? 0
    }

    /// Returns a sentence such as "drag is still Possible: moved 9.6 of 10 pt".
    private func undecided(_ course: RecognizerCourse, at serial: Int) -> WhySentence {
        let needs = course.needs.reversed()
        let waits = course.waits.filter { $0.standing == .waiting }.map { name($0.on) }
        let reasons =
            [waits.named.map { Wording.why.itWaits($0) }].compactMap { $0 }
            + needs.map {
                atMiddle($0.value < $0.threshold ? $0.near : $0.enough, $0, of: course.id)
            }
        let still: Wording = .why.undecided(name(course.id))
        return WhySentence(
            reasons.clauses.map { still.because($0) } ?? still,
            needs.map { $0.record } + [course.start], .sm1, place(of: course.id))
    }

    /// Returns the action it sent, or why it sent none.
    private func action(_ course: RecognizerCourse, _ change: TraceRecord) -> WhySentence? {
        if let action = course.actions.first { return sentence(of: action) }
        guard case .transition(let id, _, let to, _, _) = change.entry else { return nil }
        if to == .failed {
            return change.fact(.why.failedSendsNone(name(id)), .sm2)
        }
        // An action that the playhead has not reached yet needs no explanation.
        if sendsAction(id, after: change.number) { return nil }
        return change.fact(.why.noTarget(name(id)), .sm2)
    }

    /// Returns whether a recognizer sends an action after record `serial`, in the attempt in
    /// progress there.
    private func sendsAction(_ id: SubjectID, after serial: Int) -> Bool {
        for number in index.countAbout(id, upTo: serial)..<index.countAbout(id, upTo: history.count)
        {
            switch record(index.record(about: id, number))?.entry {
            case .action(id, _, _, _): return true
            case .reset(id): return false
            default: continue
            }
        }
        return false
    }

    /// Returns the others that wait for it.
    private func waiters(
        on id: SubjectID, in state: StageState, since start: Int, upTo serial: Int
    ) -> [WhySentence] {
        state.recognizers.values.filter { $0.waitingFor.contains(id) }.compactMap { other in
            last(about: other.id, upTo: serial, from: start) { entry in
                if case .requirement(other.id, id, .waiting, _) = entry { true } else { false }
            }.map(sentence)
        }
    }

    /// Returns the recognizers that may be recognized simultaneously.
    private func together(_ course: RecognizerCourse) -> [WhySentence] {
        course.questions.compactMap { record in
            guard case .question(.shouldRecognizeSimultaneously, _, _, true, _) = record.entry
            else { return nil }
            return sentence(of: record)
        }
    }

    private func prevented(
        by id: SubjectID, since start: Int, upTo serial: Int
    ) -> [WhySentence] {
        guard start <= serial else { return [] }
        return records(about: id, in: max(start, 1)...max(serial, 1)).compactMap { record in
            guard case .prevented(_, id) = record.entry else { return nil }
            return sentence(of: record)
        }
    }

    // MARK: Not taking part

    /// Returns why a recognizer takes no part in the current touch.
    private func absence(
        of id: SubjectID, in state: StageState, _ course: RecognizerCourse?, at serial: Int
    ) -> [WhySentence] {
        let who = name(id)
        guard let recognizer = state.recognizers[id] else { return [] }
        guard let touch = state.touches.last(where: { $0.isLive }) ?? state.touches.last else {
            return [WhySentence(.why.noFingerYet(who), [serial], .sm1, place(of: id))]
        }
        let came = last(about: touch.id, upTo: serial) { entry in
            if case .hitTestBegan = entry { true } else { false }
        }
        let finger = name(touch.id)
        func sentence(_ reason: Wording, _ rule: Rule, _ record: Int? = nil) -> WhySentence {
            WhySentence(
                .why.doesNotSee(who, finger: finger).because(reason),
                [record ?? came?.number ?? serial], rule, place(of: id))
        }
        let isTested =
            last(about: touch.id, upTo: serial) { entry in
                switch entry {
                case .hit, .withheld: true
                default: false
                }
            } != nil
        if !isTested {
            return [
                WhySentence(
                    .why.notAskedYet(who, finger: finger), [came?.number ?? serial], .dl1,
                    place(of: id))
            ]
        }
        if let came, let no = refusal(of: id, toReceive: touch.id, since: came.number, upTo: serial)
        {
            return [sentence(no.words, .dl1, no.record)]
        }
        if !recognizer.isEnabled { return [sentence(.why.switchedOff, .dl1)] }
        let isOnBranch =
            touch.chain.contains(recognizer.view)
            || touch.view != .none && state.isInside(touch.view, of: recognizer.view)
        if !isOnBranch {
            let reason: Wording =
                touch.view == .none
                ? .why.nothingHit
                : .why.notOnBranch(name(recognizer.view), hit: name(touch.view))
            // The other reason is why the view was not hit.
            return [sentence(reason, .dl1)]
                + sentences(aboutView: recognizer.view, touch: touch.id, at: serial)
        }
        if let change = course?.transitions.first, course?.isOver == false {
            return [sentence(.why.hadFinished, .sm4), self.sentence(of: change)]
        }
        if let event = index.event(around: serial), serial < event.upperBound {
            return [
                WhySentence(
                    .why.notAskedYet(who, finger: finger), [came?.number ?? serial], .dl1,
                    place(of: id))
            ]
        }
        return [sentence(.why.eventDidNotReach, .dl1)]
    }

    /// Returns a negative answer to a question whether it should receive the touch.
    private func refusal(
        of id: SubjectID, toReceive touch: SubjectID, since start: Int, upTo serial: Int
    ) -> (words: Wording, record: Int)? {
        let no = last(about: id, upTo: serial, from: start) { entry in
            switch entry {
            case .question(.shouldReceiveEvent, id, _, false, _),
                .question(.shouldReceiveTouch, id, touch, false, _),
                .question(.allowedTouchType, id, touch, false, _):
                true
            default: false
            }
        }
        guard let no, case .question(let question, _, _, _, let by) = no.entry else { return nil }
        let what = question == .shouldReceiveEvent ? "event" : "touch"
        let words: Wording =
            switch (question, by) {
            case (.allowedTouchType, _): .why.touchTypeNotAllowed
            case (_, .delegate): .why.delegateRefused(what)
            default: .why.classRefused(what)
            }
        return (words, no.number)
    }
}
