import TouchKit
import TouchLive
import TouchPicture
import TouchStage

/// The whole time of a session as one line, with its decisions and the playhead. A finger on it
/// holds the playhead; the arrow keys step by an event.
final class TimeLine: DragControl {
    /// The content of the line.
    struct Content: Equatable {
        /// The event time at its end, in seconds.
        var end = 0.0
        /// The event time of the playhead, in seconds.
        var time = 0.0
        /// The decisions of recognizers, with their times in seconds.
        var decisions: [TraceDigest.Decision] = []
        /// The time at which two runs part, in seconds; nil if they do not, and for one run.
        var parting: Double?
    }

    var content = Content() { didSet { if content != oldValue { setNeedsDisplay() } } }
    /// Indicates whether a sentence shares the room, above the line.
    var isLow = false { didSet { setNeedsDisplay() } }

    private var isEmpty: Bool { content.end <= 0 }
    /// The distance from the line's ends to the control's, so that the knob stays inside.
    private static let inset: CGFloat = 8

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        !isEmpty && super.beginTracking(touch, with: event)
    }

    override func command(at touch: UITouch) -> (any Act)? {
        let length = max(1, bounds.width - 2 * Self.inset)
        let share = (touch.location(in: self).x - Self.inset) / length
        return TimeAct.scrub(content.end * Double(min(max(share, 0), 1)))
    }

    override func draw(_ rect: CGRect) {
        // An empty line is not drawn.
        guard !isEmpty else { return }
        let theme = style.theme
        let y = isLow ? bounds.maxY - 8 : bounds.midY
        let length = max(1, bounds.width - 2 * Self.inset)
        func x(_ time: Double) -> CGFloat {
            Self.inset + length * CGFloat(min(max(time / content.end, 0), 1))
        }
        func line(_ from: CGFloat, _ to: CGFloat, _ color: Color) -> Mark {
            style.box(
                CGRect(x: from, y: y - 2, width: max(0, to - from), height: 4), radius: 2,
                fill: color)
        }
        add(
            line(Self.inset, bounds.width - Self.inset, theme.line),
            line(Self.inset, x(content.time), theme.active))
        for decision in content.decisions {
            add(
                .path(
                    .circle(center: CGPoint(x: x(decision.time), y: y), radius: 4),
                    fill: decision.state.color(theme)))
        }
        if let parting = content.parting {
            let bar = CGRect(x: x(parting) - 1.5, y: y - 9, width: 3, height: 18)
            add(style.box(bar, radius: 1.5, fill: theme.text))
        }
        add(
            .path(.circle(center: CGPoint(x: x(content.time), y: y), radius: 7), fill: theme.amber))
        if isFocused { add(style.focusRing(bounds.insetBy(dx: 4, dy: 8), radius: 8)) }
    }
}
