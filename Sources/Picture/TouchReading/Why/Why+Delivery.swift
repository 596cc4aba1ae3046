import TouchTrace

/// What views got, got late, or never got.
extension Why {
    func delivered(
        _ to: SubjectID, _ touch: SubjectID, _ phase: TouchPhase, _ record: TraceRecord
    ) -> WhySentence {
        let (who, finger, time) = (name(to), name(touch), moment(record))
        if phase == .cancelled, let (reason, serial) = systemReason(record, touch) {
            return record.fact(
                Wording(
                    "\(who) lost finger \(finger) at \(time)", "\(who) 在 \(time) 失去手指 \(finger)"
                )
                .because(reason), and: [serial], .dl11)
        }
        let what = WhyWords.phase(phase)
        return record.fact(
            "\(who) got \(what.english) of finger \(finger) at \(time)",
            "\(time)，\(who) 收到手指 \(finger) 的\(what.chinese)")
    }

    func held(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ by: SubjectID,
        _ record: TraceRecord
    ) -> WhySentence {
        let what = WhyWords.phase(phase)
        let start = Wording(
            "\(name(view)) has to wait for \(what.english) of finger \(name(touch))",
            "\(name(view)) 要等手指 \(name(touch)) 的\(what.chinese)")
        if by == .none {
            return record.fact(
                start.because("what came before it is still held back", "之前的触摸还被扣住"))
        }
        if phase != .began, let began = heldBegan(of: touch, for: view, before: record.number) {
            // Whatever holds what comes behind it: without the beginning there is no end.
            let holder = name(began.by)
            return record.fact(
                start.because(
                    "its began is still held back by \(holder)", "它的 began 还被 \(holder) 扣住"),
                and: [began.record], at: place(of: began.by))
        }
        let holder = holder(by, of: phase)
        let why =
            holder.isScrollView
            ? Wording("to see whether the finger scrolls", "先看手指是不是要滚动，再交出触摸")
            : Wording("until it has decided", "判定之前先扣住")
        return record.fact(
            start.because(
                "\(holder.name) holds it back \(why.english), as its \(holder.property) is on",
                "\(holder.name) 开启了 \(holder.property)，\(why.chinese)"),
            at: place(of: by))
    }

    /// Who holds the beginning of a touch back from its view, and the record that says so.
    private func heldBegan(
        of touch: SubjectID, for view: SubjectID, before serial: Int
    ) -> (by: SubjectID, record: Int)? {
        let last = last(about: touch, upTo: serial - 1) { entry in
            switch entry {
            case .held(touch, view, .began, _), .released(touch, view, .began): true
            default: false
            }
        }
        guard let last, case .held(_, _, _, let by) = last.entry, by != .none else { return nil }
        return (by, last.number)
    }

    func dropped(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ by: SubjectID,
        _ record: TraceRecord
    ) -> WhySentence {
        let what = WhyWords.phase(phase)
        let held = last(about: touch, upTo: record.number) { entry in
            if case .held(touch, view, _, let by) = entry { by != .none } else { false }
        }
        let why: Wording
        switch held?.entry {
        case _ where by == .none:
            why = Wording("the touch was cancelled while it was held back", "它被扣住时触摸就取消了")
        case .held(_, _, let phase, let other):
            // Who claims it takes it away, or else the view would get it late.
            let holder = holder(other, of: phase)
            why = Wording(
                "\(holder.name) held it back (\(holder.property) is on), and "
                    + "\(name(by)) claimed it (cancelsTouchesInView is on)",
                "\(holder.name) 开启了 \(holder.property)，先扣住触摸；\(name(by)) 开启了 "
                    + "cancelsTouchesInView，拿走了它")
        default:
            why = Wording(
                "\(name(by)) was active already and claimed it at once, as its "
                    + "cancelsTouchesInView is on",
                "早已开始的 \(name(by)) 开启了 cancelsTouchesInView，立刻拿走了它")
        }
        return record.fact(
            Wording(
                "\(name(view)) never heard of \(what.english) of finger \(name(touch))",
                "\(name(view)) 始终没有收到手指 \(name(touch)) 的\(what.chinese)"
            ).because(why),
            and: [held?.number], at: by == .none ? nil : place(of: by))
    }

    func withheld(
        _ touch: SubjectID, _ view: SubjectID, _ reason: WithholdReason, _ record: TraceRecord
    ) -> WhySentence {
        let finger = name(touch)
        let who = name(view)
        let not = Wording("\(who) did not get finger \(finger)", "\(who) 没有收到手指 \(finger)")
        let dropped = Wording("finger \(finger) was dropped", "手指 \(finger) 被丢弃")
        let words: Wording =
            switch reason {
            case .nothingHit:
                dropped.because("no window and no view was hit", "没有命中任何窗口和视图")
            case .answerOutsideWindow:
                dropped.because(
                    "the hit-test answered \(who), which is not in the window that was asked",
                    "命中测试返回了 \(who)，而它不在被询问的窗口里")
            case .multipleTouchOff:
                not.because(
                    "another finger is down on it and isMultipleTouchEnabled is off",
                    "已有手指按在它上面，而它没有开启 isMultipleTouchEnabled")
            case .exclusiveElsewhere:
                not.because(
                    otherView(holdingTouches: view, record) { $0.isExclusiveTouch }
                        + Wording(
                            " is exclusive (isExclusiveTouch) and holds a touch",
                            "独占触摸（isExclusiveTouch），正被按住"))
            case .exclusiveHere:
                not.because(
                    Wording(
                        "it is exclusive (isExclusiveTouch), and ", "它要独占触摸（isExclusiveTouch），而 ")
                        + otherView(holdingTouches: view, record) { _ in true }
                        + Wording(" already holds a touch", "已被按住"))
            case .scrollViewRefused:
                not.because(
                    "its scroll view answered no to touchesShouldBegin",
                    "它的滚动视图对 touchesShouldBegin 回答了否")
            }
        return record.fact(words, at: view == .none ? nil : place(of: view))
    }

