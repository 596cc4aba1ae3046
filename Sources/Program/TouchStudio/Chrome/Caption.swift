import TouchPicture
import TouchScript

/// A sentence under the stage, as large as its room allows.
struct Caption {
    private let sentence: String
    let style: ChromeStyle

    /// The font sizes in points, the largest first; a theme for a room begins with larger ones.
    private static let sizes = [30.0, 26, 22, 20, 17, 15, 13, 11]
    private static let largest = 20.0

    init(_ words: LocalizedText, style: ChromeStyle) {
        sentence = words[style.language]
        self.style = style
    }

    /// Returns the sentence as a mark in the middle of a room.
    func mark(in room: CGRect) -> Mark {
        let best = text(in: room)
        var text = best
        let height = min(room.height, style.measurer.size(of: best).height)
        text.origin = CGPoint(x: room.midX, y: room.midY - height / 2)
        return .group(Group(clip: .rect(room), marks: [.text(text)]))
    }

    func text(in room: CGRect) -> Text {
        let limit = max(Self.largest, min(room.height * 0.42, 30)) * style.theme.enlargement
        let texts = Self.sizes.filter { $0 <= limit }.map { size in
            Text(
                sentence, font: Font(size: size), color: style.theme.text, at: .zero,
                alignment: .center, width: room.width - 8, overflow: .wrap,
                language: style.language)
        }
        return texts.first { style.measurer.size(of: $0).height <= room.height }
            ?? texts[texts.count - 1]
    }
}
