/// Finds the word that somebody meant.
enum Spelling {
    /// Returns the language's word for UIKit's name, if `word` is one; otherwise the first of the
    /// nearest among `words`, if it is near enough to be what was meant.
    static func nearest<Words: Sequence<String>>(to word: String, in words: Words) -> String? {
        let letters = word.lowercased().utf8.filter { (0x61...0x7a).contains($0) }
        let plain = String(decoding: letters, as: UTF8.self)
        let meant = synonyms.first { $0.others.contains(plain) && words.contains($0.word) }
        if let meant { return meant.word }
        let limit = word.count / 3
        var best: (word: String, distance: Int)?
        for candidate in words where abs(candidate.count - word.count) <= limit {
            let distance = distance(word.lowercased(), candidate.lowercased())
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// The names that people who know UIKit may type, in small letters alone, and the words of the
    /// language for them.
    private static let synonyms: [(word: String, others: [String])] = [
        ("view", ["uiview"]), ("label", ["uilabel"]), ("control", ["uicontrol"]),
        ("button", ["uibutton"]), ("slider", ["uislider"]), ("switch", ["uiswitch", "toggle"]),
        ("stepper", ["uistepper"]), ("segments", ["segmentedcontrol", "uisegmentedcontrol"]),
        ("pages", ["pagecontrol", "uipagecontrol"]),
        ("scroll", ["scrollview", "uiscrollview", "tableview", "list"]),
        ("row", ["cell", "tableviewcell"]), ("controller", ["viewcontroller", "uiviewcontroller"]),
        ("pan", ["drag"]), ("swipe", ["flick"]), ("long-press", ["press"]),
        ("rotation", ["rotate"]), ("edge-pan", ["screenedgepan"]),
        (
            "simultaneous-with",
            ["simultaneously", "simultaneous", "shouldrecognizesimultaneouslywith"]
        ), ("to-fail", ["tofail", "fail"]), ("fingers", ["touches", "minimumnumberoftouches"]),
        ("taps", ["numberoftapsrequired"]), ("duration", ["minimumpressduration"]),
        ("interaction", ["userinteraction", "isuserinteractionenabled"]),
        ("multitouch", ["multipletouch", "ismultipletouchenabled"]),
        ("exclusive", ["isexclusivetouch", "exclusivetouch"]), ("clips", ["clipstobounds"]),
        ("delays-content", ["delayscontenttouches"]),
        ("cancels-content", ["cancancelcontenttouches"]), ("paging", ["ispagingenabled"]),
        ("content", ["contentsize"]), ("bounds-at", ["contentoffset"]),
        ("corner", ["cornerradius"]), ("color", ["backgroundcolor", "background"]),
        ("scrolled", ["scrolls", "scroll"]), ("moved", ["moves"]), ("acts", ["fires", "fired"]),
    ]

    /// Returns the number of letters to add, drop, change or swap with their neighbor.
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
