import TouchReading
import TouchScript
import TouchSession
import TouchStage

/// Looks for changes of a scene after which the same fingers bring about something else, each proved by playing them.
///
/// Every single change is tried; pairs of them only if none does it alone. It goes step by step, so that whoever waits for
/// it can see how far it is, and stop it.
package struct ChangeSearch {
    /// Changes that do it.
    package struct Finding {
        package let changes: [SceneChange]
        package let changed: Scene
        /// Whether one of them mends by taking something away, which nobody would do who has another choice.
        package let takesAway: Bool
        /// How much comes out otherwise, what was looked for among it, and what the changes take away.
        let cost: Int
        let outcome: RunOutcome

        package var words: String { changes.map { $0.words }.joined(separator: " + ") }

        /// Whether it is the same remedy in other words: two recognizers may be allowed together by either of them, and the
        /// axis of a pan may do as well as its way.
        func isSame(as other: Finding) -> Bool {
            guard changes.count == 1, other.changes.count == 1, let alike = changes[0].alike else {
                return false
            }
            return alike == other.changes[0].alike && outcome.distance(to: other.outcome) == 0
        }
    }

    let whatIf: WhatIf
    private let isWanted: (Session) -> Bool
    private let asked: [String]
    private let recognizers: Set<String>
    private let outcome: RunOutcome
    private let singles: [SceneChange]
    private let pairLimit: Int
    /// The pair that is tried next, by the places of its changes among the singles.
    private var pair = (first: 0, second: 1)
    private var found: [Finding] = []
    package private(set) var tried = 0

    /// - Parameters:
    ///   - asked: those whom it is looked for.
    ///   - changes: the single changes that are tried.
    ///   - pairs: at most so many pairs of them are; those of the smallest changes come first.
    ///   - isWanted: whether a run is what is looked for.
    init(
        _ whatIf: WhatIf, for asked: [String], changes: [SceneChange], pairs: Int,
        isWanted: @escaping (Session) -> Bool
    ) {
        pairLimit = pairs
        self.whatIf = whatIf
        self.isWanted = isWanted
        self.asked = asked
        recognizers = whatIf.original.scene.recognizerNames
        singles = changes
        outcome = RunOutcome(whatIf.original.trace)
    }

    /// How many will have been tried, as far as that can be said now.
    package var total: Int { isAtPairs ? singles.count + pairCount : singles.count }

    /// Whether no single change did it, and pairs are tried.
    package var isAtPairs: Bool {
        tried >= singles.count && found.allSatisfy { $0.changes.count > 1 }
    }

    /// What was found so far, that which changes least first, of them what is about those who are asked for; what takes
    /// something away comes last.
    package var findings: [Finding] {
        var findings: [Finding] = []
        for finding in found.stablySorted(by: { rank($0) })
        where !findings.contains(where: finding.isSame) { findings.append(finding) }
        return findings
    }

    private func rank(_ finding: Finding) -> Int {
        let isAbout = asked.contains { name in finding.changes.contains { $0.isAbout(name) } }
        return (finding.takesAway ? 1_000_000 : 0) + 2 * finding.cost + (isAbout ? 0 : 1)
    }

    private var pairCount: Int {
        min(singles.count * (singles.count - 1) / 2, pairLimit)
    }

    /// Tries the next.
    /// - Returns: whether there is more to try.
    package mutating func step() -> Bool {
        guard tried < total else { return false }
        if tried < singles.count {
            attempt([singles[tried]])
        } else {
            attempt([singles[pair.first], singles[pair.second]])
            advancePair()
        }
        tried += 1
        return tried < total
    }

    private mutating func attempt(_ changes: [SceneChange]) {
        let scene = whatIf.original.scene
        guard let changed = try? changes.applied(to: scene).scene,
            let session = try? whatIf.run(on: changed), isWanted(session)
        else { return }
        let then = RunOutcome(session.trace)
        let forces = changes.map { $0.force(for: asked, among: recognizers) }
        let others = changes.count { !$0.isForConflicts }
        found.append(
            Finding(
                changes: changes, changed: changed,
                takesAway: changes.contains { $0.takesAway(for: asked, among: recognizers) },
                cost: forces.reduce(2 * then.distance(to: outcome) + others, +), outcome: then))
    }

    /// Along the diagonals, so that pairs of early changes come first.
    private mutating func advancePair() {
        pair = (pair.first + 1, pair.second - 1)
        guard pair.first >= pair.second else { return }
        let sum = pair.first + pair.second + 1
        let first = max(0, sum - (singles.count - 1))
        pair = (first, sum - first)
    }
}
