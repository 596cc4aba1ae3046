import TouchScript
import TouchWords

/// The changes to one file of an app, and the notes about them. Each pass is an extension that
/// handles one concept.
struct FileRewriting {
    /// An entry of the list: a change, or something that could not be imported.
    struct Note: Equatable {
        /// The description, worded so that several places can share it.
        let what: Wording
        let file: String
        let position: SourcePosition
        /// Indicates whether the code cannot be built until somebody has attended to it.
        var isFatal = false
        /// Indicates whether a name was only looked up: the compiler would know better.
        var isGuess = false

        var place: String { "\(file):\(position.line):\(position.column)" }
    }

    struct Edit {
        let range: Range<Int>
        let content: Content
        /// Indicates whether it replaces one token, before which others may insert something.
        var isOfToken = false

        /// The place in the order of edits that begin at the same byte.
        var order: Int { range.isEmpty ? 1 : isOfToken ? 2 : 0 }

        enum Content {
            case text(String)
            case pieces([Piece])
            /// Stretches of files that are inserted here.
            case moved([Move])
            /// The text has been moved elsewhere.
            case taken
        }
    }

    /// A part of inserted text.
    enum Piece {
        case text(String)
        /// A range of the file's bytes, with all changes in it.
        case copy(Range<Int>)
    }

    /// Something that is moved to another place.
    struct Move {
        struct Target: Hashable {
            let file: Int
            let place: Int
        }

        let file: Int
        let pieces: [Piece]
        let target: Target
    }

    let file: Int
    let program: SwiftProgram
    let source: SwiftSource
    /// The names that exist here; nil if they are not known.
    let kit: KitNames?
    /// The language of comments.
    let language: String
    private(set) var edits: [Edit] = []
    private(set) var moves: [Move] = []
    /// An array that indicates, for each token, whether it is replaced by other text.
    private(set) var replaced: [Bool]
    private(set) var changed: [Note] = []
    /// The notes about things that do not exist here, or have no effect.
    private(set) var missing: [Note] = []

    /// Runs all passes over the file.
    init(_ file: Int, of program: SwiftProgram, kit: KitNames?, language: String) {
        (self.file, self.program, self.kit) = (file, program, kit)
        self.language = language
        source = program.sources[file]
        replaced = source.tokens.map { _ in false }
        rewriteImports()
        rewriteDirectives()
        removeAttributes()
        fillOutlets()
        openConnected()
        rewriteSelectors()
        rewriteKeyPaths()
        rewriteProtocols()
        rewriteOptionalCalls()
        moveOverrides()
        subclassForOverrides()
        isolateDeinits()
        isolateTestCases()
        completeInitializers()
        widenObjects()
        callOriginals()
        renameOldNames()
        rewriteOldTypes()
        overrideHiddenNames()
        replaceNibs()
        listResources()
        // After all passes that rename: these list what is still missing.
        listSelfInInitializers()
        leaveOutWhatIsMissing()
        listStatements()
        listMissingNames()
    }

    // MARK: Changing

    /// Replaces a range of text, unless iOS does not compile it.
    /// - Parameter range: the range in the file's bytes.
    mutating func replace(_ range: Range<Int>, with text: String, saying what: Wording? = nil) {
        var index = source.tokens.sortedIndex { $0.range.lowerBound >= range.lowerBound }
        if source.isDormant(index) { return }
        let isOfToken = source.token(index + 1).map { $0.range.lowerBound >= range.upperBound } ?? true
        edits.append(Edit(range: range, content: .text(text), isOfToken: isOfToken))
        if let what { changed.append(note(what, at: range.lowerBound)) }
        while let token = source.token(index), token.range.upperBound <= range.upperBound {
            replaced[index] = true
            index += 1
        }
    }

    mutating func replace(tokens: Range<Int>, with text: String, saying what: Wording? = nil) {
        replace(source.range(of: tokens), with: text, saying: what)
    }

    mutating func replace(token index: Int, with text: String, saying what: Wording? = nil) {
        replace(source.tokens[index].range, with: text, saying: what)
    }

    /// Removes tokens and the blanks after them.
    mutating func remove(tokens: Range<Int>, saying what: Wording? = nil) {
        let range = source.range(of: tokens)
        let blanks = source.bytes[range.upperBound...].prefix { [9, 10, 13, 32].contains($0) }
        replace(range.lowerBound..<blanks.endIndex, with: "", saying: what)
    }

    mutating func remove(
        modifier: String, of declaration: SwiftDeclaration, saying what: Wording? = nil
    ) {
        for (index, word) in declaration.modifiers where word == modifier {
            remove(tokens: index..<index + 1, saying: what)
        }
    }

    /// Inserts text after a token, unless iOS does not compile it.
    mutating func insert(_ text: String, afterToken index: Int, saying what: Wording? = nil) {
        insert([.text(text)], afterToken: index, saying: what)
    }

    /// Inserts text and copies after a token, unless iOS does not compile it.
    mutating func insert(_ pieces: [Piece], afterToken index: Int, saying what: Wording? = nil) {
        if source.isDormant(index) { return }
        let range = source.tokens[index].range
        edits.append(Edit(range: range.upperBound..<range.upperBound, content: .pieces(pieces)))
        if let what { changed.append(note(what, at: range.lowerBound)) }
    }

    /// Inserts text before a token, unless iOS does not compile it.
    mutating func insert(_ text: String, beforeToken index: Int, saying what: Wording? = nil) {
        let place = source.tokens[index].range.lowerBound
        replace(place..<place, with: text, saying: what)
    }

    /// Adds pieces of this file to the end of a body, with all changes in them.
    /// - Parameters:
    ///   - token: the first token of what is moved, at which the change is noted.
    ///   - brace: the token that ends the body, in the file `other`.
    mutating func move(
        _ pieces: [Piece], from token: Int, before brace: Int, in other: Int, saying what: Wording
    ) {
        let there = program.sources[other]
        var place = there.tokens[brace].range.lowerBound
        while place > 0, [9, 32].contains(there.bytes[place - 1]) { place -= 1 }
        let target = Move.Target(file: other, place: place)
        moves.append(Move(file: file, pieces: pieces, target: target))
        changed.append(note(what, at: source.tokens[token].range.lowerBound))
    }

    /// Removes a range of bytes that is copied elsewhere.
    mutating func take(_ range: Range<Int>) { edits.append(Edit(range: range, content: .taken)) }

    /// Notes something that could not be kept as it was, unless iOS does not compile it.
    /// - Parameter isGuess: true for a name that was looked up and not found.
    mutating func miss(
        _ what: Wording, at token: Int, isFatal: Bool = false, isGuess: Bool = false
    ) {
        if source.isDormant(token) { return }
        var note = note(what, at: source.tokens[token].range.lowerBound)
        (note.isFatal, note.isGuess) = (isFatal || isGuess, isGuess)
        missing.append(note)
    }

    private func note(_ what: Wording, at place: Int) -> Note {
        Note(what: what, file: source.file, position: source.position(of: place))
    }
}
