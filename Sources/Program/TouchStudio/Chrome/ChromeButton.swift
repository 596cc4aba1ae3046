import TouchKit

/// A button that wears the shared looks and does one thing; those that derive from it say how it is drawn.
package class ChromeButton: UIButton, Styled {
    package var style: ChromeStyle { didSet { setNeedsDisplay() } }

    /// - Parameter title: by which others find it.
    init(title: String, style: ChromeStyle, action: @escaping () -> Void) {
        self.style = style
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        addAction(UIAction(title: title) { _ in action() }, for: .primaryActionTriggered)
    }

    package required init?(coder: NSCoder) { nil }
}
