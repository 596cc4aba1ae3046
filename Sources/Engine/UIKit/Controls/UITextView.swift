import TouchKit

/// A view of text that scrolls. Nothing can be typed here: a touch makes the view first responder,
/// and code sets its text.
open class UITextView: UIScrollView {
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
    /// The colour of the text.
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

    open override var canBecomeFirstResponder: Bool { isEditable }

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
