import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The row at the bottom while a scene is edited: the colours, as many as have room, and how to delete, to go back or
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

    private let swatches: [SwatchButton]
    private let more: PillButton
    private let remove: PillButton
    private let undo: PillButton
    private let redo: PillButton
    private let done: PillButton
    /// Where there is no room for all, the colours are leafed through.
    private var page = 0
    private static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        swatches = SceneColor.Named.allCases.map {
            SwatchButton($0, style: style, perform: perform)
        }
        let relay = Relay()
        more = PillButton(Wording(same: "…"), style: style) { relay.bar?.turn() }
        remove = PillButton(Wording("Delete", "删除"), style: style) { perform(.edit(.remove)) }
        remove.icon = .remove
        undo = PillButton(Wording("Undo", "撤销"), style: style) { perform(.edit(.undo)) }
        redo = PillButton(Wording("Redo", "重做"), style: style) { perform(.edit(.redo)) }
        done = PillButton(Wording("Done", "完成"), style: style) { perform(.edit(.toggle)) }
        super.init(style: style)
        relay.bar = self
        for part in swatches + [more, remove, undo, redo, done] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private func turn() {
        page += 1
        setNeedsLayout()
    }

    private func contentChanged() {
        undo.alpha = content?.canUndo == true ? 1 : 0.4
        redo.alpha = content?.canRedo == true ? 1 : 0.4
        for part in swatches + [remove] as [UIView] {
            part.alpha = content?.hasChoice == true ? 1 : 0.4
        }
    }

    override func layoutSubviews() {
        let side = ChromeLayout.row
        var end = bounds.width
        for button in [done, redo, undo, remove] {
            let width = button === remove ? side : max(side, button.fittingWidth)
            end -= width
            button.frame = CGRect(x: end, y: 0, width: width, height: bounds.height)
            end -= Self.gap
        }
        let slots = max(2, Int(end / side))
        let isPaged = slots < swatches.count
        let count = isPaged ? slots - 1 : swatches.count
        let first = page * count < swatches.count ? page * count : 0
        if first == 0 { page = 0 }
        for (index, swatch) in swatches.enumerated() {
            let slot = index - first
            swatch.isHidden = slot < 0 || slot >= count
            swatch.frame = CGRect(x: CGFloat(slot) * side, y: 0, width: side, height: side)
        }
        more.isHidden = !isPaged
        more.frame = CGRect(x: CGFloat(count) * side, y: 0, width: side, height: side)
    }

    /// The button that leafs is made before the row that it leafs in.
    private final class Relay { weak var bar: EditBar? }
}
