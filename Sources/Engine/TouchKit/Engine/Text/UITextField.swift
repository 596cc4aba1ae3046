import TouchPicture

/// A text field. A tap makes it first responder (RT5), and code sets its text: nothing can be
/// typed.
open class UITextField: UIControl, UIKeyInput, TextHolding {
    /// The style of the frame.
    public nonisolated enum BorderStyle: Int, Sendable {
        /// No frame.
        case none
        /// A thin rectangle.
        case line
        /// A sunken frame.
        case bezel
        /// A rectangle with rounded corners.
        case roundedRect
    }

    /// The text.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            setNeedsDisplay()
            guard let tracer = root?.tracer else { return }
            tracer.write(.none, .text(view: tracer.id(self), tracer.name(text ?? "")))
        }
    }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// The color of the text.
    open var textColor: UIColor? = .black { didSet { setNeedsDisplay() } }
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// The style of the frame.
    public final var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
    /// The delegate of the field.
    @Weak open var delegate: UITextFieldDelegate?
    /// Indicates whether the field is being edited.
    public final var isEditing: Bool { isFirstResponder }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextRecognizers(for: self)
    }

    /// Creates a field as without an archive: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextRecognizers(for: self)
    }

    package final var takesTaps: Bool { isEnabled }
    package final func placeCursor() { becomeFirstResponder() }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    override var takesText: Bool { true }

    // MARK: Keyboard

    /// Indicates whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Adds `text` at the end, where the cursor always is.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Deletes the last letter.
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        setNeedsDisplay()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let isForced = window?.isForcingResignation == true
        guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        setNeedsDisplay()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: (font?.lineHeight ?? 20) + 14)
    }

    #if canImport(Foundation)
        // MARK: Places

        /// Returns the rectangle of the text, in the middle of whose height it is drawn.
        open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
        /// Returns the rectangle of the text while it is edited.
        open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
        /// Returns the rectangle of the placeholder.
        open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            textRect(forBounds: bounds)
        }
        /// Returns the rectangle of the frame.
        open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
        /// Returns the rectangle of the left view; the view is not shown.
        open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
        /// Returns the rectangle of the right view; the view is not shown.
        open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
        /// Returns the rectangle of the clear button; there is none.
        open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

        /// The view that replaces the keyboard; stored only.
        open override var inputView: UIView? {
            get { kept["inputView"] }
            set { kept["inputView"] = newValue }
        }
        /// The view above the keyboard; stored only.
        open override var inputAccessoryView: UIView? {
            get { kept["inputAccessoryView"] }
            set { kept["inputAccessoryView"] = newValue }
        }
    #endif

    /// Draws the frame, the text, and a cursor behind it while the field is edited.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if borderStyle != .none {
            context.line(
                .roundedRect(
                    bounds.insetBy(dx: 0.5, dy: 0.5), radius: borderStyle == .roundedRect ? 5 : 0),
                shade(UIColor.systemGray4.color))
        }
        let isEmpty = text?.isEmpty != false
        let look = TextLook(
            font: font ?? .systemFont(ofSize: 17),
            color: isEmpty ? .systemGray : textColor ?? .black, alignment: .natural)
        #if canImport(Foundation)
            let room =
                isEmpty
                ? placeholderRect(forBounds: bounds)
                : isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        #else
            let room = bounds.insetBy(dx: 8, dy: 0)
        #endif
        let line = CGRect(
            x: room.minX, y: room.midY - look.font.lineHeight / 2,
            width: max(0, room.width), height: look.font.lineHeight)
        let says = (isEmpty ? placeholder : text) ?? ""
        context.add(look.mark(says, in: line, wraps: false))
        guard isFirstResponder else { return }
        let end = line.minX + (isEmpty ? 0 : min(look.size(says).width + 1, line.width))
        context.line(
            .polyline([CGPoint(x: end, y: line.minY), CGPoint(x: end, y: line.maxY)]),
            tintColor.color, width: 2)
    }
}

/// The delegate of a text field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether the return key may act. Never called: there is no such key here.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
