import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// The panel under the stage when a lesson is over: the exercises, each with a circle that is
/// ticked when it is done, and the next lesson.
final class PracticePanel: CommandView {
    struct Content: Equatable {
        /// The exercises; none while a caption is shown in the same place.
        var rows: [Row]
        /// The next lesson; nil if there is none.
        var next: LessonChoice?
    }

    struct Row: Equatable {
        var words: LocalizedText
        var isDone: Bool
    }

    /// The content; nil while no lesson is over.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    private var onward: PillButton?

    private static let row: CGFloat = 24
    private static let circle: CGFloat = 8

    /// The title of the next lesson comes from its author, and is shown in the window's language.
    override var style: ChromeStyle {
        didSet {
            guard let next = content?.next else { return }
            onward?.words = words(of: next)
            setNeedsLayout()
        }
    }

    private func words(of next: LessonChoice) -> Wording {
        .panel.nextLesson(next.title[style.language])
    }

    private func contentChanged() {
        isHidden = content == nil
        onward?.removeFromSuperview()
        onward = content?.next.map { button(.lesson(.open($0.index)), words: words(of: $0)) }
        if let onward { addSubview(onward) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        let height = PillButton.height
        // A sentence between the buttons leaves no room for another button.
        onward?.isHidden = bounds.height < height || bounds.width < 360
        guard let onward else { return }
        let width = min(onward.fittingWidth, bounds.width * 0.4)
        onward.frame = CGRect(
            x: bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The width that the next lesson takes at the right end, in points.
    var takenWidth: CGFloat {
        layoutIfNeeded()
        guard !isHidden, let onward, !onward.isHidden else { return 0 }
        return onward.frame.width + 12
    }

    override func marks() -> [Mark] {
        guard let rows = content?.rows, !rows.isEmpty else { return [] }
        var room = bounds
        room.size.width -= takenWidth
        let theme = style.theme
        var marks: [Mark] = []
        let label = style.words(.panel.tryIt)
        let labelWidth = style.width(of: label, .text) + 16
        if room.width > 520 {
            marks.append(
                style.line(
                    label, .text, theme.secondText, x: room.minX + 8, y: room.midY,
                    width: labelWidth, weight: .semibold))
            _ = room.cut(.left, labelWidth + 8)
        }
        let high = max(1, min(rows.count, Int(room.height / Self.row)))
        let columns = (rows.count + high - 1) / high
        let size = CGSize(
            width: room.width / CGFloat(columns), height: room.height / CGFloat(high))
        for (index, row) in rows.enumerated() {
            let cell = CGRect(
                x: room.minX + CGFloat(index / high) * size.width,
                y: room.minY + CGFloat(index % high) * size.height, width: size.width,
                height: size.height)
            marks += self.marks(of: row, in: cell)
        }
        return marks
    }

    private func marks(of row: Row, in cell: CGRect) -> [Mark] {
        let theme = style.theme
        let middle = CGPoint(x: cell.minX + Self.circle + 4, y: cell.midY)
        let color = row.isDone ? theme.recognized : theme.secondText
        let circle = Mark.path(
            .circle(center: middle, radius: Self.circle), fill: row.isDone ? color : nil,
            stroke: color, width: 1.5)
        let x = middle.x + Self.circle + 8
        let words = style.words(
            row.words[style.language], .text, row.isDone ? theme.secondText : theme.text,
            in: CGRect(x: x, y: cell.minY, width: cell.maxX - x - 12, height: cell.height))
        return [circle] + (row.isDone ? [tick(at: middle)] : []) + [words]
    }

    private func tick(at middle: CGPoint) -> Mark {
        let points = [(-4.0, 0.0), (-1, 3), (4, -3)].map {
            CGPoint(x: middle.x + $0.0, y: middle.y + $0.1)
        }
        return .path(.polyline(points), stroke: style.theme.ink, width: 2)
    }
}
