import TouchKit
import TouchScript
import TouchStage
import TouchWords

/// The drawer for the looks: overlays, theme, language, size.
final class LooksPanel: CommandPanel {
    private let switches: [RowButton]
    private let probe: RowButton
    private let calm: RowButton
    private let language: ChoiceControl
    private let theme: ChoiceControl

    init(style: ChromeStyle, perform: Performer) {
        func row(_ act: LookAct) -> RowButton {
            RowButton(LocalizedText(ActTable.all.sentence(of: act)), style: style) { perform(act) }
        }
        switches = LookAct.overlays.map { row(.toggle($0.overlay)) }
        probe = row(.probe)
        calm = row(.calmMotion)
        let names = WordLanguage.all.map { Wording.verbatim($0.name) }
        language = ChoiceControl(names, style: style) {
            perform(.language(.use(WordLanguage.all[$0].identifier)))
        }
        theme = ChoiceControl([.panel.dark, .panel.light, .panel.projector], style: style) {
            perform(.look(.useTheme(Theme.all[$0].name)))
        }
        language.accessibilityIdentifier = "language"
        theme.accessibilityIdentifier = "theme"
        super.init(
            .rail.show,
            [
                .init(title: .panel.onStage, rows: switches + [probe]),
                .init(
                    title: .panel.looks,
                    rows: [
                        theme, language, row(.larger), row(.smaller), row(.fullscreen), calm,
                    ]),
            ], style: style)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the theme and the language that are chosen.
    func show(_ style: ChromeStyle) {
        theme.selectedSegmentIndex = Theme.all.firstIndex(of: style.theme) ?? -1
        let spoken = WordLanguage.of(style.language)
        language.selectedSegmentIndex = WordLanguage.all.firstIndex { $0 === spoken } ?? 0
    }

    /// Shows the switches that are on.
    func show(_ settings: Settings) {
        for ((overlay, _), row) in zip(LookAct.overlays, switches) {
            row.isSelected = settings.shownOverlays.contains(overlay)
        }
        probe.isSelected = settings.probes
        calm.isSelected = settings.hasReducedMotion
    }
}
