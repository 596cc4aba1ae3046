// The standard library's searches, once more. A closure of the main actor that is handed to a module which knows
// nothing of actors looks at each call whether it is there; that takes longer than what most of them ask. Handed to
// this module it need not look, and an event asks dozens of such questions.

nonisolated extension Array {
    @inline(__always)
    func contains(where fits: (Element) -> Bool) -> Bool { firstIndex(where: fits) != nil }

    @inline(__always)
    func first(where fits: (Element) -> Bool) -> Element? {
        for element in self where fits(element) { return element }
        return nil
    }

    @inline(__always)
    func firstIndex(where fits: (Element) -> Bool) -> Int? {
        for index in indices where fits(self[index]) { return index }
        return nil
    }

    @inline(__always)
    func lastIndex(where fits: (Element) -> Bool) -> Int? {
        for index in indices.reversed() where fits(self[index]) { return index }
        return nil
    }

    @inline(__always)
    func filter(_ fits: (Element) -> Bool) -> [Element] {
        var fitting: [Element] = []
        for element in self where fits(element) { fitting.append(element) }
        return fitting
    }

    /// Empty, in the same memory.
    @inline(__always)
    mutating func clear() {
        if !isEmpty { removeAll(keepingCapacity: true) }
    }

    @inline(__always)
    mutating func removeAll(where isGone: (Element) -> Bool) {
        guard var end = firstIndex(where: isGone) else { return }
        for index in end + 1..<count where !isGone(self[index]) {
            swapAt(end, index)
            end += 1
        }
        removeSubrange(end...)
    }
}
