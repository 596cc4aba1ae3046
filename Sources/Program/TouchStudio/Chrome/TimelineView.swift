import TouchKit
import TouchPicture
import TouchStage

/// The timeline at the bottom: a finger on its lanes scrubs or chooses a mark, and two fingers zoom
/// and pan; on its scale a finger holds the playhead.
package final class TimelineView: CommandView {
    /// The picture of the lanes, painted by whoever knows the trace.
    var content = Picture(size: .zero) {
        didSet { if content != oldValue { setNeedsDisplay() } }
    }
    var shown = TimelineWindow() {
        didSet { if shown != oldValue { setNeedsLayout() } }
    }
    private lazy var scrubber = Scrubber("timeline", style: style, perform: perform)
    private lazy var grips = [TapeEditAct.Edge.start, .end].map {
        TimelineGrip($0, style: style, perform: perform)
    }
    private var edits = TimelineEdits()
    private var end = 0.0
    /// The fingers on the timeline, oldest first.
    private var fingers: [UITouch] = []
    private var start = CGPoint.zero
    private var manner = Manner.undecided

    private enum Manner { case undecided, scrub, lanes, pair }

    /// The distance that a finger may stray and still tap, in points.
    private static let slop: CGFloat = 8

    override var parts: [UIView] { [scrubber] + grips }

    override init(style: ChromeStyle, perform: Performer) {
        super.init(style: style, perform: perform)
        scrubber.time = { [unowned self] in layout.time(at: scrubber.frame.minX + $0) }
        for grip in grips {
            grip.isHidden = true
            grip.time = { [unowned self] in layout.time(at: $0) }
        }
        isMultipleTouchEnabled = true
        clipsToBounds = true
    }

    package required init?(coder: NSCoder) { nil }

    private func act(_ act: TimeAct) { perform(act) }

    /// Shows what edits have done, and what is selected.
    /// - Parameter end: the event time at which the tape ends, in seconds.
    func show(_ edits: TimelineEdits, end: Double) {
        guard edits != self.edits || end != self.end else { return }
        (self.edits, self.end) = (edits, end)
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func marks() -> [Mark] {
        content.marks + edits.marks(in: layout, end: end, style: style)
    }

    package override func layoutSubviews() {
        scrubber.frame = layout.scale
        placeGrips()
    }

    /// Places the grips. Each hangs outside the selection, so that they never overlap; an end that
    /// is out of view has no grip.
    private func placeGrips() {
        let (layout, size) = (layout, TimelineGrip.size)
        let tracks = layout.tracks.insetBy(dx: -1, dy: 0)
        var room = bounds.width
        for grip in grips.reversed() {
            let isStart = grip.edge == .start
            let end = (edits.selection.map { isStart ? $0.lowerBound : $0.upperBound }).map(
                layout.x)
            grip.isHidden = !(end.map { $0 >= tracks.minX && $0 <= tracks.maxX } ?? false)
            guard !grip.isHidden, let end else { continue }
            let x = min(isStart ? end - size : end, room - size)
            room = x
            grip.end = end
            grip.frame = CGRect(
                x: x, y: max(0, bounds.height - size - 4), width: size, height: size)
        }
    }

    private var layout: TimelineLayout { TimelineLayout(size: bounds.size, window: shown) }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where fingers.count < 2 {
            fingers.append(touch)
            guard fingers.count == 1 else {
                manner = .pair
                continue
            }
            start = touch.location(in: self)
            manner = start.x < layout.tracks.minX ? .lanes : .undecided
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let first = fingers.first else { return }
        let (now, before) = (first.location(in: self), first.previousLocation(in: self))
        switch manner {
        case .pair: movePair()
        case .lanes: act(.scroll(before.y - now.y))
        case .undecided:
            guard abs(now.x - start.x) > Self.slop else { return }
            manner = .scrub
            fallthrough
        case .scrub: act(.scrub(layout.time(at: now.x)))
        }
    }

    private func movePair() {
        guard fingers.count == 2 else { return }
        let now = fingers.map { $0.location(in: self).x }
        let before = fingers.map { $0.previousLocation(in: self).x }
        let (apart, wasApart) = (abs(now[0] - now[1]), abs(before[0] - before[1]))
        let middle = (now[0] + now[1]) / 2
        let shift = middle - (before[0] + before[1]) / 2
        if shift != 0 { act(.pan(-shift / layout.tracks.width)) }
        if apart > 24, wasApart > 24 {
            act(.pinch(apart / wasApart, around: layout.time(at: middle)))
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let end = touches.first?.location(in: self) ?? start
        let isTap = abs(end.x - start.x) <= Self.slop && abs(end.y - start.y) <= Self.slop
        if fingers.count == 1, isTap, manner == .undecided || manner == .lanes {
            act(.tap(start))
        }
        lift(touches)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lift(touches)
    }

    private func lift(_ touches: Set<UITouch>) {
        fingers.removeAll { touches.contains($0) }
        // The finger that remains of a pair must not begin to scrub.
        if fingers.isEmpty { manner = .undecided }
    }

    /// Handles the wheel over the timeline: it zooms around the pointer; sideways it pans, and over
    /// the names it scrolls.
    func wheel(_ scroll: CGVector, at point: CGPoint) {
        if point.x < layout.tracks.minX { return act(.scroll(-scroll.dy)) }
        if scroll.dx != 0 { act(.pan(-scroll.dx / layout.tracks.width)) }
        if scroll.dy != 0 {
            let factor = scroll.dy > 0 ? 1.25 : 0.8
            act(.pinch(factor, around: layout.time(at: point.x)))
        }
    }
}

/// The scale of the timeline: a finger on it holds the playhead; the arrow keys step by an event.
final class Scrubber: DragControl {
    /// A closure that returns the event time at a horizontal position in the control, in seconds.
    var time: (CGFloat) -> Double = { _ in 0 }

    override func command(at touch: UITouch) -> (any Act)? {
        TimeAct.scrub(time(touch.location(in: self).x))
    }

    override func draw(_ rect: CGRect) {
        guard isFocused else { return }
        add(style.focusRing(bounds.insetBy(dx: 4, dy: 8), radius: 8))
    }
}
