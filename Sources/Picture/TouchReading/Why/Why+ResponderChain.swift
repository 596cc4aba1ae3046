import TouchTrace

/// Calls on their way up the responder chain.
extension Why {
    func hop(
        _ from: SubjectID, _ to: SubjectID, _ call: String, _ how: HopManner, _ record: TraceRecord
    ) -> WhySentence {
        let at = [record.number]
        let (one, next) = (name(from), name(to))
        switch how {
        case .forwarded:
            return WhySentence(
                "\(one) passed \(call) on to \(next): it does not override the method",
                "\(one) 把 \(call) 转给 \(next)：它没有重写这个方法", at, record.rule)
        case .handledAndPassedOn:
            return WhySentence(
                "\(one) handled \(call) and called super, so \(next) got it too",
                "\(one) 处理了 \(call) 并调用 super，于是 \(next) 也收到了", at, record.rule,
                place(of: from))
        case .passedOn:
            return WhySentence(
                "\(call) of \(one) reached the base class, so \(next) got it too",
                "\(one) 的 \(call) 到达了基类，于是 \(next) 也收到了", at, record.rule)
        case .endless:
            return WhySentence(
                "\(call) stopped at \(one): the responder chain leads in a circle",
                "\(call) 停在 \(one)：响应链绕成了圈", at, record.rule)
        }
    }

    func consumed(_ by: SubjectID, _ call: String, _ record: TraceRecord) -> WhySentence {
        let at = [record.number]
        if isControl(by) {
            return WhySentence(
                "\(name(by)) kept \(call) to itself, as an enabled control does",
                "\(name(by)) 消费了 \(call)：启用的控件都这样", at, .rc3, place(of: by))
        }
        return WhySentence(
            "\(name(by)) kept \(call) to itself: it overrides the method and does not call super",
            "\(name(by)) 消费了 \(call)：它重写了这个方法，没有调用 super", at, record.rule,
            place(of: by))
    }

    private func isControl(_ id: SubjectID) -> Bool {
        let controls = [
            "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
            "UIPageControl",
        ]
        return controls.contains(trace[id]?.typeName ?? "")
    }
}
