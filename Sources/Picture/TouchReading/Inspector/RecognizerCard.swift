import TouchPicture
import TouchTrace

/// The content of a card about one recognizer at one record.
public struct RecognizerCard: Sendable {
    public let id: SubjectID
    public let name: String
    /// The type name, such as "UIPanGestureRecognizer".
    public let typeName: String
    public let isContinuous: Bool
    /// The state shown: the current one, or the end of its last course.
    public let state: GestureState
    /// The states of the course in order, Possible first; consecutive changes count as one.
    public let path: [GestureState]
    /// Indicates whether the course is over: the recognizer is Possible again.
    public let isReset: Bool
    public let measures: [Gauge]
    public let waitsFor: [Relation]
    /// The recognizers that wait for it.
    public let awaitedBy: [String]
    public let prevented: [String]
    /// The reason for its state.
    public let reason: WhySentence?

    /// A value beside the threshold that decides about the recognizer.
    public struct Gauge: Hashable, Sendable {
        public let quantity: Quantity
        public let value: Double
        public let threshold: Double
        /// Indicates whether the recognizer fails beyond the threshold, instead of being
        /// recognized.
        public let isLimit: Bool

        /// The share of the threshold that the value has reached, from 0 to 1.
        public var share: Double { threshold > 0 ? min(max(value / threshold, 0), 1) : 0 }
        public var isPassed: Bool { isLimit ? value > threshold : value >= threshold }
    }

    public struct Relation: Hashable, Sendable {
        public let name: String
        public let standing: RequirementStanding
    }

    /// - Parameter state: the stage at record `serial`.
    package init(_ recognizer: RecognizerState, _ why: Why, in state: StageState, at serial: Int) {
        let trace = why.trace
        let course = why.course(of: recognizer.id, at: serial)
        id = recognizer.id
        name = trace.name(of: id)
        typeName = trace[id]?.typeName ?? ""
        var path = [GestureState.possible]
        for record in course?.transitions.reversed() ?? [] {
            if case .transition(_, _, let to, _, _) = record.entry, path.last != to {
                path.append(to)
            }
        }
        self.path = path
        self.state = recognizer.state == .possible ? path.last ?? .possible : recognizer.state
        isReset = course?.isOver ?? false
        isContinuous = Self.isContinuous(typeName) || path.contains(.began)
        let limits = course?.limitsMovement ?? false
        // The exact number of fingers is not worth showing, nor is the translation of a recognizer
        // that never began.
        let hasBegun = path.contains(.began)
        let telling = (course?.measures ?? []).filter {
            ($0.quantity != .touchCount || $0.value != $0.threshold)
                && ($0.quantity != .translation || hasBegun)
        }
        measures = telling.reversed().map { measure in
            Gauge(
                quantity: measure.quantity, value: measure.value, threshold: measure.threshold,
                isLimit: measure.quantity.isLimit(limitingMovement: limits))
        }
        waitsFor = recognizer.requirements.map {
            Relation(name: trace.name(of: $0.on), standing: $0.standing)
        }
        awaitedBy = state.recognizers.values
            .filter { $0.requirements.contains { $0.on == recognizer.id } }
            .map { trace.name(of: $0.id) }
        prevented = state.recognizers.values
            .filter { other in
                other.because == recognizer.id && other.reason == .prevented
                    && !other.touches.isEmpty
            }
            .map { trace.name(of: $0.id) }
        reason = why.sentences(about: recognizer.id, at: serial).first
    }

    private static func isContinuous(_ typeName: String) -> Bool {
        !["Tap", "Swipe"].contains { typeName.contains($0) }
    }
}
