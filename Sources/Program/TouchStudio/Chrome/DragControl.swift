import TouchKit

/// A control that a finger drags from wherever it comes down, and the arrow keys step; it cannot be
/// pressed.
class DragControl: UIControl, Styled {
    final var style: ChromeStyle { didSet { setNeedsDisplay() } }
    private let perform: Performer

    /// Creates a control.
    /// - Parameter name: the name by which others find the control.
    init(_ name: String, style: ChromeStyle, perform: Performer) {
        self.style = style
        self.perform = perform
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the act that a touch at its location asks for; nil for none.
    func command(at touch: UITouch) -> (any Act)? { nil }

    /// Returns the act that steps forward or back, a little or far; by default an event of what is
    /// shown.
    func command(forward: Bool, far: Bool) -> any Act { TimeAct.step(.event, forward: forward) }

    private func follow(_ touch: UITouch) {
        if let command = command(at: touch) { perform(command) }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    final func step(forward: Bool, far: Bool = false) {
        perform(command(forward: forward, far: far))
    }

    override func accessibilityActivate() -> Bool { false }
    override func accessibilityIncrement() { step(forward: true) }
    override func accessibilityDecrement() { step(forward: false) }
}
