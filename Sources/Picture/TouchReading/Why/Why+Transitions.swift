import TouchTrace

/// Why a recognizer changed its state, with the numbers that decided.
extension Why {
    func refused(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: RefusalReason, _ record: TraceRecord
    ) -> WhySentence {
        let (one, other) = (from.wording, to.wording)
        let begins = from == .possible && to == .changed
        let words: Wording =
            switch reason {
            case .noWay:
                Wording(
                    "a recognizer cannot go from \(one.english) to \(other.english)"
                        + (begins ? ", it has to begin first" : ""),
                    "识别器不能从“\(one.chinese)”变为“\(other.chinese)”" + (begins ? "，要先开始" : "")
                )
            case .switchedOff: Wording("it is switched off", "它被停用了")
            case .withoutEnd: Wording("states were set without end", "状态被无休止地设置")
            }
        return record.fact(
            Wording("\(name(id)) stayed \(one.english)", "\(name(id)) 仍处于“\(one.chinese)”")
                .because(words), at: place(of: id))
    }

    func transition(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason, _ because: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let who = name(id)
        var sentence = self.reason(id, from, to, reason, because, record)
        let said = WhyWords.outcomeThen(from, to)
        let time = moment(record)
        let change = Wording(
            "\(who) \(said.english) at \(time)", "\(who) 在 \(time) \(said.chinese)")
        sentence.words = sentence.english.isEmpty ? change : change.because(sentence.words)
        sentence.records.insert(record.number, at: 0)
        if sentence.rule == .none { sentence.rule = record.rule }
        return sentence
    }

    /// The reason alone; its first record is not yet among the records.
    private func reason(
        _ id: SubjectID, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason, _ because: SubjectID, _ record: TraceRecord
    ) -> WhySentence {
        let course = course(of: id, at: record.number) ?? RecognizerCourse(id: id)
        func plain(_ english: String, _ chinese: String, _ rule: Rule = .none) -> WhySentence {
            WhySentence(english, chinese, [], rule)
        }
        switch reason {
        case .analysis, .fingerLifted, .fingersMissing, .tooManyFingers, .timedOut:
            return analysis(course, from, to, reason)
        case .prevented: return preventedReason(id, because, record)
        case .requirementBroken: return brokenReason(course, because)
        case .requirementMet: return metReason(course, record)
        case .shouldBeginRefused: return refusedReason(id, course)
        case .cycle: return cycleReason(course)
        case .interrupted: return plain("the system interrupted its touches", "系统中断了它的触摸", .dl11)
        case .disabled: return plain("it was switched off", "它被停用了", .sm5)
        case .removed: return plain("it or its view left the window", "它或它的视图离开了窗口", .sm5)
        case .setByOwner: return plain("its owner set the state", "它的所有者设置了这个状态")
        case .nowhereToScroll:
            let around = scrollView(around: id, at: record)
            return plain(
                "its content cannot go that way"
                    + (around.map { ", and \(name($0)) around it may" } ?? ""),
                "它的内容在这个方向上动不了" + (around.map { "，而外层的 \(name($0)) 可能可以" } ?? ""), .ct6)
        case .contentKeepsTouch:
            return plain("the content has the touch and keeps it", "内容已收到触摸并不放开", .ct4)
        }
    }

    /// The next scroll view above the one whose pan it is.
    private func scrollView(around id: SubjectID, at record: TraceRecord) -> SubjectID? {
        let state = history.state(at: record.number)
        var here = state.views[state.recognizers[id]?.view ?? .none]?.parent ?? .none
        while let view = state.views[here] {
            let scrolls = view.recognizers.contains {
                trace[$0]?.typeName == "UIScrollViewPanGestureRecognizer"
            }
            if scrolls { return here }
            here = view.parent
        }
        return nil
    }

    // MARK: Its own analysis

