import TouchKit
import TouchPicture
import TouchShare
import TouchWords

/// The page by which people in a room take the lesson along: a code for phones, its address, and
/// instructions.
final class SharePage: CommandView {
    enum Content: Equatable {
        /// A message while nothing can be scanned yet, or at all; the share of the pages that is
        /// made, from 0 to 1.
        case told(Wording, share: Double?)
        /// The code and the address of what is shared, and the words about it.
        case code(QRCode, address: String, Wording)
    }

    var content: Content? {
        didSet {
            guard content != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Indicates whether the sharing can be stopped here, which is not so where everybody can reach
    /// the window.
    var canStop = true { didSet { if canStop != oldValue { setNeedsLayout() } } }

    private lazy var stop = button(.share(.stop))
    private lazy var close = button(.share(.open), words: .bar.close)

    override var parts: [UIView] { [stop, close] }

    private struct Places {
        var title: CGRect
        var code: CGRect
        var address: CGRect
        var foot: CGRect

        /// Creates the frames for a size: the words are close to the code, and everything is in the
        /// middle.
        init(_ size: CGSize) {
            let isSmall = size.width < 700 || size.height < 560
            let margin: CGFloat = isSmall ? 12 : 24
            var room = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: 0)
            foot = room.cut(.bottom, PillButton.height + (isSmall ? 8 : 24))
            let words = (size.height * 0.115).rounded()
            let side = min(room.width, room.height - 2 * words)
            room = room.insetBy(dx: 0, dy: (room.height - side) / 2 - words)
            title = room.cut(.top, words)
            address = room.cut(.bottom, words)
            code = room
        }
    }

    override func layoutSubviews() {
        let foot = Places(bounds.size).foot
        stop.isHidden = !canStop
        (canStop ? [stop, close] : [close]).place(
            upTo: foot.maxX, y: foot.midY - PillButton.height / 2)
    }

    /// The frame of the words about the network's reach: to the left of the buttons.
    private var reach: CGRect {
        var room = Places(bounds.size).foot
        room.size.width = (canStop ? stop : close).frame.minX - room.minX - PillButton.height / 2
        return room
    }

    // MARK: Appearance

    override func marks() -> [Mark] {
        let places = Places(bounds.size)
        let ground = style.box(bounds, radius: 0, fill: style.theme.ink)
        guard let content else { return [ground] }
        switch content {
        case .told(let words, let share):
            return [ground, line(words[style.language], in: places.code, most: 36)]
                + (share.map { progress($0, below: places.code) } ?? [])
        case .code(let code, let address, let words):
            return [
                ground,
                line(words[style.language], in: places.title, weight: .semibold),
            ] + Self.plate(code, in: places.code) + [
                line(
                    address, in: places.address, most: places.address.height * 0.45, family: .mono),
                style.words(style.words(.share.reach), .detail, style.theme.secondText, in: reach),
            ]
        }
    }

    /// Returns one line in the middle of a rectangle, as large as possible.
    private func line(
        _ words: String, in room: CGRect, most: Double? = nil, weight: Font.Weight = .regular,
        family: Font.Family = .sans
    ) -> Mark {
        let most = most ?? room.height * 0.55
        var text = Text(
            words, font: Font(size: most, weight: weight, family: family), color: style.theme.text,
            at: .zero, language: style.language)
        let wish = style.measurer.size(of: text)
        // The width of a line is proportional to its size.
        text.font.size = min(most, most * room.width / max(wish.width, 1))
        text.alignment = .center
        text.width = room.width
        let height = style.measurer.size(of: text).height
        text.origin = CGPoint(x: room.midX, y: room.midY - height / 2)
        return .text(text)
    }

    /// Returns a bar for the share that is made.
    private func progress(_ share: Double, below room: CGRect) -> [Mark] {
        let width = min(room.width, 480)
        var bar = CGRect(x: room.midX - width / 2, y: room.midY + 44, width: width, height: 8)
        let track = style.box(bar, radius: 4, fill: style.theme.line)
        bar.size.width = max(8, width * share)
        return [track, style.box(bar, radius: 4, fill: style.theme.active)]
    }

    /// Returns a code as large as possible: dark on light in every theme, because readers expect
    /// it, and with nothing near it.
    static func plate(_ code: QRCode, in room: CGRect) -> [Mark] {
        let count = code.side + 2 * QRCode.quiet
        let square = (min(room.width, room.height) / CGFloat(count)).rounded(.down)
        let side = square * CGFloat(count)
        let plate = CGRect(
            x: (room.midX - side / 2).rounded(), y: (room.midY - side / 2).rounded(), width: side,
            height: side)
        func place(_ index: Int) -> CGFloat { square * CGFloat(index + QRCode.quiet) }
        let squares = code.runs.flatMap { run in
            Path.rect(
                CGRect(
                    x: plate.minX + place(run.column), y: plate.minY + place(run.row),
                    width: square * CGFloat(run.count), height: square)
            ).elements
        }
        return [
            .path(.roundedRect(plate, radius: square * 2), fill: .white),
            .path(Path(squares), fill: .black),
        ]
    }
}
