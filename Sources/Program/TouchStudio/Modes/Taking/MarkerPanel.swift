import TouchKit
import TouchScript
import TouchWords

/// The drawer of the markers of a take, from which the take can go on again.
final class MarkerPanel: DrawerPanel {
    private let rows: ChoiceRows

    init(style: ChromeStyle, perform: Performer) {
        rows = ChoiceRows(perform: perform)
        super.init(.panel.againFrom, style: style)
        addSubview(rows)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the markers, the latest first.
    func show(_ markers: [TakeMarker]) {
        let choices = markers.enumerated().reversed().map { number, marker in
            var words = marker.name
            let time = "  \(TakeMarker.clock(marker.time))"
            words.english += time
            for index in words.translations.indices { words.translations[index].text += time }
            return ChoiceRows.Choice(words: words, act: TakeAct.goBack(number))
        }
        rows.show([ChoiceRows.Section(choices: choices)], style: style)
    }

    override func layoutSubviews() { rows.frame = column }
}
