import TouchKit

/// The fixed words of the overlays, in English and Chinese.
public struct Words: Sendable {
    public let language: String

    public init(language: String) {
        self.language = language
    }

    /// The English words, or the Chinese ones if that is the language.
    public func callAsFunction(_ english: String) -> String {
        guard language.lowercased().hasPrefix("zh") else { return english }
        return Self.chinese[english] ?? english
    }

    func verdict(_ verdict: HitVerdict) -> String {
        switch verdict {
        case .inside: self("inside")
        case .hidden: self("hidden")
        case .interactionOff: self("interaction off")
        case .faint: self("alpha below 0.01")
        case .outside: self("outside")
        case .singular: self("no extent")
        case .overridden: self("overridden")
        }
    }

    func phase(_ phase: UITouch.Phase) -> String {
        switch phase {
        case .began: self("began")
        case .moved: self("moved")
        case .stationary: self("stationary")
        case .ended: self("ended")
        case .cancelled: self("cancelled")
        case .regionEntered: self("entered")
        case .regionMoved: self("moved")
        case .regionExited: self("left")
        }
    }

    func manner(_ manner: HopManner) -> String {
        switch manner {
        case .forwarded: self("forward")
        case .handledAndPassedOn: self("handled, super")
        case .passedOn: self("super")
        case .endless: self("endless")
        }
    }

    func withheld(_ reason: WithholdReason) -> String {
        switch reason {
        case .nothingHit: self("nothing hit")
        case .answerOutsideWindow: self("answer outside the window")
        case .multipleTouchOff: self("second finger: multiple touch off")
        case .exclusiveElsewhere: self("another view is exclusive")
        case .exclusiveHere: self("exclusive, others are touched")
        case .eventSwallowed: self("event swallowed")
        case .scrollViewRefused: self("its scroll view refused")
        }
    }

    private static let chinese = [
        "inside": "在内", "hidden": "已隐藏", "interaction off": "不接受交互",
        "alpha below 0.01": "透明度低于 0.01", "outside": "在外", "no extent": "没有面积",
        "overridden": "已重写", "not asked": "未被询问",
        "nobody": "无人", "itself": "自己",
        "began": "开始", "moved": "移动", "stationary": "静止", "ended": "结束",
        "cancelled": "取消", "entered": "进入", "left": "离开",
        "forward": "转发", "super": "super", "endless": "无尽头", "handled, super": "已处理，super",
        "consumed": "已消费", "handled": "已处理", "discarded": "已丢弃",
        "hit view": "命中视图", "first responder": "第一响应者",
        "pointer": "指针", "queue": "队列", "application": "应用", "window": "窗口", "view": "视图",
        "swallowed": "被拦截", "Hit-test": "命中测试", "Responder chain": "响应者链",
        "Put a finger on the stage.": "把手指放到舞台上。",
        "No call yet.": "还没有调用。", "nothing hit": "没有命中",
        "answer outside the window": "应答不在窗口内",
        "second finger: multiple touch off": "第二根手指：未开启多点触摸",
        "another view is exclusive": "另一视图独占触摸",
        "exclusive, others are touched": "独占，但已有其他触摸",
        "event swallowed": "事件被拦截", "its scroll view refused": "被滚动视图拒绝",
        "nowhere to scroll": "无处可滚动", "scrolling": "滚动", "holding": "保管",
        "the content keeps its touch": "内容不放开触摸", "more": "项",
        "views": "个视图", "refused": "被拒绝",
        "waits for": "等待",
        "Possible": "可能", "Began": "开始", "Changed": "变化", "Ended": "结束",
        "Cancelled": "取消", "Failed": "失败", "tap": "点按", "pan": "拖动", "swipe": "轻扫",
        "pinch": "捏合", "rotation": "旋转", "long press": "长按", "hover": "悬停",
        "screenedgepan": "边缘拖动", "taps": "点按", "fingers": "手指",
        "was recognised": "已被识别", "another was recognised": "另一个已被识别",
        "has failed": "已失败", "may not begin": "不得开始", "said no": "不允许",
        "finger lifted": "手指抬起", "fingers missing": "手指不足",
        "too many fingers": "手指过多", "interrupted": "被中断", "switched off": "已停用",
        "removed": "已移除", "took too long": "超时", "waited in a circle": "循环等待",
        "all fingers lifted": "手指全部抬起",
    ]
}
