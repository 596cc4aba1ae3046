import TouchKit

/// Says the program's own words in one of their languages; each stands where it is used, in both.
struct Words: Sendable {
    let language: String

    func callAsFunction(_ wording: Wording) -> String { wording[language] }

    func callAsFunction(_ english: String, _ chinese: String) -> String {
        self(Wording(english, chinese))
    }

    func state(_ state: UIGestureRecognizer.State) -> String { self(state.wording) }

    /// Before what a finger does that is none.
    var palm: String { self("palm", "手掌") }

    func phase(_ phase: UITouch.Phase) -> String { self(phase.wording) }

    func verdict(_ verdict: HitVerdict) -> String {
        switch verdict {
        case .inside: self("inside", "在内")
        case .hidden: self("hidden", "已隐藏")
        case .interactionOff: self("interaction off", "不接受交互")
        case .faint: self("alpha below 0.01", "透明度低于 0.01")
        case .outside: self("outside", "在外")
        case .singular: self("no extent", "没有面积")
        case .overridden: self("overridden", "已重写")
        }
    }

    func manner(_ manner: HopManner) -> String {
        switch manner {
        case .forwarded: self("forward", "转发")
        case .handledAndPassedOn: self("handled, super", "已处理，super")
        case .passedOn: self(Wording(same: "super"))
        case .endless: self("endless", "无尽头")
        }
    }

    func withheld(_ reason: WithholdReason) -> String {
        switch reason {
        case .nothingHit: self("nothing hit", "没有命中")
        case .answerOutsideWindow: self("answer outside the window", "返回的视图不在窗口内")
        case .multipleTouchOff: self("second finger: multiple touch off", "第二根手指：未开启多点触摸")
        case .exclusiveElsewhere: self("another view is exclusive", "另一视图独占触摸")
        case .exclusiveHere: self("exclusive, others are touched", "独占，但已有其他触摸")
        case .scrollViewRefused: self("its scroll view refused", "被滚动视图拒绝")
        }
    }
}
