import TouchKit
import TouchPicture
import TouchScript

/// A column of rows to choose from, under headings where it has parts, which changes; a drag moves it.
final class ChoiceRows: ContentScroller {
    struct Choice: Equatable {
        var words: LocalizedText
        var command: ProgramCommand
    }

    struct Section: Equatable {
        /// Nil for rows without a heading.
        var title: LocalizedText?
        var choices: [Choice]
    }

    private let perform: (ProgramCommand) -> Void
    private var sections: [Section] = []
    private var parts: [Part] = []

    /// A heading, or a row with its words.
    private struct Part {
        var view: any Styled
        var words: LocalizedText?
    }

    private static let headingHeight: CGFloat = 40
    /// Words that are too long for two lines of a row get the room that they need.
    private static let tallest: CGFloat = 132

    init(perform: @escaping (ProgramCommand) -> Void) {
        self.perform = perform
        super.init()
        contentInset.bottom = 16
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choices: [Choice], style: ChromeStyle) {
        show([Section(title: nil, choices: choices)], style: style)
    }

    func show(_ sections: [Section], style: ChromeStyle) {
        guard sections != self.sections else { return }
        self.sections = sections
        for part in parts { part.view.removeFromSuperview() }
        parts = sections.flatMap { section in
            let heading = section.title.map { Part(view: PanelHeading($0, style: style)) }
            return [heading].compactMap(\.self) + section.choices.map { row($0, style) }
        }
        for part in parts { addSubview(part.view) }
        setNeedsLayout()
    }

    private func row(_ choice: Choice, _ style: ChromeStyle) -> Part {
        let row = RowButton(choice.words, style: style) { [perform] in perform(choice.command) }
        return Part(view: row, words: choice.words)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for part in parts {
            let height =
                part.words.map { self.height(of: $0, part.view.style) }
                ?? Self.headingHeight
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        if contentSize.height != y || contentSize.width != bounds.width { contentHeight = y }
    }

    private func height(of words: LocalizedText, _ style: ChromeStyle) -> CGFloat {
        let needed = style.height(of: words[style.language], width: RowButton.room(bounds.width))
        return min(max(ChromeLayout.row, needed + 10), Self.tallest)
    }
}
