import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// The row at the bottom while a scene is edited: the colours, and how to delete, to go back or
/// to end.
final class EditBar: ChromeView {
    struct Content: Equatable {
        var canUndo: Bool
        var canRedo: Bool
        /// Whether there is a view to be coloured.
        var hasChoice: Bool
    }

    /// Nil while nothing is edited.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    private let colors: SwatchRow
    private let details: PillButton
    private let remove: PillButton
    private let undo: PillButton
    private let redo: PillButton
    private let done: PillButton
    private static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        colors = SwatchRow(SceneColor.Named.allCases, style: style) { perform(.edit(.color($0))) }
        details = PillButton(Wording("More", "更多"), style: style) { perform(.edit(.details)) }
        details.icon = .name
        remove = PillButton(Wording("Delete", "删除"), style: style) { perform(.edit(.remove)) }
        remove.icon = .remove
        undo = PillButton(Wording("Undo", "撤销"), style: style) { perform(.edit(.undo)) }
        redo = PillButton(Wording("Redo", "重做"), style: style) { perform(.edit(.redo)) }
        done = PillButton(Wording("Done", "完成"), style: style) { perform(.edit(.toggle)) }
        super.init(style: style)
        for part in [colors, details, remove, undo, redo, done] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private func contentChanged() {
        undo.alpha = content?.canUndo == true ? 1 : 0.4
        redo.alpha = content?.canRedo == true ? 1 : 0.4
        for part in [colors, details, remove] as [UIView] {
            part.alpha = content?.hasChoice == true ? 1 : 0.4
        }
    }

    override func layoutSubviews() {
        let side = ChromeLayout.row
        var end = bounds.width
        for button in [done, redo, undo, remove, details] {
            let width = button.icon != nil ? side : max(side, button.fittingWidth)
            end -= width
            button.frame = CGRect(x: end, y: 0, width: width, height: bounds.height)
            end -= Self.gap
        }
        colors.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    }
}
