import TouchKit
import TouchPicture
import TouchStage

/// All that the inspector has to tell, as high as it needs to be. A tap on a card, a step or a sentence asks about that.
final class InspectorColumns: ChromeView {
    var content: Inspector? { didSet { setNeedsDisplay() } }
    private let choose: (InspectorTopic) -> Void

    init(style: ChromeStyle, choose: @escaping (InspectorTopic) -> Void) {
        self.choose = choose
        super.init(style: style)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: InspectorColumns.tapped)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        if let target = targets.first(where: { $0.rect.contains(place) }) { choose(target.topic) }
    }

    /// A painter for each column: one where it is narrow, words beside cards where it is wide.
    private func painters(_ width: CGFloat) -> [InspectorPainter] {
        let columns: [[InspectorPainter.Part]] =
            width < 640 ? [InspectorPainter.Part.allCases] : [[.why, .order], [.cards]]
        return columns.map { parts in
            var painter = InspectorPainter(
                theme: style.theme, language: style.language, measurer: style.measurer)
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

    /// What can be asked about, and where, in its own coordinates.
    var targets: [InspectorTarget] {
        guard let content else { return [] }
        let painters = painters(bounds.width)
        let width = bounds.width / CGFloat(painters.count)
        return painters.enumerated().flatMap { column, painter in
            painter.targets(of: content, width: width).map {
                $0.moved(dx: width * CGFloat(column), dy: 0)
            }
        }
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
