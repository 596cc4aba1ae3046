import TouchWords

/// A value for each language that the program supports.
struct ByLanguage<Value: Encodable & Sendable>: Encodable, Sendable {
    private let values: [String: Value]

    init(_ value: (_ language: String) -> Value) {
        values = Dictionary(
            uniqueKeysWithValues: WordLanguage.all.map { ($0.identifier, value($0.identifier)) })
    }

    subscript(language: String) -> Value? { values[language] }

    func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// One step of a card's player.
struct BugCardFrame: Encodable, Sendable {
    let record: Int
    let time: Double
    /// The position of its moment on the timeline, from 0 to 1.
    let left: Double
    let told: ByLanguage<[String]>
    let stage: BugCardPicture

    private enum CodingKeys: CodingKey { case record, time, left, stage }

    /// Encodes the sentences under the names of their languages, beside the other values.
    func encode(to encoder: any Encoder) throws {
        try told.encode(to: encoder)
        var rest = encoder.container(keyedBy: CodingKeys.self)
        try rest.encode(record, forKey: .record)
        try rest.encode(time, forKey: .time)
        try rest.encode(left, forKey: .left)
        try rest.encode(stage, forKey: .stage)
    }
}

/// A sentence that the card finds when a reader asks it, and the step that shows it.
struct BugCardAnswer: Encodable, Sendable {
    /// The index of its frame.
    let frame: Int
    let told: ByLanguage<String>
}

/// An SVG picture, as the indices of its lines in the page's table.
typealias BugCardPicture = ByLanguage<[Int]>

/// The lines of all pictures, stored once each: from one moment to the next hardly any line is new.
struct LineTable: Sendable {
    private(set) var lines: [String] = []
    /// The approximate size in the page of the lines and of the pictures made from them, in bytes.
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

    /// Returns the number of bytes that one byte of a string takes in the page's JSON.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "<"), 0..<0x20: 6
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): 2
        default: 1
        }
    }
}
