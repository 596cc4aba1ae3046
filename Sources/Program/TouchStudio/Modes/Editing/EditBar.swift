import TouchKit
import TouchScript
import TouchWords

/// The bar at the bottom while a scene is edited: the colors, and buttons to delete, to undo, and
/// to end.
final class EditBar: CommandView {
    struct Content: Equatable {
        var canUndo: Bool
        var canRedo: Bool
        /// Indicates whether a view is selected.
        var hasChoice: Bool
    }

    /// The content; nil while nothing is edited.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    private lazy var colors = SwatchRow(SceneColor.Named.allCases, style: style) { [perform] in
        perform(.edit(.color($0)))
    }
    private lazy var details = button(.edit(.details), icon: .name)
    private lazy var remove = button(.edit(.remove), icon: .remove)
    private lazy var undo = button(.edit(.undo))
    private lazy var redo = button(.edit(.redo))
    private lazy var done = button(.edit(.toggle), words: .bar.done)

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
