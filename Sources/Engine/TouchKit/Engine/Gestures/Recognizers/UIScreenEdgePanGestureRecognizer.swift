import TouchPicture

/// The edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: Int
    /// Creates a set of edges from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A recognizer of a pan that starts at an edge of the window and goes inwards (BR7).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges it may start from; none by default, so at least one must be set.
    open var edges: UIRectEdge = []

    /// The directions inwards from the edges near which the first touch began.
    private var inwards: [CGVector] = []
    private var hasStarted = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let first = touches.min { $0.serial < $1.serial }
        guard !hasStarted, let window = view?.root, let start = first?.moment.location else {
            return
        }
        hasStarted = true
        let bounds = window.bounds
        let candidates: [(UIRectEdge, CGFloat, CGVector)] = [
            (.left, start.x - bounds.minX, CGVector(dx: 1, dy: 0)),
            (.right, bounds.maxX - start.x, CGVector(dx: -1, dy: 0)),
            (.top, start.y - bounds.minY, CGVector(dx: 0, dy: 1)),
            (.bottom, bounds.maxY - start.y, CGVector(dx: 0, dy: -1)),
        ]
        let wanted = candidates.filter { edges.contains($0.0) }
        if let nearest = wanted.map({ $0.1 }).min() {
            measure(.edgeDistance, nearest, of: tuning.edgeWidth)
        }
        inwards = wanted.filter { $0.1 <= tuning.edgeWidth }.map { $0.2 }
        if inwards.isEmpty { fail(because: .analysis) }
    }

    open override func reset() {
        super.reset()
        inwards = []
        hasStarted = false
    }

    /// Returns `.begin` for a travel far enough inwards, and `.fail` for one as far in another
    /// direction.
    package override func verdict(on travel: CGPoint) -> Verdict {
        let depth = inwards.map { travel.x * $0.dx + travel.y * $0.dy }.max() ?? 0
        if depth >= tuning.panSlop { return .begin }
        return Mathematics.hypotenuse(travel.x, travel.y) >= tuning.panSlop && depth <= 0
            ? .fail : .wait
    }
}
