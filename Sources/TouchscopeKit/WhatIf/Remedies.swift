import TouchKit
import TouchScript
import TouchSession
import TouchStage

/// The single changes of a scene after which a question would get another answer, each proved by playing the same fingers
/// again.
struct Remedies {
    /// Those that change least else first.
    let changes: [SceneChange]

    /// - Parameters:
    ///   - limit: so many are named.
    ///   - tries: at most so many changes are tried.
    init(_ question: String, scene: Scene, tape: Tape, limit: Int = 3, tries: Int = 400) {
        let whatIf = WhatIf(scene: scene, tape: tape)
        let original = whatIf.original.trace
        guard let question = WhyQuestion(question, in: original) else {
            changes = []
            return
        }
        var found: [(change: SceneChange, cost: Int)] = []
        let before = Self.tally(original)
        for change in scene.singleChanges(limit: tries) {
            // Whoever is not there has no questions.
            if change.force > 0, change.isAbout(question.name) { continue }
            guard let changed = try? change.applied(to: scene).scene else { continue }
            let trace = whatIf.run(on: changed).trace
            guard question.isTurned(from: original, to: trace) else { continue }
            found.append((change, change.force + Self.difference(before, Self.tally(trace))))
        }
        let ranked = found.enumerated().sorted {
            ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
        }
        changes = ranked.prefix(limit).map(\.element.change)
    }

    /// How often each recognizer and control acted, and each view got or lost a touch.
    private static func tally(_ trace: Trace) -> [String: Int] {
        var tally: [String: Int] = [:]
        for record in trace.records {
            switch record.entry {
            case .action(let id, _, _, _): tally["acts \(trace.name(of: id))", default: 0] += 1
            case .delivery(let id, _, let phase) where phase != .moved:
                tally["\(phase) \(trace.name(of: id))", default: 0] += 1
            default: continue
            }
        }
        return tally
    }

    /// How many of them came out otherwise.
    private static func difference(_ one: [String: Int], _ other: [String: Int]) -> Int {
        Set(one.keys).union(other.keys).count { one[$0] != other[$0] }
    }
}
