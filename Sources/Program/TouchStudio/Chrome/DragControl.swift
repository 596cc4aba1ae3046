import TouchKit

/// What a finger drags, from wherever it comes down, and the arrow keys step; there is nothing to
/// press.
class DragControl: UIControl, Styled {
    final var style: ChromeStyle { didSet { setNeedsDisplay() } }
    private let perform: Performer

    /// - Parameter name: by which others find it.
    init(_ name: String, style: ChromeStyle, perform: Performer) {
        self.style = style
        self.perform = perform
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    /// What a finger there asks for; nil for nothing.
    func command(at touch: UITouch) -> (any Act)? { nil }

    /// What takes it on or back, by a little or far: an event of what is shown.
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
