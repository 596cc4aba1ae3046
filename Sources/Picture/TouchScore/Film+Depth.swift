import TouchStage

extension Film {
    /// The depth of a run at `seconds` of film, in beat `index`: layers go from where the beat before
    /// left them; nil while all lies flat.
    func depth(of index: Int, at seconds: Double, in run: Int) -> Staging.Depth? {
        let beat = score.beats[index]
        let depth = beat.side(run).staging.depth
        guard movesLayers(index, in: run) else { return depth }
        let before = score.beats[index - 1].side(run).staging.depth
        return .between(before, depth, after: FilmTime.span(from: beat.start, to: seconds))
    }

    /// Whether layers come apart or lie down in beat `index`. One that is too short, such as one within a cut, shows what it
    /// leads to.
    func movesLayers(_ index: Int, in run: Int) -> Bool {
        let beat = score.beats[index]
        guard index > 0, beat.kind == .show, beat.duration >= Staging.Depth.duration else {
            return false
        }
        let before = score.beats[index - 1].side(run).staging.depth
        return before != beat.side(run).staging.depth
    }
}
