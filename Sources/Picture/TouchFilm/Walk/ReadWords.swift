import Foundation
import TouchPicture

/// The words in a film's pictures that are meant to be read: the smallest of them, and those that a
/// phone's own buttons and captions would cover.
///
/// Words that the scene has on its views belong to the scene: they are as large as the views make
/// them.
struct ReadWords {
    /// The smallest letters.
    private(set) var smallest: Smallest?
    /// The words at the bottom and at the right edge, once each, in order of appearance.
    private(set) var outside: [String] = []

    /// The least contrast of legible words, as a ratio of luminances; fainter words are fading in
    /// or out, or are meant to be inconspicuous.
    private static let legible = 3.0
    /// The margins, as shares of the picture's height and width.
    private static let margins = (foot: 0.2, right: 0.15)

    /// The smallest words of a film.
    struct Smallest: Hashable {
        let string: String
        /// The size, in points of the picture.
        let size: Double
        /// The time, in seconds of film.
        let second: Double
    }

    /// - Parameters:
    ///   - own: the texts in the scene itself.
    ///   - size: the size of the picture, in points.
    mutating func add(
        _ marks: [SeenMark], at second: Double, own: Set<String>, size: CGSize
    ) {
        let (foot, right) = (
            size.height * (1 - Self.margins.foot), size.width * (1 - Self.margins.right)
        )
        for mark in marks where mark.contrast >= Self.legible {
            guard let string = mark.string, !own.contains(string),
                string.contains(where: { $0.isLetter || $0.isNumber })
            else { continue }
            if mark.letters < smallest?.size ?? .infinity {
                smallest = Smallest(string: string, size: mark.letters, second: second)
            }
            if mark.box.maxY > foot || mark.box.maxX > right, !outside.contains(string) {
                outside.append(string)
            }
        }
    }
}
