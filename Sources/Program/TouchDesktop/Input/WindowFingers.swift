import Foundation

/// The fingers on the window, each with a number: contacts of a touchscreen, and those that the mouse holds.
///
/// A number is the lowest that is free, so that the first finger down is always finger 1. SDL keeps
/// no account of fingers that can be trusted, so this is the only one.
nonisolated struct WindowFingers {
    /// Who a finger belongs to.
    struct Owner: Hashable {
        /// The touchscreen, by SDL's number; nil for the mouse.
        var device: Int64?
        /// SDL's number of the contact; fingers that the mouse set down are counted since the window opened.
        var finger: Int64
    }

    struct Entry {
        let owner: Owner
        let number: Int
        /// Where it was last, in pixels of the window.
        var location: CGPoint
        /// Whether it was said to be a palm.
        var isPalm = false
    }

    private(set) var entries: [Entry] = []

    /// Gives the owner a finger. The caller has removed one that the owner had before.
    mutating func add(_ owner: Owner, at location: CGPoint) -> Int {
        var number = 1
        while entries.contains(where: { $0.number == number }) { number += 1 }
        entries.append(Entry(owner: owner, number: number, location: location))
        return number
    }

    /// Notes where the finger is now; nil if the owner has none.
    mutating func move(_ owner: Owner, to location: CGPoint) -> Int? {
        guard let index = entries.firstIndex(where: { $0.owner == owner }) else { return nil }
        entries[index].location = location
        return entries[index].number
    }

    /// Notes that it is a palm: its number, if that is news.
    mutating func callPalm(_ owner: Owner) -> Int? {
        guard let index = entries.firstIndex(where: { $0.owner == owner && !$0.isPalm }) else {
            return nil
        }
        entries[index].isPalm = true
        return entries[index].number
    }

    /// Takes the finger away; nil if the owner had none.
    mutating func remove(_ owner: Owner) -> Entry? {
        guard let index = entries.firstIndex(where: { $0.owner == owner }) else { return nil }
        return entries.remove(at: index)
    }

    mutating func removeAll() { entries = [] }
}
