import TouchKit

// Properties of text views, labels and page controls that are only stored.

extension UITextView {
    /// The room around the text; only its padding is there, and that is stored only.
    public nonisolated struct TextContainer: Sendable {
        /// The points at both ends of a line; stored only.
        public var lineFragmentPadding: CGFloat = 5
        /// The largest number of lines; stored only.
        public var maximumNumberOfLines = 0
        /// The shortening of text that is too long; stored only.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    /// The room around the text; stored only.
    public var textContainer: TextContainer {
        get { kept["textContainer"] ?? TextContainer() }
        set { kept["textContainer"] = newValue }
    }
    /// The selected range; the end of the text unless it is set, and stored only.
    public var selectedRange: NSRange {
        get { kept["selectedRange"] ?? NSRange(location: text.utf16.count, length: 0) }
        set { kept["selectedRange"] = newValue }
    }
    /// The attributes of text that is typed; stored only.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { kept["typingAttributes"] ?? [:] }
        set { kept["typingAttributes"] = newValue }
    }
    /// The title of the return key; stored only.
    public var returnKeyType: UIReturnKeyType {
        get { kept["returnKeyType"] ?? .default }
        set { kept["returnKeyType"] = newValue }
    }
    /// The kind of keyboard; stored only.
    public var keyboardType: UIKeyboardType {
        get { kept["keyboardType"] ?? .default }
        set { kept["keyboardType"] = newValue }
    }
    /// The correction of spelling; stored only.
    public var autocorrectionType: UITextAutocorrectionType {
        get { kept["autocorrectionType"] ?? .default }
        set { kept["autocorrectionType"] = newValue }
    }
    /// Scrolls to a part of the text: to its end, as all parts lie in one label.
    public func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let share = CGFloat(range.location + range.length) / CGFloat(max(1, text.utf16.count))
        let place = CGRect(
            x: 0, y: contentSize.height * min(max(share, 0), 1) - 1, width: 1, height: 1)
        scrollRectToVisible(place, animated: false)
    }
    /// Posted when the person has changed the text; never posted here, as nothing can be typed.
    public nonisolated static let textDidChangeNotification = posted("TextViewTextDidChange")
}

/// The place of a text that was made smaller; stored only.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
    /// The text keeps its baseline.
    case alignBaselines
    /// The text keeps its middle.
    case alignCenters
    /// The text keeps its top left corner.
    case none
}

extension UILabel {
    /// The place of a text that was made smaller; stored only.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { kept["baselineAdjustment"] ?? .alignBaselines }
        set { kept["baselineAdjustment"] = newValue }
    }
}

extension UIPageControl {
    /// Indicates whether the dots change only when that is requested; stored only.
    public var defersCurrentPageDisplay: Bool {
        get { kept["defersCurrentPageDisplay"] ?? false }
        set { kept["defersCurrentPageDisplay"] = newValue }
    }
    /// Does nothing: the dots change at once.
    public func updateCurrentPageDisplay() {}
    /// Indicates whether a finger that moves along the dots turns pages; stored only.
    public var allowsContinuousInteraction: Bool {
        get { kept["allowsContinuousInteraction"] ?? true }
        set { kept["allowsContinuousInteraction"] = newValue }
    }
    /// The image of the dots; stored only.
    public var preferredIndicatorImage: UIImage? {
        get { kept["preferredIndicatorImage"] }
        set { kept["preferredIndicatorImage"] = newValue }
    }
    /// Does nothing: the dots are alike.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}

extension UIScrollView {
    /// Indicates whether the insets of the indicators follow the safe area; stored only.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { kept["automaticallyAdjustsScrollIndicatorInsets"] ?? true }
        set { kept["automaticallyAdjustsScrollIndicatorInsets"] = newValue }
    }
}

extension UITapGestureRecognizer {
    /// The buttons of a pointer that a tap needs; stored only.
    public var buttonMaskRequired: UIEvent.ButtonMask {
        get { kept["buttonMaskRequired"] ?? .primary }
        set { kept["buttonMaskRequired"] = newValue }
    }
}

extension UIGestureRecognizer {
    /// The types of presses that it receives; stored only, as nobody presses here.
    public var allowedPressTypes: [NSNumber] {
        get { kept["allowedPressTypes"] ?? [] }
        set { kept["allowedPressTypes"] = newValue }
    }
}
