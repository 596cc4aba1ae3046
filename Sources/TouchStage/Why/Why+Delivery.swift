import TouchKit

/// What views got, got late, or never got.
extension Why {
    func delivery(_ record: TraceRecord) -> WhySentence? {
        let at = [record.number]
        switch record.entry {
        case .delivery(let to, let touch, let phase):
            if phase == .cancelled, let reason = systemReason(record) {
                return WhySentence(
                    "\(name(to)) lost finger \(name(touch)) at \(moment(record)): \(reason.english)",
                    "\(name(to)) 在 \(moment(record)) 失去手指 \(name(touch))：\(reason.chinese)",
                    at + [reason.record], .dl11)
            }
            let (english, chinese) = WhyWords.phase(phase)
            return WhySentence(
                "\(name(to)) got \(english) of finger \(name(touch)) at \(moment(record))",
                "\(moment(record))，\(name(to)) 收到手指 \(name(touch)) 的\(chinese)", at, record.rule)
        case .withheld(let touch, let view, let reason):
            return withheld(touch, view, reason, record)
        case .held(let touch, let view, let phase, .none):
            let (english, chinese) = WhyWords.phase(phase)
            return WhySentence(
                "\(name(view)) has to wait for \(english) of finger \(name(touch)): what came "
                    + "before it is still held back",
                "\(name(view)) 要等手指 \(name(touch)) 的\(chinese)：之前的触摸还被扣住", at, record.rule)
        case .held(let touch, let view, let phase, let by):
            let (english, chinese) = WhyWords.phase(phase)
            let holder = holder(by, of: phase)
            let words =
                holder.isScrollView
                ? ("to see whether the finger scrolls", "先看手指是不是要滚动，再交出触摸")
                : ("until it has decided", "判定之前先扣住")
            return WhySentence(
                "\(name(view)) has to wait for \(english) of finger \(name(touch)): "
                    + "\(holder.name) holds it back \(words.0), as its \(holder.property) is on",
                "\(name(view)) 要等手指 \(name(touch)) 的\(chinese)：\(holder.name) 开启了 "
                    + "\(holder.property)，\(words.1)",
                at, record.rule, place(of: by))
        case .released(let touch, let view, let phase):
            return released(touch, view, phase, record)
        case .dropped(let touch, let view, let phase, let by):
            let (english, chinese) = WhyWords.phase(phase)
            let wasHeld =
                last(about: touch, upTo: record.number) { entry in
                    if case .held(touch, view, _, _) = entry { true } else { false }
                } != nil
            let why: (String, String) =
                !wasHeld
                ? (
                    "\(name(by)) was active already and claimed it at once",
                    "早已开始的 \(name(by)) 立刻拿走了它"
                )
                : by == .none
                    ? ("the touch was cancelled while it was held back", "它被扣住时触摸就取消了")
                    : (
                        "\(name(by)) claimed the touch while it was held back",
                        "它被扣住时 \(name(by)) 就拿走了触摸"
                    )
            return WhySentence(
                "\(name(view)) never heard of \(english) of finger \(name(touch)): \(why.0)",
                "\(name(view)) 始终没有收到手指 \(name(touch)) 的\(chinese)：\(why.1)", at, record.rule)
        case .cancellation(let touch, let view, let by, let reason):
            return cancellation(touch, view, by, reason, record)
        default: return nil
        }
    }

    private func withheld(
        _ touch: SubjectID, _ view: SubjectID, _ reason: WithholdReason, _ record: TraceRecord
    ) -> WhySentence {
        let finger = name(touch)
        let who = name(view)
        let not = ("\(who) did not get finger \(finger)", "\(who) 没有收到手指 \(finger)")
        let words: (String, String)
        switch reason {
        case .nothingHit:
            words = (
                "finger \(finger) was dropped: no window and no view was hit",
                "手指 \(finger) 被丢弃：没有命中任何窗口和视图"
            )
        case .answerOutsideWindow:
            words = (
                "finger \(finger) was dropped: the hit-test answered \(who), which is not in the "
                    + "window that was asked",
                "手指 \(finger) 被丢弃：命中测试返回了 \(who)，而它不在被询问的窗口里"
            )
        case .multipleTouchOff:
            words = (
                "\(not.0): another finger is down on it and isMultipleTouchEnabled is off",
                "\(not.1)：已有手指按在它上面，而它没有开启 isMultipleTouchEnabled"
            )
        case .exclusiveElsewhere:
            let other = otherView(holdingTouches: view, record) { $0.isExclusiveTouch }
            words = (
                "\(not.0): \(other.0) is exclusive (isExclusiveTouch) and holds a touch",
                "\(not.1)：\(other.1)独占触摸（isExclusiveTouch），正被按住"
            )
        case .exclusiveHere:
            let other = otherView(holdingTouches: view, record) { _ in true }
            words = (
                "\(not.0): it is exclusive (isExclusiveTouch), and \(other.0) already holds a touch",
                "\(not.1)：它要独占触摸（isExclusiveTouch），而 \(other.1)已被按住"
            )
        case .scrollViewRefused:
            words = (
                "\(not.0): its scroll view answered no to touchesShouldBegin",
                "\(not.1)：它的滚动视图对 touchesShouldBegin 回答了否"
            )
        case .eventSwallowed:
            let by = history.state(at: record.number).event.swallowedBy
            let who =
                by == .none
                ? ("an override of sendEvent", "重写的 sendEvent ")
                : ("\(name(by))'s sendEvent", "\(name(by)) 重写的 sendEvent ")
            words = (
                "\(not.0): \(who.0) did not pass the event on",
                "\(not.1)：\(who.1)没有把事件传下去"
            )
        }
        return WhySentence(
            words.0, words.1, [record.number], record.rule, view == .none ? nil : place(of: view))
    }

