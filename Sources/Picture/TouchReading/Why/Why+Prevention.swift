import TouchTrace
import TouchWords

/// Sentences about prevention, simultaneity, and permission: who asked whom, and what the answer
/// was.
extension Why {
    /// Returns why `id` was prevented by `winner` (AR6, AR8).
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
        let first = name(winner)
        let rank = wasActive ? nil : precedence(of: winner, over: id, at: record)
        let words: Wording =
            switch (wasActive, rank) {
            case _ where turned: .why.preventsTurned(first)
            case (true, _):
                refused ? .why.activeNotBoth(first) : .why.activePrevents(first)
            case (false, let rank?):
                refused
                    ? .why.rankedNotBoth(first, rank: rank)
                    : .why.rankedPrevents(first, rank: rank)
            case (false, nil):
                refused ? .why.firstNotBoth(first) : .why.firstPrevents(first)
            }
        return WhySentence(
            words, asked.map { $0.number } + [began?.number].compactMap { $0 },
            wasActive ? .ar8 : .ar6, place(of: winner))
    }

    /// Returns why `winner` came first among two recognizers that were ready in the same event
    /// (AR7, AR9); nil if the other was not ready.
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
            return .why.moreTaps(name(id))
        }
        if one == other {
            guard let first = view.recognizers.firstIndex(of: winner),
                let second = view.recognizers.firstIndex(of: id), first > second
            else { return nil }
            return .why.addedLater(name(one), other: name(id))
        }
        guard state.isInside(one, of: other) else { return nil }
        return .why.liesInside(name(one), other: name(other))
    }

    /// Returns why a recognizer may not begin (AR4).
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
            return WhySentence(.why.notAllowedToBegin, [], .ar4)
        }
        let isView = question == .viewShouldBegin
        return no.fact(
            isView
                ? .question.viewRefusedBegin(name(asked))
                : .question.refusedBegin(WhyWords.answerer(by, name(asked))),
            .ar4, at: place(of: isView ? asked : id))
    }

    func question(
        _ question: Question, _ asked: SubjectID, _ about: SubjectID, _ answer: Bool,
        _ by: Answerer, _ record: TraceRecord
    ) -> WhySentence {
        let who = WhyWords.answerer(by, name(asked))
        let (one, other) = (name(asked), name(about))
        let words: Wording =
            switch (question, answer) {
            case (.shouldReceiveEvent, true): .question.letsReceiveEvent(who, recognizer: one)
            case (.shouldReceiveEvent, false): .question.keepsEvent(who, recognizer: one)
            case (.shouldReceiveTouch, true):
                .question.letsReceiveTouch(who, recognizer: one, finger: other)
            case (.shouldReceiveTouch, false):
                .question.keepsTouch(who, finger: other, recognizer: one)
            case (.allowedTouchType, true): .question.admitsType(who, finger: other)
            case (.allowedTouchType, false): .question.refusesType(who, finger: other)
            case (.viewShouldBegin, true): .question.viewLetsBegin(one, recognizer: other)
            case (.viewShouldBegin, false): .question.viewForbidsBegin(one, recognizer: other)
            case (.shouldBegin, true): .question.letsBegin(who, recognizer: one)
            case (.shouldBegin, false): .question.forbidsBegin(who, recognizer: one)
            case (.shouldRequireFailure, true):
                .question.makesWait(who, recognizer: one, other: other)
            case (.shouldRequireFailure, false):
                .question.makesNotWait(who, recognizer: one, other: other)
            case (.shouldBeRequiredToFail, true):
                .question.makesWait(who, recognizer: other, other: one)
            case (.shouldBeRequiredToFail, false):
                .question.makesNotWait(who, recognizer: other, other: one)
            case (.canPrevent, true): .question.canPrevent(who, recognizer: one, other: other)
            case (.canPrevent, false): .question.cannotPrevent(who, recognizer: one, other: other)
            case (.canBePrevented, true):
                .question.canBePrevented(who, recognizer: one, other: other)
            case (.canBePrevented, false):
                .question.cannotBePrevented(who, recognizer: one, other: other)
            case (.shouldRecognizeSimultaneously, true):
                .question.allowsBoth(who, recognizer: one, other: other)
            case (.shouldRecognizeSimultaneously, false):
                .question.forbidsBoth(who, recognizer: one, other: other)
            case (.touchesShouldBegin, true): .question.letsTouchGo(one, content: other)
            case (.touchesShouldBegin, false): .question.keepsTouchFrom(one, content: other)
            case (.touchesShouldCancel, true): .question.mayCancel(one, content: other)
            case (.touchesShouldCancel, false): .question.leavesTouches(one, content: other)
            }
        return record.fact(words, at: by == .byDefault ? nil : place(of: asked))
    }
}

extension TraceEntry {
    /// Returns whether the entry is a question about prevention or simultaneity between two
    /// recognizers, in either direction.
    func isAbout(_ one: SubjectID, and other: SubjectID) -> Bool {
        guard case .question(let question, let asked, let about, _, _) = self else { return false }
        let isTheirs =
            question == .canPrevent || question == .canBePrevented
            || question == .shouldRecognizeSimultaneously
        return isTheirs && ((asked == one && about == other) || (asked == other && about == one))
    }
}