    /// Why a touch was cancelled that nobody claimed.
    private func systemReason(
        _ record: TraceRecord, _ touch: SubjectID
    ) -> (reason: Wording, record: Int)? {
        for serial in event(upTo: record.number).reversed() {
            switch self.record(serial)?.entry {
            case .interrupted: return (Wording("the system interrupted it", "系统中断了它"), serial)
            case .sample(touch, _, .cancelled, _, _):
                return (Wording("the system took the finger away", "系统收走了这根手指"), serial)
            case .repaired(_, .secondBegan):
                return (
                    Wording(
                        "the finger came down again without having lifted", "这根手指没有抬起就再次按下"),
                    serial
                )
            case .cancellation: return nil
            default: continue
            }
        }
        return nil
    }

    /// Another view that a live finger is on.
    private func otherView(
        holdingTouches view: SubjectID, _ record: TraceRecord, where fits: (ViewState) -> Bool
    ) -> Wording {
        let state = history.state(at: record.number)
        let other = state.touches.first { touch in
            touch.isLive && touch.view != view && touch.withheld == nil
                && state.views[touch.view].map(fits) == true
        }
        guard let other else { return Wording("another view", "另一个视图") }
        return Wording(name(other.view), "\(name(other.view)) ")
    }

    func released(
        _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase, _ record: TraceRecord
    ) -> WhySentence {
        let said = WhyWords.phase(phase)
        let (who, finger) = (name(view), name(touch))
        guard let held = heldBefore(record, touch, view, phase),
            case .held(_, _, _, let by) = held.entry
        else {
            return record.fact(
                "\(who) got \(said.english) of finger \(finger) late",
                "\(who) 迟一些才收到手指 \(finger) 的\(said.chinese)")
        }
        let late = (record.time - held.time).decimals(3)
        let start = Wording(
            "\(who) got \(said.english) of finger \(finger) \(late) s late",
            "\(who) 晚了 \(late) s 才收到手指 \(finger) 的\(said.chinese)")
        if by == .none {
            return record.fact(
                start.because("it had waited behind what was held back", "它排在被扣住的触摸后面"),
                and: [held.number])
        }
        let holder = holder(by, of: phase)
        let words =
            holder.isScrollView
            ? Wording("had waited to see whether the finger scrolls", "先等着看手指是不是要滚动")
            : Wording("had held it back until then", "在此之前一直扣住它")
        return record.fact(
            start.because(
                "\(holder.name), whose \(holder.property) is on, \(words.english)",
                "\(holder.name) 开启了 \(holder.property)，\(words.chinese)"),
            and: [held.number], at: place(of: by))
    }

    /// The record by which the phase of a touch was held back that `record` hands over.
    private func heldBefore(
        _ record: TraceRecord, _ touch: SubjectID, _ view: SubjectID, _ phase: TouchPhase
    ) -> TraceRecord? {
        last(about: touch, upTo: record.number) { entry in
            if case .held(touch, view, phase, _) = entry { true } else { false }
        }
    }

    /// Who holds a phase back, as the program knows them: the property that says so, and whose it is.
    private func holder(
        _ by: SubjectID, of phase: TouchPhase
    ) -> (name: String, property: String, isScrollView: Bool) {
        if isHolder(by), let view = history.latest.recognizers[by]?.view, view != .none {
            return (name(view), "delaysContentTouches", true)
        }
        // What moves behind a began that is held back is held back by the same property.
        let property = phase == .ended ? "delaysTouchesEnded" : "delaysTouchesBegan"
        return (name(by), property, false)
    }

    /// Whether a recognizer is the one by which a scroll view delays its content's touches.
    func isHolder(_ id: SubjectID) -> Bool { trace.isHolder(id) }

    /// Whether a record hands over a touch so late that people notice.
    func isLate(_ record: TraceRecord) -> Bool {
        guard case .released(let touch, let view, let phase) = record.entry else { return false }
        return heldBefore(record, touch, view, phase).map { record.time - $0.time >= 0.05 } ?? false
    }

    func cancellation(
        _ touch: SubjectID, _ view: SubjectID, _ by: SubjectID, _ reason: CancelReason,
        _ record: TraceRecord
    ) -> WhySentence {
        var recognized: TraceRecord?
        let words: Wording
        switch reason {
        case .recognized:
            recognized = lastTransition(of: by, upTo: record.number) { _, to in
                to == .began || to == .ended
            }
            words =
                Wording(same: "\(name(by)) ") + outcome(recognized)
                + Wording(", and its cancelsTouchesInView is on", "，而它开启了 cancelsTouchesInView")
        case .viewRemoved: words = Wording("the view left its window", "视图离开了窗口")
        case .windowHidden: words = Wording("the window was hidden", "窗口被隐藏了")
        }
        return record.fact(
            Wording(
                "\(name(view)) lost finger \(name(touch)) at \(moment(record))",
                "\(name(view)) 在 \(moment(record)) 失去手指 \(name(touch))"
            ).because(words),
            and: [recognized?.number], at: by == .none ? nil : place(of: by))
    }

    /// What became of a recognizer by a change of its state.
    func outcome(_ change: TraceRecord?) -> Wording {
        guard case .transition(_, _, let to, _, _) = change?.entry else {
            return Wording("was recognised", "已被识别")
        }
        return WhyWords.outcome(to)
    }
}

extension Trace {
    /// Whether a recognizer is the one by which a scroll view delays its content's touches.
    package func isHolder(_ id: SubjectID) -> Bool {
        self[id]?.typeName == "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }
}
