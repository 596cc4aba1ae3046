import TouchPicture
import TouchTrace

/// Samples, and those that made no sense.
extension Why {
    func sampled(
        _ finger: String, _ phase: TouchPhase, _ point: CGPoint, _ record: TraceRecord
    ) -> WhySentence {
        let time = moment(record)
        return record.fact(
            Wording("at \(time) finger \(finger) ", "\(time)，手指 \(finger) ")
                + WhyWords.deed(phase, at: "(\(point.tenths))"))
    }

    func repaired(
        _ finger: Int32, _ fault: SampleFault, _ record: TraceRecord
    ) -> WhySentence {
        let words: Wording =
            switch fault {
            case .notFinite:
                Wording("a sample was dropped: its place or time is no number", "一个采样被丢弃：位置或时间不是数")
            case .pointerNotFinite:
                Wording("the pointer's sample was dropped: no place or time", "指针的采样被丢弃：位置或时间不是数")
            case .timeNotFinite:
                Wording("event time stayed: it was told no number", "事件时间不变：给出的不是数")
            case .sentWithoutEnd:
                Wording("callbacks sent without end; the rest was dropped", "回调无休止地发送采样，其余被丢弃")
            case .movedWithoutBegan:
                Wording("a move was dropped: the finger was not down", "一次移动被丢弃：这根手指没有按下")
            case .endedWithoutBegan:
                Wording("a lift was dropped: the finger was not down", "一次抬起被丢弃：这根手指没有按下")
            case .secondBegan:
                Wording("it came down twice, so its first touch was cancelled", "它连续按下两次，前一次触摸被取消")
            case .timeRanBackwards:
                Wording(
                    "a sample was older than the clock and was moved to \(moment(record))",
                    "一个采样早于时钟，被改到 \(moment(record))")
            case .repeatedInOneEvent:
                Wording(
                    "one event held it twice, so the second sample became an event of its own",
                    "同一事件里出现两次，第二个采样成为单独的事件")
            }
        let touch = history.state(at: record.number).touches.last { $0.finger == Int(finger) }
        let name = touch.map { self.name($0.id) } ?? "\(finger)"
        let who = fault.isOfFinger ? Wording("finger \(name): ", "手指 \(name)：") : Wording("", "")
        return record.fact(who + words)
    }
}
