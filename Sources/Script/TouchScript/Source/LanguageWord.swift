/// An enum whose cases are words of the language: `tapInterval` is written `tap-interval`.
public protocol LanguageWord: CaseIterable, Equatable, RawRepresentable<String> {}

extension LanguageWord {
    /// The case as the language writes it.
    public var word: String {
        guard rawValue.utf8.contains(where: { $0.isCapital }) else { return rawValue }
        let bytes = rawValue.utf8.flatMap { byte in
            byte.isCapital ? [UInt8(ascii: "-"), byte | 0x20] : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Creates the case that the language writes as `word`.
    public init?(word: String) {
        // Most words are written like their case, and they are read very often.
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
        // The name of a case may be made from a word that is not the way that the case is written.
        guard let written = Self(rawValue: name) ?? Self(rawValue: word), written.word == word
        else { return nil }
        self = written
    }

    static var words: [String] { allCases.map { $0.word } }
}

extension UInt8 {
    /// Indicates whether it is a capital letter of ASCII.
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
