import TouchReading
import TouchTrace
import TouchWords

/// The pairs that always act together, and those that never do.
extension Audit {
    /// The names that acted, in the order in which they first did, each with the indices of its
    /// runs.
    private var actors: [(name: String, runs: Set<Int>)] {
        var all: [(name: String, runs: Set<Int>)] = []
        for (number, run) in singles.enumerated() {
            for name in run.acted where scene.names[owner(of: name)] != nil {
                if let known = all.firstIndex(where: { $0.name == name }) {
                    all[known].runs.insert(number)
                } else {
                    all.append((name, [number]))
                }
            }
        }
        return all
    }

    /// Returns the name that the scene has a line for: for the recognizer that scrolls a list, the
    /// list.
    func owner(of name: String) -> String {
        String(name.prefix { $0 != " " })
    }

    // MARK: Together

    var together: [AuditFinding] {
        let actors = actors
        var told: [AuditFinding] = []
        for (place, one) in actors.enumerated() {
            let same = actors.filter { $0.runs == one.runs }
            if same.count > 1, same[0].name == one.name {
                told.append(always(same.map { $0.name }, one.runs))
            }
            for (other, second) in actors.enumerated()
            where other != place && one.runs.isStrictSubset(of: second.runs) {
                told.append(alongside(one, second))
            }
        }
        return told
    }

    private func always(_ names: [String], _ numbers: Set<Int>) -> AuditFinding {
        finding(
            .together, isWarning: false, about: owner(of: names[0]),
            .audit.together(names.map { Wording.verbatim($0) }, runs: numbers.count),
            permission(names[0], names[1], numbers))
    }

    private func alongside(
        _ one: (name: String, runs: Set<Int>), _ other: (name: String, runs: Set<Int>)
    ) -> AuditFinding {
        finding(
            .together, isWarning: false, about: owner(of: one.name),
            .audit.alongside(
                one.name, other: other.name, runs: one.runs.count,
                more: other.runs.count - one.runs.count),
            permission(one.name, other.name, one.runs))
    }

    /// Returns a sentence about the answer that allowed both, if anything was asked; otherwise
    /// about the deed.
    private func permission(_ one: String, _ other: String, _ numbers: Set<Int>) -> [Wording] {
        guard let first = numbers.min() else { return [] }
        let run = singles[first]
        let said = example(of: run) { why in
            let allowed = why.trace.records.first { record in
                guard
                    case .question(
                        .shouldRecognizeSimultaneously, let asked, let about, true, _) =
                        record.entry
                else { return false }
                let names = [why.trace.name(of: asked), why.trace.name(of: about)]
                return names == [one, other] || names == [other, one]
            }
            return allowed.flatMap { why.sentence(forRecord: $0.number) }
        }
        return said.isEmpty ? [.audit.asIn(words(of: run.deed))] : said
    }

    // MARK: Never together

    /// Findings about those that act, but never where a certain other one also gets the touch and
    /// takes it from them.
    var losers: [AuditFinding] {
        let actors = actors
        return actors.flatMap { loser in
            actors.compactMap { winner in
                loser.name == winner.name ? nil : losing(loser, winner)
            }
        }
    }

    private func losing(
        _ loser: (name: String, runs: Set<Int>), _ winner: (name: String, runs: Set<Int>)
    ) -> AuditFinding? {
        let singles = singles
        let shared = singles.indices.filter { number in
            let touched = singles[number].touched
            return touched.contains(loser.name) && touched.contains(winner.name)
        }
        let lost = shared.compactMap { number in
            singles[number].losses.last {
                $0.name == loser.name && $0.because == winner.name && $0.reason.isOfOthers
            }.map { (singles[number], $0) }
        }
        guard let first = lost.first, !shared.contains(where: loser.runs.contains) else {
            return nil
        }
        return finding(
            .loses, isWarning: false, about: owner(of: loser.name),
            .audit.loses(loser.name, winner: winner.name, runs: shared.count),
            example(of: first.0) { $0.sentence(forRecord: first.1.record) })
    }
}
