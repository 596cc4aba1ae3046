import TouchPicture
import TouchScript

extension CodeWriter {
    /// Indicates whether the scene mentions a recognizer.
    var hasRecognizers: Bool {
        !cast.recognizers.isEmpty || !cast.own.isEmpty
            || scene.tree.contains { if case .require = $0.statement { true } else { false } }
    }

    /// Writes the recognizers with their settings, adds each to its view, and then writes their
    /// failure requirements.
    func writeRecognizers() {
        guard hasRecognizers else { return }
        text.paragraph("private func addRecognizers()") {
            for member in cast.recognizers { write(member) }
            writeOwnRecognizers()
            writeRequirements()
        }
    }

    private func write(_ member: CodeMember) {
        guard case .recognizer(let kind, let clauses, on: let view) = member.kind else { return }
        let identifier = member.identifier
        begin(member, named: "name")
        for clause in clauses {
            for setting in clause.settings(for: kind) {
                text.about(member.name, .clause(clause.words.first ?? "")) {
                    text.line("\(identifier).\(setting)")
                }
            }
        }
        if let delegate = member.delegate {
            for clause in clauses { writeViews(of: clause, to: delegate.identifier) }
            text.line("\(identifier).delegate = \(delegate.identifier)")
        }
        if clauses.contains(.unattached(true)) { return }
        text.about(member.name, .adding) {
            text.line("\(cast.identifier(view)).addGestureRecognizer(\(identifier))")
        }
    }

    private func writeRequirements() {
        text.gap()
        for node in scene.tree {
            guard case .require(let name, let others) = node.statement else { continue }
            text.comments(cast.remarks[node.position.line] ?? [])
            for other in others {
                text.about(name, .clause("require")) {
                    text.line(
                        cast.withOwn(other) {
                            "\(cast.identifier(name)).require(toFail: \($0))"
                        })
                }
            }
        }
    }

    /// Writes the targets of recognizers.
    func writeTargets() {
        guard !cast.recognizers.isEmpty else { return }
        text.paragraph("private func addTargets()") {
            text.onApple {
                for member in cast.recognizers {
                    text.about(member.name, .target) {
                        for action in [member.action] + member.heard.map({ $0.action }) {
                            text.call(
                                "\(member.identifier).addTarget",
                                ["self", "action: #selector(\(action))"])
                        }
                    }
                }
            } elsewhere: {
                text.line("// For the trace, an action goes to the view of its recognizer.")
                for member in cast.recognizers { writeLinuxTarget(of: member) }
            }
        }
    }

    private func writeLinuxTarget(of member: CodeMember) {
        guard case .recognizer(_, let clauses, on: let view) = member.kind else { return }
        let words = clauses.filter { $0.isEffect }.compactMap { $0.words.first }
        let name = words.isEmpty ? "action" : words.joined(separator: " ")
        let acting = (target: clauses.targets.first ?? view, action: member.action)
        text.about(member.name, .target) {
            for (index, told) in ([acting] + member.heard).enumerated() {
                text.call(
                    "\(member.identifier).addTarget",
                    [
                        cast.identifier(told.target),
                        "action: { [unowned self] _ in \(told.action) }",
                        "name: \(quoted(index == 0 ? name : "action"))",
                    ])
            }
        }
    }
}
