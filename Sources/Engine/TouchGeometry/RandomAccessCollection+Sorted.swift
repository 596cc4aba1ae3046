extension RandomAccessCollection {
    /// Returns the index of the first element that `fits`, provided that all elements after it fit
    /// too; the end index if none does.
    @inlinable
    package func sortedIndex(where fits: (Element) -> Bool) -> Index {
        var (low, room) = (startIndex, count)
        while room > 0 {
            let half = room / 2
            let middle = index(low, offsetBy: half)
            if fits(self[middle]) {
                room = half
            } else {
                low = index(after: middle)
                room -= half + 1
            }
        }
        return low
    }
}
