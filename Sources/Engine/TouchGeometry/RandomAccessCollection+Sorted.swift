extension RandomAccessCollection {
    /// The place of the first element that `fits`, as all after it do; the end if none does.
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
