import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The handles at the left edge: each slides a panel in and out again.
final class Rail: ChromeView {
    private let handles: [(command: ProgramCommand, button: RailButton)]

    /// - Parameter isExhibit: whether there is only what visitors may do, and their language.
    init(
        style: ChromeStyle, isExhibit: Bool = false, perform: @escaping (ProgramCommand) -> Void
    ) {
        func handle(
            _ words: Wording, _ icon: Icon, _ command: ProgramCommand
        ) -> (ProgramCommand, RailButton) {
            (command, RailButton(words, icon: icon, style: style) { perform(command) })
        }
        let lessons = handle(Wording("Lessons", "课程"), .lessons, .list)
        let panels = [
            handle(Wording("Do", "操作"), .deeds, .drawer(.deeds)),
            handle(Wording("Why?", "为什么"), .why, .foldInspector),
            handle(Wording("Chain", "响应链"), .lists, .lists),
            handle(Wording("Time", "时间"), .time, .foldTimeline),
        ]
        handles =
            isExhibit
            // Both languages in their own: whoever needs the other can read it.
            ? [lessons] + panels + [handle(Wording(same: "EN / 中文"), .language, .language)]
            : [lessons, handle(Wording("Show", "显示"), .looks, .drawer(.looks))] + panels + [
                handle(Wording("Record", "录制"), .record, .take(.record)),
                handle(Wording("Present", "演示模式"), .present, .present),
            ]
        super.init(style: style)
        for handle in handles { addSubview(handle.button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether there are any lessons; a program of somebody's own code has none.
    var offersLessons = true {
        didSet {
            handles[0].button.isHidden = !offersLessons
            setNeedsLayout()
        }
    }

    /// Whether a take is made.
    var records = false { didSet { light([.take(.record): records]) } }

    /// Lights the handles of what is open.
    func show(_ openings: Openings, _ layout: ChromeLayout, _ drawer: ProgramCommand.Drawer?) {
        light([
            .list: drawer == .lessons, .drawer(.looks): drawer == .looks,
            .drawer(.deeds): drawer == .deeds, .foldInspector: layout.inspector != nil,
            .lists: openings.lists, .foldTimeline: layout.timeline != nil,
        ])
    }

    private func light(_ isLit: [ProgramCommand: Bool]) {
        for (command, button) in handles { button.isSelected = isLit[command] ?? button.isSelected }
    }

    override func layoutSubviews() {
        let air: CGFloat = bounds.height < 560 ? 4 : 16
        let shown = handles.dropFirst(offersLessons ? 0 : 1).map(\.button)
        let height = min(72, (bounds.height - 2 * air) / CGFloat(shown.count))
        for (index, handle) in shown.enumerated() {
            handle.frame = CGRect(
                x: 0, y: air + CGFloat(index) * height, width: bounds.width - 1, height: height)
        }
        // What leaves the desk, or concerns all of it, stands apart from what belongs to it.
        shown.last?.frame.origin.y = bounds.height - air - height
    }

    override func marks() -> [Mark] { [style.box(bounds, radius: 0, fill: style.theme.panel)] }
}

/// A handle at the edge of the window: a picture and a word; lit while what it opens is open.
final class RailButton: WordButton {
    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 4, dy: 2)
        if isHighlighted {
            add(style.box(plate, radius: 8, fill: theme.active.faded(0.3)))
        }
        let color = isSelected ? theme.active : theme.secondText
        let hasWord = bounds.height >= 56
        let middle = CGPoint(x: bounds.midX, y: bounds.midY - (hasWord ? 10 : 0))
        if let icon {
            add(icon.marks(at: middle, color: isSelected ? theme.active : theme.text))
        }
        if hasWord {
            add(
                style.line(
                    style.words(words), .small, color, x: bounds.midX, y: bounds.midY + 16,
                    width: bounds.width - 2, alignment: .center))
        }
        if isFocused { add(style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)) }
    }
}
