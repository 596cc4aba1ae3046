import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchWords

/// The notes that the presenter reads: the lesson, the time, the note, the next lines, and a small
/// picture of what everybody sees.
package final class PresenterNotes: ChromeView {
    struct Content: Equatable {
        var title = LocalizedText("")
        var following: LocalizedText?
        var script = PresenterScript(of: nil, told: 0, at: 0)
        /// The time of day, and the time since the window opened.
        var clock = ""
        var elapsed = ""
    }

    var content = Content() { didSet { if content != oldValue { setNeedsDisplay() } } }
    /// The stage as everybody sees it, with the caption under it.
    var stage = Picture(size: .zero) { didSet { setNeedsDisplay() } }

    /// The height of the buttons below, in points.
    var foot: CGFloat = 0 { didSet { setNeedsDisplay() } }

    private static let air: CGFloat = 24

    private var theme: Theme { style.theme }

    package override func marks() -> [Mark] {
        var room = bounds.insetBy(dx: Self.air, dy: 16)
        room.size.height -= foot
        var marks = [style.box(bounds, radius: 0, fill: theme.ink)]
        let clockWidth: CGFloat = 220
        marks.append(
            style.words(
                style.words(content.title), .title, theme.text,
                in: CGRect(x: room.minX, y: room.minY, width: room.width - clockWidth, height: 44),
                weight: .semibold))
        marks.append(large(content.clock, 34, theme.text, x: room.maxX, y: room.minY))
        marks.append(large(content.elapsed, 20, theme.secondText, x: room.maxX, y: room.minY + 46))

        // The small stage is at the right, with the words at its left; in a narrow window, the
        // stage is below.
        let isWide = room.width >= 760
        let small = CGSize(
            width: isWide ? room.width * 0.38 : room.width,
            height: isWide ? room.height - 96 : room.height * 0.3)
        let stageRoom = CGRect(
            x: room.maxX - small.width, y: isWide ? room.minY + 88 : room.maxY - small.height,
            width: small.width, height: small.height)
        marks += stageMarks(in: stageRoom)
        let left = CGRect(
            x: room.minX, y: room.minY + 88,
            width: isWide ? room.width - small.width - Self.air : room.width,
            height: isWide ? room.height - 88 : room.height - small.height - 88 - Self.air)
        marks += words(in: left)
        return marks
    }

    private func large(
        _ words: String, _ size: Double, _ color: Color, x: CGFloat, y: CGFloat
    ) -> Mark {
        .text(
            Text(
                words, font: Font(size: size, weight: .semibold, family: .mono), color: color,
                at: CGPoint(x: x, y: y), alignment: .trailing, language: style.language))
    }

    private func stageMarks(in room: CGRect) -> [Mark] {
        guard stage.size.width > 0, stage.size.height > 0 else { return [] }
        let scale = min(room.width / stage.size.width, room.height / stage.size.height)
        let frame = CGRect(
            x: room.maxX - stage.size.width * scale, y: room.minY,
            width: stage.size.width * scale, height: stage.size.height * scale)
        return [
            stage.mark(at: frame.origin, scale: scale),
            style.box(frame, radius: 4, stroke: theme.line),
        ]
    }

    /// Returns the note in large type, and below it as many of the next lines as there is room for.
    private func words(in room: CGRect) -> [Mark] {
        var marks: [Mark] = []
        var y = room.minY
        // The notes are read from a step away, and from further away in a large window.
        let unit = max(1, min(room.height / 460, 1.7))
        func put(_ words: String, _ size: Double, _ color: Color, weight: Font.Weight = .regular) {
            let text = Text(
                words, font: Font(size: size * unit, weight: weight), color: color,
                at: CGPoint(x: room.minX, y: y), width: room.width, overflow: .wrap,
                language: style.language)
            let height = style.measurer.size(of: text).height
            guard y + height <= room.maxY else { return }
            marks.append(.text(text))
            y += height
        }
        if let note = content.script.note {
            put(style.words(note), 26, theme.text)
        } else {
            put(style.words(.presenter.noNotes), 26, theme.secondText)
        }
        y += 24
        put(style.words(.presenter.next), 15, theme.secondText, weight: .semibold)
        y += 6
        for line in content.script.next.prefix(6) {
            put(
                Self.sign(line.kind) + "  " + style.words(line.words), 18,
                line.kind == .note ? theme.active : theme.text)
            y += 8
        }
        if let following = content.following {
            put(style.words(.presenter.then(style.words(following))), 18, theme.secondText)
        }
        return marks
    }

    private static func sign(_ kind: PresenterScript.Line.Kind) -> String {
        switch kind {
        case .note: "✎"
        case .caption: "“"
        case .question: "?"
        case .card, .chapter: "—"
        }
    }
}

extension ChromeStyle {
    /// Returns the words of a scene or tape in the window's language.
    fileprivate func words(_ text: LocalizedText) -> String { text[language] }
}
