import TouchKit
import TouchReading
import TouchScript
import TouchStage

/// The drawer of what is shown and how it looks: overlays, theme, language, size.
final class LooksPanel: CommandPanel {
    private let switches: [RowButton]
    private let probe: RowButton
    private let calm: RowButton
    private let language: ChoiceControl
    private let theme: ChoiceControl

    private static let languages = ["en", "zh"]

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        func row(_ words: Wording, _ command: ProgramCommand) -> RowButton {
            RowButton(LocalizedText(words), style: style) { perform(command) }
        }
        switches = ProgramCommand.overlays.map { row($0.name, .toggle($0.overlay)) }
        probe = row(Wording("Under the pointer", "指针之下"), .probe)
        calm = row(Wording("Calm motion", "减弱动态效果"), .calmMotion)
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
        super.init(
            Wording("Show", "显示"),
            [
                .init(title: Wording("On the stage", "舞台上"), rows: switches + [probe]),
                .init(
                    title: Wording("Looks", "外观"),
                    rows: [
                        theme, language, row(Wording("Larger", "放大"), .larger),
                        row(Wording("Smaller", "缩小"), .smaller),
                        row(Wording("Full screen", "全屏"), .fullscreen), calm,
                    ]),
            ], style: style)
    }

    required init?(coder: NSCoder) { nil }

    /// Which look and which language are chosen.
    func show(_ style: ChromeStyle) {
        theme.selectedSegmentIndex = Theme.all.firstIndex(of: style.theme) ?? -1
        language.selectedSegmentIndex =
            Self.languages.firstIndex { style.language.hasPrefix($0) } ?? 0
    }

    /// Which switches are on.
    func show(_ settings: Settings) {
        for ((overlay, _), row) in zip(ProgramCommand.overlays, switches) {
            row.isSelected = settings.shownOverlays.contains(overlay)
        }
        probe.isSelected = settings.probes
        calm.isSelected = settings.hasReducedMotion
    }
}
