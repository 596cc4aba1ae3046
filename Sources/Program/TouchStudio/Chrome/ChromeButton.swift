import TouchKit
import TouchWords

/// A button that wears the shared looks and does one thing; those that derive from it say how it is
/// drawn.
package class ChromeButton: UIButton, Styled {
    package var style: ChromeStyle { didSet { setNeedsDisplay() } }
    /// What it does.
    final var action: () -> Void

    /// - Parameter title: by which others find it.
    init(title: String, style: ChromeStyle, action: @escaping () -> Void = {}) {
        self.style = style
        self.action = action
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        let perform = UIAction(title: title) { ($0.sender as? ChromeButton)?.action() }
        addAction(perform, for: .primaryActionTriggered)
    }

    package required init?(coder: NSCoder) { nil }
}

/// One with words of the window's own, and perhaps a picture.
package class WordButton: ChromeButton {
    final var words: Wording { didSet { setTitle(words["en"], for: .normal) } }
    final var icon: Icon? { didSet { if icon != oldValue { setNeedsDisplay() } } }

    /// - Parameter words: shown in the window's language.
    required init(
        _ words: Wording, icon: Icon? = nil, style: ChromeStyle,
        action: @escaping () -> Void = {}
    ) {
        self.words = words
        self.icon = icon
        super.init(title: words["en"], style: style, action: action)
    }

    package required init?(coder: NSCoder) { nil }
}
