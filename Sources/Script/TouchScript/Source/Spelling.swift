/// Finds the word somebody meant.
enum Spelling {
    /// The nearest of `words`, if it is near enough to be meant; the first of several.
    static func nearest<Words: Sequence<String>>(to word: String, in words: Words) -> String? {
        let limit = word.count / 3
        var best: (word: String, distance: Int)?
        for candidate in words where abs(candidate.count - word.count) <= limit {
            let distance = distance(word.lowercased(), candidate.lowercased())
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// How many letters to add, drop, change or swap with their neighbour.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                let changed = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                var cost = min(changed, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
