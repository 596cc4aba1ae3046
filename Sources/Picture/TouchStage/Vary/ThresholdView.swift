import TouchPicture
import TouchReading
import TouchWords

/// A gesture in its original form, and in the variation that only just changes an outcome, on the
/// stage.
public struct ThresholdView: Sendable {
    /// A threshold at its place on the stage, in points of the screen.
    public struct Limit: Sendable {
        public enum Shape: Hashable, Sendable {
            /// A distance from the place where the finger came down.
            case ring(CGPoint, radius: Double)
            /// A distance along a direction: a line across it, through this point.
            case line(CGPoint, direction: CGPoint)
            /// The location of the finger after a certain time.
            case moment(CGPoint)

            /// The place of the threshold: its middle.
            var place: CGPoint {
                switch self {
                case .ring(let place, _), .line(let place, _), .moment(let place): place
                }
            }
        }

        public let shape: Shape
        public let words: Wording
        /// Indicates whether it decided.
        public let isDeciding: Bool

        public init(_ shape: Shape, _ words: Wording, isDeciding: Bool) {
            (self.shape, self.words, self.isDeciding) = (shape, words, isDeciding)
        }
    }

    /// The change, with its original and its new amount.
    public let heading: Wording
    /// The reasons before the change of the outcome, and after it.
    public let notes: [Wording]
    /// The explanation of the gesture that changes the outcome, and the record at which it does.
    public let why: Why
    public let record: Int
    /// The path of each finger, in points of the screen.
    public let original: [[CGPoint]]
    public let turned: [[CGPoint]]
    public let limits: [Limit]

    public init(
        heading: Wording, notes: [Wording], why: Why, record: Int, original: [[CGPoint]],
        turned: [[CGPoint]], limits: [Limit]
    ) {
        self.heading = heading
        self.notes = notes
        self.why = why
        self.record = record
        self.original = original
        self.turned = turned
        self.limits = limits
    }

    /// The visible part of the stage: the gesture, its thresholds, and a margin.
    var frame: CGRect {
        var points = original.flatMap { $0 } + turned.flatMap { $0 }
        for limit in limits {
            switch limit.shape {
            case .ring(let center, let radius):
                points.append(CGPoint(x: center.x - radius, y: center.y - radius))
                points.append(CGPoint(x: center.x + radius, y: center.y + radius))
            case .line(let point, _), .moment(let point): points.append(point)
            }
        }
        guard let first = points.first else { return .zero }
        let box = points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        let (width, height) = (max(box.width + 48, 120), max(box.height + 48, 120))
        return CGRect(
            x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
    }
}
