/// One step of a card's player.
struct BugCardFrame: Encodable, Sendable {
    let record: Int
    let time: Double
    /// Where its moment is on the timeline, from 0 to 1.
    let left: Double
    let en: [String]
    let zh: [String]
    let stage: BugCardPicture
}

/// An SVG picture in both languages, as places of its lines in the page's table.
struct BugCardPicture: Encodable, Sendable {
    let en: [Int]
    let zh: [Int]
}

/// The lines of all pictures, each once: from one moment to the next hardly any is new.
struct LineTable: Sendable {
    private(set) var lines: [String] = []
    private var places: [String: Int] = [:]

    mutating func places(of text: String) -> [Int] {
        text.split(separator: "\n").map { line in
            let line = String(line.drop { $0 == " " })
            if let known = places[line] { return known }
            places[line] = lines.count
            lines.append(line)
            return lines.count - 1
        }
    }
}
