import TouchKit

/// Measures, timers and actions as records of their own.
extension Why {
    func measured(
        _ id: SubjectID, _ quantity: Quantity, _ value: Double, _ threshold: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let measure = AttemptMeasure(
            quantity: quantity, value: value, threshold: threshold, record: record.number)
        let attempt = attempt(of: id, at: record.number)
        let isLimit = quantity.isLimit(limitingMovement: attempt?.limitsMovement == true)
        let words =
            isLimit ? measure.tooMuch : value < threshold ? measure.near : measure.enough
        return WhySentence(
            "\(name(id)): \(words.0)", "\(name(id))：\(words.1)", [record.number], record.rule)
    }

    func timer(
        _ owner: SubjectID, _ purpose: TimerPurpose, _ standing: TimerStanding, _ due: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let what = Self.purpose(purpose)
        let when = "\(due.decimals(3)) s"
        let words: (String, String) =
            switch standing {
            case .set:
                ("set a timer for \(when): \(what.0)", "设了 \(when) 的定时器：\(what.1)")
            case .fired:
                ("was woken by its timer at \(when): \(what.0)", "的定时器在 \(when) 触发：\(what.1)")
            case .cancelled:
                ("stopped its timer for \(when): \(what.0)", "取消了 \(when) 的定时器：\(what.1)")
            }
        return WhySentence(
            "\(name(owner)) \(words.0)", "\(name(owner)) \(words.1)", [record.number], record.rule)
    }

    private static func purpose(_ purpose: TimerPurpose) -> (String, String) {
        switch purpose {
        case .longPress: ("the press is long enough then", "到时按压就够久了")
        case .tapPress: ("a tap may not be held longer", "点击不能按得更久")
        case .tapInterval: ("the next tap has to come by then", "下一次点击必须在此之前")
        case .swipe: ("a swipe has to be through by then", "轻扫必须在此之前完成")
        case .delayedTouches: ("the content gets its touches then", "到时内容会收到触摸")
        case .autorepeat: ("the control repeats then", "到时控件会重复动作")
        case .deceleration: ("the content coasts", "内容正在减速滑行")
        case .scrolling: ("the content is on its way", "内容正在滚动到位")
        case .other: ("its own purpose", "自定用途")
        }
    }

    func sent(
        _ sender: SubjectID, _ target: SubjectID, _ action: NameID, _ controlEvent: NameID,
        _ record: TraceRecord
    ) -> WhySentence {
        if controlEvent != .none {
            return WhySentence(
                "\(name(sender)) sent \(trace[action]) to \(name(target)) at \(moment(record)): "
                    + "its event \(trace[controlEvent]) came about",
                "\(name(sender)) 在 \(moment(record)) 向 \(name(target)) 发送 \(trace[action])："
                    + "发生了 \(trace[controlEvent]) 事件",
                [record.number], record.rule, place(of: sender))
        }
        let change = last(about: sender, upTo: record.number) { entry in
            if case .transition(sender, _, _, _, _) = entry { true } else { false }
        }
        let who = (name(sender), name(target), trace[action])
        guard let change, case .transition(_, _, let to, _, _) = change.entry else {
            return WhySentence(
                "\(who.0) sent \(who.2) to \(who.1) at \(moment(record))",
                "\(who.0) 在 \(moment(record)) 向 \(who.1) 发送 \(who.2)", [record.number],
                record.rule)
        }
        let (english, chinese) = WhyWords.outcome(to)
        return WhySentence(
            "\(who.0) sent \(who.2) to \(who.1) at \(moment(record)): it \(english)",
            "\(who.0) 在 \(moment(record)) 向 \(who.1) 发送 \(who.2)：它\(chinese)",
            [record.number, change.number], record.rule, place(of: sender))
    }
}
