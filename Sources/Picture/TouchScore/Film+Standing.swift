extension Film {
    /// Whether the picture is surely the same at all seconds of film from `start` to `end`: within a beat in which neither
    /// time passes nor a line is drawn nor the camera goes, once the picture has become what it tells.
    public func stands(from start: Double, to end: Double) -> Bool {
        guard let index = score.beat(at: start), score.beat(at: end) == index else { return false }
        let beat = score.beats[index]
        guard beat.from >= beat.to, beat.arrival(at: start) >= 1 else { return false }
        let stretch = start...max(start, end)
        guard !score.drawings.contains(where: { $0.span.overlaps(stretch) }) else { return false }
        return score.travel(at: start) == nil && score.travel(at: end) == nil
    }
}
