import TouchKit
import TouchPicture
import TouchScript

/// The ground of the window: panels, lines and the title.
final class Ground: ChromeView {
    var layout: ChromeLayout? { didSet { setNeedsDisplay() } }
    var title = LocalizedText("") { didSet { setNeedsDisplay() } }

    override func marks() -> [Mark] {
        guard let layout else { return [] }
        let theme = style.theme
        var marks = [style.box(bounds, radius: 0, fill: theme.ink)]
        if let list = layout.list { marks.append(style.box(list, radius: 0, fill: theme.panel)) }
        for rule in layout.rules { marks.append(style.box(rule, radius: 0, fill: theme.line)) }
        marks.append(
            style.words(
                title[style.language], .title, theme.text,
                in: layout.title.insetBy(dx: 0, dy: -4), weight: .semibold))
        return marks
    }
}
