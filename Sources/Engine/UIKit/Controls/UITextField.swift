import TouchKit

/// A text field. There is no keyboard here: a tap makes the field first responder (RT5), and code
/// sets its text.
open class UITextField: UIControl, UIKeyInput, TextHolding {
    /// The style of the frame.
    public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// The times at which a view in the field is visible; stored only.
    public nonisolated enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The text.
    open var text: String? { didSet { setNeedsDisplay() } }
    /// The text with its attributes; only the text is used.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var textColor: UIColor? = .black { didSet { setNeedsDisplay() } }
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// The alignment of the text; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// The style of the frame.
    open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
    /// The delegate of the field.
    open weak var delegate: UITextFieldDelegate?
    /// The times at which the clear button is visible; stored only.
    open var clearButtonMode = ViewMode.never
    /// The view at the left; stored only.
    open var leftView: UIView?
    /// The times at which the left view is visible; stored only.
    open var leftViewMode = ViewMode.never
    /// The view at the right; stored only.
    open var rightView: UIView?
    /// The times at which the right view is visible; stored only.
    open var rightViewMode = ViewMode.never
    /// Indicates whether the text is concealed; stored only.
    open var isSecureTextEntry = false
    /// The kind of keyboard; stored only.
    open var keyboardType = UIKeyboardType.default
    /// The title of the return key; stored only.
    open var returnKeyType = UIReturnKeyType.default
    /// The correction of spelling; stored only.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The capitalisation of letters; stored only.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Indicates whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextRecognizers()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextRecognizers()
    }

    var takesTaps: Bool { isEnabled }
    func placeCursor() { becomeFirstResponder() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

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
        else {
            return false
        }
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
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: (font?.lineHeight ?? 20) + 14)
    }

    open override func draw(_ rect: CGRect) {
        if borderStyle != .none {
            UIColor.systemGray4.setStroke()
            UIBezierPath(
                roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5),
                cornerRadius: borderStyle == .roundedRect ? 5 : 0
            ).stroke()
        }
        let says = text ?? ""
        let font = font ?? .systemFont(ofSize: 17)
        (says.isEmpty ? placeholder ?? "" : says).draw(
            at: CGPoint(x: 8, y: (bounds.height - font.lineHeight) / 2),
            withAttributes: [
                .font: font,
                .foregroundColor: says.isEmpty ? UIColor.systemGray : textColor ?? .black,
            ])
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

/// The kind of keyboard to show; there is none here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key; there is none here.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
        `continue`
}

/// The correction of spelling; nothing can be typed here.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The letters that are capitalised; nothing can be typed here.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
