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
        let text: String
    }

    /// A stretch that is to stand elsewhere.
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
    private var taken: [[Range<Int>]]

    private(set) var changed: [Note] = []
    /// What is not there, or does nothing here.
    private(set) var missing: [Note] = []

    /// Reads what each pass has to say of the files.
    init(_ program: SwiftProgram, kit: KitNames? = nil) {
        (self.program, self.kit) = (program, kit)
        edits = program.sources.map { _ in [] }
        moves = program.sources.map { _ in [:] }
        taken = edits.map { _ in [] }
        for file in program.sources.indices {
            for pass in Self.passes { pass(file, &self) }
        }
    }

    typealias Pass = @MainActor (_ file: Int, inout CodeRewriting) -> Void

    func source(_ file: Int) -> SwiftSource { program.sources[file] }

    // MARK: Changing

    /// - Parameter range: of the file's bytes.
    mutating func replace(
        _ range: Range<Int>, in file: Int, with text: String, saying what: String? = nil
    ) {
        edits[file].append(Edit(range: range, text: text))
        if let what { note(what, at: range.lowerBound, in: file) }
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
        edits[file].append(Edit(range: place..<place, text: text))
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
        taken[file].append(range)
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

    /// Whether other text takes that stretch's place.
    func isReplaced(_ range: Range<Int>, in file: Int) -> Bool {
        edits[file].contains {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
    }

    // MARK: The result

    func text(of file: Int) -> String {
        String(
            decoding: text(of: file, in: 0..<source(file).bytes.count, isMoved: false),
            as: UTF8.self)
    }

    /// Goes from change to change; what lies within another is done with it.
    private func text(of file: Int, in range: Range<Int>, isMoved: Bool) -> [UInt8] {
        let bytes = source(file).bytes
        var steps: [(range: Range<Int>, text: [UInt8])] = edits[file].map {
            ($0.range, Array($0.text.utf8))
        }
        for (place, moves) in moves[file] where range.contains(place) {
            let lines = moves.flatMap { move in
                [10] + text(of: move.file, in: move.range, isMoved: true).drop { $0 == 10 } + [10]
            }
            steps.append((place..<place, lines))
        }
        if !isMoved { steps += taken[file].map { ($0, []) } }
        var out: [UInt8] = []
        var place = range.lowerBound
        let sorted = steps.enumerated().sorted { a, b in
            (a.element.range.lowerBound, -a.element.range.count, a.offset)
                < (b.element.range.lowerBound, -b.element.range.count, b.offset)
        }.map(\.element)
        for step in sorted {
            guard step.range.lowerBound >= place, step.range.upperBound <= range.upperBound
            else { continue }
            out += bytes[place..<step.range.lowerBound] + step.text
            place = step.range.upperBound
        }
        return out + bytes[place..<range.upperBound]
    }
}
