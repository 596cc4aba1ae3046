import TouchPicture
import TouchWords

extension LineReader {
    /// Reads a number from `range`, without a unit.
    mutating func number(
        _ expected: Wording, in range: ClosedRange<Double>
    ) throws(ScriptError) -> Double {
        guard case .number(let value, unit: "") = current?.kind, range.contains(value) else {
            throw unexpected(expected)
        }
        skip()
        return value
    }

    mutating func integer(
        _ expected: Wording, in range: ClosedRange<Int>
    ) throws(ScriptError) -> Int {
        guard case .number(let value, unit: "") = current?.kind, let whole = Int(exactly: value),
            range.contains(whole)
        else { throw unexpected(expected) }
        skip()
        return whole
    }

    /// Reads two numbers: a point or an offset, in points.
    mutating func point(_ expected: Wording) throws(ScriptError) -> CGPoint {
        CGPoint(x: try coordinate(expected), y: try coordinate(expected))
    }

    /// Reads two numbers that are not negative.
    mutating func size(_ expected: Wording) throws(ScriptError) -> CGSize {
        CGSize(
            width: try number(expected, in: 0...Limits.coordinate),
            height: try number(expected, in: 0...Limits.coordinate))
    }

    /// Reads `(x, y)`.
    mutating func parenthesised(_ expected: Wording) throws(ScriptError) -> CGPoint {
        try require(symbol: "(")
        let x = try coordinate(expected)
        try require(symbol: ",")
        let y = try coordinate(expected)
        try require(symbol: ")")
        return CGPoint(x: x, y: y)
    }

    mutating func coordinate(_ expected: Wording) throws(ScriptError) -> Double {
        try number(expected, in: -Limits.coordinate...Limits.coordinate)
    }

    /// Reads `180ms`, `2s`; never negative.
    mutating func span(_ expected: Wording) throws(ScriptError) -> Span {
        if case .number(let value, unit: _) = current?.kind, value < 0 {
            throw unexpected(expected)
        }
        return try signedSpan(expected)
    }

    /// Reads `3s..7s`; the end must be later than the start.
    mutating func timeRange() throws(ScriptError) -> TimeRange {
        let expected = Wording.expected.stretch
        let start = try span(expected)
        guard take(symbol: "‥") else { throw unexpected(.expected.endOfStretch) }
        let range = TimeRange(start, try span(expected))
        guard range.start.seconds < range.end.seconds else {
            throw error(.fault.rangeRunsBack(range.text), back: 3)
        }
        return range
    }

    mutating func signedSpan(_ expected: Wording) throws(ScriptError) -> Span {
        guard case .number(let value, let unit) = current?.kind,
            let unit = Span.Unit(rawValue: unit),
            abs(Span(value, unit).seconds) <= Limits.seconds
        else { throw unexpected(expected) }
        skip()
        return Span(value, unit)
    }

    mutating func angle() throws(ScriptError) -> Angle {
        guard case .number(let value, let unit) = current?.kind,
            let unit = Angle.Unit(rawValue: unit)
        else { throw unexpected(.expected.angle) }
        skip()
        return Angle(value, unit)
    }

    /// Reads `on` or `off`; neither means on.
    mutating func onOff() -> Bool {
        if take("off") { return false }
        _ = take("on")
        return true
    }

    /// Reads `"English" zh "中文"`.
    mutating func localizedText(_ expected: Wording) throws(ScriptError) -> LocalizedText {
        var text = LocalizedText(try string(expected))
        while let language = current?.word, language.isLanguage, following?.isString == true {
            if text.translations.contains(where: { $0.language == language }) {
                throw error(.fault.languageTwice(language))
            }
            skip()
            text.translations.append(.init(language: language, text: try string(expected)))
        }
        return text
    }

    /// Reads one or more items with commas between them.
    mutating func list<Item>(
        _ item: (inout LineReader) throws(ScriptError) -> Item
    ) throws(ScriptError) -> [Item] {
        var items = [try item(&self)]
        while take(symbol: ",") { items.append(try item(&self)) }
        return items
    }

    /// Reads one or more of the words of `Word`.
    mutating func choices<Word: LanguageWord>(
        _ type: Word.Type, _ what: Wording
    ) throws(ScriptError) -> [Word] {
        try list { reader throws(ScriptError) in try reader.choice(type, what) }
    }

    mutating func localizedTexts(_ expected: Wording) throws(ScriptError) -> [LocalizedText] {
        try list { reader throws(ScriptError) in try reader.localizedText(expected) }
    }

    /// Reads clauses until the line ends, and returns them in the order of `words`.
    ///
    /// After a fault, it continues at the next known word.
    mutating func clauses<Word: LanguageWord, Clause>(
        among words: [Word], _ what: Wording,
        _ parse: (Word, inout LineReader) throws(ScriptError) -> Clause
    ) -> [Clause] {
        var read: [(rank: Int, clause: Clause)] = []
        var seen: Set<Int> = []
        while !isAtEnd {
            do throws(ScriptError) {
                let word = try choice(among: words, what)
                let rank = words.firstIndex(of: word) ?? 0
                if !seen.insert(rank).inserted {
                    note(error(.fault.clauseTwice(word.word), back: 1))
                }
                read.append((rank, try parse(word, &self)))
            } catch {
                note(error)
                skip(to: words)
            }
        }
        offer(words.indices.filter { !seen.contains($0) }.map { words[$0].word })
        return read.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map { $0.element.clause }
    }

    private mutating func skip<Word: LanguageWord>(to words: [Word]) {
        while let token = current, !words.contains(where: { $0.word == token.word }) {
            skip()
        }
    }
}

extension String {
    /// Indicates whether it consists of two small letters, such as "zh".
    var isLanguage: Bool {
        utf8.count == 2 && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}

extension TimeRange {
    /// Reads `3s..7s`; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let tokens = Lexer.read(bytes, from: 0).tokens
        var reader = LineReader(file: "", number: 1, bytes: bytes, tokens: tokens)
        guard let range = try? reader.timeRange(), reader.isAtEnd else { return nil }
        self = range
    }
}
