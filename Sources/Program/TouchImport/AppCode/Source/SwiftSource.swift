import TouchScript
import TouchWords

/// A file of Swift, read as far as rewriting it needs: its tokens, what brackets belong together, what is declared.
final class SwiftSource {
    /// As the user named it.
    let file: String
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// For each token that opens or closes a group, the other one of the two; for others themselves.
    let partners: [Int]
    /// What stands at the file's level.
    let declarations: [SwiftDeclaration]
    /// These and all that is declared in types, what is around before what is within.
    let all: [SwiftDeclaration]
    private let places: SourcePlaces

    /// How deep brackets can be nested: Swift's own compiler goes no deeper.
    static let depth = 256

    /// - Throws: where it can be no Swift: a string, a comment or a bracket without an end.
    init(_ text: String, file: String) throws(ScriptErrors) {
        self.file = file
        bytes = Array(text.utf8)
        places = SourcePlaces(of: bytes)
        tokens = try SwiftLexer.tokens(of: bytes, file: file)
        partners = try Self.partners(of: tokens, file, places)
        declarations = DeclarationReader(tokens, partners).all
        all = declarations.flatMap(\.all)
    }

    func position(of place: Int) -> SourcePosition { places.position(of: place) }

    /// What stands there.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of tokens, with what is between them.
    func text(tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(range(of: tokens)) }

    /// The bytes of tokens, of which there is one at least, with what is between them.
    func range(of places: Range<Int>) -> Range<Int> {
        tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
    }

    /// The token at an index, if there is one.
    func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// Whether the token there is such a word or sign.
    func has(_ text: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index] == text
    }

    /// Whether the tokens from an index on are such words and signs.
    func has(_ texts: [String], at index: Int) -> Bool {
        for (place, text) in zip(index..., texts) where !has(text, at: place) { return false }
        return true
    }

    /// Whether nothing stands between a token and the one before it.
    func isJoined(_ index: Int) -> Bool {
        tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    }

    /// The innermost type around a token.
    func type(around token: Int) -> SwiftDeclaration? {
        var found: SwiftDeclaration?
        var level = declarations
        while true {
            let place = level.sortedIndex { $0.range.lowerBound > token } - 1
            guard place >= 0, level[place].isType, level[place].range.contains(token) else {
                return found
            }
            found = level[place]
            level = level[place].members
        }
    }

    private static func partners(
        of tokens: [SwiftToken], _ file: String, _ places: SourcePlaces
    ) throws(ScriptErrors) -> [Int] {
        let closers = ["(": ")", "[": "]", "{": "}"]
        var partners = Array(tokens.indices)
        var open: [Int] = []
        func fault(_ index: Int, _ message: Wording) -> ScriptErrors {
            let place = tokens[index].range.lowerBound
            return ScriptErrors(message, in: file, at: places.position(of: place))
        }
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            if closers[token.text] != nil {
                open.append(index)
                guard open.count <= depth else {
                    throw fault(index, .app.deepBrackets(open.count, most: depth))
                }
            } else if [")", "]", "}"].contains(token.text) {
                guard let opener = open.popLast(), closers[tokens[opener].text] == token.text else {
                    throw fault(index, .app.loneBracket(token.text))
                }
                (partners[opener], partners[index]) = (index, opener)
            }
        }
        if let opener = open.last {
            let bracket = tokens[opener].text
            throw fault(opener, .app.openBracket(bracket, closing: closers[bracket] ?? ""))
        }
        return partners
    }
}
