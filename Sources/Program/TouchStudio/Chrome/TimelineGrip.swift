import TouchKit
import TouchPicture

/// One end of what is chosen on the timeline: whatever finger is on it moves it, and the arrow keys step it.
final class TimelineGrip: UIControl, Styled {
    var style: ChromeStyle { didSet { setNeedsDisplay() } }
    let edge: TapeEditAct.Edge
    /// Where that end is asked to be, in points of the view around it.
    private(set) var place: CGFloat = 0
    /// From the finger to the end that it moves, in points.
    private var distance: CGFloat = 0

    /// As wide and high as a finger needs.
    static let size: CGFloat = 44

    private let step: (_ forward: Bool, _ far: Bool) -> Void

    /// - Parameter step: takes that end on or back, by a little or far.
    init(
        _ edge: TapeEditAct.Edge, style: ChromeStyle,
        step: @escaping (_ forward: Bool, _ far: Bool) -> Void
    ) {
        self.edge = edge
        self.step = step
        self.style = style
        super.init(frame: .zero)
        accessibilityIdentifier = edge == .start ? "grip start" : "grip end"
    }

    required init?(coder: NSCoder) { nil }

    /// Where that end is, in points of the view around it.
    var end: CGFloat = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        distance = end - touch.location(in: superview).x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        place = touch.location(in: superview).x + distance
        sendActions(for: .valueChanged)
        return true
    }

    override func accessibilityActivate() -> Bool { false }
    override func accessibilityIncrement() { step(forward: true) }
    override func accessibilityDecrement() { step(forward: false) }

    func step(forward: Bool, far: Bool = false) { step(forward, far) }

    override func draw(_ rect: CGRect) {
        let width: CGFloat = 24
        let tab = CGRect(
            x: edge == .start ? bounds.maxX - width : 0, y: 4, width: width,
            height: bounds.height - 8)
        add([style.box(tab, radius: 6, fill: style.theme.active)])
        for x in [tab.midX - 3, tab.midX + 3] {
            let line = CGRect(x: x - 1, y: tab.midY - 8, width: 2, height: 16)
            add([style.box(line, radius: 1, fill: style.theme.ink)])
        }
        if isFocused { add([style.focusRing(tab, radius: 6)]) }
    }
}
