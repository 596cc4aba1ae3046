import TouchKit

/// A view of text that scrolls. Nothing can be typed here: a tap makes the view first responder
/// (RT5), and code sets its text.
open class UITextView: UIScrollView, UIKeyInput, TextHolding {
    private let label = UILabel()

    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }
    /// The text with its attributes; only the text is used.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text) }
        set { text = newValue?.string }
    }
    /// The color of the text.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The font of the text.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            setNeedsLayout()
        }
    }
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    /// Indicates whether the text can be edited. Nothing can be typed here, but only then can the
    /// view become first responder.
    open var isEditable = true
    /// Indicates whether the text can be selected; stored only.
    open var isSelectable = true
    /// The room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
        didSet { setNeedsLayout() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTextRecognizers(for: self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addTextRecognizers(for: self)
    }

    package var takesTaps: Bool { isEditable || isSelectable }
    package func placeCursor() { becomeFirstResponder() }

    open override var canBecomeFirstResponder: Bool { isEditable }

    private var textDelegate: UITextViewDelegate? { delegate as? UITextViewDelegate }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let isForced = window?.isForcingResignation == true
        guard isForced || textDelegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    // MARK: Keyboard

    /// Indicates whether there is any text.
    open var hasText: Bool { !text.isEmpty }
    /// Adds `text` at the end, where the cursor always is.
    open func insertText(_ text: String) { self.text += text }
    /// Deletes the last letter.
    open func deleteBackward() { text = String(text.dropLast()) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if label.superview == nil {
            label.numberOfLines = 0
            addSubview(label)
        }
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
        let height = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
            .height
        label.frame = CGRect(origin: room.origin, size: CGSize(width: room.width, height: height))
        contentSize = CGSize(
            width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom
        )
    }
}

/// The delegate of a text view.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the person has changed the text. Never called: nothing can be typed here.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
}
