import TouchKit

/// Numbers beside their thresholds, in words.
extension AttemptMeasure {
    /// "moved 9.6 of 10 pt": not yet enough.
    var near: (String, String) {
        let (value, limit) = numbers
        let english = "\(value) of \(limit)\(unit(of: threshold).0)"
        let chinese = unit(of: self.value).1
        return (
            Self.put(english, into: words.0),
            Self.put("\(value)\(chinese)", into: words.1) + "，需 \(limit)\(chinese)"
        )
    }

    /// "moved 16 pt, 10 pt needed": enough.
    var enough: (String, String) { beside("needed", "需") }

    /// "moved 52.3 pt, 45 pt allowed": too much.
    var tooMuch: (String, String) { beside("allowed", "最多") }

    var isOver: Bool { value > threshold }

    private func beside(_ english: String, _ chinese: String) -> (String, String) {
        let (shown, limit) = numbers
        let limitUnit = quantity.unit.isEmpty ? "" : " \(quantity.unit)"
        let counted = unit(of: value).1
        return (
            Self.put("\(shown)\(unit(of: value).0)", into: words.0)
                + ", \(limit)\(limitUnit) \(english)",
            Self.put("\(shown)\(counted)", into: words.1) + "，\(chinese) \(limit)\(counted)"
        )
    }

    /// With as many decimals as it takes to tell them apart.
    var numbers: (value: String, threshold: String) {
        let limit = quantity.brief(threshold)
        let shown = quantity.brief(value)
        if shown == limit, value != threshold { return (value.decimals(3), limit) }
        return (shown, limit)
    }

    private func unit(of number: Double) -> (String, String) {
        switch quantity {
        case .tapCount: (number == 1 ? " tap" : " taps", " 次")
        case .touchCount: (number == 1 ? " finger" : " fingers", " 根")
        default: quantity.unit.isEmpty ? ("", "") : (" \(quantity.unit)", " \(quantity.unit)")
        }
    }

    private static func put(_ amount: String, into words: String) -> String {
        words.replacing("#", with: amount)
    }

    /// `#` stands for the amount.
    private var words: (String, String) {
        switch quantity {
        case .movement: ("moved #", "移动了 #")
        case .duration: ("held for #", "按住了 #")
        case .interval: ("came # after the last tap", "距上次点击 #")
        case .tapDistance: ("tapped # away from the last tap", "两次点击相距 #")
        case .tapCount: ("made #", "点击了 #")
        case .touchCount: ("had #", "手指有 #")
        case .along: ("went # along its direction", "沿方向移动了 #")
        case .across: ("strayed # across its direction", "横向偏离了 #")
        case .distanceChange: ("the fingers' distance changed by #", "两指间距变化了 #")
        case .arc: ("the fingers turned by # of arc", "两指转过 # 弧长")
        case .edgeDistance: ("touched # from the edge", "落点距边缘 #")
        case .scale: ("scaled by #", "缩放了 #")
        case .rotation: ("turned by #", "转动了 #")
        case .velocity: ("moved at #", "速度为 #")
        }
    }
}

extension Quantity {
    /// A value of it as people read it, without its unit.
    func brief(_ value: Double) -> String {
        switch self {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .velocity:
            value.brief
        case .duration, .interval, .scale, .rotation: value.decimals(2)
        case .tapCount, .touchCount: abs(value) < 1e9 ? "\(Int(value))" : "–"
        }
    }

    /// More of it than the threshold makes a recognizer fail.
    func isLimit(limitingMovement: Bool) -> Bool {
        switch self {
        case .movement: limitingMovement
        case .across, .tapDistance, .interval, .edgeDistance: true
        default: false
        }
    }
}
