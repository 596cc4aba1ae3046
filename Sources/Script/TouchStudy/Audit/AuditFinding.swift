import TouchPicture
import TouchReading
import TouchScript
import TouchWords

/// Something that all the runs of an audit have in common, with an example.
package struct AuditFinding {
    /// In the order of their weight; the word is that of the rule in reports.
    package enum Kind: String, CaseIterable {
        /// Nothing does what the tape has people try.
        case task
        /// The tape expects something that does not happen.
        case expectation
        case neverActs = "never-acts"
        /// A control, where it is tapped.
        case ignoresTaps = "ignores-taps"
        case neverReached = "never-reached"
        /// A recognizer, or a touch to its view, comes late.
        case waits
        case together
        /// One acts only where another does not get the touch.
        case loses

        package var rule: String { "audit/\(rawValue)" }

        /// What is wrong, whoever it is.
        package var words: Wording {
            switch self {
            case .task: .audit.isTask
            case .expectation: .audit.isExpectation
            case .neverActs: .audit.isIdle
            case .ignoresTaps: .audit.isDeaf
            case .neverReached: .audit.isUnreached
            case .waits: .audit.isLate
            case .together: .audit.isTogether
            case .loses: .audit.isLoser
            }
        }
    }

    package let kind: Kind
    /// Whether it is hardly meant so.
    package let isWarning: Bool
    package let words: Wording
    package let file: String
    package let position: SourcePosition
    /// Of one of the runs that show it, what was done and what the trace says of it.
    package var examples: [Wording] = []

    /// What it says, and the examples in the lines below.
    package func message(in language: String) -> String {
        ([words] + examples).map { $0[language].visible }.joined(separator: "\n")
    }

    /// Its file, line and column, whether it is meant, and what it says; examples in the lines below.
    package func text(in language: String) -> String {
        let level: Wording = isWarning ? .audit.warning : .audit.note
        let place = "\(file):\(position.line):\(position.column): "
        let lines =
            [place + level.because(words)[language]]
            + examples.map { "    " + $0[language] }
        return lines.map { $0.visible + "\n" }.joined()
    }
}

extension Audit {
    /// What stands out, that of the most weight first. A line of the scene with the comment `# on purpose` is not spoken of.
    package var findings: [AuditFinding] {
        // Who never does something is known of all exercises alone.
        let judged = isJudged ? tasks + idle + deaf + together + losers : []
        let all = judged + expectations + unreachedFindings + waits
        let meant = scene.lines.filter { $0.comment?.contains("on purpose") == true }
            .map { $0.position.line }
        let kinds = AuditFinding.Kind.allCases
        func weight(_ finding: AuditFinding) -> Int {
            (finding.isWarning ? 0 : kinds.count) + (kinds.firstIndex(of: finding.kind) ?? 0)
        }
        return all.filter { $0.file != scene.file || !meant.contains($0.position.line) }
            .stablySorted { $0.position.line }.stablySorted(by: weight)
    }

    /// About somebody whom the scene names.
    /// - Parameter line: of the scene, if it is not the one that names it.
    func finding(
        _ kind: AuditFinding.Kind, isWarning: Bool, about name: String, line: Int? = nil,
        _ words: Wording, _ examples: [Wording]
    ) -> AuditFinding {
        let line = line ?? scene.place(of: name)?.line ?? 1
        let position = scene.lines.first { $0.position.line == line }?.position
        return AuditFinding(
            kind: kind, isWarning: isWarning, words: words, file: scene.file,
            position: position ?? SourcePosition(line: line, column: 1), examples: examples)
    }

    // MARK: Examples

    /// What the trace of a run says of it, behind what was done.
    func example(of run: AuditRun, _ say: (Why) -> WhySentence?) -> [Wording] {
        let why = Why(session(run.deed).trace, scene: scene)
        return say(why).map { [words(of: run.deed).because($0.placed)] } ?? []
    }
}

extension WhySentence {
    /// With its place in the scene behind it.
    var placed: Wording { place.map { .list.beside(words, words: "\($0)") } ?? words }
}
