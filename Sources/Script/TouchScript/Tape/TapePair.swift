/// Two tapes that a third shows together, as it names them: paths from its own folder, or names of lessons.
public struct TapePair: Hashable, Sendable {
    public var first: String
    public var second: String

    public init(_ first: String, _ second: String) {
        self.first = first
        self.second = second
    }
}

extension TapePair {
    var words: [String] { ["together", Self.written(first), Self.written(second)] }

    /// Without quotes where it reads back so.
    private static func written(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.isOfWords || $0 == "." || $0 == "/")
        }
        return isPlain && !path.isEmpty ? path : Notation.string(path)
    }
}

extension LineReader {
    mutating func tapePair() throws(ScriptError) -> TapePair {
        let first = try path("a tape's file or a lesson's name")
        return TapePair(first, try path("the file of another tape, or a lesson's name"))
    }
}

extension Tape {
    /// The tapes that it shows together; nil for a tape that plays a scene itself.
    public var pair: TapePair? { pairLine?.pair }

    /// The same, and where it says so.
    public var pairLine: (pair: TapePair, position: SourcePosition)? {
        for line in lines {
            if case .together(let pair) = line.statement { return (pair, line.position) }
        }
        return nil
    }

    /// What it tells before the two run, and after them.
    public var tellingsAroundPair: (before: [Telling], after: [Telling]) {
        let place = lines.firstIndex { line in
            if case .together = line.statement { true } else { false }
        }
        func tellings(_ lines: Slice<TapeLines>) -> [Telling] {
            lines.compactMap { line in
                if case .tell(let telling) = line.statement { telling } else { nil }
            }
        }
        let turn = place ?? lines.endIndex
        return (tellings(lines[..<turn]), tellings(lines[turn...]))
    }

    /// The words of its first title card; nil if it shows none.
    public var cardTitle: LocalizedText? {
        for case .tell(.title(let text, _))? in lines.lazy.map({ $0.statement }) { return text }
        return nil
    }
}

extension TapeStatement {
    /// Whether it can stand in a tape that shows two others.
    var goesWithPair: Bool {
        switch self {
        case .header, .together: true
        case .scene, .act, .expect: false
        case .tell(let telling):
            switch telling {
            case .title, .chapter, .caption, .note, .mark, .freeze, .slow, .direct, .end: true
            default: false
            }
        }
    }
}
