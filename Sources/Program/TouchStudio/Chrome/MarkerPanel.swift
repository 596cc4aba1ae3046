import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// The drawer of the markers of a take: from which it goes on again.
final class MarkerPanel: ChromeView {
    private let rows: ChoiceRows

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        rows = ChoiceRows(perform: perform)
        super.init(style: style)
        addSubview(rows)
    }

    required init?(coder: NSCoder) { nil }

    /// The latest stands first.
    func show(_ markers: [TakeMarker]) {
        let choices = markers.enumerated().reversed().map { number, marker in
            var words = marker.name
            let time = "  \(TakeMarker.clock(marker.time))"
            words.english += time
            for index in words.translations.indices { words.translations[index].text += time }
            return ChoiceRows.Choice(words: words, command: .take(.goBack(number)))
        }
        rows.show(choices, style: style)
    }

    override func layoutSubviews() {
        rows.frame = CGRect(
            x: 0, y: LessonList.top, width: bounds.width,
            height: max(0, bounds.height - LessonList.top))
    }

    override func marks() -> [Mark] {
        [
            style.box(bounds, radius: 0, fill: style.theme.panel),
            style.line(
                style.words(Wording("Again from", "重来，从")), .title, style.theme.text, x: 24,
                y: 36, width: bounds.width - 48, weight: .semibold),
        ]
    }
}
