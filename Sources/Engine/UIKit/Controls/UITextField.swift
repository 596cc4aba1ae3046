import TouchKit

/// A field to write into. There is no keyboard here: a touch makes it first responder, and what it says is set by code.
open class UITextField: UIControl {
    /// How its frame looks.
    public nonisolated enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a view in it is seen; only kept.
    public nonisolated enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// What it says.
    open var text: String? { didSet { setNeedsDisplay() } }
    /// What it says, with its looks; of them only the text counts.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// What stands there while it says nothing.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// The colour of letters.
    open var textColor: UIColor? = .black { didSet { setNeedsDisplay() } }
    /// The typeface.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// Where the line begins and ends; only kept.
    open var textAlignment = NSTextAlignment.natural
    /// How its frame looks.
    open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
    /// Told of what happens to it.
    open weak var delegate: UITextFieldDelegate?
    /// Only kept.
    open var clearButtonMode = ViewMode.never
    /// Only kept.
    open var leftView: UIView?
    /// Only kept.
    open var leftViewMode = ViewMode.never
    /// Only kept.
    open var rightView: UIView?
    /// Only kept.
    open var rightViewMode = ViewMode.never
    /// Only kept.
    open var isSecureTextEntry = false
    /// Only kept.
    open var keyboardType = UIKeyboardType.default
    /// Only kept.
    open var returnKeyType = UIReturnKeyType.default
    /// Only kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Only kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether it is being written into.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

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
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
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

/// Told of what happens to a field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether it may be written into.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// It is written into.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether that may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// That has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether return may do something; there is no key for it here.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Which keyboard is wanted; there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says; there is none.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
        `continue`
}

/// Whether spelling is mended; nothing is written here.
public nonisolated enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Which letters are large; nothing is written here.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
