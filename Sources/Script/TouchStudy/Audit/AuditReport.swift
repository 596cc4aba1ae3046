import TouchWords

/// The findings of an audit, and the extent to which it covered the scene.
package struct AuditReport {
    package let findings: [AuditFinding]
    let audit: Audit
    /// The duration of the runs, in seconds.
    let seconds: Double

    package init(_ audit: Audit, seconds: Double) {
        findings = audit.findings
        (self.audit, self.seconds) = (audit, seconds)
    }

    package var hasWarnings: Bool { findings.contains { $0.isWarning } }

    /// Returns the report for a console: what was done, what was found, what was left out.
    package func text(in language: String) -> String {
        let found = findings.map { $0.text(in: language) }.joined()
        return lines(head, language) + "\n"
            + (found.isEmpty ? lines([.audit.nothing], language) : found) + "\n"
            + lines(foot, language)
    }

    private func lines(_ all: [Wording], _ language: String) -> String {
        all.map { $0[language].visible + "\n" }.joined()
    }

    private var head: [Wording] {
        var names: [Wording] = []
        for place in audit.places {
            let name = place.view.map { Wording.verbatim($0) } ?? .audit.nowhere
            if !names.contains(name) { names.append(name) }
        }
        let plan = audit.plan
        let (singles, meanwhiles) = (
            min(audit.done, plan.singles), min(max(audit.done - plan.singles, 0), plan.meanwhiles)
        )
        let sequences = audit.done - singles - meanwhiles
        return [
            .audit.enumerated(audit.done, time: seconds),
            .audit.singles(plan.places, exercises: plan.exercises.count, runs: singles),
            .audit.places(names), .audit.exercises(plan.exercises.families),
        ] + (meanwhiles > 0 ? [.audit.meanwhiles(meanwhiles)] : [])
            + (sequences > 0 ? [.audit.sequences(sequences)] : [])
    }

    /// The parts that were not tried, so that nobody assumes they were.
    private var foot: [Wording] {
        var lines: [Wording] = []
        if audit.done < audit.total {
            lines.append(.audit.leftOut(audit.total - audit.done))
            let plan = audit.plan
            let count = plan.places
            lines += plan.exercises.enumerated().compactMap { number, exercise in
                let left = min((number + 1) * count - audit.done, count)
                return left > 0
                    ? .audit.leftOutOf(exercise.words, count: left, places: count) : nil
            }
            let open = audit.total - audit.done
            let sequences = min(open, audit.total - plan.singles - plan.meanwhiles)
            let meanwhiles = min(open - sequences, plan.meanwhiles)
            if meanwhiles > 0 { lines.append(.audit.meanwhiles(meanwhiles)) }
            if sequences > 0 { lines.append(.audit.sequences(sequences)) }
        }
        if !audit.isJudged { lines.append(.audit.unjudged) }
        let changed = audit.changed
        let hit = audit.places.compactMap { $0.view }
        let later = (audit.cast.views.map { $0.name } + audit.cast.recognizers.map { $0.name })
            .filter { changed.contains($0) && !audit.hasActed($0) && !hit.contains($0) }
        if !later.isEmpty { lines.append(.audit.later(later.map { .verbatim($0) })) }
        return lines + [.audit.untried(audit.grid.pitch)]
    }
}

extension [AuditExercise] {
    /// The descriptions of the exercises, with those in several directions grouped.
    fileprivate var families: [Wording] {
        func count(_ isOne: (AuditExercise) -> Bool) -> Int { filter(isOne).count }
        var told: [Wording] = []
        for exercise in self {
            let words: Wording =
                switch exercise {
                case .flick: .audit.flicks(count { if case .flick = $0 { true } else { false } })
                case .drag: .audit.drags(count { if case .drag = $0 { true } else { false } })
                case .pressDrag:
                    .audit.pressDrags(count { if case .pressDrag = $0 { true } else { false } })
                case .twoFingerDrag:
                    .audit.twoFingerDrags(
                        count { if case .twoFingerDrag = $0 { true } else { false } })
                case .round: .audit.rounds
                default: exercise.words
                }
            if !told.contains(words) { told.append(words) }
        }
        return told
    }
}
