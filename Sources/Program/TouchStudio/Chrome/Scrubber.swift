import TouchKit
import TouchPicture

/// The timeline's scale: whatever finger is on it holds the playhead; the arrow keys step by an event.
final class Scrubber: UIControl, Styled {
    var style: ChromeStyle { didSet { setNeedsDisplay() } }
    /// Where the finger is, in points from the left edge.
    private(set) var place: CGFloat = 0
    private let step: (_ forward: Bool) -> Void

    /// - Parameter step: goes to the event before or after.
    init(style: ChromeStyle, step: @escaping (_ forward: Bool) -> Void) {
        self.style = style
        self.step = step
        super.init(frame: .zero)
        accessibilityIdentifier = "timeline"
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        place = touch.location(in: self).x
        sendActions(for: .valueChanged)
    }

    override func accessibilityActivate() -> Bool { false }
    override func accessibilityIncrement() { step(true) }
    override func accessibilityDecrement() { step(false) }

    override func draw(_ rect: CGRect) {
        guard isFocused else { return }
        add([style.focusRing(bounds.insetBy(dx: 4, dy: 8), radius: 8)])
    }
}
