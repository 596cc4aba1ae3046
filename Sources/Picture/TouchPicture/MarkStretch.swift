/// What two lists of marks have in common and where they differ, in order.
enum MarkStretch {
    case same(ArraySlice<Mark>)
    /// What only the old list has, and what only the new one has instead.
    case changed(old: ArraySlice<Mark>, new: ArraySlice<Mark>)

    /// What both have in common is found by looking a few marks ahead: a page that changed whole costs its length,
    /// not its square, and what is taken for changed and is not is only painted once more.
    private static let reach = 12

    static func stretches(from old: [Mark], to new: [Mark]) -> [MarkStretch] {
        var result: [MarkStretch] = []
        var (i, j) = (0, 0)
        // Where the present stretch of differences began.
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
