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

/// A sentence that the card finds when it is asked, and the step that shows it.
struct BugCardAnswer: Encodable, Sendable {
    /// The index of its frame.
    let frame: Int
    let en: String
    let zh: String
}

/// An SVG picture in both languages, as places of its lines in the page's table.
struct BugCardPicture: Encodable, Sendable {
    let en: [Int]
    let zh: [Int]
}

/// The lines of all pictures, each once: from one moment to the next hardly any is new.
struct LineTable: Sendable {
    private(set) var lines: [String] = []
    /// About how many bytes the lines, and the pictures made of them, take in the page.
    private(set) var bytes = 0
    private var places: [String: Int] = [:]

    mutating func places(of text: String) -> [Int] {
        text.split(separator: "\n").map { line in
            let line = String(line.drop { $0 == " " })
            bytes += 8  // A number and its comma.
            if let known = places[line] { return known }
            bytes += line.utf8.reduce(3) { $0 + Self.length($1) }  // With quotes and a comma.
            places[line] = lines.count
            lines.append(line)
            return lines.count - 1
        }
    }

    /// How many bytes one of a string takes in the page's JSON.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "<"), 0..<0x20: 6
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): 2
        default: 1
        }
    }
}