    private func analysis(
        _ course: RecognizerCourse, _ from: GestureState, _ to: GestureState,
        _ reason: TransitionReason
    ) -> WhySentence {
        if from == .began || from == .changed {
            switch to {
            case .changed: return WhySentence("its fingers moved", "手指移动了", [])
            case .ended: return WhySentence("its fingers lifted", "手指抬起了", [])
            case .possible, .began, .cancelled, .failed: return WhySentence("", "", [])
            }
        }
        var told: [RecognizerCourse.Measure] = []
        var parts: [Wording] = []
        switch reason {
        case .fingerLifted: parts = [Wording("the finger lifted too early", "手指抬起太早")]
        case .fingersMissing: parts = [Wording("fingers were missing", "手指数不够")]
        case .tooManyFingers: parts = [Wording("too many fingers", "手指太多")]
        case .timedOut: parts = [timeout(course)]
        default: break
        }
        if reason == .fingersMissing || reason == .tooManyFingers {
            told = course.measures.filter { $0.quantity == .touchCount }
            parts += told.map { reason == .tooManyFingers ? $0.tooMuch : $0.near }
            return sentence(of: parts, told)
        }
        let needs = course.needs
        if to == .failed {
            let exceeded = course.measures.filter {
                $0.isOver && $0.quantity.isLimit(limitingMovement: course.limitsMovement)
            }
            told = exceeded.isEmpty ? needs.filter { $0.value < $0.threshold } : exceeded
            parts += told.map { exceeded.isEmpty ? $0.near : $0.tooMuch }
            if told.isEmpty, let press = pressed(course) { parts.append(press) }
        } else {
            told = needs.filter { $0.value >= $0.threshold }
            parts += told.map { $0.enough }
            if to == .began, let translation = course.measure(.translation) {
                told.append(translation)
                parts.append(translation.counted)
            }
        }
        return sentence(of: parts, told)
    }

    private func sentence(
        of parts: [Wording], _ measures: [RecognizerCourse.Measure]
    ) -> WhySentence {
        WhySentence(parts.joined(", ", "，"), measures.map { $0.record })
    }

    /// How long a finger had been held when the timer of its press was stopped.
    private func pressed(_ course: RecognizerCourse) -> Wording? {
        for record in course.timers {
            guard case .timer(_, .longPress, .set, let due) = record.entry else { continue }
            let end = course.transitions.first?.time ?? record.time
            let (held, needed) = ((end - record.time).decimals(2), (due - record.time).decimals(2))
            return Wording("held for \(held) of \(needed) s", "按住了 \(held) s，需 \(needed) s")
        }
        return nil
    }

    private func timeout(_ course: RecognizerCourse) -> Wording {
        var fired: TimerPurpose?
        for record in course.timers {
            guard case .timer(_, let purpose, let standing, let due) = record.entry else {
                continue
            }
            if standing == .fired, fired == nil { fired = purpose }
            guard standing == .set, purpose == fired else { continue }
            let span = (due - record.time).decimals(2)
            switch purpose {
            case .tapPress:
                return Wording("the press lasted longer than \(span) s", "按下超过了 \(span) s")
            case .tapInterval:
                return Wording("no further tap came within \(span) s", "\(span) s 内没有再次轻点")
            case .swipe: return Wording("it was not through within \(span) s", "\(span) s 内没有完成")
            case .delayedTouches:
                return Wording(
                    "its \(span) s to see whether the finger scrolls were up, so the content gets "
                        + "the touch",
                    "等着看是否滚动的 \(span) s 已过，触摸交给内容"
                )
            case .systemGate:
                return Wording(
                    "its \(span) s were up in which the system's own gestures at this edge come first",
                    "在此边缘系统手势优先的 \(span) s 已过")
            case .longPress, .deceleration, .scrolling, .autorepeat, .scheduled:
                return Wording("its time of \(span) s was up", "\(span) s 的时限已到")
            }
        }
        return Wording("its time was up", "时限已到")
    }
}
