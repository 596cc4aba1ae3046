/// A recognizer of a quick, straight movement (BR4). Discrete: recognized while the fingers are
/// still moving.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe, in window coordinates.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: UInt
        /// Creates a set of directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions it recognizes; of several, the first reached wins.
    open var direction: Direction = .right
    /// The number of fingers that swipe; with another number it fails (BR4).
    open var numberOfTouchesRequired = 1

    /// The middle of the fingers when the last of them came down.
    private var start: CGPoint?
    private var down = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if down == 0 {
            startTimer(.swipe, after: tuning.swipeDuration) { [self] in
                fail(because: .timedOut)
            }
        }
        down += touches.count
        measure(.touchCount, Double(down), of: Double(numberOfTouchesRequired))
        if down > numberOfTouchesRequired { return fail(because: .tooManyFingers) }
        if down == numberOfTouchesRequired { start = centroid }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let middle = centroid else { return }
        let (dx, dy) = (middle.x - start.x, middle.y - start.y)
        let ways: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, dx, abs(dy)), (.left, -dx, abs(dy)),
            (.down, dy, abs(dx)), (.up, -dy, abs(dx)),
        ]
        let open = ways.filter { direction.contains($0.0) && $0.across <= tuning.swipeDrift }
        guard let best = open.max(by: { $0.along < $1.along }) else {
            let least = ways.filter { direction.contains($0.0) }.map { $0.across }.min() ?? 0
            measure(.across, least, of: tuning.swipeDrift)
            return fail(because: .analysis)
        }
        measure(.across, best.across, of: tuning.swipeDrift)
        measure(.along, best.along, of: tuning.swipeDistance)
        if best.along >= tuning.swipeDistance { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: down < numberOfTouchesRequired ? .fingersMissing : .fingerLifted)
    }

    open override func reset() {
        start = nil
        down = 0
    }
}
