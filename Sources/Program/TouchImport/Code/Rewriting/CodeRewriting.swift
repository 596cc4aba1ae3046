import TouchScript

/// What is to be changed in an app's files, and what is said of it.
struct CodeRewriting {
    /// A change, or what could not be brought along, for the list.
    struct Note: Equatable {
        /// In words that several places share.
        let what: String
        let file: String
        let position: SourcePosition
        /// Whether the code cannot be built before somebody has seen to it.
        var isFatal = false

        var place: String { "\(file):\(position.line):\(position.column)" }
    }

    private struct Edit {
        let range: Range<Int>
        let content: Content

        enum Content {
            case text(String)
            /// Stretches of files that are to stand there.
            case moved([Move])
            /// It stands elsewhere.
            case taken
        }
    }

    private struct Move {
        let file: Int
        let range: Range<Int>
    }

    let program: SwiftProgram
    /// What is here; nil where that is not known.
    let kit: KitNames?
    private var edits: [[Edit]]
    /// By file and by the place where they are to stand.
    private var moves: [[Int: [Move]]]
    /// For each token whether other text takes its place.
    private var replaced: [[Bool]]

    private(set) var changed: [Note] = []
    /// What is not there, or does nothing here.
    private(set) var missing: [Note] = []

    /// Reads what each pass has to say of the files.
    /// - Parameter watch: hears how many files are done.
    init(_ program: SwiftProgram, kit: KitNames? = nil, watch: (Int) -> Void = { _ in }) {
        (self.program, self.kit) = (program, kit)
        edits = program.sources.map { _ in [] }
        moves = program.sources.map { _ in [:] }
        replaced = program.sources.map { $0.tokens.map { _ in false } }
        for file in program.sources.indices {
            for pass in Self.passes { pass(file, &self) }
            watch(file + 1)
        }
        for file in edits.indices { sortEdits(of: file) }
    }

    typealias Pass = @MainActor (_ file: Int, inout CodeRewriting) -> Void

    func source(_ file: Int) -> SwiftSource { program.sources[file] }

    // MARK: Changing

    /// - Parameter range: of the file's bytes.
    mutating func replace(
        _ range: Range<Int>, in file: Int, with text: String, saying what: String? = nil
    ) {
        edits[file].append(Edit(range: range, content: .text(text)))
        if let what { note(what, at: range.lowerBound, in: file) }
        let tokens = source(file).tokens
        var index = tokens.sortedIndex { $0.range.lowerBound >= range.lowerBound }
        while index < tokens.count, tokens[index].range.upperBound <= range.upperBound {
            replaced[file][index] = true
            index += 1
        }
    }

    /// - Parameter range: of tokens. What is blank behind them goes, too.
    mutating func remove(tokens range: Range<Int>, in file: Int, saying what: String? = nil) {
        let source = source(file)
        let start = source.tokens[range.lowerBound].range.lowerBound
        var end = source.tokens[range.upperBound - 1].range.upperBound
        while end < source.bytes.count, [9, 10, 13, 32].contains(source.bytes[end]) { end += 1 }
        replace(start..<end, in: file, with: "", saying: what)
    }

    mutating func replace(
        token index: Int, in file: Int, with text: String, saying what: String? = nil
    ) {
        replace(source(file).tokens[index].range, in: file, with: text, saying: what)
    }

    /// Puts text behind a token.
    mutating func insert(
        _ text: String, afterToken index: Int, in file: Int, saying what: String? = nil
    ) {
        let place = source(file).tokens[index].range.upperBound
        edits[file].append(Edit(range: place..<place, content: .text(text)))
        if let what { note(what, at: source(file).tokens[index].range.lowerBound, in: file) }
    }

    /// Has lines stand before the end of a body, with all that is changed in them.
    /// - Parameters:
    ///   - range: of the file's bytes.
    ///   - token: the first that is not blank there, which is told of.
    ///   - brace: the token that ends the body, in the file `other`.
    mutating func move(
        _ range: Range<Int>, from token: Int, in file: Int, before brace: Int, in other: Int,
        saying what: String
    ) {
        var place = source(other).tokens[brace].range.lowerBound
        while place > 0, [9, 32].contains(source(other).bytes[place - 1]) { place -= 1 }
        moves[other][place, default: []].append(Move(file: file, range: range))
        edits[file].append(Edit(range: range, content: .taken))
        note(what, at: source(file).tokens[token].range.lowerBound, in: file)
    }

    private mutating func note(_ what: String, at place: Int, in file: Int) {
        changed.append(made(what, at: place, in: file))
    }

    /// Tells of something that cannot be as it was.
    mutating func miss(_ what: String, at token: Int, in file: Int, isFatal: Bool = false) {
        var note = made(what, at: source(file).tokens[token].range.lowerBound, in: file)
        note.isFatal = isFatal
        missing.append(note)
    }

    private func made(_ what: String, at place: Int, in file: Int) -> Note {
        Note(what: what, file: source(file).file, position: source(file).position(of: place))
    }

    /// Whether other text takes that token's place.
    func isReplaced(token index: Int, in file: Int) -> Bool { replaced[file][index] }

    // MARK: The result

    /// Once all is said: by where they begin, the longer ones first.
    private mutating func sortEdits(of file: Int) {
        edits[file] += moves[file].map { place, moves in
            Edit(range: place..<place, content: .moved(moves))
        }
        edits[file] = edits[file].enumerated().sorted { a, b in
            (a.element.range.lowerBound, -a.element.range.count, a.offset)
                < (b.element.range.lowerBound, -b.element.range.count, b.offset)
        }.map(\.element)
    }

    func text(of file: Int) -> String {
        String(
            decoding: text(of: file, in: 0..<source(file).bytes.count, isMoved: false),
            as: UTF8.self)
    }

    /// Goes from change to change; what lies within another is done with it.
    private func text(of file: Int, in range: Range<Int>, isMoved: Bool) -> [UInt8] {
        let bytes = source(file).bytes
        var out: [UInt8] = []
        var place = range.lowerBound
        let first = edits[file].sortedIndex { $0.range.lowerBound >= range.lowerBound }
        for edit in edits[file][first...] {
            if edit.range.lowerBound > range.upperBound { break }
            guard edit.range.lowerBound >= place, edit.range.upperBound <= range.upperBound
            else { continue }
            let text: [UInt8]
            switch edit.content {
            case .text(let new): text = Array(new.utf8)
            case .moved(let moves):
                text = moves.flatMap { move in
                    [10] + self.text(of: move.file, in: move.range, isMoved: true).drop { $0 == 10 }
                        + [10]
                }
            case .taken:
                if isMoved { continue }
                text = []
            }
            out += bytes[place..<edit.range.lowerBound]
            out += text
            place = edit.range.upperBound
        }
        return out + bytes[place..<range.upperBound]
    }
}
