import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// A tile of the page of all lessons: the lesson's picture, its title, its length, and the progress
/// in it. A tap opens the lesson.
final class OverviewTile: ChromeButton {
    struct Content: Equatable {
        var title: LocalizedText
        /// The length in seconds; nil while it is unknown.
        var length: Double?
        var mark: LessonProgress.Mark?
    }

    var content: Content { didSet { if content != oldValue { setNeedsDisplay() } } }
    /// The picture of the lesson; nil until it is made.
    var thumbnail: Picture? { didSet { setNeedsDisplay() } }

    /// The height of the words under the picture, in points.
    private static let words: CGFloat = 68
    private static let air: CGFloat = 8

    init(_ content: Content, style: ChromeStyle, action: @escaping () -> Void) {
        self.content = content
        super.init(title: content.title.english, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of a tile of a width, in points.
    static func height(width: CGFloat) -> CGFloat {
        let size = LessonPreview.size
        return (width - 2 * air) * size.height / size.width + words + 2 * air
    }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 0.5, dy: 0.5)
        let isLit = isHighlighted || isSelected
        add(
            style.box(
                plate, radius: 10, fill: isHighlighted ? theme.active.faded(0.3) : theme.panel,
                stroke: isLit ? theme.active : theme.line, width: isLit ? 1.5 : 1))
        let inner = bounds.insetBy(dx: Self.air, dy: Self.air)
        let size = LessonPreview.size
        let scale = inner.width / size.width
        let frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width, height: size.height * scale)
        add(style.box(frame, radius: 0, fill: theme.ink))
        if let thumbnail { add(thumbnail.mark(at: frame.origin, scale: scale)) }
        var line = CGRect(x: inner.minX + 4, y: frame.maxY + 4, width: inner.width - 8, height: 40)
        add(style.words(content.title[style.language], .text, theme.text, in: line))
        line.origin.y = line.maxY
        line.size.height = 20
        addDetails(in: line)
        if isFocused { add(style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 8)) }
    }

    private func addDetails(in line: CGRect) {
        let theme = style.theme
        let length = content.length.map { style.words(.length(ofSeconds: $0)) } ?? ""
        add(
            style.line(
                length, .detail, theme.secondText, x: line.minX, y: line.midY, width: line.width))
        guard let mark = content.mark else { return }
        let isDone = mark == .done
        let words = style.words(isDone ? .panel.lessonDone : .panel.lessonBegun)
        let color = isDone ? theme.recognized : theme.amber
        add(
            style.line(
                words, .detail, color, x: line.maxX, y: line.midY, width: line.width / 2,
                alignment: .trailing))
    }
}
