import TouchKit
import TouchWords

/// A button in the shared style that does one thing; subclasses draw it.
package class ChromeButton: UIButton, Styled {
    package var style: ChromeStyle { didSet { setNeedsDisplay() } }
    /// The closure that the button calls.
    final var action: () -> Void

    /// Creates a button.
    /// - Parameter title: the title by which others find the button.
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

/// A button with words of the window's own, and perhaps an icon.
package class WordButton: ChromeButton {
    final var words: Wording { didSet { setTitle(words["en"], for: .normal) } }
    final var icon: Icon? { didSet { if icon != oldValue { setNeedsDisplay() } } }

    /// Creates a button.
    /// - Parameter words: the words, shown in the window's language.
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
