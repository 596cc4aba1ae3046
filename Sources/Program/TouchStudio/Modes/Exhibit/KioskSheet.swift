import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A question over the whole window of an exhibit: whether somebody is still there, or the staff's
/// code.
final class KioskSheet: CommandView {
    enum Content: Equatable {
        /// The question whether somebody is there, with the seconds that are left to touch it.
        case presence(Int)
        /// The code, with the number of digits typed, and the result of the last try.
        case code(typed: Int, of: Int, answer: Wording?)
        /// The acts that the code permits.
        case staff
    }

    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    private lazy var figures = ((1...9) + [0]).map {
        button(.kiosk(.figure($0)), words: .verbatim("\($0)"), as: KeyButton.self)
    }
    private lazy var below = [
        button(.kiosk(.close), words: .bar.close, as: KeyButton.self),
        button(.kiosk(.erase), words: .verbatim("⌫"), as: KeyButton.self),
    ]
    private lazy var choices = [
        button(.kiosk(.close), words: .bar.goOn),
        button(.kiosk(.settings), words: .panel.settings),
        button(.kiosk(.leave), words: .panel.leaveExhibit),
    ]

    override var parts: [UIView] { figures + below + choices }

    /// The size of a key, in points.
    private static let key: CGFloat = 64
    private static let air: CGFloat = 24

    private func contentChanged() {
        let asksCode = if case .code = content { true } else { false }
        for part in figures + below { part.isHidden = !asksCode }
        for part in choices { part.isHidden = content != .staff }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var sheet: CGRect {
        let size: CGSize =
            switch content {
            case .presence: CGSize(width: 460, height: 300)
            case .code: CGSize(width: Self.key * 3 + 2 * Self.air, height: Self.key * 4 + 136)
            case .staff, nil: CGSize(width: 340, height: CGFloat(choices.count) * 56 + 96)
            }
        let width = min(bounds.width - 16, size.width)
        let height = min(bounds.height - 16, size.height)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    override func layoutSubviews() {
        let sheet = sheet
        let width = (sheet.width - 2 * Self.air) / 3
        let height = min(Self.key, (sheet.height - 136) / 4)
        // The digits are in the telephone's order, with 0 in the middle of the last row.
        for (index, button) in (figures + below).enumerated() {
            let place = index < 9 ? index : [10, 9, 11][index - 9]
            button.frame = CGRect(
                x: sheet.minX + Self.air + CGFloat(place % 3) * width,
                y: sheet.minY + 112 + CGFloat(place / 3) * height, width: width, height: height)
        }
        for (index, button) in choices.enumerated() {
            button.frame = CGRect(
                x: sheet.minX + Self.air, y: sheet.minY + 72 + CGFloat(index) * 56,
                width: sheet.width - 2 * Self.air, height: PillButton.height)
        }
    }

    override func marks() -> [Mark] {
        guard let content else { return [] }
        let sheet = sheet
        return style.sheet(sheet, over: bounds)
            + {
                switch content {
                case .presence(let seconds): presence(seconds, in: sheet)
                case .code(let typed, let count, let answer):
                    [heading(.panel.code, in: sheet)]
                        + dots(typed, of: count, in: sheet)
                        + (answer.map { [note($0, y: sheet.minY + 94, in: sheet)] } ?? [])
                case .staff: [heading(.panel.staff, in: sheet)]
                }
            }()
    }

    private func heading(_ words: Wording, in sheet: CGRect) -> Mark {
        style.title(
            style.words(words), x: sheet.midX, y: sheet.minY + 40,
            width: sheet.width - 2 * Self.air, alignment: .center)
    }

    private func note(_ words: Wording, y: CGFloat, in sheet: CGRect) -> Mark {
        style.line(
            style.words(words), .detail, style.theme.failed, x: sheet.midX, y: y,
            width: sheet.width - Self.air, alignment: .center)
    }

    private func dots(_ typed: Int, of count: Int, in sheet: CGRect) -> [Mark] {
        (0..<count).map { index in
            let x = sheet.midX + (CGFloat(index) - CGFloat(count - 1) / 2) * 20
            return .path(
                .circle(center: CGPoint(x: x, y: sheet.minY + 70), radius: 5),
                fill: index < typed ? style.theme.active : nil, stroke: style.theme.secondText,
                width: 1.5)
        }
    }

    /// Returns the question in every language, because nobody knows who is there.
    private func presence(_ seconds: Int, in sheet: CGRect) -> [Mark] {
        func line(_ words: String, _ size: Double, _ y: CGFloat, _ color: Color) -> Mark {
            .text(
                Text(
                    words, font: Font(size: size, weight: .semibold), color: color,
                    at: CGPoint(x: sheet.midX, y: sheet.minY + y), alignment: .center,
                    width: sheet.width - 2 * Self.air, language: "zh"))
        }
        let theme = style.theme
        return [
            line(Wording.panel.stillHere.inAllLanguages("   "), 30, 32, theme.text),
            line("\(seconds)", 96, 84, theme.active),
            line(Wording.panel.touchToGoOn.inAllLanguages("   "), 20, 238, theme.secondText),
        ]
    }
}

/// The invitation in place of the buttons, in every language, while lessons play by themselves with
/// nobody there.
final class InvitationBar: ChromeView {
    private static let sizes = [26.0, 22, 18, 15, 12]

    override func marks() -> [Mark] {
        let words = Wording.panel.touchToBegin.inAllLanguages("   ·   ")
        let texts = Self.sizes.map {
            Text(
                words, font: Font(size: $0, weight: .semibold), color: style.theme.active,
                at: .zero, language: "zh")
        }
        guard
            var text = texts.first(where: { style.measurer.size(of: $0).width <= bounds.width })
                ?? texts.last
        else { return [] }
        let size = style.measurer.size(of: text)
        text.alignment = .center
        text.width = bounds.width
        text.origin = CGPoint(x: bounds.midX, y: bounds.midY - size.height / 2)
        return [.text(text)]
    }
}
