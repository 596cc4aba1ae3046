import Foundation
import TouchPicture

/// The words of a film's pictures that are meant to be read: how small they are, and which stand
/// where a phone's own buttons and captions lie over them.
///
/// Words that the scene has on its views are the scene's: they are as large as those are.
struct ReadWords {
    /// The smallest letters.
    private(set) var smallest: Smallest?
    /// Words at the foot and at the right edge, each once, in the order in which they came.
    private(set) var outside: [String] = []

    /// Fainter words, by the ratio of luminances, are on their way in or out, or meant to stand
    /// back.
    private static let legible = 3.0
    /// Of the picture's height and width.
    private static let margins = (foot: 0.2, right: 0.15)

    /// The smallest words of a film.
    struct Smallest: Hashable {
        let string: String
        /// In points of the picture.
        let size: Double
        /// In seconds of film.
        let second: Double
    }

    /// - Parameters:
    ///   - own: what is written in the scene itself.
    ///   - size: that of the picture, in points.
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
