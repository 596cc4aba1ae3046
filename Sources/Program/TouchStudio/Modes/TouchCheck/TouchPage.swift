import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The page that checks touchscreens: a card for each, and a field to draw in and to aim at.
final class TouchPage: CommandView {
    private(set) lazy var cards = TouchCards(style: style)
    private(set) lazy var field = TouchField(style: style)
    private lazy var scroller = ContentScroller([cards])
    private lazy var buttons = [
        button(.touchCheck(.again)),
        button(.touchCheck(.keep)),
        button(.touchCheck(.open), words: .bar.close),
    ]

    override var parts: [UIView] { [scroller, field] + buttons }

    func show(_ parts: [TouchReport.Part]) {
        cards.parts = parts
        setNeedsLayout()
    }

    /// Returns the frame of the field in a window of a size, in points: beside the cards, or above
    /// them.
    static func field(in size: CGSize) -> CGRect { Places(size).field }

    private struct Places {
        let field: CGRect
        let cards: CGRect
        let foot: CGRect
        let title: CGRect

        init(_ size: CGSize) {
            let margin: CGFloat = size.width < 700 || size.height < 560 ? 12 : 24
            var room = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: 0)
            title = room.cut(.top, size.height < 560 ? 44 : 64)
            foot = room.cut(.bottom, PillButton.height + (size.height < 560 ? 8 : 24))
            if size.width > size.height {
                let share = size.width < 700 ? 0.42 : 0.36
                cards = room.cut(.left, min((size.width * share).rounded(), 460))
                _ = room.cut(.left, margin)
            } else {
                cards = room.cut(.bottom, (room.height * 0.45).rounded())
                _ = room.cut(.bottom, margin)
            }
            field = room
        }
    }

    override func layoutSubviews() {
        let places = Places(bounds.size)
        field.frame = places.field
        scroller.frame = places.cards
        let height = cards.height(width: places.cards.width)
        cards.frame = CGRect(x: 0, y: 0, width: places.cards.width, height: height)
        scroller.contentHeight = height
        buttons.place(
            upTo: places.foot.maxX, y: places.foot.midY - PillButton.height / 2)
    }

    override func marks() -> [Mark] {
        let title = Places(bounds.size).title
        return [
            style.box(bounds, radius: 0, fill: style.theme.ink),
            style.title(
                style.words(.act.touchCheck), x: title.minX, y: title.midY, width: title.width),
        ]
    }
}
