import TouchKit

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
        let began = last(about: winner, upTo: record.number) { entry in
            if case .transition(winner, .possible, _, _, _) = entry { true } else { false }
        }
        let wasActive = began.map { !range.contains($0.number) } ?? false
        let refused = asked.contains {
            if case .question(.shouldRecognizeSimultaneously, _, _, false, .delegate) = $0.entry {
                true
            } else {
                false
            }
        }
        let words: (String, String) =
            if turned {
                (
                    "\(name(winner)) cannot be prevented by it; asked the other way round, "
                        + "\(name(winner)) prevents it",
                    "\(name(winner)) 不能被它阻止；反过来问时，\(name(winner)) 阻止了它"
                )
            } else {
                (
                    (wasActive
                        ? "\(name(winner)) was already active"
                        : "\(name(winner)) was recognised first")
                        + (refused ? ", and no delegate allows both at once" : " and prevents it"),
                    (wasActive ? "\(name(winner)) 早已开始" : "\(name(winner)) 先被识别")
                        + (refused ? "，而没有代理允许两者同时识别" : "，并阻止了它")
                )
            }
        return WhySentence(
            words.0, words.1, asked.map(\.number) + [began?.number].compactMap(\.self),
            wasActive ? .ar8 : .ar6, place(of: winner))
    }

    /// Why a recognizer may not begin (AR4).
    func refusedReason(_ id: SubjectID, _ attempt: Attempt) -> WhySentence {
        let no = attempt.questions.last { record in
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
        let who = WhyWords.answerer(by, name(asked))
        if question == .viewShouldBegin {
            return WhySentence(
                "\(name(asked)) answered no to gestureRecognizerShouldBegin",
                "视图 \(name(asked)) 对 gestureRecognizerShouldBegin 回答了“否”", [no.number], .ar4,
                place(of: asked))
        }
        return WhySentence(
            "\(who.0) answered no to gestureRecognizerShouldBegin",
            "\(who.1)对 gestureRecognizerShouldBegin 回答了“否”", [no.number], .ar4, place(of: id))
    }

    func question(_ record: TraceRecord) -> WhySentence? {
        guard case .question(let question, let asked, let about, let answer, let by) = record.entry
        else { return nil }
        let who = WhyWords.answerer(by, name(asked))
        let (one, other) = (name(asked), name(about))
        let words: (String, String) =
            switch question {
            case .shouldReceiveEvent:
                answer
                    ? ("lets \(one) receive the event", "让 \(one) 接收这个事件")
                    : ("keeps the event from \(one)", "不让 \(one) 接收这个事件")
            case .shouldReceiveTouch:
                answer
                    ? ("lets \(one) receive finger \(other)", "让 \(one) 接收手指 \(other)")
                    : ("keeps finger \(other) from \(one)", "不让 \(one) 接收手指 \(other)")
            case .allowedTouchType:
                answer
                    ? ("admits the kind of touch of finger \(other)", "接受手指 \(other) 的触摸类型")
                    : (
                        "does not admit the kind of touch of finger \(other)",
                        "不接受手指 \(other) 的触摸类型"
                    )
            case .shouldReceivePress:
                answer
                    ? ("lets it receive the press", "让它接收按键")
                    : ("keeps the press from it", "不让它接收按键")
            case .viewShouldBegin:
                answer
                    ? ("lets \(other) begin", "允许 \(other) 开始")
                    : ("does not let \(other) begin", "不允许 \(other) 开始")
            case .shouldBegin:
                answer
                    ? ("lets \(one) begin", "允许 \(one) 开始")
                    : ("does not let \(one) begin", "不允许 \(one) 开始")
            case .shouldRequireFailure:
                answer
                    ? ("makes \(one) wait for \(other) to fail", "让 \(one) 等 \(other) 失败")
                    : ("does not make \(one) wait for \(other)", "不让 \(one) 等 \(other)")
            case .shouldBeRequiredToFail:
                answer
                    ? ("makes \(other) wait for \(one) to fail", "让 \(other) 等 \(one) 失败")
                    : ("does not make \(other) wait for \(one)", "不让 \(other) 等 \(one)")
            case .canPrevent:
                answer
                    ? ("says \(one) can prevent \(other)", "说 \(one) 可以阻止 \(other)")
                    : ("says \(one) cannot prevent \(other)", "说 \(one) 不能阻止 \(other)")
            case .canBePrevented:
                answer
                    ? ("says \(one) can be prevented by \(other)", "说 \(one) 可以被 \(other) 阻止")
                    : ("says \(one) cannot be prevented by \(other)", "说 \(one) 不能被 \(other) 阻止")
            case .shouldRecognizeSimultaneously:
                answer
                    ? ("allows \(one) and \(other) at once", "允许 \(one) 与 \(other) 同时识别")
                    : ("does not allow \(one) and \(other) at once", "不允许 \(one) 与 \(other) 同时识别")
            case .touchesShouldBegin:
                answer
                    ? ("lets the touch go to \(other)", "让触摸交给 \(other)")
                    : ("keeps the touch from \(other)", "不让触摸交给 \(other)")
            case .touchesShouldCancel:
                answer
                    ? ("may cancel the touches of \(other)", "可以取消 \(other) 的触摸")
                    : ("leaves \(other) its touches", "把触摸留给 \(other)")
            }
        return WhySentence(
            "\(who.0) \(words.0)", "\(who.1)\(words.1)", [record.number], record.rule,
            by == .byDefault ? nil : place(of: asked))
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
