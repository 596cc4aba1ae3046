import TouchTrace

/// Says the program's own words in one of their languages; each stands where it is used, in both.
package struct Words: Sendable {
    package let language: String

    package init(language: String) {
        self.language = language
    }

    package func callAsFunction(_ wording: Wording) -> String { wording[language] }

    package func callAsFunction(_ english: String, _ chinese: String) -> String {
        self(Wording(english, chinese))
    }

    package func state(_ state: GestureState) -> String { self(state.wording) }

    /// Before what a finger does that is none.
    package var palm: String { self("palm", "手掌") }

    package func phase(_ phase: TouchPhase) -> String { self(phase.wording) }

    package func verdict(_ verdict: HitVerdict) -> String {
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

    package func manner(_ manner: HopManner) -> String { self(Self.manner(manner)) }

    package static func manner(_ manner: HopManner) -> Wording {
        switch manner {
        case .forwarded: Wording("forward", "转发")
        case .handledAndPassedOn: Wording("handled, super", "已处理，super")
        case .passedOn: Wording(same: "super")
        case .endless: Wording("endless", "无尽头")
        }
    }

    package func withheld(_ reason: WithholdReason) -> String {
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
