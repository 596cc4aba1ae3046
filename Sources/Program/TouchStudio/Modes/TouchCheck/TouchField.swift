import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// The field in which fingers are watched: their trails, and nine targets that are tapped one after
/// the other.
final class TouchField: ChromeView {
    struct Content: Equatable {
        /// The trails, in pixels of the window.
        var trails: [TouchTrail] = []
        /// The pixels per point.
        var scale = 1.0
        /// The origin of the field, in points of the window.
        var origin = CGPoint.zero
        var points = NinePoints()
        /// The distance between each tap and its target, in words.
        var errors: [Wording] = []
        /// The instructions, or the result.
        var words = Wording.verbatim("")
    }

    var content = Content() { didSet { if content != oldValue { setNeedsDisplay() } } }

    /// The radius of a finger, and of the ring around its target, in points.
    private static let radius: CGFloat = 22

    override func marks() -> [Mark] {
        let theme = style.theme
        var marks = [style.box(bounds, radius: 16, fill: theme.stage, stroke: theme.line)]
        marks += (0..<NinePoints.count).flatMap(target)
        marks += hint
        for trail in content.trails where trail.places.count > 1 {
            let line = Path.polyline(trail.places.map(point))
            let color = theme.finger.faded(trail.isDown ? 0.5 : 0.2)
            marks.append(.path(line, stroke: color, width: 4))
        }
        for trail in content.trails where trail.isDown { marks += finger(trail) }
        return [.group(Group(clip: .roundedRect(bounds, radius: 16), marks: marks))]
    }

    /// Converts a pixel of the window to points of the field.
    private func point(_ pixel: CGPoint) -> CGPoint {
        CGPoint(
            x: pixel.x / content.scale - content.origin.x,
            y: pixel.y / content.scale - content.origin.y)
    }

    /// The words between the first two rows of targets, if there is room.
    private var hint: [Mark] {
        var text = Text(
            style.words(content.words), font: Font(size: ChromeStyle.Size.text.rawValue),
            color: style.theme.secondText, at: CGPoint(x: bounds.midX, y: 0), alignment: .center,
            width: bounds.width * 0.72, overflow: .wrap, language: style.language)
        let height = style.measurer.size(of: text).height
        // The distance of a target is written below it, and the next target has a ring.
        let room = (top: bounds.height * 0.1 + 32, bottom: bounds.height * 0.5 - Self.radius - 4)
        guard height <= room.bottom - room.top else { return [] }
        text.origin.y = (room.top + room.bottom - height) / 2
        return [.text(text)]
    }

    private func target(_ number: Int) -> [Mark] {
        let theme = style.theme
        let at = NinePoints.place(of: number, in: bounds)
        if number == content.points.current {
            return cross(at, reach: 8, theme.amber) + [ring(at, Self.radius, theme.amber, 3)]
        }
        guard number < content.points.misses.count else {
            return cross(at, reach: 6, theme.secondText.faded(0.6))
        }
        let miss = content.points.misses[number]
        let tapped = CGPoint(x: at.x + miss.dx / content.scale, y: at.y + miss.dy / content.scale)
        return cross(at, reach: 6, theme.recognized) + [
            .path(.polyline([at, tapped]), stroke: theme.text, width: 1),
            .path(.circle(center: tapped, radius: 3), fill: theme.text),
            style.line(
                style.words(content.errors[number]), .detail, theme.secondText,
                x: at.x, y: at.y + 20, width: bounds.width * 0.3, alignment: .center),
        ]
    }

    private func cross(_ at: CGPoint, reach: CGFloat, _ color: Color) -> [Mark] {
        [(reach, 0), (0, reach)].map { x, y in
            let ends = [CGPoint(x: at.x - x, y: at.y - y), CGPoint(x: at.x + x, y: at.y + y)]
            return .path(.polyline(ends), stroke: color, width: 1.5)
        }
    }

    private func ring(_ at: CGPoint, _ radius: CGFloat, _ color: Color, _ width: CGFloat) -> Mark {
        .path(.circle(center: at, radius: radius), stroke: color, width: width)
    }

    private func finger(_ trail: TouchTrail) -> [Mark] {
        guard let last = trail.places.last else { return [] }
        let (theme, at) = (style.theme, point(last))
        return [
            .path(.circle(center: at, radius: Self.radius), fill: theme.shade.faded(0.5)),
            ring(at, Self.radius, theme.finger, 3),
            style.line(
                FingerName.name(for: trail.number), .text, theme.finger, x: at.x, y: at.y,
                width: 2 * Self.radius, alignment: .center, weight: .semibold),
        ]
    }
}
