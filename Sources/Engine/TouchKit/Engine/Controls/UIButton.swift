import TouchPicture

/// A control with a title, made to be tapped (CT1, CT2). It draws its title itself.
open class UIButton: UIControl {
    /// The built-in look of a button.
    public nonisolated enum ButtonType: Int, Sendable {
        /// A title on whatever background the program sets.
        case custom
        /// A title in the tint color on a quiet plate.
        case system
        /// Buttons that have a symbol in UIKit; drawn as plain ones here.
        case detailDisclosure, infoLight, infoDark, contactAdd, close

        /// The same as `system`.
        public static let roundedRect = ButtonType.system
    }

    /// The type with which the button was made.
    public private(set) final var buttonType = ButtonType.custom

    /// The appearance of the button, unless it is set state by state; nil by default.
    open var configuration: Configuration? {
        didSet { titleChanged() }
    }

    /// The font of the title.
    final var titleFont = UIFont.systemFont(ofSize: 17, weight: .medium) {
        didSet { setNeedsDisplay() }
    }

    /// The label through which code sets the title's appearance. It is not a subview: the button
    /// draws its title itself.
    public private(set) final lazy var titleLabel: UILabel? = ButtonTitle(of: self)
    /// The space around the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// The space around the title; stored only.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The space around the image; stored only.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Indicates whether the image changes when the button is highlighted; stored only, since a
    /// touched button always looks pressed.
    open var adjustsImageWhenHighlighted = true
    /// Indicates whether the button glows when it is touched; stored only.
    open var showsTouchWhenHighlighted = false

    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var shownTitle: String?

    // MARK: Making one

