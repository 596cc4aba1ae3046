import TouchKit
import TouchScript

/// A column of changing rows to choose from, under headings if it has sections; a drag scrolls it.
final class ChoiceRows: ContentScroller {
    struct Choice: Equatable {
        var words: LocalizedText
        var act: any Act

        static func == (one: Self, other: Self) -> Bool {
            one.words == other.words && one.act.isEqual(to: other.act)
        }
    }

    struct Section: Equatable {
        /// The heading; nil for rows without one.
        var title: LocalizedText?
        var choices: [Choice]
    }

    private let perform: Performer
    private var sections: [Section] = []
    private var parts: [any Styled] = []

    private static let headingHeight: CGFloat = 40

    init(perform: Performer) {
        self.perform = perform
        super.init(foot: 16)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ sections: [Section], style: ChromeStyle) {
        guard sections != self.sections else { return }
        self.sections = sections
        for part in parts { part.removeFromSuperview() }
        parts = sections.flatMap { section -> [any Styled] in
            let heading = section.title.map { PanelHeading($0, style: style) }
            let rows = section.choices.map { choice in
                RowButton(choice.words, style: style) { [perform] in perform(choice.act) }
            }
            return [heading].compactMap(\.self) + rows
        }
        for part in parts { addSubview(part) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = stack(
            parts.map {
                ($0, ($0 as? RowButton)?.height(width: bounds.width) ?? Self.headingHeight)
            })
        if contentSize != CGSize(width: bounds.width, height: height) { contentHeight = height }
    }
}
