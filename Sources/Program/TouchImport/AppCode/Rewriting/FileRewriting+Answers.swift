import TouchWords

/// Gives classes that conform to a protocol the methods that only their subclasses have, so that
/// these override something.
extension FileRewriting {
    mutating func answerForBases() {
        for method in source.all where method.kind == .function {
            guard let answer = answers[method], let type = method.parent,
                let head = head(of: method), let value = value(of: method, answer),
                let brace = answer.base.declaration.body
            else { continue }
            // An override stands in the class itself.
            guard type.kind == .type("class") else { continue }
            insert("override ", beforeToken: method.firstWord, saying: .app.answersForBase)
            guard answer.isFirst else { continue }
            let access = method.isPublic ? "public " : ""
            move(
                [
                    .text("    \(access)func \(method.name)"),
                    .copy(source.range(of: head.parameters)),
                ]
                    + (answer.isOwn ? [.text(" throws")] : [])
                    + (head.rest.isEmpty ? [] : [.text(" "), .copy(source.range(of: head.rest))])
                    + [.text(" \(value)")],
                from: method.keyword,
                before: program.sources[answer.base.file].partners[brace], in: answer.base.file,
                saying: .app.baseAnswers)
        }
    }

    /// Returns the tokens of the parameters, and those from there to the body.
    private func head(of method: SwiftDeclaration) -> (parameters: Range<Int>, rest: Range<Int>)? {
        guard let body = method.body, !method.isGeneric,
            let open = (method.keyword + 2..<body).first(where: { source.has("(", at: $0) })
        else { return nil }
        let end = source.partners[open] + 1
        return (method.keyword + 2..<end, end..<body)
    }

    /// Returns the body of the method that does what happens if nobody answers; nil if that is not
    /// known.
    private func value(of method: SwiftDeclaration, _ answer: InheritedAnswers.Answer) -> String? {
        if answer.isOwn { return "{ throw NotImplemented() }" }
        let type = source.text(tokens: method.type)
        switch type {
        case "", "Void": return "{}"
        case "Bool":
            let denied = ["Simultaneously", "RequireFailure", "RequiredToFail"]
            return denied.contains(where: method.reference.contains) ? "{ false }" : "{ true }"
        case _ where type.hasSuffix("?"): return "{ nil }"
        default: return nil
        }
    }
}
