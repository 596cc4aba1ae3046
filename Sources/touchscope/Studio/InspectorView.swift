import TouchKit
import TouchPicture
import TouchStage

/// The panel at the right: the question and its answers, the recognizers' cards, the order of delivery.
final class InspectorView: ContentScroller, Styled {
    var style: ChromeStyle {
        didSet {
            column.style = style
            setNeedsLayout()
        }
    }

    var content: Inspector? {
        didSet {
            column.content = content
            setNeedsLayout()
        }
    }

    private let column: InspectorColumns

    init(style: ChromeStyle, measurer: any TextMeasuring) {
        self.style = style
        column = InspectorColumns(style: style, measurer: measurer)
        super.init()
        addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    func scrollToTop() { contentOffset = .zero }

    override func layoutSubviews() {
        let height = max(bounds.height, column.height(width: bounds.width))
        column.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        contentHeight = height
    }
}

/// All that the inspector has to tell, as high as it needs to be.
final class InspectorColumns: ChromeView {
    var content: Inspector? { didSet { setNeedsDisplay() } }
    private let measurer: any TextMeasuring

    init(style: ChromeStyle, measurer: any TextMeasuring) {
        self.measurer = measurer
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    /// A painter for each column: one where it is narrow, words beside cards where it is wide.
    private func painters(_ width: CGFloat) -> [InspectorPainter] {
        let columns: [[InspectorPainter.Part]] =
            width < 640 ? [InspectorPainter.Part.allCases] : [[.why, .order], [.cards]]
        return columns.map { parts in
            var painter = InspectorPainter(
                theme: style.theme, language: style.phrases.language, measurer: measurer)
            painter.parts = parts
            return painter
        }
    }

    /// How high it has to be at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        guard let content, width > 0 else { return 0 }
        let painters = painters(width)
        let column = width / CGFloat(painters.count)
        return painters.map { $0.height(of: content, width: column) }.max() ?? 0
    }

    override func marks() -> [Mark] {
        guard let content else { return [] }
        let painters = painters(bounds.width)
        let size = CGSize(width: bounds.width / CGFloat(painters.count), height: bounds.height)
        return painters.enumerated().map { column, painter in
            .group(
                Group(
                    transform: CGAffineTransform(
                        translationX: size.width * CGFloat(column), y: 0),
                    marks: painter.picture(of: content, size: size).marks))
        }
    }
}