    /// Creates a button without a size; give it a frame.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// Creates a button with the appearance of `configuration`.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
            setTitle(title, for: .normal)
        }
    }

    // MARK: Titles

    /// Sets the title for `state`; a state without one shows the title of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleChanged()
    }

    /// Returns the title set for `state` itself; nil if there is none.
    open func title(for state: State) -> String? { titles[state] }

    /// The title shown now.
    public var currentTitle: String? {
        titles[shownState] ?? titles[.normal] ?? configuration?.title
    }

    /// Sets the color of the title for `state`; nil removes it, and that of the normal state
    /// applies.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    /// Returns the title color set for `state` itself; nil if there is none.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The color of the title shown now.
    public var currentTitleColor: UIColor {
        if let own = titleColors[shownState] ?? titleColors[.normal] { return own }
        if let color = configuration?.baseForegroundColor { return color }
        if isPressed, hasPlate { return UIColor(color: ControlPalette.ink) }
        return buttonType == .system || configuration != nil
            ? tintColor : UIColor(color: ControlPalette.text)
    }

    /// Sets the title for `state`; the font and color of its first letter apply to all of it.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
        guard let title, title.length > 0 else { return }
        let attributes = title.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { titleFont = font }
        if let color = attributes[.foregroundColor] as? UIColor {
            setTitleColor(color, for: state)
        }
    }

    /// Returns the title set for `state` itself, without attributes; nil if there is none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        titles[state].map { NSAttributedString(string: $0) }
    }

    // MARK: Images

    /// Sets the image before the title for `state`; nil removes it.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsDisplay()
    }

    /// Returns the image set for `state` itself; nil if there is none.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The image shown now.
    public var currentImage: UIImage? { images[shownState] ?? images[.normal] }

    /// Sets the image behind the title for `state`, stretched to fill; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        setNeedsDisplay()
    }

    /// Returns the background image set for `state` itself; nil if there is none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// The image shown behind the title now.
    public var currentBackgroundImage: UIImage? {
        backgroundImages[shownState] ?? backgroundImages[.normal]
    }

    /// The state whose title and images are shown; the keyboard's focus has none of its own.
    private var shownState: State { state.subtracting(.focused) }

    private func titleChanged() {
        setNeedsDisplay()
        guard currentTitle != shownTitle else { return }
        shownTitle = currentTitle
        guard let tracer = root?.tracer else { return }
        tracer.write(.none, .text(view: tracer.id(self), tracer.name(currentTitle ?? "")))
    }

    package override func stateChanged() {
        super.stateChanged()
        titleChanged()
    }

    // MARK: Behavior

    package override func liftedInside(with event: UIEvent?) {
        super.liftedInside(with: event)
        send(.primaryActionTriggered, with: event)
    }

    /// Returns false for an ancestor's single tap of one finger; all other recognizers may begin
    /// (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    // MARK: Places

    #if canImport(Foundation)
        /// Returns the rectangle of the background image: all of `bounds`.
        open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
        /// Returns the rectangle of the image and the title.
        open func contentRect(forBounds bounds: CGRect) -> CGRect {
            bounds.inset(by: contentEdgeInsets)
        }
        /// Returns the rectangle of the image.
        open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            imagePlace(in: contentRect)
        }
        /// Returns the rectangle of the title, in whose middle it is drawn.
        open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            titlePlace(in: contentRect)
        }
    #endif

    private func imagePlace(in room: CGRect) -> CGRect {
        let size = currentImage?.size ?? .zero
        let x = hasTitle ? room.minX + 8 : room.midX - size.width / 2
        return CGRect(origin: CGPoint(x: x, y: room.midY - size.height / 2), size: size)
    }

    private func titlePlace(in room: CGRect) -> CGRect {
        guard let image = currentImage, hasTitle else { return room }
        return room.inset(by: UIEdgeInsets(left: image.size.width + 8))
    }

    private var hasTitle: Bool { !(currentTitle ?? "").isEmpty }

    // MARK: Drawing

    /// Returns a size wide enough for the title at an average width of letters, and at least 44
    /// points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = CGFloat((currentTitle ?? "").count) * titleFont.pointSize * 0.6
        return CGSize(width: (width + 32).rounded(.up), height: max(44, titleFont.lineHeight + 16))
    }

    /// The size of the image and the title side by side; the title is measured by the usual widths
    /// of letters.
    open override var intrinsicContentSize: CGSize {
        let image = currentImage?.size ?? .zero
        let look = TextLook(font: titleFont, color: .black, alignment: .center)
        let title = (currentTitle ?? "").isEmpty ? .zero : look.size(currentTitle ?? "")
        let insets = contentEdgeInsets
        let padding: CGFloat = configuration == nil ? 0 : 24
        return CGSize(
            width: image.width + title.width + insets.left + insets.right + padding,
            height: max(image.height, title.height + 12) + insets.top + insets.bottom)
    }

    open override func draw(_ rect: CGRect) {
        drawGround()
        if let title = currentTitle {
            let room = drawImage().insetBy(dx: 8, dy: 0)
            let color = currentTitleColor.color
            let isPale = isPressed && !hasPlate
            UIGraphicsGetCurrentContext()?.title(
                title, in: room, titleFont, shade(isPale ? color.faded(0.5) : color))
        } else {
            _ = drawImage()
        }
        super.draw(rect)
    }

    /// Draws the images.
    /// - Returns: the room they leave for the title.
    private func drawImage() -> CGRect {
        #if canImport(Foundation)
            let room = contentRect(forBounds: bounds)
            let (ground, rest) = (
                backgroundRect(forBounds: bounds), titleRect(forContentRect: room)
            )
            let place = imageRect(forContentRect: room)
        #else
            let room = bounds.inset(by: contentEdgeInsets)
            let (ground, rest) = (bounds, titlePlace(in: room))
            let place = imagePlace(in: room)
        #endif
        currentBackgroundImage?.draw(in: ground)
        guard let image = currentImage else { return rest }
        let ownsColors = image.renderingMode == .alwaysOriginal || buttonType == .custom
        let tint = ownsColors && image.renderingMode != .alwaysTemplate ? nil : tintColor.color
        if let mark = image.mark(in: place, tint: tint) {
            UIGraphicsGetCurrentContext()?.add(mark)
        }
        return rest
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

/// The label of a button's title: setting its appearance sets that of the button.
final class ButtonTitle: UILabel {
    @Weak private var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! { didSet { button?.titleFont = font ?? .systemFont(ofSize: 17) } }

    override var text: String? {
        get { button?.currentTitle }
        set { button?.setTitle(newValue, for: .normal) }
    }
}
