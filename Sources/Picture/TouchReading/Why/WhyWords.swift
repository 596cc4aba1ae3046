import TouchTrace

/// Words that explanations share, each in English and Chinese.
enum WhyWords {
    /// What a finger did, and where.
    static func deed(_ phase: TouchPhase, at point: String) -> Wording {
        switch phase {
        case .began: Wording("came down at \(point)", "在 \(point) 按下")
        case .moved: Wording("moved to \(point)", "移动到 \(point)")
        case .stationary: Wording("rested at \(point)", "停在 \(point)")
        case .ended: Wording("lifted at \(point)", "在 \(point) 抬起")
        case .cancelled: Wording("was cancelled at \(point)", "在 \(point) 被取消")
        case .regionEntered: Wording("entered at \(point)", "在 \(point) 进入")
        case .regionMoved: Wording("hovered at \(point)", "在 \(point) 悬停")
        case .regionExited: Wording("left at \(point)", "在 \(point) 离开")
        }
    }

    /// What the pointer did.
    static func deed(_ phase: PointerPhase) -> Wording {
        switch phase {
        case .moved: Wording("moved to", "移到")
        case .exited: Wording("left at", "离开于")
        case .scroll: Wording("scrolled at", "滚动于")
        }
    }

    /// What a view got of a touch.
    static func phase(_ phase: TouchPhase) -> Wording {
        Wording(phase.wording.english, "“\(phase.wording.chinese)”")
    }

    /// What became of a recognizer that came into a state.
    static func outcome(_ state: GestureState) -> Wording {
        switch state {
        case .possible: Wording("started anew", "重新开始")
        case .began: Wording("began", "已开始")
        case .changed: Wording("changed", "有变化")
        case .ended: Wording("was recognised", "已被识别")
        case .cancelled: Wording("was cancelled", "已被取消")
        case .failed: Wording("failed", "已失败")
        }
    }

    /// The same at a given time, where Chinese does not say "already".
    static func outcomeThen(
        _ from: GestureState, _ to: GestureState
    ) -> Wording {
        if to == .ended, from != .possible { return Wording("ended", "结束") }
        let said = outcome(to)
        let isPast = said.chinese.hasPrefix("已")
        return Wording(said.english, isPast ? String(said.chinese.dropFirst()) : said.chinese)
    }

    /// How it comes that `one` requires `other` to fail.
    static func requirement(
        _ one: String, _ other: String, _ origin: RequirementOrigin
    ) -> Wording {
        switch origin {
        case .requireToFail:
            Wording("\(one) requires \(other) to fail", "\(one) 要求 \(other) 先失败")
        case .subclassRequires:
            Wording("\(one)'s class requires \(other) to fail", "\(one) 的子类要求 \(other) 先失败")
        case .subclassIsRequired:
            Wording(
                "\(other)'s class makes \(one) wait for \(other) to fail",
                "\(other) 的子类让 \(one) 等它失败")
        case .delegateRequires:
            Wording("\(one)'s delegate requires \(other) to fail", "\(one) 的代理要求 \(other) 先失败")
        case .delegateIsRequired:
            Wording(
                "\(other)'s delegate makes \(one) wait for \(other) to fail",
                "\(other) 的代理让 \(one) 等它失败")
        }
    }

    /// Who gave an answer for `asked`.
    static func answerer(_ by: Answerer, _ asked: String) -> Wording {
        switch by {
        case .subclass: Wording("\(asked)'s class", "\(asked) 的子类")
        case .delegate: Wording("\(asked)'s delegate", "\(asked) 的代理")
        case .view: Wording(asked, "视图 \(asked) ")
        case .byDefault: Wording("\(asked)'s default", "\(asked) 的默认实现")
        }
    }
}
