import TouchPicture
import TouchReading
import TouchScript
import TouchWords

/// Something that all the runs of an audit have in common, with an example.
package struct AuditFinding {
    /// The kind of a finding, in the order of weight; the raw value is the rule in reports.
    package enum Kind: String, CaseIterable {
        /// An exercise of the tape that no run fulfils.
        case task
        /// An expectation of the tape that is not met.
        case expectation
        case neverActs = "never-acts"
        /// A control that ignores taps on itself.
        case ignoresTaps = "ignores-taps"
        case neverReached = "never-reached"
        /// A recognizer, or a touch to its view, that is late.
        case waits
        case together
        /// A recognizer or view that acts only where another one does not get the touch.
        case loses

        package var rule: String { "audit/\(rawValue)" }

        /// The problem in general, without names.
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
    /// Indicates whether it is hardly intended.
    package let isWarning: Bool
    package let words: Wording
    package let file: String
    package let position: SourcePosition
    /// Some of the runs that show it: the deed, and a sentence of the trace.
    package var examples: [Wording] = []

    /// Returns the words of the finding, with the examples in the lines below.
    package func message(in language: String) -> String {
        ([words] + examples).map { $0[language].visible }.joined(separator: "\n")
    }

    /// Returns the file, line and column, the level and the words, with the examples in the lines
    /// below.
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
    /// The findings, those of the most weight first. A comment `# on purpose` excludes a line of
    /// the scene.
    package var findings: [AuditFinding] {
        // Only after all exercises is it known that something never acts.
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

    /// Returns a finding about a name in the scene.
    /// - Parameter line: The line of the scene, if it is not the one that introduces the name.
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

    /// Returns the deed of a run, followed by a sentence of its trace.
    func example(of run: AuditRun, _ say: (Why) -> WhySentence?) -> [Wording] {
        let why = Why(session(run.deed).trace, scene: scene)
        return say(why).map { [words(of: run.deed).because($0.placed)] } ?? []
    }
}

extension WhySentence {
    /// The sentence, followed by its place in the scene.
    var placed: Wording { place.map { .list.beside(words, words: "\($0)") } ?? words }
}
