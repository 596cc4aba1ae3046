import Foundation
import TouchPicture

/// Measures text as if all letters were equally wide: a little more than half an em, Chinese ones a whole em.
///
/// Goldens are measured by it and not by the real typesetter: they pin what is placed where, in which colors and with
/// which words, and must not differ where another version of a font makes a letter a hundredth wider. How text really
/// runs is pinned by the typesetter's own tests, and that nothing overlaps in real fonts by those of the stage.
package final class EvenMeasurer: TextMeasuring {
    package init() {}

    package func size(of text: Text) -> CGSize {
        let size = Double(text.font.size)
        var (widest, lines) = (0.0, 0)
        for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            var width = line.unicodeScalars.reduce(0) { width, letter in
                width + (letter.value < 0x2e80 ? 0.55 : 1) * size
            }
            var count = 1
            if let limit = text.width, width > limit {
                if text.overflow == .wrap { count = Int((width / limit).rounded(.up)) }
                width = limit
            }
            widest = max(widest, width)
            lines += count
        }
        return CGSize(width: widest, height: Double(lines) * (size * 1.25).rounded(.up))
    }
}