    /// Why a touch was cancelled that nobody claimed.
    private func systemReason(
        _ record: TraceRecord
    ) -> (english: String, chinese: String, record: Int)? {
        for serial in event(upTo: record.number).reversed() {
            switch self.record(serial)?.entry {
            case .interrupted: return ("the system interrupted it", "系统打断了它", serial)
            case .repaired(_, .secondBegan):
                return (
                    "the finger came down again without having lifted", "这根手指没有抬起就再次按下", serial
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
    ) -> (String, String) {
        let state = history.state(at: record.number)
        let other = state.touches.first { touch in
            touch.isLive && touch.view != view && touch.withheld == nil
                && state.views[touch.view].map(fits) == true
        }
        guard let other else { return ("another view", "另一个视图") }
        return (name(other.view), "\(name(other.view)) ")
    }

    private func released(
        _ touch: SubjectID, _ view: SubjectID, _ phase: UITouch.Phase, _ record: TraceRecord
    ) -> WhySentence {
        let (english, chinese) = WhyWords.phase(phase)
        let held = last(about: touch, upTo: record.number) { entry in
            if case .held(touch, view, phase, _) = entry { true } else { false }
        }
        guard let held, case .held(_, _, _, let by) = held.entry else {
            return WhySentence(
                "\(name(view)) got \(english) of finger \(name(touch)) late",
                "\(name(view)) 迟一些才收到手指 \(name(touch)) 的\(chinese)", [record.number],
                record.rule)
        }
        let late = (record.time - held.time).decimals(3)
        if by == .none {
            return WhySentence(
                "\(name(view)) got \(english) of finger \(name(touch)) \(late) s late: "
                    + "it had waited behind what was held back",
                "\(name(view)) 晚了 \(late) s 才收到手指 \(name(touch)) 的\(chinese)："
                    + "它排在被扣住的触摸后面",
                [record.number, held.number], record.rule)
        }
        let holder = holder(by, of: phase)
        let words =
            holder.isScrollView
            ? ("had waited to see whether the finger scrolls", "先等着看手指是不是要滚动")
            : ("had held it back until then", "在此之前一直扣住它")
        return WhySentence(
            "\(name(view)) got \(english) of finger \(name(touch)) \(late) s late: "
                + "\(holder.name), whose \(holder.property) is on, \(words.0)",
            "\(name(view)) 晚了 \(late) s 才收到手指 \(name(touch)) 的\(chinese)：\(holder.name) 开启了 "
                + "\(holder.property)，\(words.1)",
            [record.number, held.number], record.rule, place(of: by))
    }

    /// Who holds a phase back, as the program knows them: the property that says so, and whose it is.
    private func holder(
        _ by: SubjectID, of phase: UITouch.Phase
    ) -> (name: String, property: String, isScrollView: Bool) {
        if isHolder(by), let view = history.latest.recognizers[by]?.view, view != .none {
            return (name(view), "delaysContentTouches", true)
        }
        // What moves behind a began that is held back is held back by the same property.
        let property = phase == .ended ? "delaysTouchesEnded" : "delaysTouchesBegan"
        return (name(by), property, false)
    }

    /// Whether a recognizer is the one by which a scroll view delays its content's touches.
    func isHolder(_ id: SubjectID) -> Bool {
        trace[id]?.typeName == "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }

    /// Whether a record hands over a touch so late that people notice.
    func isLate(_ record: TraceRecord) -> Bool {
        guard case .released(let touch, let view, let phase) = record.entry else { return false }
        let held = last(about: touch, upTo: record.number) { entry in
            if case .held(touch, view, phase, _) = entry { true } else { false }
        }
        return held.map { record.time - $0.time >= 0.05 } ?? false
    }

    private func cancellation(
        _ touch: SubjectID, _ view: SubjectID, _ by: SubjectID, _ reason: CancelReason,
        _ record: TraceRecord
    ) -> WhySentence {
        var records = [record.number]
        let words: (String, String)
        switch reason {
        case .recognized:
            let recognized = last(about: by, upTo: record.number) { entry in
                if case .transition(by, _, let to, _, _) = entry {
                    to == .began || to == .ended
                } else {
                    false
                }
            }
            recognized.map { records.append($0.number) }
            var outcome = ("was recognised", "已被识别")
            if case .transition(_, _, let to, _, _) = recognized?.entry {
                outcome = WhyWords.outcome(to)
            }
            words = (
                "\(name(by)) \(outcome.0), and its cancelsTouchesInView is on",
                "\(name(by)) \(outcome.1)，而它开启了 cancelsTouchesInView"
            )
        case .viewRemoved: words = ("the view left its window", "视图离开了窗口")
        case .windowHidden: words = ("the window was hidden", "窗口被隐藏了")
        }
        return WhySentence(
            "\(name(view)) lost finger \(name(touch)) at \(moment(record)): \(words.0)",
            "\(name(view)) 在 \(moment(record)) 失去手指 \(name(touch))：\(words.1)", records,
            record.rule, by == .none ? nil : place(of: by))
    }
}
