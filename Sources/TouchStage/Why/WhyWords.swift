import TouchKit

/// Words that explanations share, each in English and Chinese.
enum WhyWords {
    /// What a finger did; `#` stands for the place in Chinese, in English it follows.
    static func deed(_ phase: UITouch.Phase) -> (String, String) {
        switch phase {
        case .began: ("came down at", "在 # 按下")
        case .moved: ("moved to", "移动到 #")
        case .stationary: ("rested at", "停在 #")
        case .ended: ("lifted at", "在 # 抬起")
        case .cancelled: ("was cancelled at", "在 # 被取消")
        case .regionEntered: ("entered at", "在 # 进入")
        case .regionMoved: ("hovered at", "在 # 悬停")
        case .regionExited: ("left at", "在 # 离开")
        }
    }

    static func phase(_ phase: UITouch.Phase) -> (String, String) {
        switch phase {
        case .began: ("began", "“开始”")
        case .moved: ("moved", "“移动”")
        case .stationary: ("stationary", "“静止”")
        case .ended: ("ended", "“结束”")
        case .cancelled: ("cancelled", "“取消”")
        case .regionEntered: ("entered", "“进入”")
        case .regionMoved: ("moved", "“移动”")
        case .regionExited: ("left", "“离开”")
        }
    }

    /// The name of a state: "Possible".
    static func state(_ state: UIGestureRecognizer.State) -> (String, String) {
        switch state {
        case .possible: ("Possible", "可能")
        case .began: ("Began", "开始")
        case .changed: ("Changed", "变化")
        case .ended: ("Ended", "结束")
        case .cancelled: ("Cancelled", "取消")
        case .failed: ("Failed", "失败")
        }
    }

    /// What became of a recognizer that came into a state.
    static func outcome(_ state: UIGestureRecognizer.State) -> (String, String) {
        switch state {
        case .possible: ("started anew", "重新开始")
        case .began: ("began", "已开始")
        case .changed: ("changed", "有变化")
        case .ended: ("was recognised", "已被识别")
        case .cancelled: ("was cancelled", "已被取消")
        case .failed: ("failed", "已失败")
        }
    }

    /// The same at a given time, where Chinese does not say "already".
    static func outcomeThen(
        _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State
    ) -> (String, String) {
        if to == .ended, from != .possible { return ("ended", "结束") }
        let (english, chinese) = outcome(to)
        return (english, chinese.hasPrefix("已") ? String(chinese.dropFirst()) : chinese)
    }

    /// How it comes that `one` requires `other` to fail.
    static func requirement(
        _ one: String, _ other: String, _ origin: RequirementOrigin
    ) -> (String, String) {
        switch origin {
        case .requireToFail:
            ("\(one) requires \(other) to fail", "\(one) 要求 \(other) 先失败")
        case .subclassRequires:
            ("\(one)'s class requires \(other) to fail", "\(one) 的子类要求 \(other) 先失败")
        case .subclassIsRequired:
            (
                "\(other)'s class makes \(one) wait for \(other) to fail",
                "\(other) 的子类让 \(one) 等它失败"
            )
        case .delegateRequires:
            ("\(one)'s delegate requires \(other) to fail", "\(one) 的代理要求 \(other) 先失败")
        case .delegateIsRequired:
            (
                "\(other)'s delegate makes \(one) wait for \(other) to fail",
                "\(other) 的代理让 \(one) 等它失败"
            )
        }
    }

    /// Who gave an answer for `asked`.
    static func answerer(_ by: Answerer, _ asked: String) -> (String, String) {
        switch by {
        case .subclass: ("\(asked)'s class", "\(asked) 的子类")
        case .delegate: ("\(asked)'s delegate", "\(asked) 的代理")
        case .view: (asked, "视图 \(asked) ")
        case .byDefault: ("\(asked)'s default", "\(asked) 的默认实现")
        }
    }
}
