import TouchWords

/// A number or a choice of the engine that no documentation settles, as a scene sets it, such as
/// `tuning pan-slop 12`.
public struct SceneTuning: Hashable, Sendable {
    /// The name of the number; the engine has a property with the same name.
    public enum Name: String, LanguageWord, Hashable, Sendable {
        case tapCountInterval, tapCountRadius, cancelsViewsBeforeActions,
            asksPermissionBeforeWaiting, tapPressDuration, tapInterval, tapMovement, panSlop,
            translationHoldsSlop, velocityWindow, scrollPause, swipeActionSlop, fullSwipe,
            swipeDistance, swipeDrift, swipeDuration, pinchSlop, rotationSlop, frameInterval,
            controlDragOutset, repeatDelay, repeatInterval,
            contentTouchDelay, rubberBandGive, scrollFlickVelocity, scrollRestDuration,
            pageFlickVelocity, scrollSlowest, scrollReturnRate, scrollBounceRate, scrollTargetRate,
            scrollMomentumShare, scrollMomentumPower, scrollMomentumLimit, scrollAnimationDuration,
            indicatorDelay, edgeWidth, systemGateDelay

        /// The type of the value.
        enum Measure { case time, number, choice }

        var measure: Measure {
            switch self {
            case .tapCountInterval, .tapPressDuration, .tapInterval, .velocityWindow, .scrollPause,
                .swipeDuration, .frameInterval, .repeatDelay, .repeatInterval, .contentTouchDelay,
                .scrollRestDuration, .scrollAnimationDuration, .indicatorDelay, .systemGateDelay:
                .time
            case .cancelsViewsBeforeActions, .asksPermissionBeforeWaiting, .translationHoldsSlop:
                .choice
            default: .number
            }
        }

        /// The least allowed time, in seconds: more than zero for intervals that repeat.
        var leastTime: Double {
            self == .frameInterval || self == .repeatInterval ? 0.001 : 0
        }
    }

    /// A value: lengths are in points, speeds in points per second, rates per second.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case time(Span)
        case choice(Bool)

        /// The value in points or seconds; 0 for a choice.
        public var amount: Double {
            switch self {
            case .number(let number): number
            case .time(let span): span.seconds
            case .choice: 0
            }
        }

        public var isOn: Bool { self == .choice(true) }
    }

    public let name: Name
    public let value: Value

    var words: [String] {
        let value =
            switch value {
            case .number(let number): Notation.number(number)
            case .time(let span): span.text
            case .choice(let isOn): isOn ? "on" : "off"
            }
        return [name.word, value]
    }
}

extension LineReader {
    mutating func tuning() throws(ScriptError) -> SceneTuning {
        let name = try choice(SceneTuning.Name.self, .expected.tuning)
        let value: SceneTuning.Value
        switch name.measure {
        case .number:
            value = .number(try number(.expected.tunedNumber, in: 0...100_000))
        case .choice:
            value = .choice(try choice(Choice.self, .expected.choice) == .on)
        case .time:
            let span = try span(.expected.tunedTime)
            guard (name.leastTime...60).contains(span.seconds) else {
                let least = Notation.number(name.leastTime * 1000)
                throw error(.fault.engineTime(span.text, least: least), back: 1)
            }
            value = .time(span)
        }
        return SceneTuning(name: name, value: value)
    }

    private enum Choice: String, LanguageWord { case on, off }
}
