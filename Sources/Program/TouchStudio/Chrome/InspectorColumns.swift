import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The whole content of the inspector, as high as it needs to be. A tap on a card, a step, or a
/// sentence asks about it.
final class InspectorColumns: CommandView {
    var content: Inspector? { didSet { setNeedsDisplay() } }

    override init(style: ChromeStyle, perform: Performer) {
        super.init(style: style, perform: perform)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: InspectorColumns.tapped)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self)
        if let disclosure, disclosure.contains(place) { return perform(.ask(.sources)) }
        if let target = targets.first(where: { $0.rect.contains(place) }) {
            perform(.ask(.choose(target.topic)))
        }
    }

    /// Returns the columns side by side: one in a narrow view, words beside cards in a wide one.
    private func columns(_ width: CGFloat) -> [PaintedInspector] {
        guard let content, width > 0 else { return [] }
        let all: [[InspectorPainter.Part]] =
            width < 640 ? [InspectorPainter.Part.allCases] : [[.why, .order], [.cards]]
        return all.map { parts in
            var painter = InspectorPainter(
                theme: style.theme, language: style.language, measurer: style.measurer)
            painter.parts = parts
            return painter.painted(content, width: width / CGFloat(all.count))
        }
    }

    /// Returns the height that the columns need at a width, in points.
    func height(width: CGFloat) -> CGFloat { columns(width).map(\.height).max() ?? 0 }

    /// The topics that can be asked about, with their frames in the view's own coordinates.
    var targets: [InspectorTarget] {
        let columns = columns(bounds.width)
        return columns.enumerated().flatMap { place, column in
            column.targets.map { $0.moved(dx: left(of: place, among: columns.count), dy: 0) }
        }
    }

    /// The frame of the control that shows and hides the sources, in the view's own coordinates.
    var disclosure: CGRect? {
        let columns = columns(bounds.width)
        return columns.enumerated().lazy.compactMap { place, column in
            column.disclosure?.offsetBy(dx: self.left(of: place, among: columns.count), dy: 0)
        }.first
    }

    override func marks() -> [Mark] {
        let columns = columns(bounds.width)
        let size = CGSize(
            width: bounds.width / CGFloat(max(columns.count, 1)), height: bounds.height)
        return columns.enumerated().map { place, column in
            let left = left(of: place, among: columns.count)
            return .group(
                Group(
                    transform: CGAffineTransform(translationX: left, y: 0),
                    marks: column.picture(size: size).marks))
        }
    }

    private func left(of column: Int, among count: Int) -> CGFloat {
        bounds.width / CGFloat(count) * CGFloat(column)
    }
}
