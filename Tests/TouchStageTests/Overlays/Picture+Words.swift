import TouchPicture

extension Picture {
    /// All that is written on it, back to front.
    var words: [String] { words(in: marks) }

    private func words(in marks: [Mark]) -> [String] {
        marks.flatMap { mark -> [String] in
            switch mark {
            case .text(let text): [text.string]
            case .group(let group): words(in: group.marks)
            case .shape, .image: []
            }
        }
    }
}
