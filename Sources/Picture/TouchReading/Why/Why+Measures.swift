import TouchTrace
import TouchWords

/// Measurements compared with their thresholds, in words.
extension RecognizerCourse.Measure {
    /// The words for a value that is not yet sufficient: "moved 9.6 of 10 pt".
    var near: Wording {
        let (value, limit) = numbers
        return switch quantity {
        case .movement: .measure.movementNear(value, limit: limit)
        case .duration: .measure.durationNear(value, limit: limit)
        case .tapCount: .measure.tapsNear(self.value, limit: threshold)
        case .touchCount: .measure.fingersNear(self.value, limit: threshold)
        case .along: .measure.alongNear(value, limit: limit)
        case .distanceChange: .measure.distanceNear(value, limit: limit)
        case .arc: .measure.arcNear(value, limit: limit)
        case .scale: .measure.scaleNear(value, limit: limit)
        case .rotation: .measure.rotationNear(value, limit: limit)
        case .velocity: .measure.velocityNear(value, limit: limit)
        case .translation: counted
        case .interval, .tapDistance, .across, .edgeDistance: tooMuch
        }
    }

    /// The words for a sufficient value: "moved 16 pt, 10 pt needed".
    var enough: Wording {
        let (value, limit) = numbers
        return switch quantity {
        case .movement: .measure.movementEnough(value, limit: limit)
        case .duration: .measure.durationEnough(value, limit: limit)
        case .tapCount: .measure.tapsEnough(self.value, limit: threshold)
        case .touchCount: .measure.fingersEnough(self.value, limit: threshold)
        case .along: .measure.alongEnough(value, limit: limit)
        case .distanceChange: .measure.distanceEnough(value, limit: limit)
        case .arc: .measure.arcEnough(value, limit: limit)
        case .scale: .measure.scaleEnough(value, limit: limit)
        case .rotation: .measure.rotationEnough(value, limit: limit)
        case .velocity: .measure.velocityEnough(value, limit: limit)
        case .translation: counted
        case .interval, .tapDistance, .across, .edgeDistance: tooMuch
        }
    }

    /// The words for a value that is too large, or at its limit: "moved 52.3 pt, 45 pt allowed".
    var tooMuch: Wording {
        let (value, limit) = numbers
        return switch quantity {
        case .movement: .measure.movementLimit(value, limit: limit)
        case .interval: .measure.intervalLimit(value, limit: limit)
        case .tapDistance: .measure.tapDistanceLimit(value, limit: limit)
        case .touchCount: .measure.fingersLimit(self.value, limit: threshold)
        case .across: .measure.acrossLimit(value, limit: limit)
        case .edgeDistance: .measure.edgeLimit(value, limit: limit)
        // These can never be too large.
        case .duration, .tapCount, .along, .distanceChange, .arc, .translation, .scale, .rotation,
            .velocity:
            enough
        }
    }

    /// The words for the distance that a pan leaves out (BR3): "its translation includes 2 of these
    /// 12 pt".
    var counted: Wording {
        let (shown, whole) = numbers
        return .measure.counted(shown, whole: whole)
    }

    var isOver: Bool { value > threshold }

    /// Returns whether the threshold must be reached for recognition.
    func isNeeded(limitingMovement: Bool) -> Bool {
        ![.touchCount, .translation].contains(quantity)
            && !quantity.isLimit(limitingMovement: limitingMovement)
    }

    /// The value and the threshold with enough decimals to tell them apart.
    var numbers: (value: String, threshold: String) {
        let limit = quantity.brief(threshold)
        let shown = quantity.brief(value)
        if shown == limit, value != threshold { return (value.decimals(3), limit) }
        return (shown, limit)
    }
}

extension Why {
    /// Returns a measure in words; for several fingers, with a note that it is that of their
    /// middle.
    func atMiddle(
        _ words: Wording, _ measure: RecognizerCourse.Measure, of id: SubjectID
    ) -> Wording {
        guard [.movement, .along, .across].contains(measure.quantity),
            trace[id]?.followsMiddle == true
        else { return words }
        let state = history.state(at: measure.record)
        let fingers = state.recognizers[id]?.touches.count { state.touch($0)?.isLive == true } ?? 0
        return fingers > 1 ? .measure.atMiddle(words) : words
    }
}

extension TraceSubject {
    /// Indicates whether it measures the movement of the fingers' middle.
    fileprivate var followsMiddle: Bool {
        [
            "UIPanGestureRecognizer", "RelatedPan", "UIScrollViewPanGestureRecognizer",
            "UISwipeGestureRecognizer", "RelatedSwipe",
        ].contains(typeName)
    }
}

extension Quantity {
    /// Returns a value in readable form, without its unit.
    package func brief(_ value: Double) -> String {
        switch self {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation, .velocity:
            value.brief
        case .duration, .interval, .scale, .rotation: value.decimals(2)
        case .tapCount, .touchCount: abs(value) < 1e9 ? "\(Int(value))" : "–"
        }
    }

    /// Returns whether a recognizer fails beyond the threshold.
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
