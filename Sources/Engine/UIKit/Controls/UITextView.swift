import TouchKit

/// Text that scrolls. Nothing can be written into it here: a touch makes it first responder, and what it says is set by code.
open class UITextView: UIScrollView {
    private let label = UILabel()

    /// What it says.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }
    /// What it says, with its looks; of them only the text counts.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text) }
        set { text = newValue?.string }
    }
    /// The colour of letters.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    /// The typeface.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            setNeedsLayout()
        }
    }
    /// Where lines begin and end.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    /// Whether it can be written into; nothing is written here.
    open var isEditable = true
    /// Only kept.
    open var isSelectable = true
    /// Room around the text, in points.
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
