import TouchTrace

/// Calls on their way up the responder chain.
extension Why {
    func hop(
        _ from: SubjectID, _ to: SubjectID, _ call: String, _ how: HopManner, _ record: TraceRecord
    ) -> WhySentence {
        let (one, next) = (name(from), name(to))
        return switch how {
        case .forwarded:
            record.fact(
                "\(one) passed \(call) on to \(next): it does not override the method",
                "\(one) 把 \(call) 转给 \(next)：它没有重写这个方法")
        case .handledAndPassedOn:
            record.fact(
                "\(one) handled \(call) and called super, so \(next) got it too",
                "\(one) 处理了 \(call) 并调用 super，于是 \(next) 也收到了",
                at: place(of: from))
        case .passedOn:
            record.fact(
                "\(call) of \(one) reached the base class, so \(next) got it too",
                "\(one) 的 \(call) 到达了基类，于是 \(next) 也收到了")
        case .endless:
            record.fact(
                "\(call) stopped at \(one): the responder chain leads in a circle",
                "\(call) 停在 \(one)：响应链绕成了圈")
        }
    }

    func consumed(_ by: SubjectID, _ call: String, _ record: TraceRecord) -> WhySentence {
        if isControl(by) {
            return record.fact(
                "\(name(by)) kept \(call) to itself, as an enabled control does",
                "\(name(by)) 消费了 \(call)：启用的控件都这样", .rc3, at: place(of: by))
        }
        return record.fact(
            "\(name(by)) kept \(call) to itself: it overrides the method and does not call super",
            "\(name(by)) 消费了 \(call)：它重写了这个方法，没有调用 super", at: place(of: by))
    }

    private func isControl(_ id: SubjectID) -> Bool {
        let controls = [
            "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
            "UIPageControl",
        ]
        return controls.contains(trace[id]?.typeName ?? "")
    }
}
