extension SwiftProgram {
    /// What callers take where nobody answers, `told?() ?? true`, by the method's name, if the first of them takes a literal.
    static func fallbacks(in sources: [SwiftSource]) -> [String: String] {
        var found: [String: String] = [:]
        for source in sources {
            for index in source.tokens.indices
            where source.has("?", at: index + 1) && source.has("(", at: index + 2) {
                let next = source.partners[index + 2] + 1
                guard source.tokens[index].kind == .word, source.has("?", at: next),
                    source.has("?", at: next + 1), let value = source.token(next + 2)
                else { continue }
                let isLiteral =
                    value.kind == .number || value.literal != nil || value == "true"
                    || value == "false"
                let name = source.tokens[index].text
                if isLiteral, found[name] == nil { found[name] = value.text }
            }
        }
        return found
    }
}
