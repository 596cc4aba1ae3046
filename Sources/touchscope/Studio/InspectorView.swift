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

    private var painter: InspectorPainter {
        InspectorPainter(
            theme: style.theme, language: style.phrases.language, measurer: measurer)
    }

    private var limit: CGFloat {
        guard let content, bounds.width > 0 else { return 0 }
        return max(0, painter.height(of: content, width: bounds.width) - bounds.height)
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
        return painter.picture(of: content, size: bounds.size, scroll: offset).marks
    }
}
