import TouchKit
import TouchPicture
import TouchStage

/// The panel at the right: the question and its answers, the recognizers' cards, the order of delivery. A drag moves
/// it where it does not fit.
final class InspectorView: ChromeView {
    var content: Inspector? {
        didSet {
            offset = min(offset, limit)
            setNeedsDisplay()
        }
    }
    /// How far it is moved up, in points.
    private var offset: CGFloat = 0
    private let measurer: any TextMeasuring

    init(style: ChromeStyle, measurer: any TextMeasuring) {
        self.measurer = measurer
        super.init(style: style)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// A painter for each column: one where it is narrow, words beside cards where it is wide.
    private var painters: [InspectorPainter] {
        let columns: [[InspectorPainter.Part]] =
            bounds.width < 640 ? [InspectorPainter.Part.allCases] : [[.why, .order], [.cards]]
        return columns.map { parts in
            var painter = InspectorPainter(
                theme: style.theme, language: style.phrases.language, measurer: measurer)
            painter.parts = parts
            return painter
        }
    }

    private var columnWidth: CGFloat { bounds.width / CGFloat(painters.count) }

    private var limit: CGFloat {
        guard let content, bounds.width > 0 else { return 0 }
        let heights = painters.map { $0.height(of: content, width: columnWidth) }
        return max(0, (heights.max() ?? 0) - bounds.height)
    }

    /// Moves the content by `delta` points, as far as there is something to see.
    func scroll(by delta: CGFloat) {
        let wanted = min(max(0, offset - delta), limit)
        guard wanted != offset else { return }
        offset = wanted
        setNeedsDisplay()
    }

    func scrollToTop() {
        offset = 0
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        scroll(by: touch.location(in: self).y - touch.previousLocation(in: self).y)
    }

    override func marks() -> [Mark] {
        guard let content else { return [] }
        let size = CGSize(width: columnWidth, height: bounds.height)
        return painters.enumerated().map { column, painter in
            .group(
                Group(
                    transform: CGAffineTransform(
                        translationX: columnWidth * CGFloat(column), y: 0),
                    marks: painter.picture(of: content, size: size, scroll: offset).marks))
        }
    }
}
