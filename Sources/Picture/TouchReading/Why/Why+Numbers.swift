import TouchTrace

/// Measures, timers and actions as records of their own.
extension Why {
    func measured(
        _ id: SubjectID, _ quantity: Quantity, _ value: Double, _ threshold: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let measure = RecognizerCourse.Measure(
            quantity: quantity, value: value, threshold: threshold, record: record.number)
        let course = course(of: id, at: record.number)
        let isLimit = quantity.isLimit(limitingMovement: course?.limitsMovement == true)
        let words =
            quantity == .translation
            ? measure.counted
            : isLimit ? measure.tooMuch : value < threshold ? measure.near : measure.enough
        return record.fact(Wording(same: name(id)).because(words))
    }

    func timer(
        _ owner: SubjectID, _ purpose: TimerPurpose, _ standing: TimerStanding, _ due: Double,
        _ record: TraceRecord
    ) -> WhySentence {
        let when = "\(due.decimals(3)) s"
        let words: Wording =
            switch standing {
            case .set: Wording("set a timer for \(when)", "设了 \(when) 的定时器")
            case .fired: Wording("was woken by its timer at \(when)", "的定时器在 \(when) 触发")
            case .cancelled: Wording("stopped its timer for \(when)", "取消了 \(when) 的定时器")
            }
        return record.fact(
            (Wording(same: "\(name(owner)) ") + words).because(Self.purpose(purpose)))
    }

    private static func purpose(_ purpose: TimerPurpose) -> Wording {
        switch purpose {
        case .longPress: Wording("the press is long enough then", "到时按压就够久了")
        case .tapPress: Wording("a tap may not be held longer", "轻点不能按得更久")
        case .tapInterval: Wording("the next tap has to come by then", "下一次轻点必须在此之前")
        case .swipe: Wording("a swipe has to be through by then", "轻扫必须在此之前完成")
        case .delayedTouches: Wording("the content gets its touches then", "到时内容会收到触摸")
        case .autorepeat: Wording("the control repeats then", "到时控件会重复动作")
        case .systemGate: Wording("the view gets its touches then", "到时视图会收到触摸")
        case .scheduled: Wording("what the program has scheduled", "程序安排的动作")
        case .deceleration: Wording("the content coasts", "内容正在减速滑行")
        case .scrolling: Wording("the content is on its way", "内容正在滚动到位")
        }
    }

    func sent(
        _ sender: SubjectID, _ target: SubjectID, _ action: NameID, _ controlEvent: NameID,
        _ record: TraceRecord
    ) -> WhySentence {
        let sent = Wording(
            "\(name(sender)) sent \(trace[action]) to \(name(target)) at \(moment(record))",
            "\(name(sender)) 在 \(moment(record)) 向 \(name(target)) 发送 \(trace[action])")
        if controlEvent != .none {
            let event = trace[controlEvent]
            return record.fact(
                sent.because("its event \(event) came about", "发生了 \(event) 事件"),
                at: place(of: sender))
        }
        guard let change = lastTransition(of: sender, upTo: record.number) else {
            return record.fact(sent)
        }
        return record.fact(
            sent.because(Wording("it ", "它") + outcome(change)), and: [change.number],
            at: place(of: sender))
    }
}
