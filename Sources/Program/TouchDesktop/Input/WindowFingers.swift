import Foundation

/// The fingers on the window, each with a number: contacts of a touchscreen, and fingers that the
/// mouse holds.
///
/// Every finger takes the lowest free number, so that the first finger down is always finger 1. SDL
/// keeps no reliable account of fingers, so this is the only one.
nonisolated struct WindowFingers {
    /// The owner of a finger.
    struct Owner: Hashable {
        /// The touchscreen, by SDL's number; nil for the mouse.
        var device: Int64?
        /// SDL's number of the contact; the mouse's fingers are counted from when the window
        /// opened.
        var finger: Int64
    }

    struct Entry {
        let owner: Owner
        let number: Int
        /// The last location, in pixels of the window.
        var location: CGPoint
        /// Indicates whether the contact was reported to be a palm.
        var isPalm = false
    }

    private(set) var entries: [Entry] = []

    /// Gives the owner a finger and returns its number. The caller has removed any finger that the
    /// owner had before.
    mutating func add(_ owner: Owner, at location: CGPoint) -> Int {
        var number = 1
        while entries.contains(where: { $0.number == number }) { number += 1 }
        entries.append(Entry(owner: owner, number: number, location: location))
        return number
    }

    /// Moves the owner's finger and returns its number; nil if the owner has none.
    mutating func move(_ owner: Owner, to location: CGPoint) -> Int? {
        guard let index = entries.firstIndex(where: { $0.owner == owner }) else { return nil }
        entries[index].location = location
        return entries[index].number
    }

    /// Marks the owner's finger as a palm and returns its number; nil if it was marked already or
    /// the owner has none.
    mutating func callPalm(_ owner: Owner) -> Int? {
        guard let index = entries.firstIndex(where: { $0.owner == owner && !$0.isPalm }) else {
            return nil
        }
        entries[index].isPalm = true
        return entries[index].number
    }

    /// Removes the owner's finger and returns it; nil if the owner has none.
    mutating func remove(_ owner: Owner) -> Entry? {
        guard let index = entries.firstIndex(where: { $0.owner == owner }) else { return nil }
        return entries.remove(at: index)
    }

    mutating func removeAll() { entries = [] }
}
