import TouchKit

// Properties for assistive technologies and for the focus of keyboards: stored only, as nobody
// reads them here.

extension UIView {
    /// Indicates whether the view reacts to touches of assistive technologies; stored only.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { kept["accessibilityRespondsToUserInteraction"] ?? isUserInteractionEnabled }
        set { kept["accessibilityRespondsToUserInteraction"] = newValue }
    }
    /// Indicates whether the colors stay where others are inverted; stored only.
    public var accessibilityIgnoresInvertColors: Bool {
        get { kept["accessibilityIgnoresInvertColors"] ?? false }
        set { kept["accessibilityIgnoresInvertColors"] = newValue }
    }
    /// The language of the labels; stored only.
    public var accessibilityLanguage: String? {
        get { kept["accessibilityLanguage"] }
        set { kept["accessibilityLanguage"] = newValue }
    }
    /// The place on the screen where the view is activated; stored only.
    public var accessibilityActivationPoint: CGPoint {
        get {
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            return kept["accessibilityActivationPoint"] ?? convert(middle, to: nil as UIView?)
        }
        set { kept["accessibilityActivationPoint"] = newValue }
    }
    /// The outline of the view on the screen; stored only.
    public var accessibilityPath: UIBezierPath? {
        get { kept["accessibilityPath"] }
        set { kept["accessibilityPath"] = newValue }
    }
    /// The label with its attributes; only the text is used.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    /// The title that is shown large while a finger rests; stored only.
    public var largeContentTitle: String? {
        get { kept["largeContentTitle"] }
        set { kept["largeContentTitle"] = newValue }
    }
    /// Indicates whether the view's content is shown large while a finger rests; stored only.
    public var showsLargeContentViewer: Bool {
        get { kept["showsLargeContentViewer"] ?? false }
        set { kept["showsLargeContentViewer"] = newValue }
    }
    /// The largest size of text in the view; stored only.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept["maximumContentSizeCategory"] }
        set { kept["maximumContentSizeCategory"] = newValue }
    }
    /// The smallest size of text in the view; stored only.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept["minimumContentSizeCategory"] }
        set { kept["minimumContentSizeCategory"] = newValue }
    }
    /// Does nothing: the focus goes where keys and code put it.
    public func setNeedsFocusUpdate() {}
    /// Does nothing: the focus goes where keys and code put it.
    public func updateFocusIfNeeded() {}
}
