import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A sentence on the stage, at a place that covers as little as possible of what was touched.
struct VerdictPlate {
    private let sentence: String
    private let style: ChromeStyle

    private static let air: CGFloat = 12
    private static let margin: CGFloat = 10
    /// The distance from what was touched, and from the line around it.
    private static let distance: CGFloat = 12

    init(_ words: Wording, style: ChromeStyle) {
        sentence = style.words(words)
        self.style = style
    }

    private func text(width: CGFloat) -> Text {
        var text = style.text(sentence, .text, weight: .semibold)
        text.font.size *= style.theme.enlargement
        if style.measurer.size(of: text).width > width {
            (text.width, text.overflow) = (width, .wrap)
        }
        return text
    }

    /// Returns the plate's frame in a room: of the middle and the ends, at the top and at the
    /// bottom, the one that covers least, the top before the bottom.
    static func place(_ size: CGSize, in room: CGRect, besides taken: [CGRect]) -> CGRect {
        let room = room.insetBy(dx: margin, dy: margin)
        let left = [room.midX - size.width / 2, room.minX, room.maxX - size.width]
        let places = [room.minY, room.maxY - size.height].flatMap { y in
            left.map { CGRect(x: $0, y: y, width: size.width, height: size.height) }
        }
        func covered(_ place: CGRect) -> CGFloat {
            taken.reduce(0) { sum, rect in
                let common = rect.insetBy(dx: -distance, dy: -distance).overlap(with: place)
                return common.isNull ? sum : sum + common.width * common.height
            }
        }
        return places.min { covered($0) < covered($1) } ?? room
    }

    func marks(in room: CGRect, besides taken: [CGRect]) -> [Mark] {
        var text = text(width: max(40, room.width - 2 * (Self.margin + Self.air)))
        let size = style.measurer.size(of: text)
        let plate = Self.place(
            CGSize(
                width: (text.width ?? size.width) + 2 * Self.air, height: size.height + Self.air),
            in: room, besides: taken)
        text.origin = CGPoint(x: plate.minX + Self.air, y: plate.midY - size.height / 2)
        return [
            style.box(
                plate, radius: min(plate.height / 2, 18), fill: style.theme.ink.faded(0.92),
                stroke: style.theme.line),
            .text(text),
        ]
    }
}
