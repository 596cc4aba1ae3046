import TouchScript
import TouchWords

/// A Swift file, parsed as far as rewriting needs it: its tokens, its matching brackets, its
/// declarations.
final class SwiftSource {
    /// The path as the user typed it.
    let file: String
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// The matching token of each token that opens or closes a group; for other tokens, their own
    /// index.
    let partners: [Int]
    /// The declarations at the level of the file that iOS compiles.
    let declarations: [SwiftDeclaration]
    /// The conditions of `#if`, and what iOS compiles of the file.
    let compiled: CompiledCode
    /// All declarations, including those in types, outer ones first.
    let all: [SwiftDeclaration]
    private let places: SourcePlaces

    /// The deepest nesting of brackets, which is that of Swift's own compiler.
    static let depth = 256

    /// Parses a file.
    /// - Throws: the place where the text cannot be Swift: a string, a comment or a bracket without
    ///   an end.
    init(_ text: String, file: String) throws(ScriptErrors) {
        self.file = file
        bytes = Array(text.utf8)
        places = SourcePlaces(of: bytes)
        tokens = try SwiftLexer.tokens(of: bytes, file: file)
        partners = try Self.partners(of: tokens, file, places)
        compiled = CompiledCode(tokens)
        declarations = DeclarationReader(tokens, partners, compiled).all
        all = declarations.flatMap(\.all)
    }

    func position(of place: Int) -> SourcePosition { places.position(of: place) }

    /// Returns the text of a range of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the text of tokens, including what lies between them.
    func text(tokens: Range<Int>) -> String { tokens.isEmpty ? "" : text(range(of: tokens)) }

    /// Returns the bytes of tokens, including what lies between them. There must be at least one.
    func range(of places: Range<Int>) -> Range<Int> {
        tokens[places.lowerBound].range.lowerBound..<tokens[places.upperBound - 1].range.upperBound
    }

    /// Returns the token at an index; nil if there is none.
    func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// Returns whether the token at an index has a given text.
    func has(_ text: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index] == text
    }

    /// Returns whether the tokens from an index on have the given texts.
    func has(_ texts: [String], at index: Int) -> Bool {
        for (place, text) in zip(index..., texts) where !has(text, at: place) { return false }
        return true
    }

    /// Returns whether iOS does not compile the token at an index.
    func isDormant(_ index: Int) -> Bool {
        tokens.indices.contains(index) && compiled.isDormant[index]
    }

    /// Returns whether a token follows the previous one without a gap.
    func isJoined(_ index: Int) -> Bool {
        tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    }

    /// Returns the innermost type around a token.
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
