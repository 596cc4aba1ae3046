import TouchReading
import TouchTrace

/// What recognizers do, in words.
extension Words {
    /// "pan" for UIPanGestureRecognizer; a class of one's own keeps its name.
    package func kind(ofType typeName: String) -> String {
        let suffix = "GestureRecognizer"
        // A scene's recognizer that overrides something is of the kind that it was made of.
        if typeName.hasPrefix("Related") {
            return kind(ofType: "UI\(typeName.dropFirst(7))\(suffix)")
        }
        guard typeName.hasPrefix("UI"), typeName.hasSuffix(suffix) else { return typeName }
        let kind = typeName.dropFirst(2).dropLast(suffix.count)
        return switch kind {
        case "Tap": self("tap", "轻点")
        case "Pan": self("pan", "拖动")
        case "ScreenEdgePan": self("screenedgepan", "边缘拖动")
        case "Swipe": self("swipe", "轻扫")
        case "Pinch": self("pinch", "捏合")
        case "Rotation": self("rotation", "旋转")
        case "LongPress": self("long press", "长按")
        case "Hover": self("hover", "悬停")
        case "ScrollViewPan": self("scrolling", "滚动")
        case "ScrollViewDelayedTouchesBegan": self("delays touches", "延迟触摸")
        default: kind.lowercased()
        }
    }

    /// One line about a recognizer: whom it waits for, why it ended, or what it measures.
    func story(
        of recognizer: RecognizerState, _ state: GestureState, _ trace: Trace
    ) -> String {
        if let other = recognizer.waitingFor.first, state == .possible {
            return "\(self("waits for", "等待")) \(trace.name(of: other))"
        }
        if state != .possible, let reason = recognizer.reason, reason != .analysis {
            let because = recognizer.because
            let who = because == .none ? "" : trace.name(of: because)
            if let sentence = sentence(reason, who) { return sentence }
        }
        // The one that is furthest on its way says most; the number of fingers can be seen.
        let measures = recognizer.measures.filter { $0.quantity != .touchCount }
        let telling = measures.max { share($0) < share($1) } ?? recognizer.measures.first
        return telling.map { measure($0) } ?? ""
    }

    private func share(_ measure: RecognizerState.Measure) -> Double {
        measure.threshold > 0 ? measure.value / measure.threshold : 0
    }

    private func sentence(_ reason: TransitionReason, _ who: String) -> String? {
        switch reason {
        case .prevented, .requirementBroken:
            return who.isEmpty
                ? self("another was recognised", "另一个已被识别")
                : "\(who) \(self("was recognised", "已被识别"))"
        case .requirementMet: return who.isEmpty ? nil : "\(who) \(self("has failed", "已失败"))"
        case .shouldBeginRefused:
            return who.isEmpty ? self("may not begin", "不得开始") : "\(who) \(self("said no", "不允许"))"
        case .fingerLifted: return self("finger lifted", "手指抬起")
        case .fingersMissing: return self("fingers missing", "手指不足")
        case .tooManyFingers: return self("too many fingers", "手指过多")
        case .interrupted: return self("interrupted", "被中断")
        case .disabled: return self("switched off", "已停用")
        case .removed: return self("removed", "已移除")
        case .timedOut: return self("took too long", "超时")
        case .cycle: return self("waited in a circle", "循环等待")
        case .nowhereToScroll: return self("nowhere to scroll", "无处可滚动")
        case .contentKeepsTouch: return self("the content keeps its touch", "内容不放开触摸")
        case .analysis, .setByOwner: return nil
        }
    }

    /// A value beside its threshold, with the unit: "52.0 / 50 pt".
    private func measure(_ measure: RecognizerState.Measure) -> String {
        let (value, threshold) = (measure.value, measure.threshold)
        switch measure.quantity {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation:
            return "\(value.decimals(1)) / \(threshold.decimals(0)) pt"
        case .duration, .interval:
            return "\(value.decimals(2)) / \(threshold.decimals(2)) s"
        case .tapCount:
            return "\(self("taps", "轻点")) \(value.decimals(0)) / \(threshold.decimals(0))"
        case .touchCount:
            return "\(self("fingers", "手指")) \(value.decimals(0)) / \(threshold.decimals(0))"
        case .scale: return "× \(value.decimals(2))"
        case .rotation: return "\((value * 180 / .pi).decimals(1))°"
        case .velocity: return "\(value.decimals(0)) pt/s"
        }
    }
}
