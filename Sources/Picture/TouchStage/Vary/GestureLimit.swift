import TouchReading
import TouchTrace
import TouchWords

/// A threshold that mattered in a gesture, and how nearly it was reached.
public struct GestureLimit: Hashable, Sendable {
    /// The name of the recognizer or view that measured.
    public let name: String
    public let quantity: Quantity
    /// The largest measured value; for a timer, the time it ran.
    public fileprivate(set) var value: Double
    public let threshold: Double

    public var isPassed: Bool { value >= threshold }

    /// Returns the thresholds that mattered in a gesture, in the order in which they were first
    /// measured.
    ///
    /// - Parameter gestures: the gesture to which each contact belongs.
    public static func all(in trace: Trace, gesture: Int, of gestures: [Int]) -> [GestureLimit] {
        var reader = GestureLimitReader()
        var (contact, here) = (0, -1)
        for record in trace.records {
            if case .sample(_, _, .began, _, _) = record.entry {
                if gestures.indices.contains(contact) { here = gestures[contact] }
                contact += 1
            }
            if here == gesture { reader.read(record, of: trace) }
        }
        return reader.limits
    }

    /// Returns the thresholds that were passed in one run and not in the other, so narrowly that
    /// they may have decided it.
    public static func deciding(
        _ before: [GestureLimit], _ after: [GestureLimit]
    ) -> [GestureLimit] {
        after.filter { limit in
            guard limit.threshold > 0, abs(limit.value / limit.threshold - 1) < 0.01 else {
                return false
            }
            let other = before.first { $0.name == limit.name && $0.quantity == limit.quantity }
            return other.map { $0.isPassed != limit.isPassed } ?? false
        }
    }

    /// The threshold in words: "drag: movement 10 pt".
    public var words: Wording {
        let number = quantity.brief(threshold)
        let unit = quantity.unit.isEmpty ? "" : " \(quantity.unit)"
        return .fate.limit(name, quantity: quantity.wording, threshold: number + unit)
    }
}

private struct GestureLimitReader {
    var limits: [GestureLimit] = []
    private var timers: [SubjectID: [TimerPurpose: Double]] = [:]

    mutating func read(_ record: TraceRecord, of trace: Trace) {
        switch record.entry {
        case .measure(let id, let quantity, let value, let threshold)
        where ![.touchCount, .tapCount, .translation, .velocity].contains(quantity):
            note(trace.name(of: id), quantity, value, threshold)
        case .timer(let id, let purpose, .set, _): timers[id, default: [:]][purpose] = record.time
        case .timer(let id, let purpose, let standing, let due):
            guard let quantity = purpose.quantity, let start = timers[id]?[purpose] else { return }
            note(
                trace.name(of: id), quantity, (standing == .fired ? due : record.time) - start,
                due - start)
        default: break
        }
    }

    private mutating func note(
        _ name: String, _ quantity: Quantity, _ value: Double, _ threshold: Double
    ) {
        let known = limits.firstIndex {
            $0.name == name && $0.quantity == quantity && abs($0.threshold - threshold) < 1e-6
        }
        if let known {
            limits[known].value = max(limits[known].value, value)
        } else {
            limits.append(
                GestureLimit(name: name, quantity: quantity, value: value, threshold: threshold))
        }
    }
}

extension TimerPurpose {
    /// The quantity that a timer's expiry means; nil for timers that decide nothing.
    fileprivate var quantity: Quantity? {
        switch self {
        case .longPress, .tapPress, .swipe, .delayedTouches, .systemGate: .duration
        case .tapInterval: .interval
        case .autorepeat, .deceleration, .scrolling, .scheduled: nil
        }
    }
}

extension Quantity {
    fileprivate var wording: Wording {
        switch self {
        case .movement: .fate.movement
        case .duration: .fate.duration
        case .interval: .fate.interval
        case .tapDistance: .fate.tapDistance
        case .along: .fate.along
        case .across: .fate.across
        case .distanceChange: .fate.distanceChange
        case .arc: .fate.arc
        case .edgeDistance: .fate.edgeDistance
        case .tapCount: .fate.taps
        case .touchCount: .device.fingers
        case .translation: .fate.translation
        case .scale: .fate.scale
        case .rotation: .fate.rotation
        case .velocity: .fate.velocity
        }
    }
}
