import TouchScript

extension CodeWriter {
    /// Writes the actions of recognizers, as methods that Apple's selectors find.
    func writeActions() {
        guard !cast.recognizers.isEmpty else { return }
        text.gap()
        text.onApple { text.line("@objc") }
        text.block("extension \(cast.className)") {
            for member in cast.recognizers { writeAction(of: member) }
        }
    }

    private func writeAction(of member: CodeMember) {
        guard case .recognizer(let kind, let clauses, on: let view) = member.kind else { return }
        let effects = clauses.filter { $0.isEffect }
        for heard in member.heard {
            text.member(member.name, .action, "fileprivate func \(heard.action)()") {
                text.line("// An app's code for \(heard.target) goes here.")
            }
        }
        text.member(member.name, .action, "fileprivate func \(member.action)()") {
            let code = EffectCode(
                recognizer: member.identifier, kind: kind, view: view, cast: cast,
                language: language)
            let blocks = effects.map(code.block).filter { !$0.lines.isEmpty }
            if blocks.isEmpty { return text.line("// An app's own code goes here.") }
            if kind.isContinuous {
                text.line("guard \(member.identifier).state != .cancelled else { return }")
            }
            for (condition, lines) in blocks {
                func body() { lines.forEach(text.line) }
                if let condition { text.block(condition, body) } else { body() }
            }
        }
    }
}

extension RecognizerKind {
    /// Indicates whether the recognizer also sends its action when it is cancelled.
    fileprivate var isContinuous: Bool { ![.builtIn(.tap), .builtIn(.swipe)].contains(self) }
}
