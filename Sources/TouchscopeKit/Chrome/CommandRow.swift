import TouchKit
import TouchPicture
import TouchStage

/// A control that knows how wide it has to be.
protocol RowPart: UIControl {
    /// In points.
    var fittingWidth: CGFloat { get }
}

extension PillButton: RowPart {}
extension ChoiceControl: RowPart {}

/// What can be asked for in the row below the stage, page by page where it does not fit.
final class CommandRow {
    private let parts: [any RowPart]
    private let why: PillButton
    private let language: ChoiceControl
    private let theme: ChoiceControl
    private let more: PillButton
    /// The page that is shown; beyond the last it is the first.
    private var page = 0

    private static let languages = ["en", "zh"]
    static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        func button(_ words: Wording, _ command: ProgramCommand) -> PillButton {
            PillButton(words, style: style) { perform(command) }
        }
        why = button(Wording("Why?", "为什么？"), .ask)
        language = ChoiceControl(["English", "中文"].map(Wording.init(same:)), style: style) {
            perform(.useLanguage(Self.languages[$0]))
        }
        theme = ChoiceControl(
            [Wording("Dark", "深色"), Wording("Light", "浅色"), Wording("Projector", "投影")],
            style: style
        ) {
            perform(.useTheme(Theme.all[$0].name))
        }
        language.accessibilityIdentifier = "language"
        theme.accessibilityIdentifier = "theme"
        parts = [
            button(Wording("Show me", "演示"), .demonstrate), why,
            button(Wording("Restart", "重来"), .restart),
            button(Wording("Again", "重放"), .again), button(Wording("Help", "帮助"), .help),
            button(Wording("Next action", "下一个动作"), .step(.action, forward: true)),
            button(Wording("Next state", "下一个状态"), .step(.stateChange, forward: true)),
            button(Wording("Next loss", "下一次取消"), .step(.cancellation, forward: true)),
            button(Wording("Shake", "摇动"), .shake),
            button(Wording("Play", "播放"), .remotePlay),
            button(Wording("Interrupt", "打断"), .interrupt), theme, language,
        ]
        more = button(Wording("More", "更多"), .more)
        show(style)
    }

    var all: [UIView] { parts + [more] }

    /// Which look and which language are chosen.
    func show(_ style: ChromeStyle) {
        theme.selectedSegmentIndex = Theme.all.firstIndex(of: style.theme) ?? -1
        language.selectedSegmentIndex =
            Self.languages.firstIndex { style.language.hasPrefix($0) } ?? 0
    }

    func turnPage() { page += 1 }

    var isAsking = false { didSet { why.isSelected = isAsking } }

    /// Places what is on the page.
    ///
    /// - Parameters:
    ///   - row: all there is room for.
    ///   - rest: what the first page leaves to these commands.
    /// - Returns: whether the first page is shown.
    func place(in row: CGRect, rest: CGRect) -> Bool {
        let widths = parts.map(\.fittingWidth)
        let moreWidth = more.fittingWidth
        let pages = RowPages.pages(
            widths, first: rest.width, others: row.width, gap: Self.gap, more: moreWidth)
        if page >= pages.count { page = 0 }
        let room = page == 0 ? rest : row
        var x = room.minX
        for (index, part) in parts.enumerated() {
            part.isHidden = !pages[page].contains(index)
            if part.isHidden { continue }
            part.frame = CGRect(
                x: x, y: room.minY, width: min(widths[index], room.maxX - x), height: room.height)
            x += widths[index] + Self.gap
        }
        more.isHidden = pages.count == 1
        more.words = page == pages.count - 1 ? Wording("Back", "返回") : Wording("More", "更多")
        more.frame = CGRect(
            x: x, y: room.minY, width: more.fittingWidth, height: room.height)
        return page == 0
    }
}
