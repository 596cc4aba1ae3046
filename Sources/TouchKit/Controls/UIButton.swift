import TouchPicture

/// A control with a title, for being tapped (CT1, CT2). It paints its title itself.
open class UIButton: UIControl {
    /// What a button looks like by itself.
    public nonisolated enum ButtonType: Int, Sendable {
        /// A title on whatever background the program gives.
        case custom
        /// A title in the tint colour on a quiet plate.
        case system
    }

    /// What the button was made as.
    public private(set) var buttonType = ButtonType.custom

    /// How the button looks, if it is not told state by state; nil by default.
    open var configuration: Configuration? {
        didSet { titleChanged() }
    }

    /// The typeface of the title.
    open var font = UIFont.systemFont(ofSize: 17, weight: .medium) {
        didSet { setNeedsDisplay() }
    }

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var shownTitle: String?

    // MARK: Making one

    /// A button without a size; give it a frame.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// A button that looks as `configuration` says.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
            setTitle(title, for: .normal)
        }
    }

    // MARK: Titles

    /// The title while the button is in `state`; where there is none, that of `.normal` is shown.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleChanged()
    }

    /// What was set for `state` itself; nil if nothing was.
    open func title(for state: State) -> String? { titles[state] }

    /// The title shown now.
    public var currentTitle: String? {
        titles[shownState] ?? titles[.normal] ?? configuration?.title
    }

    /// The colour of the title in `state`; nil takes it away, and that of the normal state counts.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    /// What was set for `state` itself; nil if nothing was.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The colour of the title shown now.
    public var currentTitleColor: UIColor {
        if let own = titleColors[shownState] ?? titleColors[.normal] { return own }
        if let color = configuration?.baseForegroundColor { return color }
        if isPressed, hasPlate { return UIColor(color: ControlPalette.ink) }
        return buttonType == .system || configuration != nil
            ? tintColor : UIColor(color: ControlPalette.text)
    }

    /// The keyboard's focus has no title of its own.
    private var shownState: State { state.subtracting(.focused) }

    private func titleChanged() {
        setNeedsDisplay()
        guard currentTitle != shownTitle else { return }
        shownTitle = currentTitle
        guard let tracer = root?.tracer else { return }
        tracer.write(.none, .text(view: tracer.id(self), tracer.name(currentTitle ?? "")))
    }

    override func stateChanged() {
        super.stateChanged()
        titleChanged()
    }

    // MARK: Behaviour

    override func liftedInside(with event: UIEvent?) {
        super.liftedInside(with: event)
        send(.primaryActionTriggered, with: event)
    }

    /// No to an ancestor's single tap of one finger; all else may begin (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    // MARK: Drawing

    /// Wide enough for the title at an average width of letters, 44 points high at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = CGFloat((currentTitle ?? "").count) * font.pointSize * 0.6
        return CGSize(width: (width + 32).rounded(.up), height: max(44, font.lineHeight + 16))
    }

    open override func draw(_ rect: CGRect) {
        drawGround()
        if let title = currentTitle {
            let room = bounds.insetBy(dx: 8, dy: 0)
            let color = currentTitleColor.color
            let isPale = isPressed && !hasPlate
            UIGraphicsGetCurrentContext()?.title(
                title, in: room, font, shade(isPale ? color.faded(0.5) : color))
        }
        super.draw(rect)
    }

    private var isPressed: Bool { isHighlighted || isSelected }

    private var hasPlate: Bool {
        backgroundColor == nil && (buttonType == .system || configuration?.isPlain == false)
    }

    private func drawGround() {
        let radius = cornerRadius > 0 ? cornerRadius : 10
        if hasPlate {
            let fill = configuration?.fill(tint: tintColor.color) ?? ControlPalette.plate
            let pressed = tintColor.color.faded(isHighlighted ? 1 : 0.85)
            return drawPlate(in: bounds, radius: radius, fill: isPressed ? pressed : fill)
        }
        guard isHighlighted, backgroundColor != nil else { return }
        UIGraphicsGetCurrentContext()?.fill(
            .roundedRect(bounds, radius: cornerRadius), Color.black.faded(0.3))
    }
}
