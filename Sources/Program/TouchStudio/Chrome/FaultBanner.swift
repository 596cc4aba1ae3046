import Foundation
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// A banner about the faults in a file that was saved, over the top of the stage. Below it
/// everything goes on with the file as it was before.
struct FaultBanner {
    private let place: String
    private let message: String
    private let more: String
    private let style: ChromeStyle

    private static let margin: CGFloat = 12
    private static let size: CGFloat = 15

    /// Creates a banner; nil without a fault.
    /// - Parameter faults: the faults, at least one.
    init?(_ faults: ScriptErrors, style: ChromeStyle) {
        guard let first = faults.errors.first else { return nil }
        let name = URL(fileURLWithPath: first.file).lastPathComponent
        place = first.position.map { "\(name):\($0.line):\($0.column)" } ?? name
        // A long list in parentheses would fill the stage; the editor has it.
        message = style.words(first.message)
            .replacing(/\ \([^()]{60,}\)|\u{FF08}[^\u{FF08}\u{FF09}]{60,}\u{FF09}/, with: "")
        let count = faults.errors.count - 1
        more = style.words(count > 0 ? .panel.moreFaults(count) : .panel.lastGood)
        self.style = style
    }

    /// Returns the banner over the top of `stage`, in points of the window.
    func marks(over stage: CGRect) -> [Mark] {
        let width = min(stage.width - 2 * Self.margin, 720 * style.theme.enlargement)
        let room = width - 2 * Self.margin - 4
        var y = stage.minY + 2 * Self.margin
        let x = stage.midX - width / 2 + Self.margin + 4
        let lines = [
            line(place.visible, style.theme.failed, .mono, room),
            line(message.visible, style.theme.text, .sans, room),
            line(more, style.theme.secondText, .sans, room),
        ].map { text in
            var text = text
            text.origin = CGPoint(x: x, y: y)
            y += style.measurer.size(of: text).height + 4
            return text
        }
        let box = CGRect(
            x: x - Self.margin - 4, y: stage.minY + Self.margin, width: width,
            height: min(y - 4 + Self.margin, stage.maxY) - stage.minY - Self.margin)
        let bar = CGRect(x: box.minX, y: box.minY, width: 4, height: box.height)
        let marks =
            [
                style.box(box, radius: 8, fill: style.theme.panel, stroke: style.theme.failed),
                style.box(bar, radius: 2, fill: style.theme.failed),
            ] + lines.map { Mark.text($0) }
        return [.group(Group(clip: .rect(stage), marks: marks))]
    }

    private func line(
        _ words: String, _ color: Color, _ family: Font.Family, _ width: CGFloat
    ) -> Text {
        Text(
            words, font: Font(size: Self.size * style.theme.enlargement, family: family),
            color: color, at: .zero, width: width, overflow: .wrap, language: style.language)
    }
}
