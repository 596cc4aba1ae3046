import TouchTrace

/// Why a recognizer is as it is: the last transition first, then what bears on it.
extension Why {
    func sentences(aboutRecognizer id: SubjectID, at serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        let course = course(of: id, at: serial)
        guard let course, !course.isOver || !hasNewerTouch(than: course, state) else {
            return absence(of: id, in: state, course, at: serial)
        }
        var sentences: [WhySentence] = []
        if let change = course.transitions.first {
            // Of one that goes on, how it came to begin tells most.
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
        sentences += course.waits.filter { $0.standing == .waiting || $0.standing == .met }
            .map { sentence(of: $0.record) }
        sentences += waiters(on: id, in: state, since: course.start, upTo: serial)
        sentences += together(course)
        sentences += prevented(by: id, since: course.start, upTo: serial)
        return sentences + course.receives.prefix(1).map(sentence)
    }

    /// Whether a finger is down that came after an attempt had been decided.
    private func hasNewerTouch(than course: RecognizerCourse, _ state: StageState) -> Bool {
        guard let touch = state.touches.last(where: { $0.isLive }) else { return false }
        return index.record(about: touch.id, 0) > course.transitions.first?.number ?? 0
    }

    /// "drag is still Possible: moved 9.6 of 10 pt".
    private func undecided(_ course: RecognizerCourse, at serial: Int) -> WhySentence {
        let needs = course.needs.reversed()
        let waits = course.waits.filter { $0.standing == .waiting }.map {
            Wording(same: name($0.on))
        }
        let waiting =
            waits.isEmpty
            ? []
            : [
                Wording("it waits for ", "它在等待 ") + waits.joined(" and ", "、")
                    + Wording(" to fail", " 失败")
            ]
        let still = Wording("\(name(course.id)) is still Possible", "\(name(course.id)) 尚未判定")
        let reasons = waiting + needs.map { $0.value < $0.threshold ? $0.near : $0.enough }
        return WhySentence(
            reasons.isEmpty ? still : still.because(reasons.joined(", ", "，")),
            needs.map { $0.record } + [course.start], .sm1, place(of: course.id))
    }

    /// The action it sent, or why it sent none.
    private func action(_ course: RecognizerCourse, _ change: TraceRecord) -> WhySentence? {
        if let action = course.actions.first { return sentence(of: action) }
        guard case .transition(let id, _, let to, _, _) = change.entry else { return nil }
        if to == .failed {
            return change.fact(
                "\(name(id)) sent no action: a recognizer that fails sends none",
                "\(name(id)) 没有发送动作：失败的识别器不发送动作", .sm2)
        }
        // What the playhead has not reached yet is no riddle.
        if sendsAction(id, after: change.number) { return nil }
        return change.fact(
            "\(name(id)) sent no action: it has no target", "\(name(id)) 没有发送动作：它没有目标", .sm2)
    }

    /// Whether a recognizer acts in the attempt that goes on at record `serial`, after it.
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

    /// Others that wait for it.
    private func waiters(
        on id: SubjectID, in state: StageState, since start: Int, upTo serial: Int
    ) -> [WhySentence] {
        state.recognizers.values.filter { $0.waitingFor.contains(id) }.compactMap { other in
            last(about: other.id, upTo: serial, from: start) { entry in
                if case .requirement(other.id, id, .waiting, _) = entry { true } else { false }
            }.map(sentence)
        }
    }

    /// Who may be recognised beside it.
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

    /// Why a recognizer has no part in the present touch.
    private func absence(
        of id: SubjectID, in state: StageState, _ course: RecognizerCourse?, at serial: Int
    ) -> [WhySentence] {
        let who = name(id)
        guard let recognizer = state.recognizers[id] else { return [] }
        guard let touch = state.touches.last(where: { $0.isLive }) ?? state.touches.last else {
            return [
                WhySentence(
                    "\(who) is Possible: no finger has come down yet",
                    "\(who) 处于“可能”：还没有手指按下", [serial], .sm1, place(of: id))
            ]
        }
        let came = last(about: touch.id, upTo: serial) { entry in
            if case .hitTestBegan = entry { true } else { false }
        }
        let finger = name(touch.id)
        let not = Wording("\(who) does not see finger \(finger)", "\(who) 看不到手指 \(finger)")
        func sentence(
            _ english: String, _ chinese: String, _ rule: Rule, _ record: Int? = nil
        ) -> WhySentence {
            WhySentence(
                not.because(english, chinese), [record ?? came?.number ?? serial], rule,
                place(of: id))
        }
        if let came, let no = refusal(of: id, toReceive: touch.id, since: came.number, upTo: serial)
        {
            return [sentence(no.words.english, no.words.chinese, .dl1, no.record)]
        }
        if !recognizer.isEnabled { return [sentence("it is switched off", "它被停用了", .dl1)] }
        let isOnBranch =
            touch.chain.contains(recognizer.view)
            || touch.view != .none && state.isInside(touch.view, of: recognizer.view)
        if !isOnBranch {
            let (view, hit) = (name(recognizer.view), name(touch.view))
            // Why the view was not hit is the reason behind it.
            let reasons = sentences(aboutView: recognizer.view, touch: touch.id, at: serial)
            return [
                touch.view == .none
                    ? sentence("the finger hit no view", "手指没有命中任何视图", .dl1)
                    : sentence(
                        "its view \(view) is neither the hit view \(hit) nor above it",
                        "它的视图 \(view) 既不是命中视图 \(hit)，也不在其上层", .dl1)
            ] + reasons
        }
        if let change = course?.transitions.first, course?.isOver == false {
            return [
                sentence(
                    "it had finished already and starts anew only when its touches have ended",
                    "它已经结束，要等它的触摸都结束才重新开始", .sm4),
                self.sentence(of: change),
            ]
        }
        if let event = index.event(around: serial), serial < event.upperBound {
            return [
                WhySentence(
                    "\(who) has not been asked about finger \(finger) yet",
                    "还没有询问 \(who) 是否接收手指 \(finger)", [came?.number ?? serial], .dl1,
                    place(of: id))
            ]
        }
        return [sentence("the event did not reach it", "事件没有到达它那里", .dl1)]
    }

    /// A no to a question whether it should receive the touch.
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
        let who = by == .delegate ? Wording("delegate", "代理") : Wording("class", "子类")
        let words =
            question == .allowedTouchType
            ? Wording(
                "its allowedTouchTypes do not admit this kind of touch",
                "它的 allowedTouchTypes 不接受这种触摸")
            : Wording(
                "its \(who.english) answered no to shouldReceive(\(what))",
                "它的\(who.chinese)对 shouldReceive(\(what)) 回答了“否”")
        return (words, no.number)
    }
}
