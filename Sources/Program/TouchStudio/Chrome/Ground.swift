import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The ground of the window: panels, lines, and the title.
final class Ground: ChromeView {
    var layout: ChromeLayout? { didSet { setNeedsDisplay() } }
    var title = LocalizedText("") { didSet { setNeedsDisplay() } }

    override func marks() -> [Mark] {
        guard let layout else { return [] }
        let theme = style.theme
        var marks = [style.box(bounds, radius: 0, fill: theme.ink)]
        for rule in layout.rules { marks.append(style.box(rule, radius: 0, fill: theme.line)) }
        guard let room = layout.title else { return marks }
        marks.append(
            style.words(title[style.language], .title, theme.text, in: room, weight: .semibold))
        return marks
    }
}
