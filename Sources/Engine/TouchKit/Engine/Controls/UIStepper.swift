import TouchPicture

/// A value changed by steps: − on the left half, + on the right (CT1, CT2). Its size is 94 × 32
/// points when it is created.
open class UIStepper: UIControl {
    /// The value, between `minimumValue` and `maximumValue`; one out of range moves to the nearer
    /// end.
    open var value: Double {
        get { current }
        set { change(to: newValue) }
    }

    /// The least value.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            change(to: current)
        }
    }

    /// The greatest value.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            change(to: current)
        }
    }

    /// The amount by which a step changes the value.
    open var stepValue = 1.0

    /// Indicates whether a step beyond one end wraps to the other.
    open var wraps = false

    /// Indicates whether steps repeat while the finger rests.
    open var autorepeat = true

    /// Indicates whether `valueChanged` is sent for each repeated step, rather than once when the
    /// finger lifts.
    open var isContinuous = true

    private var current = 0.0
    /// The side the finger is on: −1, 1, or 0 for neither.
    private var side = 0.0
    private var repeating: EventTimer?
    private var hasRepeated = false
    private var valueAtStart = 0.0

    private static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    }

    /// Creates a stepper, ignoring `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.size
    }

    private func change(to wanted: Double) {
        let old = current
        if wanted.isFinite { current = min(max(wanted, minimumValue), maximumValue) }
        setNeedsDisplay()
        if current != old { traceValue(current) }
    }

    private func step(_ direction: Double) {
        let wanted = current + direction * stepValue
        if wraps, wanted > maximumValue {
            change(to: minimumValue)
        } else if wraps, wanted < minimumValue {
            change(to: maximumValue)
        } else {
            change(to: wanted)
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        side = touch.location(in: self).x < bounds.midX ? -1 : 1
        valueAtStart = current
        hasRepeated = false
        if autorepeat, let tuning = application?.tuning { repeatStep(after: tuning.repeatDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let inside = bounds.contains(touch.location(in: self))
        let here = touch.location(in: self).x < bounds.midX ? -1.0 : 1
        if !inside || here != side { stopRepeating() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopRepeating()
        let before = current
        let here = (touch?.location(in: self).x ?? 0) < bounds.midX ? -1.0 : 1
        if !hasRepeated, isFollowedInside, here == side { step(side) }
        side = 0
        setNeedsDisplay()
        let isNews = isContinuous ? current != before : current != valueAtStart
        if isNews { sendValueChanged(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stopRepeating()
        side = 0
        setNeedsDisplay()
        if !isContinuous, current != valueAtStart { sendValueChanged(with: event) }
    }

    private func repeatStep() {
        guard isFollowing, let tuning = application?.tuning else { return }
        hasRepeated = true
        let before = current
        step(side)
        repeatStep(after: tuning.repeatInterval)
        if isContinuous, current != before { sendValueChanged() }
    }

    private func repeatStep(after delay: Double) {
        repeating = application?.schedule(after: delay) { [stepper = Weak(self)] in
            stepper.object?.repeatStep()
        }
        if let repeating {
            traceChange(.ct1) {
                .timer(owner: $0, purpose: .autorepeat, .set, due: repeating.due)
            }
        }
    }

    private func stopRepeating() {
        guard let repeating else { return }
        self.repeating = nil
        application?.cancel(repeating)
        traceChange(.ct1) {
            .timer(owner: $0, purpose: .autorepeat, .cancelled, due: repeating.due)
        }
    }

    /// Returns false for an ancestor's single tap of one finger (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    // MARK: Keyboard

    /// Returns false: there are two things to tap, so the keyboard steps up and down instead.
    open override func accessibilityActivate() -> Bool { false }
    open override func accessibilityIncrement() { stepByKey(1) }
    open override func accessibilityDecrement() { stepByKey(-1) }

    private func stepByKey(_ direction: Double) {
        guard isEnabled else { return }
        let before = current
        step(direction)
        if current != before { sendValueChanged() }
    }

    // MARK: Drawing

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawPlate(in: bounds, radius: 9)
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let left = CGRect(origin: bounds.origin, size: half)
        let right = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
        if isHighlighted, side != 0 {
            let half = (side < 0 ? left : right).insetBy(dx: 3, dy: 3)
            context.fill(.roundedRect(half, radius: 7), tintColor.color.faded(0.35))
        }
        let line = Path.polyline([
            CGPoint(x: bounds.midX, y: bounds.minY + 7),
            CGPoint(x: bounds.midX, y: bounds.maxY - 7),
        ])
        context.line(line, shade(ControlPalette.line))
        drawSign(in: left, isPlus: false, reaches: wraps || current > minimumValue)
        drawSign(in: right, isPlus: true, reaches: wraps || current < maximumValue)
        super.draw(rect)
    }

    private func drawSign(in half: CGRect, isPlus: Bool, reaches: Bool) {
        let color = shade(reaches ? ControlPalette.text : ControlPalette.secondText.faded(0.5))
        let (x, y, arm) = (half.midX, half.midY, CGFloat(6))
        let across = [CGPoint(x: x - arm, y: y), CGPoint(x: x + arm, y: y)]
        let down = [CGPoint(x: x, y: y - arm), CGPoint(x: x, y: y + arm)]
        for stroke in isPlus ? [across, down] : [across] {
            UIGraphicsGetCurrentContext()?.line(.polyline(stroke), color, width: 2)
        }
    }
}
