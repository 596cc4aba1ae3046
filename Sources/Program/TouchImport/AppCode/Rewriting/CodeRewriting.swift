import TouchScript

/// An app's files after each has been rewritten, and the notes about that.
struct CodeRewriting {
    let program: SwiftProgram
    let changed: [FileRewriting.Note]
    /// The notes about things that do not exist here, or have no effect.
    let missing: [FileRewriting.Note]
    /// The edits of each file, by start; those of the same start by their order, longer ones first.
    private let edits: [[FileRewriting.Edit]]

    /// Rewrites all files of a program.
    /// - Parameters:
    ///   - kit: the names that exist here; nil if they are not known.
    ///   - language: the language of comments.
    ///   - watch: a closure that receives the number of files done so far.
    init(
        _ program: SwiftProgram, kit: KitNames? = nil, language: String = "en",
        watch: (Int) -> Void = { _ in }
    ) {
        self.program = program
        let files = program.sources.indices.map { index in
            let file = FileRewriting(index, of: program, kit: kit, language: language)
            watch(index + 1)
            return file
        }
        changed = files.flatMap(\.changed)
        missing = files.flatMap(\.missing)
        var edits = files.map(\.edits)
        for (target, moves) in Dictionary(grouping: files.flatMap(\.moves), by: \.target) {
            let range = target.place..<target.place
            edits[target.file].append(.init(range: range, content: .moved(moves)))
        }
        self.edits = edits.map { edits in
            edits.enumerated().sorted { a, b in
                let (first, second) = (a.element, b.element)
                return (first.range.lowerBound, first.order, -first.range.count, a.offset)
                    < (second.range.lowerBound, second.order, -second.range.count, b.offset)
            }.map(\.element)
        }
    }

    func text(of file: Int) -> String {
        let all = program.sources[file].bytes.indices
        return String(decoding: text(of: file, in: all, isMoved: false), as: UTF8.self)
    }

    /// Returns the rewritten text of a range, from edit to edit. An edit within another is applied
    /// along with that one.
    private func text(of file: Int, in range: Range<Int>, isMoved: Bool) -> [UInt8] {
        let bytes = program.sources[file].bytes
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
            case .pieces(let pieces): text = self.text(of: pieces, in: file)
            case .moved(let moves):
                text = moves.flatMap { move in
                    [10] + self.text(of: move.pieces, in: move.file).drop { $0 == 10 } + [10]
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

    private func text(of pieces: [FileRewriting.Piece], in file: Int) -> [UInt8] {
        pieces.flatMap { piece in
            switch piece {
            case .text(let new): Array(new.utf8)
            case .copy(let range): text(of: file, in: range, isMoved: true)
            }
        }
    }
}
