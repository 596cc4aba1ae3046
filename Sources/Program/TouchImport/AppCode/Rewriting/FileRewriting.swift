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

        enum Content {
            case text(String)
            /// Stretches of files that are inserted here.
            case moved([Move])
            /// The text has been moved elsewhere.
            case taken
        }
    }

    /// A stretch of a file that is moved elsewhere.
    struct Move {
        struct Target: Hashable {
            let file: Int
            let place: Int
        }

        let file: Int
        let range: Range<Int>
        let target: Target
    }

    private let file: Int
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
        isolateDeinits()
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

    /// Replaces a range of text.
    /// - Parameter range: the range in the file's bytes.
    mutating func replace(_ range: Range<Int>, with text: String, saying what: Wording? = nil) {
        edits.append(Edit(range: range, content: .text(text)))
        if let what { changed.append(note(what, at: range.lowerBound)) }
        var index = source.tokens.sortedIndex { $0.range.lowerBound >= range.lowerBound }
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

    /// Inserts text after a token.
    mutating func insert(_ text: String, afterToken index: Int, saying what: Wording? = nil) {
        let range = source.tokens[index].range
        edits.append(Edit(range: range.upperBound..<range.upperBound, content: .text(text)))
        if let what { changed.append(note(what, at: range.lowerBound)) }
    }

    /// Moves lines to the end of a body, with all changes in them.
    /// - Parameters:
    ///   - range: the range in the file's bytes.
    ///   - token: the first token in the range, at which the change is noted.
    ///   - brace: the token that ends the body, in the file `other`.
    mutating func move(
        _ range: Range<Int>, from token: Int, before brace: Int, in other: Int, saying what: Wording
    ) {
        let there = program.sources[other]
        var place = there.tokens[brace].range.lowerBound
        while place > 0, [9, 32].contains(there.bytes[place - 1]) { place -= 1 }
        let target = Move.Target(file: other, place: place)
        moves.append(Move(file: file, range: range, target: target))
        edits.append(Edit(range: range, content: .taken))
        changed.append(note(what, at: source.tokens[token].range.lowerBound))
    }

    /// Notes something that could not be kept as it was.
    /// - Parameter isGuess: true for a name that was looked up and not found.
    mutating func miss(
        _ what: Wording, at token: Int, isFatal: Bool = false, isGuess: Bool = false
    ) {
        var note = note(what, at: source.tokens[token].range.lowerBound)
        (note.isFatal, note.isGuess) = (isFatal || isGuess, isGuess)
        missing.append(note)
    }

    private func note(_ what: Wording, at place: Int) -> Note {
        Note(what: what, file: source.file, position: source.position(of: place))
    }
}
