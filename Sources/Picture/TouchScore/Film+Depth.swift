import TouchStage

extension Film {
    /// Returns the depth of a run at `seconds` of film, in beat `index`: layers move from their
    /// positions in the previous beat; nil while everything is flat.
    func depth(of index: Int, at seconds: Double, in run: Int) -> Staging.Depth? {
        let beat = score.beats[index]
        let depth = beat.side(run).staging.depth
        guard movesLayers(index, in: run) else { return depth }
        let before = score.beats[index - 1].side(run).staging.depth
        return .between(before, depth, after: FilmTime.span(from: beat.start, to: seconds))
    }

    /// Returns whether layers separate or come together in beat `index`. A beat that is too short,
    /// such as one within a cut, shows only the result.
    func movesLayers(_ index: Int, in run: Int) -> Bool {
        let beat = score.beats[index]
        guard index > 0, beat.kind == .show, beat.duration >= Staging.Depth.duration else {
            return false
        }
        let before = score.beats[index - 1].side(run).staging.depth
        return before != beat.side(run).staging.depth
    }
}
