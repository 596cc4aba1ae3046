import TouchScript

/// A file of Swift, read as far as rewriting it needs: its tokens, what brackets belong together, what is declared.
struct SwiftSource {
    /// As the user named it.
    let file: String
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// For each token that opens or closes a group, the other one of the two; for others themselves.
    let partners: [Int]
    /// What stands at the file's level.
    let declarations: [SwiftDeclaration]
    private let places: SourcePlaces

    /// - Throws: where it can be no Swift: a string, a comment or a bracket without an end.
    init(_ text: String, file: String) throws(ScriptErrors) {
        self.file = file
        bytes = Array(text.utf8)
        places = SourcePlaces(of: bytes)
        tokens = try SwiftLexer.tokens(of: bytes, file: file)
        partners = try Self.partners(of: tokens, file, places)
        declarations = DeclarationReader(tokens, partners).all
    }

    func position(of place: Int) -> SourcePosition { places.position(of: place) }

    /// What stands there.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of tokens, with what is between them.
    func text(tokens range: Range<Int>) -> String {
        range.isEmpty
            ? ""
            : text(
                tokens[range.lowerBound].range
                    .lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }

    /// The token at an index, if there is one.
    func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// Whether the token there is such a word or sign.
    func has(_ text: String, at index: Int) -> Bool { token(index).map { $0 == text } ?? false }

    private static func partners(
        of tokens: [SwiftToken], _ file: String, _ places: SourcePlaces
    ) throws(ScriptErrors) -> [Int] {
        let closers = ["(": ")", "[": "]", "{": "}"]
        var partners = Array(tokens.indices)
        var open: [Int] = []
        func fault(_ index: Int, _ message: String) -> ScriptErrors {
            let position = places.position(of: tokens[index].range.lowerBound)
            return ScriptErrors([ScriptError(file: file, position: position, message: message)])
        }
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            if closers[token.text] != nil {
                open.append(index)
            } else if [")", "]", "}"].contains(token.text) {
                guard let opener = open.popLast(), closers[tokens[opener].text] == token.text else {
                    throw fault(index, "found '\(token.text)', expected what opens it before")
                }
                (partners[opener], partners[index]) = (index, opener)
            }
        }
        if let opener = open.last {
            throw fault(
                opener,
                "found '\(tokens[opener].text)' without an end, expected '\(closers[tokens[opener].text] ?? "")'"
            )
        }
        return partners
    }
}
