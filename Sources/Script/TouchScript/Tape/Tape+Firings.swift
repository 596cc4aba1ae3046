import TouchWords

extension Tape {
    /// The line by which timers of the scene that fire again and again may have fired so often that, with what the tape
    /// sends, it is too much; told once. Where samples alone are too many, that is told already.
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
    /// Samples and firings are too many: as far as a tape's text tells, or as it is played, for timers may start one another.
    public static func excessiveFirings(file: String, position: SourcePosition?) -> ScriptError {
        ScriptError(
            file: file, position: position, message: .fault.tooManyFirings(Limits.samples))
    }
}

extension Scene {
    /// How often its timers fire in a second at most, those that fire again and again.
    fileprivate var firingRate: Double {
        var rate = 0.0
        for case .view(_, _, let clauses) in lines.compactMap({ $0.statement }) {
            for case .every(let span, _) in clauses { rate += 1 / max(span.seconds, 0.001) }
        }
        return rate
    }
}
