import TouchTrace

/// Prevention, simultaneity and permission: who asked whom, and what was answered.
extension Why {
    /// Why `id` was prevented by `winner` (AR6, AR8).
    func preventedReason(
        _ id: SubjectID, _ winner: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let range = event(upTo: record.number)
        let asked = records(about: winner, in: range).filter { $0.entry.isAbout(id, and: winner) }
        let turned = asked.contains {
            if case .question(.canBePrevented, winner, id, _, _) = $0.entry { true } else { false }
        }
        let began = lastTransition(of: winner, upTo: record.number) { from, _ in from == .possible }
        let wasActive = began.map { !range.contains($0.number) } ?? false
        let refused = asked.contains {
            if case .question(.shouldRecognizeSimultaneously, _, _, false, .delegate) = $0.entry {
                true
            } else {
                false
            }
        }
        let first = wasActive ? nil : precedence(of: winner, over: id, at: record)
        var words = Wording(
            "\(name(winner)) cannot be prevented by it; asked the other way round, "
                + "\(name(winner)) prevents it",
            "\(name(winner)) 不能被它阻止；反过来问时，\(name(winner)) 阻止了它")
        if !turned {
            words = Wording(same: "\(name(winner)) ")
            words +=
                wasActive
                ? Wording("was already active", "早已开始") : Wording("was recognised first", "先被识别")
            if let first { words += Wording(", ", "，") + first + Wording(",", "") }
            words +=
                refused
                ? Wording(" and no delegate allows both at once", "，而没有代理允许两者同时识别")
                : Wording(" and prevents it", "，并阻止了它")
        }
        return WhySentence(
            words, asked.map { $0.number } + [began?.number].compactMap { $0 },
            wasActive ? .ar8 : .ar6, place(of: winner))
    }

    /// Why of two that were ready in the same event `winner` came first (AR7, AR9); nil where the other was not ready.
    private func precedence(
        of winner: SubjectID, over id: SubjectID, at record: TraceRecord
    ) -> Wording? {
        let state = history.state(at: record.number)
        guard let course = course(of: id, at: record.number),
            let one = state.recognizers[winner]?.view, let other = state.recognizers[id]?.view,
            let view = state.views[one]
        else { return nil }
        let needs = course.needs
        guard !needs.isEmpty, needs.allSatisfy({ $0.value >= $0.threshold }) else { return nil }
        let taps = [winner, id].map { self.course(of: $0, at: record.number)?.measure(.tapCount) }
        if let most = taps[0]?.threshold, let least = taps[1]?.threshold, most > least {
            return Wording("needing more taps than \(name(id))", "它需要的轻点次数比 \(name(id)) 多")
        }
        if one == other {
            guard let first = view.recognizers.firstIndex(of: winner),
                let second = view.recognizers.firstIndex(of: id), first > second
            else { return nil }
            return Wording(
                "added to \(name(one)) after \(name(id))", "它比 \(name(id)) 后加到 \(name(one)) 上")
        }
        guard state.isInside(one, of: other) else { return nil }
        return Wording(
            "as its view \(name(one)) lies in \(name(other))",
            "它的视图 \(name(one)) 在 \(name(other)) 里面")
    }

    /// Why a recognizer may not begin (AR4).
    func refusedReason(_ id: SubjectID, _ course: RecognizerCourse) -> WhySentence {
        let no = course.questions.last { record in
            switch record.entry {
            case .question(.viewShouldBegin, _, id, false, _),
                .question(.shouldBegin, id, _, false, _):
                true
            default: false
            }
        }
        guard let no, case .question(let question, let asked, _, _, let by) = no.entry else {
            return WhySentence("it was not allowed to begin", "不允许它开始", [], .ar4)
        }
        let isView = question == .viewShouldBegin
        let who = WhyWords.answerer(isView ? .view : by, name(asked))
        return no.fact(
            who
                + Wording(
                    " answered no to gestureRecognizerShouldBegin",
                    "对 gestureRecognizerShouldBegin 回答了“否”"),
            .ar4, at: place(of: isView ? asked : id))
    }

