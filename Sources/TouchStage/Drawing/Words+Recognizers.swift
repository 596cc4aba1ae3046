import TouchKit

/// What recognizers do, in words.
extension Words {
    func state(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .possible: self("Possible")
        case .began: self("Began")
        case .changed: self("Changed")
        case .ended: self("Ended")
        case .cancelled: self("Cancelled")
        case .failed: self("Failed")
        }
    }

    /// "pan" for UIPanGestureRecognizer; a class of one's own keeps its name.
    func kind(ofType typeName: String) -> String {
        let suffix = "GestureRecognizer"
        guard typeName.hasPrefix("UI"), typeName.hasSuffix(suffix) else { return typeName }
        let kind = typeName.dropFirst(2).dropLast(suffix.count)
        switch kind {
        case "LongPress": return self("long press")
        case "ScrollViewPan": return self("scrolling")
        case "ScrollViewDelayedTouchesBegan": return self("holding")
        default: return self(kind.lowercased())
        }
    }

    /// One line about a recognizer: whom it waits for, why it ended, or what it measures.
    func story(
        of recognizer: RecognizerState, _ state: UIGestureRecognizer.State, _ trace: Trace
    ) -> String {
        if let other = recognizer.waitingFor.first, state == .possible {
            return "\(self("waits for")) \(trace.name(of: other))"
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
            return who.isEmpty ? self("another was recognised") : "\(who) \(self("was recognised"))"
        case .requirementMet: return who.isEmpty ? nil : "\(who) \(self("has failed"))"
        case .shouldBeginRefused:
            return who.isEmpty ? self("may not begin") : "\(who) \(self("said no"))"
        case .fingerLifted: return self("finger lifted")
        case .fingersMissing: return self("fingers missing")
        case .tooManyFingers: return self("too many fingers")
        case .interrupted: return self("interrupted")
        case .disabled: return self("switched off")
        case .removed: return self("removed")
        case .timedOut: return self("took too long")
        case .cycle: return self("waited in a circle")
        case .sequenceEnded: return self("all fingers lifted")
        case .nowhereToScroll: return self("nowhere to scroll")
        case .contentKeepsTouch: return self("the content keeps its touch")
        case .analysis, .setByOwner: return nil
        }
    }

    /// A value beside its threshold, with the unit: "52.0 / 50 pt".
    private func measure(_ measure: RecognizerState.Measure) -> String {
        let (value, threshold) = (measure.value, measure.threshold)
        switch measure.quantity {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance:
            return "\(value.decimals(1)) / \(threshold.decimals(0)) pt"
        case .duration, .interval:
            return "\(value.decimals(2)) / \(threshold.decimals(2)) s"
        case .tapCount: return "\(self("taps")) \(value.decimals(0)) / \(threshold.decimals(0))"
        case .touchCount:
            return "\(self("fingers")) \(value.decimals(0)) / \(threshold.decimals(0))"
        case .scale: return "× \(value.decimals(2))"
        case .rotation: return "\((value * 180 / .pi).decimals(1))°"
        case .velocity: return "\(value.decimals(0)) pt/s"
        }
    }
}
