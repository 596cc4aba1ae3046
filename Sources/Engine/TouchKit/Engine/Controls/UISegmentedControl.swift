import TouchPicture

/// A choice of one among several segments, side by side (CT1, CT2).
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` when no segment is selected.
    public static let noSegment = -1

    /// The selected segment, `noSegment` for none; an index out of range selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set { select(newValue) }
    }

    /// Indicates whether a segment is only pressed, and none stays selected.
    open var isMomentary = false

    /// The color of the selected segment; nil for the tint color.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private struct Segment {
        var title: String
        var isEnabled = true
    }

    private var segments: [Segment] = []
    private var selected = UISegmentedControl.noSegment
    /// The segment under the finger.
    private var pressed: Int?

    // MARK: Segments

    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment at `index`, 0 being the left end. An index beyond the right end means that
    /// end.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let place = min(max(0, index), segments.count)
        segments.insert(Segment(title: title ?? ""), at: place)
        if selected >= place { select(selected + 1) }
        setNeedsDisplay()
    }

    /// Removes a segment, counted from 0; an index out of range does nothing. Nothing is animated.
    open func removeSegment(at index: Int, animated: Bool) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
        if selected == index { select(UISegmentedControl.noSegment) }
        if selected > index { select(selected - 1) }
        setNeedsDisplay()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        select(UISegmentedControl.noSegment)
        setNeedsDisplay()
    }

    /// Returns the title of a segment, counted from 0; nil out of range.
    open func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Sets the title of a segment, counted from 0.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].title = title ?? ""
        setNeedsDisplay()
    }

    /// Returns whether a segment can be selected, counted from 0.
    open func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Enables or disables a segment, counted from 0.
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].isEnabled = enabled
        setNeedsDisplay()
    }

    private func select(_ index: Int) {
        let old = selected
        selected = segments.indices.contains(index) ? index : UISegmentedControl.noSegment
        setNeedsDisplay()
        if selected != old { traceValue(Double(selected)) }
    }

    /// Returns the frame of a segment, in the control's coordinates.
    private func frame(ofSegment index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(1, segments.count))
        return CGRect(
            x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
            height: bounds.height)
    }

    private func segment(under touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.indices.first {
            let frame = frame(ofSegment: $0)
            return frame.minX <= x && x < frame.maxX && segments[$0].isEnabled
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(under: touch)
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(under: touch)
        setNeedsDisplay()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isFollowedInside ? touch.flatMap { segment(under: $0) } : nil
        pressed = nil
        setNeedsDisplay()
        if let chosen { choose(chosen, with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }

    private func choose(_ index: Int, with event: UIEvent?) {
        guard isMomentary || index != selected else { return }
        select(index)
        sendValueChanged(with: event)
        if isMomentary { select(UISegmentedControl.noSegment) }
    }

    /// Returns false for an ancestor's single tap of one finger (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    // MARK: Keyboard

    /// Returns false: there are several things to tap, so the keyboard steps from one to the next
    /// instead.
    open override func accessibilityActivate() -> Bool { false }
    open override func accessibilityIncrement() { step(1) }
    open override func accessibilityDecrement() { step(-1) }

    private func step(_ direction: Int) {
        guard isEnabled else { return }
        var index = selected + direction
        while segments.indices.contains(index), !segments[index].isEnabled { index += direction }
        if segments.indices.contains(index) { choose(index, with: nil) }
    }

    // MARK: Drawing

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(bounds.width, 64 * CGFloat(segments.count)), height: 32)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPlate(in: bounds, radius: 9)
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        for (index, segment) in segments.enumerated() {
            let frame = frame(ofSegment: index)
            let chip = Path.roundedRect(frame.insetBy(dx: 3, dy: 3), radius: 7)
            let tint = (selectedSegmentTintColor ?? tintColor).color
            if index == selected {
                context.fill(chip, shade(tint))
            } else if index == pressed {
                context.fill(chip, tint.faded(0.25))
            }
            var color = index == selected ? ControlPalette.ink : ControlPalette.text
            if !segment.isEnabled { color = color.faded(ControlPalette.disabled) }
            context.title(segment.title, in: frame.insetBy(dx: 6, dy: 0), font, shade(color))
        }
        super.draw(rect)
    }
}
