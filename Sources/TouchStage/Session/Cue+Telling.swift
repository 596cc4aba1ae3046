import TouchScript

extension Cue {
    /// What a line of a tape tells, at the place it stands.
    nonisolated init(_ telling: Telling, record: Int, time: Double, line: Int) {
        let kind: Kind =
            switch telling {
            case .chapter(let text): .chapter(text)
            case .caption(let text): .caption(text ?? LocalizedText(""))
            case .mark(let name): .mark(name)
            case .walk(let part, let span):
                .walk(Walk(part), secondsPerDecision: span?.seconds ?? 0)
            case .slow(let factor): .slow(factor: factor)
            case .freeze(let span): .freeze(seconds: span.seconds)
            case .zoom(let view): .zoom(view: view)
            }
        self.init(kind: kind, record: record, time: time, line: line)
    }
}

extension Cue.Walk {
    nonisolated fileprivate init(_ part: WalkPart) {
        switch part {
        case .hitTest: self = .hitTest
        case .chain: self = .chain
        case .all: self = .all
        }
    }
}
