import TouchWords

// The parts of scenes and tapes that affect what happens, without anything for the viewers: for
// links, which should be short.

extension Scene {
    /// The canonical text in English, without comments and title.
    public var bareText: String {
        let bare = lines.compactMap { line -> ScriptLine<SceneStatement>? in
            if case .title? = line.statement { return nil }
            return line.statement == nil ? nil : line.withoutComment
        }
        return written(bare).withoutTranslations
    }
}

extension Tape {
    /// The canonical text without comments and without tellings: only what fingers do, and what is
    /// expected.
    public var bareText: String {
        var bare = Tape(file: file)
        for line in lines {
            switch line.statement {
            case .tell, .scene, nil: break
            case let statement?: bare.append(statement)
            }
        }
        return bare.text
    }
}

extension ScriptLine {
    fileprivate var withoutComment: ScriptLine {
        ScriptLine(position: position, depth: depth, statement: statement)
    }
}

extension String {
    /// The text without translations into other languages: ` zh "…"`.
    fileprivate var withoutTranslations: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var bytes = Array(line.utf8)
            let tokens = Lexer.read(bytes, from: bytes.prefix { $0 == UInt8(ascii: " ") }.count)
                .tokens
            for place in tokens.indices.dropLast().dropFirst().reversed()
            where tokens[place].word?.isLanguage == true && tokens[place + 1].isString {
                bytes.removeSubrange(tokens[place - 1].end..<tokens[place + 1].end)
            }
            return String(decoding: bytes, as: UTF8.self)
        }.joined(separator: "\n")
    }
}
