/// An enum whose cases are words of the language: `tapInterval` is written `tap-interval`.
public protocol LanguageWord: CaseIterable, Equatable, RawRepresentable<String> {}

extension LanguageWord {
    /// As it is written.
    public var word: String {
        guard rawValue.utf8.contains(where: { $0.isCapital }) else { return rawValue }
        let bytes = rawValue.utf8.flatMap { byte in
            byte.isCapital ? [UInt8(ascii: "-"), byte | 0x20] : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The case that is written so.
    public init?(word: String) {
        // Most words are written as the case is called, and they are read very often.
        guard word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0.isCapital }) else {
            self.init(rawValue: word)
            return
        }
        var bytes = Array(word.utf8)
        while let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), hyphen + 1 < bytes.count {
            bytes.remove(at: hyphen)
            bytes[hyphen] &= 0xdf
        }
        let name = String(decoding: bytes, as: UTF8.self)
        // A word from which this makes a case's name need not be the one by which that case is written.
        guard let written = Self(rawValue: name) ?? Self(rawValue: word), written.word == word
        else { return nil }
        self = written
    }

    static var words: [String] { allCases.map { $0.word } }
}

extension UInt8 {
    /// Whether it is a capital letter of ASCII.
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
