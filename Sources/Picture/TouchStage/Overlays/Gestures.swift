import Synchronization
import TouchPicture

/// The gestures of a film's run, in order; with where chips stand in each, which is chosen once and not for every picture.
package final class Gestures: Sendable {
    let all: [Gesture]
    private let stands = Mutex<[Look: ChipStands]>([:])

    /// What pictures have in common in which chips stand in the same places: all of a painter and its picture by which those of
    /// one gesture would stand elsewhere.
    struct Look: Hashable {
        /// The serial of the record with which the gesture begins.
        let record: Int
        let width: Double
        let height: Double
        let unit: Double
        let edge: Double?
        let language: String
        let theme: Theme
        let overlays: Overlays
        let isBrief: Bool
        let hasLists: Bool
    }

    package init(_ all: [Gesture]) {
        self.all = all
    }

    /// The one that is told at a record; nil before the first.
    func last(at record: Int) -> Gesture? {
        let next = all.sortedIndex { $0.record > record }
        return next > 0 ? all[next - 1] : nil
    }

    /// Those that are told from one record to another.
    package func told(from first: Int, to last: Int) -> ArraySlice<Gesture> {
        let start = max(all.sortedIndex { $0.record > first } - 1, 0)
        return all[start..<all.sortedIndex { $0.record > last }]
    }

    /// - Parameter choose: finds them where nobody has; from nothing but the gesture and the look.
    func stands(in look: Look, choose: () -> ChipStands) -> ChipStands {
        if let known = stands.withLock({ $0[look] }) { return known }
        let chosen = choose()
        stands.withLock { $0[look] = chosen }
        return chosen
    }
}

extension Gestures: Equatable {
    package static func == (a: Gestures, b: Gestures) -> Bool { a === b || a.all == b.all }
}