    func question(
        _ question: Question, _ asked: SubjectID, _ about: SubjectID, _ answer: Bool,
        _ by: Answerer, _ record: TraceRecord
    ) -> WhySentence {
        let who = WhyWords.answerer(by, name(asked))
        let (one, other) = (name(asked), name(about))
        let words: Wording =
            switch question {
            case .shouldReceiveEvent:
                answer
                    ? Wording("lets \(one) receive the event", "让 \(one) 接收这个事件")
                    : Wording("keeps the event from \(one)", "不让 \(one) 接收这个事件")
            case .shouldReceiveTouch:
                answer
                    ? Wording("lets \(one) receive finger \(other)", "让 \(one) 接收手指 \(other)")
                    : Wording("keeps finger \(other) from \(one)", "不让 \(one) 接收手指 \(other)")
            case .allowedTouchType:
                answer
                    ? Wording("admits the kind of touch of finger \(other)", "接受手指 \(other) 的触摸类型")
                    : Wording(
                        "does not admit the kind of touch of finger \(other)",
                        "不接受手指 \(other) 的触摸类型")
            case .viewShouldBegin:
                answer
                    ? Wording("lets \(other) begin", "允许 \(other) 开始")
                    : Wording("does not let \(other) begin", "不允许 \(other) 开始")
            case .shouldBegin:
                answer
                    ? Wording("lets \(one) begin", "允许 \(one) 开始")
                    : Wording("does not let \(one) begin", "不允许 \(one) 开始")
            case .shouldRequireFailure:
                answer
                    ? Wording("makes \(one) wait for \(other) to fail", "让 \(one) 等 \(other) 失败")
                    : Wording("does not make \(one) wait for \(other)", "不让 \(one) 等 \(other)")
            case .shouldBeRequiredToFail:
                answer
                    ? Wording("makes \(other) wait for \(one) to fail", "让 \(other) 等 \(one) 失败")
                    : Wording("does not make \(other) wait for \(one)", "不让 \(other) 等 \(one)")
            case .canPrevent:
                answer
                    ? Wording("says \(one) can prevent \(other)", "说 \(one) 可以阻止 \(other)")
                    : Wording("says \(one) cannot prevent \(other)", "说 \(one) 不能阻止 \(other)")
            case .canBePrevented:
                answer
                    ? Wording(
                        "says \(one) can be prevented by \(other)", "说 \(one) 可以被 \(other) 阻止")
                    : Wording(
                        "says \(one) cannot be prevented by \(other)", "说 \(one) 不能被 \(other) 阻止")
            case .shouldRecognizeSimultaneously:
                answer
                    ? Wording("allows \(one) and \(other) at once", "允许 \(one) 与 \(other) 同时识别")
                    : Wording(
                        "does not allow \(one) and \(other) at once", "不允许 \(one) 与 \(other) 同时识别")
            case .touchesShouldBegin:
                answer
                    ? Wording("lets the touch go to \(other)", "让触摸交给 \(other)")
                    : Wording("keeps the touch from \(other)", "不让触摸交给 \(other)")
            case .touchesShouldCancel:
                answer
                    ? Wording("may cancel the touches of \(other)", "可以取消 \(other) 的触摸")
                    : Wording("leaves \(other) its touches", "把触摸留给 \(other)")
            }
        return record.fact(
            who + Wording(" ", "") + words, at: by == .byDefault ? nil : place(of: asked))
    }
}

extension TraceEntry {
    /// A question about prevention or simultaneity between two recognizers, in either direction.
    func isAbout(_ one: SubjectID, and other: SubjectID) -> Bool {
        guard case .question(let question, let asked, let about, _, _) = self else { return false }
        let isTheirs =
            question == .canPrevent || question == .canBePrevented
            || question == .shouldRecognizeSimultaneously
        return isTheirs && ((asked == one && about == other) || (asked == other && about == one))
    }
}
