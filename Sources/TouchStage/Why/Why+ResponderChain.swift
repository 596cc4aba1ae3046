import TouchKit

/// Calls on their way up the responder chain.
extension Why {
    func responderChain(_ record: TraceRecord) -> WhySentence? {
        let at = [record.number]
        switch record.entry {
        case .hop(let from, let to, let method, let how):
            let (one, next, call) = (name(from), name(to), method.rawValue)
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
        case .consumed(let by, let method) where isControl(by):
            return WhySentence(
                "\(name(by)) kept \(method.rawValue) to itself, as an enabled control does",
                "\(name(by)) 消费了 \(method.rawValue)：启用的控件都这样", at, .rc3, place(of: by))
        case .consumed(let by, let method):
            return WhySentence(
                "\(name(by)) kept \(method.rawValue) to itself: it overrides the method and does "
                    + "not call super",
                "\(name(by)) 消费了 \(method.rawValue)：它重写了这个方法，没有调用 super", at,
                record.rule, place(of: by))
        case .handled(let by, let method):
            return WhySentence(
                "\(name(by)) handled \(method.rawValue)", "\(name(by)) 处理了 \(method.rawValue)", at,
                record.rule, place(of: by))
        case .discarded(let after, let method):
            return WhySentence(
                "\(method.rawValue) was discarded: \(name(after)) is the last of the responder "
                    + "chain and passed it on",
                "\(method.rawValue) 被丢弃：\(name(after)) 已是响应者链的末端，仍把它往下传", at,
                record.rule)
        case .note(let by, let text):
            return WhySentence(
                "\(name(by)) says: \(trace[text])", "\(name(by)) 说：\(trace[text])", at,
                record.rule)
        case .firstResponder(let responder):
            return WhySentence(
                "\(name(responder)) became first responder", "\(name(responder)) 成为第一响应者", at,
                record.rule)
        default: return nil
        }
    }
    private func isControl(_ id: SubjectID) -> Bool {
        let controls = [
            "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
            "UIPageControl",
        ]
        return controls.contains(trace[id]?.typeName ?? "")
    }
}
