import TouchWords

extension Tape {
    /// Returns a fault, once, for the line by which repeating timers of the scene may have fired so
    /// often that, together with the tape's samples, the limit is exceeded. If the samples alone
    /// exceed it, that has already been reported.
    func excessiveFirings(in scene: Scene) -> [ScriptError] {
        let rate = scene.firingRate
        guard rate > 0 else { return [] }
        var samples = 0
        for (line, time) in zip(lines, times) {
            samples += line.act?.samples ?? 0
            guard samples <= Limits.samples else { return [] }
            if Double(samples) + time.upperBound * rate > Double(Limits.samples) {
                return [.excessiveFirings(file: file, position: line.position)]
            }
        }
        return []
    }
}

extension ScriptError {
    /// Returns the fault of too many samples and firings. It may be found in a tape's text, or only
    /// while it is played, because timers may start one another.
    public static func excessiveFirings(file: String, position: SourcePosition?) -> ScriptError {
        ScriptError(
            file: file, position: position, message: .fault.tooManyFirings(Limits.samples))
    }
}

extension Scene {
    /// The largest number of times that the repeating timers fire per second.
    fileprivate var firingRate: Double {
        var rate = 0.0
        for case .view(_, _, let clauses) in lines.compactMap({ $0.statement }) {
            for case .every(let span, _) in clauses { rate += 1 / max(span.seconds, 0.001) }
        }
        return rate
    }
}
