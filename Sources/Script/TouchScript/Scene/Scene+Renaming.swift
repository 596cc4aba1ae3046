import TouchWords

extension Scene {
    /// Returns the text of a scene with a name replaced wherever it occurs; everything else stays
    /// unchanged to the letter.
    ///
    /// - Parameter file: The scene's file, for messages.
    /// - Throws: The reason why the new name is not possible: it is a word of the language, it is
    ///   taken, or it is no name at all.
    public static func text(
        _ text: String, file: String, renaming old: String, to new: String
    ) throws(ScriptErrors) -> String {
        let scene = try parse(text, file: file)
        guard let entry = scene.names[old], entry.line > 0, OwnRecognizer.parts(of: old) == nil,
            RefreshControlName.scrollView(of: old) == nil
        else {
            throw ScriptErrors(.fault.noName(shortened(old)), in: file)
        }
        let words = Lexer.read(Array(new.utf8), from: 0)
        guard words.tokens.count == 1, words.comment == nil, words.tokens[0].word == new else {
            throw ScriptErrors(
                .fault.found(.expected.word(shortened(new)), expected: .expected.letters),
                in: file, at: SourcePosition(line: entry.line, column: 1))
        }
        var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Array($0) }
        var document = Document(text, file: file)
        while let line = document.next() {
            for column in line.columns(of: old).sorted().reversed() {
                let start = column - 1
                let end = start + old.unicodeScalars.count
                rows[line.position.line - 1].replaceSubrange(start..<end, with: new.unicodeScalars)
            }
        }
        let changed = rows.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
        _ = try parse(changed, file: file)
        return changed
    }
}

extension Document.Line {
    /// Returns the columns at which a name occurs in a line of a scene, in scalars from 1.
    fileprivate func columns(of name: String) -> [Int] {
        var reader = reader
        guard isStatement, let statement = try? reader.sceneStatement() else { return [] }
        func isMeant(_ found: String) -> Bool {
            found == name || OwnRecognizer.parts(of: found)?.owner == name
                || RefreshControlName.scrollView(of: found) == name
        }
        var columns = reader.references.filter { isMeant($0.name) }.map { $0.position.column }
        if statement.named?.name == name {
            columns.append(reader.position(at: statement.kindWords).column)
        }
        return columns
    }
}

extension SceneStatement {
    /// The number of words before the name that the statement introduces.
    fileprivate var kindWords: Int {
        if case .recognizer(let kind, _, _) = self { kind.words.count } else { 1 }
    }
}
