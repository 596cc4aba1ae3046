/// A stretch of two lists of marks in which both are the same, or in which they differ.
enum MarkStretch {
    case same(ArraySlice<Mark>)
    /// The marks that only the old list has, and those that only the new one has instead.
    case changed(old: ArraySlice<Mark>, new: ArraySlice<Mark>)

    /// The number of marks to look ahead for common ones. The limit makes a completely changed page
    /// cost its length, not its square, and a mark wrongly taken for changed is merely painted once
    /// more.
    private static let reach = 12

    static func stretches(from old: [Mark], to new: [Mark]) -> [MarkStretch] {
        var result: [MarkStretch] = []
        var (i, j) = (0, 0)
        // The start of the current stretch of differences.
        var (oldStart, newStart) = (0, 0)
        func isSame(_ a: Int, _ b: Int) -> Bool {
            a < old.count && b < new.count && old[a] == new[b]
        }
        func close() {
            if oldStart < i || newStart < j {
                result.append(.changed(old: old[oldStart..<i], new: new[newStart..<j]))
            }
        }
        while i < old.count, j < new.count {
            if old[i] == new[j] {
                close()
                let start = i
                while isSame(i, j) { (i, j) = (i + 1, j + 1) }
                result.append(.same(old[start..<i]))
                (oldStart, newStart) = (i, j)
                continue
            }
            let skip = (1...reach).first { isSame(i + $0, j) || isSame(i, j + $0) }
            if let skip, isSame(i + skip, j) {
                i += skip
            } else if let skip {
                j += skip
            } else {
                (i, j) = (i + 1, j + 1)
            }
        }
        (i, j) = (old.count, new.count)
        close()
        return result
    }
}
