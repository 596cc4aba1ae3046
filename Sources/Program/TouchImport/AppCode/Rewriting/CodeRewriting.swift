import TouchScript

/// An app's files as they become when each is rewritten, and what is said of that.
struct CodeRewriting {
    let program: SwiftProgram
    let changed: [FileRewriting.Note]
    /// What is not there, or does nothing here.
    let missing: [FileRewriting.Note]
    /// Of each file, by where they begin, the longer ones first.
    private let edits: [[FileRewriting.Edit]]

    /// - Parameters:
    ///   - kit: what is here; nil where that is not known.
    ///   - language: of comments.
    ///   - watch: hears how many files are done.
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
                (a.element.range.lowerBound, -a.element.range.count, a.offset)
                    < (b.element.range.lowerBound, -b.element.range.count, b.offset)
            }.map(\.element)
        }
    }

    func text(of file: Int) -> String {
        let all = program.sources[file].bytes.indices
        return String(decoding: text(of: file, in: all, isMoved: false), as: UTF8.self)
    }

    /// Goes from change to change; what lies within another is done with it.
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
