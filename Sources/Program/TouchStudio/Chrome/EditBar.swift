import TouchKit
import TouchReading
import TouchScript

/// The row at the bottom while a scene is edited: the colours, and how to delete, to go back or
/// to end.
final class EditBar: CommandView {
    struct Content: Equatable {
        var canUndo: Bool
        var canRedo: Bool
        /// Whether there is a view to be coloured.
        var hasChoice: Bool
    }

    /// Nil while nothing is edited.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    private lazy var colors = SwatchRow(SceneColor.Named.allCases, style: style) { [perform] in
        perform(.edit(.color($0)))
    }
    private lazy var details = button(Wording("More", "更多"), icon: .name, .edit(.details))
    private lazy var remove = button(Wording("Delete", "删除"), icon: .remove, .edit(.remove))
    private lazy var undo = button(Wording("Undo", "撤销"), .edit(.undo))
    private lazy var redo = button(Wording("Redo", "重做"), .edit(.redo))
    private lazy var done = button(Wording("Done", "完成"), .edit(.toggle))

    private var buttons: [PillButton] { [details, remove, undo, redo, done] }

    override var parts: [UIView] { [colors] + buttons }

    private func contentChanged() {
        undo.alpha = content?.canUndo == true ? 1 : 0.4
        redo.alpha = content?.canRedo == true ? 1 : 0.4
        for part in [colors, details, remove] as [UIView] {
            part.alpha = content?.hasChoice == true ? 1 : 0.4
        }
    }

    override func layoutSubviews() {
        let end = buttons.place(upTo: bounds.width, y: 0)
        colors.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    }
}
