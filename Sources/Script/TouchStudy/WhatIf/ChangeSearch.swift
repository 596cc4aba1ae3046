import TouchReading
import TouchScript
import TouchSession
import TouchStage

/// Searches for changes of a scene after which the same fingers lead to another outcome, and proves
/// each by playing them.
///
/// Every single change is tried, pairs only if none succeeds alone. It proceeds step by step, so
/// that the caller can show its progress and stop it.
package struct ChangeSearch {
    /// Changes that lead to the wanted outcome.
    package struct Finding {
        package let changes: [SceneChange]
        package let changed: Scene
        /// Indicates whether one of the changes takes something away, which is only a last resort.
        package let takesAway: Bool
        /// The extent to which the outcome differs, including the wanted difference, and to which
        /// the changes take something away.
        let cost: Int
        let outcome: RunOutcome

        package var words: String { changes.map { $0.words }.joined(separator: " + ") }

        /// Returns whether it is the same remedy in other words: either of two recognizers may
        /// allow both together, and the axis of a pan may have the same effect as its direction.
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
    /// The next pair to try, as the indices of its changes among the single ones.
    private var pair = (first: 0, second: 1)
    private var found: [Finding] = []
    package private(set) var tried = 0

    /// Creates a search.
    /// - Parameters:
    ///   - asked: The names that the search is about.
    ///   - changes: The single changes to try.
    ///   - pairs: The most pairs of them to try; pairs of the smallest changes come first.
    ///   - isWanted: A closure that returns true if a run has the wanted outcome.
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

    /// The number of attempts in total, as far as it is known now.
    package var total: Int { isAtPairs ? singles.count + pairCount : singles.count }

    /// Indicates whether no single change succeeded, and pairs are tried.
    package var isAtPairs: Bool {
        tried >= singles.count && found.allSatisfy { $0.changes.count > 1 }
    }

    /// The findings so far, sorted by how little they change, then with those about the asked names
    /// first; those that take something away come last.
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

    /// Tries the next change or pair.
    /// - Returns: true if there is more to try.
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

    /// Advances along the diagonals, so that pairs of early changes come first.
    private mutating func advancePair() {
        pair = (pair.first + 1, pair.second - 1)
        guard pair.first >= pair.second else { return }
        let sum = pair.first + pair.second + 1
        let first = max(0, sum - (singles.count - 1))
        pair = (first, sum - first)
    }
}
