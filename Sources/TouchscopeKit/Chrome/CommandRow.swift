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
    var page = 0

    private static let languages = ["en", "zh"]
    static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        func button(_ title: String, _ command: ProgramCommand) -> PillButton {
            PillButton(title, style: style) { perform(command) }
        }
        why = button("Why?", .ask)
        language = ChoiceControl(["English", "中文"], style: style) {
            perform(.useLanguage(Self.languages[$0]))
        }
        theme = ChoiceControl(["Dark", "Light", "Projector"], style: style) {
            perform(.useTheme(Theme.all[$0].name))
        }
        language.accessibilityIdentifier = "language"
        theme.accessibilityIdentifier = "theme"
        parts = [
            button("Show me", .demonstrate), why, button("Restart", .restart),
            button("Again", .again), button("Help", .help),
            button("Next action", .step(.action, forward: true)),
            button("Next state", .step(.stateChange, forward: true)),
            button("Next loss", .step(.cancellation, forward: true)), button("Shake", .shake),
            button("Play", .remotePlay), button("Interrupt", .interrupt), theme, language,
        ]
        more = button("More", .more)
        show(style)
    }

    var all: [UIView] { parts + [more] }

    /// Which look and which language are chosen.
    func show(_ style: ChromeStyle) {
        theme.selectedSegmentIndex = Theme.all.firstIndex(of: style.theme) ?? -1
        language.selectedSegmentIndex =
            Self.languages.firstIndex { style.phrases.language.hasPrefix($0) } ?? 0
    }

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
        more.setTitle(page == pages.count - 1 ? "Back" : "More", for: .normal)
        more.frame = CGRect(
            x: x, y: room.minY, width: more.fittingWidth, height: room.height)
        return page == 0
    }
}
