import TouchKit

/// The grip at one end of the selection on the timeline: any finger on it moves the end, and the
/// arrow keys step it.
final class TimelineGrip: DragControl {
    let edge: TapeEditAct.Edge
    /// A closure that returns the event time at a horizontal position in the superview, in seconds.
    var time: (CGFloat) -> Double = { _ in 0 }
    /// The distance from the finger to the end that it moves, in points.
    private var distance: CGFloat = 0

    /// The width and height, as large as a finger needs.
    static let size: CGFloat = 44

    init(
        _ edge: TapeEditAct.Edge, style: ChromeStyle, perform: Performer
    ) {
        self.edge = edge
        super.init(edge == .start ? "grip start" : "grip end", style: style, perform: perform)
    }

    required init?(coder: NSCoder) { nil }

    /// The position of the end, in points of the superview.
    var end: CGFloat = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        distance = end - touch.location(in: superview).x
        return true
    }

    override func command(at touch: UITouch) -> (any Act)? {
        TapeEditAct.select(edge, time(touch.location(in: superview).x + distance))
    }

    override func command(forward: Bool, far: Bool) -> any Act {
        TapeEditAct.step(edge, forward: forward, far: far)
    }

    override func draw(_ rect: CGRect) {
        let width: CGFloat = 24
        let tab = CGRect(
            x: edge == .start ? bounds.maxX - width : 0, y: 4, width: width,
            height: bounds.height - 8)
        add(style.box(tab, radius: 6, fill: style.theme.active))
        for x in [tab.midX - 3, tab.midX + 3] {
            let line = CGRect(x: x - 1, y: tab.midY - 8, width: 2, height: 16)
            add(style.box(line, radius: 1, fill: style.theme.ink))
        }
        if isFocused { add(style.focusRing(tab, radius: 6)) }
    }
}
