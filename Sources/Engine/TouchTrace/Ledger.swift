/// A list that only grows, and keeps only its newest part in itself. Full pages are stored in the
/// `Spill`, which moves them out of memory when there are many.
///
/// It is a value: a copy shares the full pages and has its own end.
public struct Ledger<Element: BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline var pages: [SpillPage] = []
    /// The entries that do not fill a page yet.
    @usableFromInline var tail: [Element] = []

    /// The number of entries on a page.
    @inlinable static var capacity: Int { SpillPage.size / MemoryLayout<Element>.stride }

    /// Creates an empty list.
    @inlinable public init() {}

    /// Adds an entry at the end; the entries that are already there never move.
    @inlinable
    public mutating func append(_ element: Element) {
        tail.append(element)
        if tail.count == Self.capacity { turnPage() }
    }

    @usableFromInline
    mutating func turnPage() {
        pages.append(tail.withUnsafeBytes { Spill.shared.keep($0) })
        tail.removeAll(keepingCapacity: true)
    }

    /// Appends the entries that `longer`, a later state of the same list, has beyond this one.
    /// Pages are shared, not copied.
    public mutating func append(newIn longer: Ledger) {
        if pages.count < longer.pages.count {
            pages.append(contentsOf: longer.pages[pages.count...])
            tail.removeAll(keepingCapacity: true)
        }
        tail.append(contentsOf: longer.tail.dropFirst(tail.count))
    }
}

extension Ledger: RandomAccessCollection {
    /// The first index; always 0.
    @inlinable public var startIndex: Int { 0 }
    /// The number of entries.
    @inlinable public var endIndex: Int { pages.count * Self.capacity + tail.count }

    /// Returns the entry at `place`, counted from 0.
    @inlinable
    public subscript(place: Int) -> Element {
        let capacity = Self.capacity
        let page = place / capacity
        guard page < pages.count else { return tail[place - pages.count * capacity] }
        // A negative place would refer to another page.
        precondition(place >= 0, "there is no entry \(place)")
        return pages[page].load(place - page * capacity, as: Element.self)
    }
}

extension Ledger: Equatable where Element: Equatable {
    /// Returns whether both contain the same entries.
    public static func == (a: Ledger, b: Ledger) -> Bool {
        a.count == b.count && a.elementsEqual(b)
    }
}

extension Ledger: ExpressibleByArrayLiteral {
    /// Creates a list of the given entries.
    public init(arrayLiteral elements: Element...) {
        for element in elements { append(element) }
    }
}
