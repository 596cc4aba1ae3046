import TouchPicture

/// A value chosen by moving a thumb along a track (CT1, CT2).
open class UISlider: UIControl {
    /// The value, between `minimumValue` and `maximumValue`; one out of range moves to the nearer
    /// end.
    open var value: Float {
        get { position }
        set { change(to: newValue) }
    }

    /// The value at the left end.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            change(to: position)
        }
    }

    /// The value at the right end.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            change(to: position)
        }
    }

    /// Indicates whether `valueChanged` is sent all the way, rather than only when the finger
    /// lifts.
    open var isContinuous = true

    /// The color of the track left of the thumb; nil for the default.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the track right of the thumb; nil for the default.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for the default.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private var position: Float = 0
    /// The distance from the finger to the middle of the thumb, in points along the track.
    private var grip: CGFloat = 0
    private var valueAtStart: Float = 0

    private static let thumbSize: CGFloat = 28

    /// Moves the thumb. It arrives at once: `animated` is accepted for compatibility with UIKit.
    open func setValue(_ value: Float, animated: Bool) {
        change(to: value)
    }

    private func change(to wanted: Float) {
        let old = position
        position = wanted.isNaN ? old : min(max(wanted, minimumValue), maximumValue)
        setNeedsDisplay()
        if position != old { traceValue(Double(position)) }
    }

    // MARK: Places

    /// Returns the track, in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    /// Returns the thumb at `value`, in the slider's coordinates.
    open func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
    ) -> CGRect {
        let size = UISlider.thumbSize
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        let x = bounds.minX + part * max(0, bounds.width - size)
        return CGRect(x: x, y: bounds.midY - size / 2, width: size, height: size)
    }

    private var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: position)
    }

    // MARK: Tracking

    /// Starts to track a touch on the thumb, or a little beside it; other touches are left alone.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard isOnThumb(place) else { return false }
        grip = thumb.midX - place.x
        valueAtStart = position
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = position
        follow(touch)
        if isContinuous, position != old { sendValueChanged(with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let old = position
        if let touch { follow(touch) }
        let changed = position != (isContinuous ? old : valueAtStart)
        if changed { sendValueChanged(with: event) }
    }

    private func follow(_ touch: UITouch) {
        let way = max(1, bounds.width - UISlider.thumbSize)
        let middle = touch.location(in: self).x + grip
        let part = (middle - bounds.minX - UISlider.thumbSize / 2) / way
        change(to: minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue))
    }

    private func isOnThumb(_ place: CGPoint) -> Bool {
        thumb.insetBy(dx: -8, dy: -8).contains(place)
    }

    /// Returns false for an ancestor's swipe or pan of one finger that moves along the track and
    /// started on the thumb; but a quick drag scrolls (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard isPanAlong(gestureRecognizer) || isSwipeAlong(gestureRecognizer) else { return true }
        return isQuickScroll(gestureRecognizer) || !startedOnThumb(gestureRecognizer)
    }

    /// Returns whether a scroll view would scroll before its `delaysContentTouches` lets the touch
    /// reach the slider.
    private func isQuickScroll(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer is UIScrollViewPanGestureRecognizer, !isFollowing else { return false }
        return recognizer.tracked.contains { touch in
            touch.recognizers.contains { (other: UIGestureRecognizer) in
                other is UIScrollViewDelayedTouchesBeganGestureRecognizer
                    && !other.attempt.isThrough
            }
        }
    }

    /// Returns whether the touch started on the thumb; while it is still held back from the slider,
    /// its held began says where it started.
    private func startedOnThumb(_ recognizer: UIGestureRecognizer) -> Bool {
        if isFollowing { return true }
        guard let held = recognizer.tracked.first?.held.first else { return false }
        return isOnThumb(convert(held.location, from: root))
    }

    // MARK: Keyboard

    /// Returns false: a slider has nothing to tap.
    open override func accessibilityActivate() -> Bool { false }

    /// Moves the value up by a tenth of its range.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Moves the value down by a tenth of its range.
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        guard isEnabled else { return }
        let old = position
        change(to: position + part * (maximumValue - minimumValue))
        if position != old { sendValueChanged() }
    }

    // MARK: Drawing

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: 34)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (track, thumb) = (trackRect(forBounds: bounds), thumb)
        let rest = maximumTrackTintColor?.color ?? ControlPalette.line
        context.fill(.roundedRect(track, radius: 2), shade(rest))
        var done = track
        done.size.width = max(0, thumb.midX - track.minX)
        context.fill(
            .roundedRect(done, radius: 2), shade((minimumTrackTintColor ?? tintColor).color))
        #if canImport(Foundation)
            if let image: UIImage = kept["thumbImage"] {
                let corner = CGPoint(
                    x: thumb.midX - image.size.width / 2, y: thumb.midY - image.size.height / 2)
                image.draw(in: CGRect(origin: corner, size: image.size))
                return super.draw(rect)
            }
        #endif
        let disc = thumb.insetBy(dx: isFollowing ? 1 : 3, dy: isFollowing ? 1 : 3)
        context.fill(.ellipse(in: disc), shade(thumbTintColor?.color ?? ControlPalette.text))
        context.line(.ellipse(in: disc), shade(ControlPalette.ink.faded(0.5)))
        super.draw(rect)
    }
}
