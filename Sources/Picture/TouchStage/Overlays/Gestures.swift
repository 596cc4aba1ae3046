import Synchronization
import TouchPicture

/// The gestures of a film's run, in order, with the places of chips in each, which are chosen once
/// instead of for every picture.
package final class Gestures: Sendable {
    let all: [Gesture]
    private let stands = Mutex<[Look: ChipStands]>([:])

    /// The properties that pictures with the same chip places share: everything about a painter and
    /// its picture that affects the places of a gesture's chips.
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

    /// Returns the gesture that is shown at a record; nil before the first.
    func last(at record: Int) -> Gesture? {
        let next = all.sortedIndex { $0.record > record }
        return next > 0 ? all[next - 1] : nil
    }

    /// Returns the gestures that are shown from one record to another.
    package func told(from first: Int, to last: Int) -> ArraySlice<Gesture> {
        let start = max(all.sortedIndex { $0.record > first } - 1, 0)
        return all[start..<all.sortedIndex { $0.record > last }]
    }

    /// Returns the places of chips for a look.
    ///
    /// - Parameter choose: a closure that chooses them if they are not known, from nothing but the
    ///   gesture and the look.
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
