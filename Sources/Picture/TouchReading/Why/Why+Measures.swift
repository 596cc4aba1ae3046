import TouchTrace

/// Numbers beside their thresholds, in words.
extension RecognizerCourse.Measure {
    /// "moved 9.6 of 10 pt": not yet enough.
    var near: Wording {
        let (value, limit) = numbers
        let counted = unit(of: self.value).chinese
        return deed(
            Wording("\(value) of \(limit)\(unit(of: threshold).english)", "\(value)\(counted)"))
            + Wording("", "，需 \(limit)\(counted)")
    }

    /// "moved 16 pt, 10 pt needed": enough.
    var enough: Wording { beside(Wording("needed", "需")) }

    /// "moved 52.3 pt, 45 pt allowed": too much.
    var tooMuch: Wording { beside(Wording("allowed", "最多")) }

    /// "its translation counts 2 of these 12 pt": what a pan leaves out (BR3).
    var counted: Wording {
        let (shown, whole) = numbers
        return Wording(
            "its translation counts \(shown) of these \(whole) pt",
            "这 \(whole) pt 中有 \(shown) pt 计入 translation")
    }

    var isOver: Bool { value > threshold }

    /// Whether so much of it is needed to be recognised.
    func isNeeded(limitingMovement: Bool) -> Bool {
        ![.touchCount, .translation].contains(quantity)
            && !quantity.isLimit(limitingMovement: limitingMovement)
    }

    private func beside(_ claim: Wording) -> Wording {
        let (value, limit) = numbers
        let counted = unit(of: self.value)
        let limitUnit = quantity.unit.isEmpty ? "" : " \(quantity.unit)"
        return deed(Wording(same: value) + counted)
            + Wording(
                ", \(limit)\(limitUnit) \(claim.english)",
                "，\(claim.chinese) \(limit)\(counted.chinese)")
    }

    /// With as many decimals as it takes to tell them apart.
    var numbers: (value: String, threshold: String) {
        let limit = quantity.brief(threshold)
        let shown = quantity.brief(value)
        if shown == limit, value != threshold { return (value.decimals(3), limit) }
        return (shown, limit)
    }

    private func unit(of number: Double) -> Wording {
        switch quantity {
        case .tapCount: Wording(number == 1 ? " tap" : " taps", " 次")
        case .touchCount: Wording(number == 1 ? " finger" : " fingers", " 根")
        case .movement, .duration, .interval, .tapDistance, .along, .across, .distanceChange,
            .arc, .edgeDistance, .translation, .scale, .rotation, .velocity:
            Wording(same: quantity.unit.isEmpty ? "" : " \(quantity.unit)")
        }
    }

    private func deed(_ amount: Wording) -> Wording {
        let (english, chinese) = (amount.english, amount.chinese)
        return switch quantity {
        case .movement: Wording("moved \(english)", "移动了 \(chinese)")
        case .duration: Wording("held for \(english)", "按住了 \(chinese)")
        case .interval: Wording("came \(english) after the last tap", "距上次轻点 \(chinese)")
        case .tapDistance:
            Wording("tapped \(english) away from the last tap", "两次轻点相距 \(chinese)")
        case .tapCount: Wording("made \(english)", "轻点了 \(chinese)")
        case .touchCount: Wording("had \(english)", "手指有 \(chinese)")
        case .along: Wording("went \(english) along its direction", "沿方向移动了 \(chinese)")
        case .across: Wording("strayed \(english) across its direction", "横向偏离了 \(chinese)")
        case .distanceChange:
            Wording("the fingers' distance changed by \(english)", "两指间距变化了 \(chinese)")
        case .arc: Wording("the fingers turned by \(english) of arc", "两指转过 \(chinese) 弧长")
        case .edgeDistance: Wording("touched \(english) from the edge", "落点距边缘 \(chinese)")
        case .translation: Wording("counts \(english) of its movement", "移动中计入 \(chinese)")
        case .scale: Wording("scaled by \(english)", "缩放了 \(chinese)")
        case .rotation: Wording("turned by \(english)", "转动了 \(chinese)")
        case .velocity: Wording("moved at \(english)", "速度为 \(chinese)")
        }
    }
}

extension Quantity {
    /// A value of it as people read it, without its unit.
    package func brief(_ value: Double) -> String {
        switch self {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation, .velocity:
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
        case .duration, .tapCount, .touchCount, .along, .distanceChange, .arc, .translation, .scale,
            .rotation, .velocity:
            false
        }
    }
}
