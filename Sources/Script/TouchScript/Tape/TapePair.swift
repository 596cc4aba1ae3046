import TouchWords

/// Two tapes that a third shows together, as it names them: paths relative to its own folder, or
/// names of lessons.
public struct TapePair: Hashable, Sendable {
    public var first: String
    public var second: String

    var words: [String] { ["together", Self.written(first), Self.written(second)] }

    /// Returns a path as it is written, without quotes if it reads back without them.
    private static func written(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.isOfWords || $0 == "." || $0 == "/")
        }
        return isPlain && !path.isEmpty ? path : Notation.string(path)
    }
}

extension LineReader {
    mutating func tapePair() throws(ScriptError) -> TapePair {
        TapePair(
            first: try path(.expected.tapeFile),
            second: try path(.expected.otherTapeFile))
    }
}

extension Tape {
    /// The tapes that this one shows together; nil for a tape that plays a scene itself.
    public var pair: TapePair? { pairLine?.pair }

    /// The tapes that this one shows together, and the position of the statement.
    public var pairLine: (pair: TapePair, position: SourcePosition)? {
        lines.firstSaid { if case .together(let pair) = $0 { pair } else { nil } }
    }

    /// The tellings before the two tapes run, and after them.
    public var tellingsAroundPair: (before: [Telling], after: [Telling]) {
        let place = lines.firstIndex { line in
            if case .together = line.statement { true } else { false }
        }
        let turn = place ?? lines.endIndex
        return (
            lines[..<turn].compactMap { $0.telling }, lines[turn...].compactMap { $0.telling }
        )
    }

    /// The text of the first title card; nil if there is none.
    public var cardTitle: LocalizedText? {
        lines.firstSaid { if case .tell(.title(let text, _)) = $0 { text } else { nil } }?.0
    }
}

extension TapeStatement {
    /// Indicates whether the statement is allowed in a tape that shows two others.
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
