import TouchKit

/// Fingers, the queue and the way through application and window.
extension Why {
    func input(_ record: TraceRecord) -> WhySentence? {
        let at = [record.number]
        let rule = record.rule
        switch record.entry {
        case .sample(let touch, let finger, let phase, let x, let y):
            let who = touch == .none ? "\(finger)" : name(touch)
            let place = CGPoint(x: x, y: y).tenths
            let (english, chinese) = WhyWords.deed(phase)
            return WhySentence(
                "at \(moment(record)) finger \(who) \(english) (\(place))",
                "\(moment(record))，手指 \(who) \(chinese.replacing("#", with: "(\(place))"))", at,
                rule)
        case .repaired(let finger, let fault): return repaired(finger, fault, record)
        case .enqueued(let samples, let waiting):
            return WhySentence(
                "an event of \(samples) sample\(samples == 1 ? "" : "s") entered the queue, "
                    + "which then held \(waiting)",
                "一个含 \(samples) 个采样的事件进入队列，此时队列里有 \(waiting) 个事件", at, rule)
        case .taken:
            return WhySentence(
                "the application took the event from the queue at \(moment(record))",
                "\(moment(record))，应用从队列里取出这个事件", at, rule)
        case .sendEvent(let by):
            return WhySentence(
                "the event came to \(name(by))'s sendEvent",
                "事件来到 \(name(by)) 的 sendEvent", at, rule)
        case .swallowed(let by):
            return WhySentence(
                "\(name(by)) swallowed the event: its sendEvent did not call super",
                "\(name(by)) 拦截了这个事件：它重写的 sendEvent 没有调用 super", at, rule,
                place(of: by))
        case .interrupted:
            return WhySentence(
                "the system interrupted all touches at \(moment(record))",
                "\(moment(record))，系统打断了所有触摸", at, rule)
        case .systemEvent(let event):
            return WhySentence(
                "the system sent \(event.rawValue) at \(moment(record))",
                "\(moment(record))，系统发来 \(event.rawValue)", at, rule)
        case .sequenceEnded:
            return WhySentence(
                "the sequence ended at \(moment(record)): the last finger lifted",
                "\(moment(record))，触摸序列结束：最后一根手指抬起了", at, rule)
        case .pointer(let phase, let x, let y):
            let place = CGPoint(x: x, y: y).tenths
            let words: (String, String) =
                switch phase {
                case .moved: ("moved to", "移到")
                case .exited: ("left at", "离开于")
                case .scroll: ("scrolled at", "滚动于")
                }
            return WhySentence(
                "the pointer \(words.0) (\(place))", "指针\(words.1) (\(place))", at, rule)
        case .pointerHit(let view):
            return WhySentence(
                "the pointer is over \(name(view))", "指针位于 \(name(view)) 上方", at, rule)
        default: return nil
        }
    }

    private func repaired(
        _ finger: Int32, _ fault: SampleFault, _ record: TraceRecord
    ) -> WhySentence {
        let words: (String, String) =
            switch fault {
            case .notFinite:
                ("a sample was dropped: its place or time is no number", "一个采样被丢弃：位置或时间不是数")
            case .pointerNotFinite:
                ("the pointer's sample was dropped: no place or time", "指针的采样被丢弃：位置或时间不是数")
            case .timeNotFinite: ("event time stayed: it was told no number", "事件时间不变：给出的不是数")
            case .sentWithoutEnd:
                ("callbacks sent without end; the rest was dropped", "回调无休止地发送采样，其余被丢弃")
            case .movedWithoutBegan:
                (
                    "a move was dropped: the finger was not down",
                    "一次移动被丢弃：这根手指没有按下"
                )
            case .endedWithoutBegan:
                (
                    "a lift was dropped: the finger was not down",
                    "一次抬起被丢弃：这根手指没有按下"
                )
            case .secondBegan:
                (
                    "it came down twice, so its first touch was cancelled",
                    "它连续按下两次，前一次触摸被取消"
                )
            case .timeRanBackwards:
                (
                    "a sample was older than the clock and was moved to \(moment(record))",
                    "一个采样早于时钟，被改到 \(moment(record))"
                )
            case .repeatedInOneEvent:
                (
                    "one event held it twice, so the second sample became an event of its own",
                    "同一事件里出现两次，第二个采样成为单独的事件"
                )
            }
        let touch = history.state(at: record.number).touches.last { $0.finger == Int(finger) }
        let name = touch.map { self.name($0.id) } ?? "\(finger)"
        let who = fault.isOfFinger ? ("finger \(name): ", "手指 \(name)：") : ("", "")
        return WhySentence(who.0 + words.0, who.1 + words.1, [record.number], record.rule)
    }
}
