import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A distance that decides about a gesture recognizer, as an area of the screen.
///
/// It is where the fingers came down and does not move with them.
struct Threshold {
    /// The shape of the area within the threshold.
    enum Shape: Hashable {
        /// A circle around the place where the fingers came down.
        case ring
        /// The area ahead of that place, as far as `drift` to each side.
        case line(Heading, drift: Double)
        /// Two fingers that move apart or together.
        case spread
        /// Two fingers that rotate around each other.
        case turn
    }

    let shape: Shape
    /// The distance, in points of the scene.
    let limit: Double
    /// The locations where the fingers came down, in points of the screen.
    let origins: [CGPoint]
    /// The recognizers for which it is sufficient; the first one determines its color.
    var enough: [RecognizerState] = []
    /// The recognizers for which it is too far.
    var tooFar: [RecognizerState] = []
    /// The event time of the first measurement.
    var since: Double
    /// The visibility of the threshold, from 0 to 1.
    var presence: Double
    /// The locations of the fingers, in points of the screen.
    let places: [CGPoint]
    /// The first location of a finger after it moved from where it came down; nil while all are at
    /// rest.
    let firstStep: CGPoint?

    var recognizer: RecognizerState? { enough.first ?? tooFar.first }

    /// The middle of the locations where the fingers came down.
    var middle: CGPoint {
        let sum = origins.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let count = Double(max(origins.count, 1))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// The initial distance of two fingers and the direction of the second one; nil for another
    /// number of fingers.
    var pair: (distance: Double, angle: Double)? { Self.pair(origins) }

    static func pair(_ points: [CGPoint]) -> (distance: Double, angle: Double)? {
        guard points.count == 2 else { return nil }
        let (dx, dy) = (points[1].x - points[0].x, points[1].y - points[0].y)
        let distance = Mathematics.hypotenuse(dx, dy)
        return distance > 1 ? (distance, Mathematics.arcTangent(y: dy, x: dx)) : nil
    }

    /// The angle that two rotating fingers have covered and the angle they need, in radians.
    var turn: (present: Double, needed: Double)? {
        guard let first = pair, let now = Self.pair(places) else { return nil }
        let present = Mathematics.remainder(now.angle - first.angle, 2 * .pi)
        return (present, limit * 2 / now.distance)
    }
}

extension Threshold {
    /// Returns the thresholds of all fingers, in the order in which their recognizers got them;
    /// identical ones are merged.
    static func all(_ context: OverlayContext) -> [Threshold] {
        var all: [Threshold] = []
        var known: [SubjectID] = []
        for finger in context.fingers {
            for id in finger.recognizers where !known.contains(id) {
                known.append(id)
                guard let recognizer = context.stage.recognizers[id] else { continue }
                for threshold in of(recognizer, context) { threshold.join(&all) }
            }
        }
        return all
    }

    private func join(_ all: inout [Threshold]) {
        let place = all.firstIndex {
            $0.shape == shape && $0.limit == limit && $0.origins == origins
        }
        guard let place else { return all.append(self) }
        all[place].enough += enough
        all[place].tooFar += tooFar
        all[place].since = min(all[place].since, since)
        all[place].presence = max(all[place].presence, presence)
    }

    private static func of(_ recognizer: RecognizerState, _ context: OverlayContext) -> [Threshold]
    {
        let touches = recognizer.touches.compactMap { id in context.fingers.first { $0.id == id } }
        let presence = touches.map(context.moment.presence(of:)).max() ?? 0
        guard presence > 0, !recognizer.origins.isEmpty else { return [] }
        let type = context.trace[recognizer.id]?.typeName ?? ""
        return recognizer.measures.compactMap { measure in
            guard measure.threshold > 0, let shape = shape(of: measure, recognizer) else {
                return nil
            }
            // Fingers must stay at rest for a press and for a tap.
            let rests = type.hasSuffix("TapGestureRecognizer") || type.contains("LongPress")
            return Threshold(
                shape: shape, limit: measure.threshold, origins: recognizer.origins,
                enough: rests ? [] : [recognizer], tooFar: rests ? [recognizer] : [],
                since: measure.since, presence: presence, places: touches.map { $0.location },
                firstStep: touches.lazy.compactMap { $0.firstStep }.first)
        }
    }

    private static func shape(
        of measure: RecognizerState.Measure, _ recognizer: RecognizerState
    ) -> Shape? {
        switch measure.quantity {
        case .movement: return .ring
        case .along:
            let drift = recognizer.measures.first { $0.quantity == .across }?.threshold
            return recognizer.heading.map { .line($0, drift: drift ?? measure.threshold) }
        case .distanceChange: return recognizer.origins.count == 2 ? .spread : nil
        case .arc: return recognizer.origins.count == 2 ? .turn : nil
        default: return nil
        }
    }
}

extension Threshold {
    /// Returns the color of the recognizer's state if it has begun, ended, failed, or still waits;
    /// nil while it is undecided.
    func color(_ theme: Theme) -> Color? {
        guard let recognizer else { return nil }
        if recognizer.state != .possible { return recognizer.state.color(theme) }
        return isPassed(recognizer) ? theme.amber : nil
    }

    private func isPassed(_ recognizer: RecognizerState) -> Bool {
        recognizer.measures.contains { measure in
            switch (measure.quantity, shape) {
            case (.movement, .ring), (.along, .line), (.distanceChange, .spread), (.arc, .turn):
                measure.value >= measure.threshold
            default: false
            }
        }
    }

    /// Returns which recognizers need this distance, or tolerate no more, in words.
    func words(name: (SubjectID) -> String) -> Wording? {
        func names(_ recognizers: [RecognizerState]) -> [Wording] {
            recognizers.map { .verbatim(name($0.id)) }
        }
        if enough.isEmpty {
            return tooFar.isEmpty ? nil : .stage.tooFar(names(tooFar), limit: limit)
        }
        let all = names(enough)
        return switch shape {
        case .ring: .stage.enough(all, limit: limit)
        case .line(.right, _): .stage.enoughRight(all, limit: limit)
        case .line(.left, _): .stage.enoughLeft(all, limit: limit)
        case .line(.up, _): .stage.enoughUp(all, limit: limit)
        case .line(.down, _): .stage.enoughDown(all, limit: limit)
        case .spread: .stage.enoughSpread(all, limit: limit)
        case .turn: .stage.enoughTurn(all, limit: limit)
        }
    }
}
