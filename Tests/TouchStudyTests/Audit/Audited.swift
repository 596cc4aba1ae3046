import TouchScript

@testable import TouchStudy

/// Scenes of a few lines that are audited.
@MainActor enum Audited {
    /// - Parameter sequences: whether gestures are done one after another, too, where something is open.
    static func audit(
        _ lines: String, tape: String? = nil, sequences: Bool = false
    ) throws -> Audit {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n\(lines)\n", file: "s.scene")
        let script = try tape.map { lines in
            try Tape.parse("tape 1\nscene \"s\"\n\(lines)\n", file: "s.tape", scene: scene)
        }
        var audit = Audit(scene, tape: script)
        // A clock that goes on by a second with each run.
        var clock = 0.0
        let limit = sequences ? .infinity : Double(audit.plan.singles + audit.plan.meanwhiles + 1)
        audit.run(for: limit) {
            defer { clock += 1 }
            return clock
        }
        return audit
    }

    /// What is found of a kind, each with its line and its examples.
    static func findings(
        _ kind: AuditFinding.Kind, _ lines: String, tape: String? = nil, sequences: Bool = false
    ) throws -> [String] {
        try audit(lines, tape: tape, sequences: sequences).findings.filter { $0.kind == kind }
            .map { $0.text(in: "en") }
    }
}
