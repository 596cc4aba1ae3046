import TouchReading
import TouchTrace
import TouchWords

/// The actions of recognizers, in words.
extension Words {
    /// Returns the kind of a class, such as "pan" for UIPanGestureRecognizer; a custom class keeps
    /// its name.
    package func kind(ofType typeName: String) -> String {
        let suffix = "GestureRecognizer"
        // A scene's recognizer that overrides something is of the kind of its superclass.
        if typeName.hasPrefix("Related") {
            return kind(ofType: "UI\(typeName.dropFirst(7))\(suffix)")
        }
        guard typeName.hasPrefix("UI"), typeName.hasSuffix(suffix) else { return typeName }
        let kind = typeName.dropFirst(2).dropLast(suffix.count)
        return switch kind {
        case "Tap": self(.recognizer.kindTap)
        case "Pan": self(.recognizer.kindPan)
        case "ScreenEdgePan": self(.recognizer.kindEdgePan)
        case "Swipe": self(.recognizer.kindSwipe)
        case "Pinch": self(.recognizer.kindPinch)
        case "Rotation": self(.recognizer.kindRotation)
        case "LongPress": self(.recognizer.kindLongPress)
        case "Hover": self(.recognizer.kindHover)
        case "ScrollViewPinch": self(.recognizer.kindPinch)
        case "ScrollViewPan": self(.recognizer.kindScrolling)
        case "ScrollViewDelayedTouchesBegan": self(.recognizer.kindHolder)
        default: kind.lowercased()
        }
    }

    /// Returns one line about a recognizer: the recognizers it waits for, the reason for its end,
    /// or its measures.
    func story(
        of recognizer: RecognizerState, _ state: GestureState, _ trace: Trace
    ) -> String {
        if let other = recognizer.waitingFor.first, state == .possible {
            return self(.recognizer.waitsFor(trace.name(of: other)))
        }
        if state != .possible, let reason = recognizer.reason, reason != .analysis {
            let because = recognizer.because
            let who = because == .none ? "" : trace.name(of: because)
            if let sentence = sentence(reason, who) { return self(sentence) }
        }
        // The measure nearest to its threshold is the most informative; the number of fingers is
        // visible anyway, and a tap long ago is irrelevant to this one.
        let measures = recognizer.measures.filter {
            $0.quantity != .touchCount
                && ($0.quantity != .interval || state != .possible || share($0) <= 1)
        }
        let telling = measures.max { share($0) < share($1) } ?? recognizer.measures.first
        return telling.map { self(sentence($0)) } ?? ""
    }

    private func share(_ measure: RecognizerState.Measure) -> Double {
        measure.threshold > 0 ? measure.value / measure.threshold : 0
    }

    private func sentence(_ reason: TransitionReason, _ who: String) -> Wording? {
        switch reason {
        case .prevented, .requirementBroken:
            who.isEmpty ? .recognizer.otherRecognized : .recognizer.wasRecognized(who)
        case .requirementMet: who.isEmpty ? nil : .recognizer.hasFailed(who)
        case .shouldBeginRefused:
            who.isEmpty ? .recognizer.mayNotBegin : .recognizer.saidNo(who)
        case .fingerLifted: .recognizer.fingerLifted
        case .fingersMissing: .recognizer.fingersMissing
        case .tooManyFingers: .recognizer.tooManyFingers
        case .interrupted: .recognizer.interrupted
        case .disabled: .recognizer.disabled
        case .removed: .recognizer.removed
        case .timedOut: .recognizer.timedOut
        case .cycle: .recognizer.cycle
        case .nowhereToScroll: .recognizer.nowhereToScroll
        case .contentKeepsTouch: .recognizer.contentKeepsTouch
        case .analysis, .setByOwner, .scrolling: nil
        }
    }

    /// Returns a value with its threshold and the unit: "52.0 / 50 pt".
    private func sentence(_ measure: RecognizerState.Measure) -> Wording {
        let (value, threshold) = (measure.value, measure.threshold)
        let whole = threshold.decimals(0)
        return switch measure.quantity {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation:
            .recognizer.measuredPoints(value.decimals(1), threshold: whole)
        case .duration, .interval: .recognizer.measuredTime(value.decimals(2), threshold: threshold)
        case .tapCount: .recognizer.measuredTaps(value.decimals(0), threshold: whole)
        case .touchCount: .recognizer.measuredFingers(value.decimals(0), threshold: whole)
        case .scale: .recognizer.measuredScale(value)
        case .rotation: .unit.degrees((value * 180 / .pi).decimals(1))
        case .velocity: .recognizer.measuredSpeed(value.decimals(0))
        }
    }
}
