import TouchPicture
import TouchTrace

/// A choice of on or off, by a tap or by pushing the thumb across (CT1, CT2). It keeps the size of
/// 51 × 31 points, whatever size it is given (CT8).
open class UISwitch: UIControl {
    /// Indicates whether the switch is on. Set by code, it moves at once and sends no events.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// The color of the background while on; nil for the tint color.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the thumb; nil for the default.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private var value = false
    /// The position at which the thumb is drawn, from 0 (off) to 1 (on).
    private var thumbPlace: CGFloat = 0
    private var slide: FrameMotion?
    /// Indicates whether the finger has pushed the thumb across, so that lifting it leaves the
    /// thumb there.
    private var wasPushed = false
    private var valueAtStart = false

    private static let size = CGSize(width: 51, height: 31)
    /// The time that the thumb takes to move across, in seconds.
    private static let slideDuration = 0.16

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    /// Creates a switch, ignoring `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.size
    }

    /// The bounds; only the origin can be set (CT8).
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }

    /// Sets the switch without sending events. With `animated`, the drawing follows within 0.16 s;
    /// the value changes at once.
    open func setOn(_ on: Bool, animated: Bool) {
        if on != value {
            value = on
            traceValue(on ? 1 : 0)
        }
        moveThumb(animated: animated)
    }

    private func moveThumb(animated: Bool) {
        if let slide { application?.stop(slide) }
        slide = nil
        let (from, to): (CGFloat, CGFloat) = (thumbPlace, value ? 1 : 0)
        guard animated, let application, from != to else {
            thumbPlace = to
            return setNeedsDisplay()
        }
        let control = Weak(self)
        slide = application.move(for: UISwitch.slideDuration) { elapsed in
            let part = CGFloat(
                TouchKit.AnimationCurve.easeOut.progress(elapsed / UISwitch.slideDuration))
            control.object?.thumbPlace = from + (to - from) * part
            control.object?.setNeedsDisplay()
        } end: {
            control.object?.slide = nil
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasPushed = false
        valueAtStart = value
        return true
    }

    /// Moves the thumb across when the finger crosses.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x - bounds.midX
        let side = abs(x) < UISwitch.size.width / 4 ? value : x > 0
        if side != value {
            wasPushed = true
            setOn(side, animated: true)
        }
        return true
    }

    /// Leaves a pushed thumb where it is; a tap switches it over.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !wasPushed, isFollowedInside { setOn(!value, animated: true) }
        if value != valueAtStart { sendValueChanged(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        setOn(valueAtStart, animated: true)
    }

    /// Returns false for an ancestor's single tap of one finger, and for its pan of one finger
    /// along the switch (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer) && !isPanAlong(gestureRecognizer)
    }

    // MARK: Keyboard

    @discardableResult
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        setOn(!value, animated: true)
        sendValueChanged()
        return true
    }

    /// Turns the switch on.
    open override func accessibilityIncrement() { if !value { accessibilityActivate() } }

    /// Turns the switch off.
    open override func accessibilityDecrement() { if value { accessibilityActivate() } }

    // MARK: Drawing

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let ground = bounds.insetBy(dx: 0.5, dy: 0.5)
        let radius = ground.height / 2
        context.fill(.roundedRect(ground, radius: radius), shade(ControlPalette.plate))
        let on = (onTintColor ?? tintColor).color
        if thumbPlace > 0 {
            context.fill(.roundedRect(ground, radius: radius), shade(on.faded(thumbPlace)))
        }
        context.line(.roundedRect(ground, radius: radius), shade(ControlPalette.line))
        let side = bounds.height - 6
        // A held thumb is a little longer.
        let width = isHighlighted ? side + 4 : side
        let way = bounds.width - 6 - width
        let thumb = CGRect(
            x: bounds.minX + 3 + way * thumbPlace, y: bounds.minY + 3, width: width, height: side)
        context.fill(
            .roundedRect(thumb, radius: side / 2),
            shade(thumbTintColor?.color ?? ControlPalette.text))
        super.draw(rect)
    }
}
