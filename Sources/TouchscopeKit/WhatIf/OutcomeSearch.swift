import TouchKit
import TouchScript
import TouchSession
import TouchStage

/// Looks for the single changes of a scene after which the same fingers bring about what is wanted.
struct OutcomeSearch {
    let whatIf: WhatIf
    let wanted: [Expectation]
    /// Event time by which it must have come about, in seconds; nil for the end.
    let deadline: Double?

    /// A change that does it.
    struct Finding {
        let change: SceneChange
        let comparison: RunComparison
        /// How many outcomes differ from the run as it is, the one that is wanted among them, and what it takes away.
        var cost: Int { comparison.outcomes.count + change.force }
    }

    struct Findings {
        /// Those that change least first.
        var best: [Finding] = []
        /// How many changes do it.
        var count = 0
        var tried = 0
        /// Whether it was stopped before all were tried.
        var isPartial = false
    }

    /// Whether it has come about by itself.
    var isMetAlready: Bool { isMet(by: whatIf.original) }

    /// - Parameters:
    ///   - limit: so many are compared with the run as it is.
    ///   - goesOn: asked before each attempt, with how many there are and how many are done.
    func run(limit: Int = 8, goesOn: (_ done: Int, _ all: Int) -> Bool = { _, _ in true })
        -> Findings
    {
        let scene = whatIf.original.scene
        let changes = scene.singleChanges()
        let original = Why(whatIf.original.trace, scene: scene)
        var findings = Findings()
        for (done, change) in changes.enumerated() {
            guard goesOn(done, changes.count) else {
                findings.isPartial = true
                break
            }
            findings.tried += 1
            guard let changed = try? change.applied(to: scene).scene else { continue }
            let session = whatIf.run(on: changed)
            guard isMet(by: session) else { continue }
            findings.count += 1
            // Changes come with the smallest kinds first; of many the first are enough to choose from.
            guard findings.best.count < limit * 2 else { continue }
            let comparison = RunComparison(original, Why(session.trace, scene: changed))
            findings.best.append(Finding(change: change, comparison: comparison))
        }
        let ranked = findings.best.enumerated().sorted {
            ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
        }
        findings.best = ranked.prefix(limit).map(\.element)
        return findings
    }

    private func isMet(by session: Session) -> Bool {
        let trace = session.trace
        let record =
            deadline.map { limit in
                trace.records.prefix { $0.time <= limit }.count
            } ?? trace.records.count
        let cues = wanted.map {
            Cue(
                .expect($0), record: record, time: deadline ?? session.time,
                position: SourcePosition(line: 1, column: 1))
        }
        return trace.failures(of: cues, file: "").isEmpty
    }
}
