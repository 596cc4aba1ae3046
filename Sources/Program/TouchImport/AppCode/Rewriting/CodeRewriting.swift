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

    func text(of file: Int) -> String { String(decoding: written(file).bytes, as: UTF8.self) }

    /// Returns the place in the app's files that a place in a rewritten file comes from. What was
    /// put in comes from the text before it.
    /// - Parameters:
    ///   - line: the line in the rewritten file, from 1.
    ///   - column: the column, in bytes from 1.
    func origin(of file: Int, line: Int, column: Int) -> String {
        let written = written(file)
        let ends = written.bytes.indices.lazy.filter { written.bytes[$0] == 10 }
        let start = line < 2 ? 0 : (ends.dropFirst(line - 2).first ?? written.bytes.count - 1) + 1
        let (source, place) = written.origin(of: start + column - 1) ?? (file, 0)
        let position = program.sources[source].position(of: place)
        return "\(program.sources[source].file):\(position.line):\(position.column)"
    }

    private func written(_ file: Int) -> WrittenCode {
        var written = WrittenCode()
        write(file, program.sources[file].bytes.indices, to: &written, isMoved: false)
        return written
    }

    /// Writes the rewritten text of a range, from edit to edit. An edit within another is applied
    /// along with that one.
    private func write(
        _ file: Int, _ range: Range<Int>, to written: inout WrittenCode, isMoved: Bool
    ) {
        let bytes = program.sources[file].bytes
        var place = range.lowerBound
        let first = edits[file].sortedIndex { $0.range.lowerBound >= range.lowerBound }
        for edit in edits[file][first...] {
            if edit.range.lowerBound > range.upperBound { break }
            guard edit.range.lowerBound >= place, edit.range.upperBound <= range.upperBound
            else { continue }
            if case .taken = edit.content, isMoved { continue }
            written.copy(bytes, place..<edit.range.lowerBound, of: file)
            place = edit.range.upperBound
            switch edit.content {
            case .text(let new): written.add(new.utf8)
            case .pieces(let pieces): write(pieces, of: file, to: &written)
            case .moved(let moves):
                for move in moves {
                    written.add([10])
                    write(move.pieces, of: move.file, to: &written)
                    written.add([10])
                }
            case .taken: break
            }
        }
        written.copy(bytes, place..<range.upperBound, of: file)
    }

    private func write(
        _ pieces: [FileRewriting.Piece], of file: Int, to written: inout WrittenCode
    ) {
        for piece in pieces {
            switch piece {
            case .text(let new): written.add(new.utf8)
            case .copy(let range): write(file, range, to: &written, isMoved: true)
            }
        }
    }
}

/// A rewritten file, and where its bytes come from.
private struct WrittenCode {
    private(set) var bytes: [UInt8] = []
    /// The stretches that were copied, in order: where each begins, and the place in the app's file
    /// that it was copied from.
    private var copies: [(start: Int, file: Int, place: Range<Int>)] = []

    mutating func copy(_ source: [UInt8], _ range: Range<Int>, of file: Int) {
        guard !range.isEmpty else { return }
        copies.append((bytes.count, file, range))
        bytes += source[range]
    }

    mutating func add(_ new: some Sequence<UInt8>) { bytes += new }

    /// Returns the file and the place that a byte comes from; nil if nothing was copied before it.
    func origin(of place: Int) -> (file: Int, place: Int)? {
        let next = copies.sortedIndex { $0.start > place }
        guard next > 0 else { return nil }
        let copy = copies[next - 1]
        return (copy.file, min(copy.place.lowerBound + place - copy.start, copy.place.upperBound))
    }
}
