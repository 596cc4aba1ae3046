import TouchKit

/// A recognizer of check marks drawn with one finger: down to the right, then up to the right.
///
/// This is a custom recognizer, as an app would define it: it sets `state` and leaves the rest to
/// the base class.
class CheckMarkRecognizer: UIGestureRecognizer {
    private enum Stroke { case start, down, up }

    /// The distance that the finger must move down, and then up, in points.
    static let strokeLength: CGFloat = 30
    /// The distance that it may stray to the left or turn back, in points.
    static let slack: CGFloat = 8

    private var stroke = Stroke.start
    private var first = CGPoint.zero
    private var lowest = CGPoint.zero
    private var rightmost: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 1, numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        first = touch.location(in: view)
        lowest = first
        rightmost = first.x
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let point = touch.location(in: view)
        rightmost = max(rightmost, point.x)
        if point.x < rightmost - Self.slack {
            state = .failed
            return
        }
        if point.y > lowest.y {
            if stroke == .up, point.y > lowest.y + Self.slack { state = .failed }
            lowest = point
        }
        if lowest.y - first.y >= Self.strokeLength, stroke == .start { stroke = .down }
        if stroke == .down, lowest.y - point.y > Self.slack { stroke = .up }
        if stroke == .start, first.y - point.y > Self.slack { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let height = lowest.y - touch.location(in: view).y
        state = stroke == .up && height >= Self.strokeLength ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        stroke = .start
        first = .zero
        lowest = .zero
        rightmost = 0
    }
}
