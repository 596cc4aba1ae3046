import Foundation
import TouchPicture

/// The words of a picture, with their positions and opacities.
struct SeenWords {
    struct Place: Hashable {
        /// The origin of the text, at its start, middle, or end, in the picture.
        let origin: CGPoint
        let opacity: Double
    }

    /// The positions by text and size.
    private(set) var all: [Key: [Place]] = [:]

    struct Key: Hashable {
        let string: String
        let size: Int
    }

    /// The most by which opacity may change from one frame to the next.
    private static let step = 0.201

    init(_ picture: Picture) { collect(picture.marks, .identity, 1) }

    private mutating func collect(
        _ marks: [Mark], _ transform: CGAffineTransform, _ opacity: Double
    ) {
        for mark in marks {
            switch mark {
            case .shape, .image: break
            case .text(let text):
                // Numbers follow the fingers; they are not meant to be read in passing.
                let isFigure = text.font.family == .mono || text.string.contains(where: \.isNumber)
                if isFigure { continue }
                let key = Key(string: text.string, size: Int(text.font.size))
                let place = Place(
                    origin: text.origin.applying(transform), opacity: opacity * text.color.alpha)
                all[key, default: []].append(place)
            case .group(let group):
                collect(
                    group.marks, group.transform.concatenating(transform), opacity * group.opacity)
            }
        }
    }

    /// Returns the words that appear, disappear, or change by more than a fifth of their opacity
    /// from `last` to these.
    func pops(since last: SeenWords) -> [String] {
        Set(all.keys).union(last.all.keys).filter { key in
            let (before, now) = (last.all[key] ?? [], all[key] ?? [])
            func sum(_ places: [Place]) -> Double { places.reduce(0) { $0 + $1.opacity } }
            // Among several occurrences, one may change.
            return abs(sum(now) - sum(before)) > Self.step * Double(max(now.count, before.count))
        }.map(\.string).sorted()
    }

    /// Returns the words that are at another place than in `last` without having faded.
    ///
    /// - Parameter reach: the distance that a word at a place may move, in points of the picture;
    ///   nil for any distance.
    func jumps(
        since last: SeenWords, reach: (String, CGPoint) -> Double?
    ) -> [(string: String, from: CGPoint, to: CGPoint)] {
        all.compactMap { key, now in
            guard let before = last.all[key] else { return nil }
            func left(_ places: [Place], without others: [Place]) -> CGPoint? {
                places.first { place in
                    guard place.opacity > Self.step, let reach = reach(key.string, place.origin)
                    else { return false }
                    return !others.contains { $0.origin.distance(to: place.origin) <= reach }
                }?.origin
            }
            guard let from = left(before, without: now), let to = left(now, without: before)
            else { return nil }
            return (key.string, from, to)
        }.sorted { $0.string < $1.string }
    }
}
