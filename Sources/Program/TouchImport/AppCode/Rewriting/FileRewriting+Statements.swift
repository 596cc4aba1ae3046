import TouchWords

/// Statements outside of all declarations, as playgrounds have them: only `main.swift` may.
extension FileRewriting {
    mutating func listStatements() {
        var end = 0
        for declaration in source.declarations + [nil] {
            let start = declaration?.range.lowerBound ?? source.tokens.count
            if let index = statement(in: end..<max(start, end)) {
                return miss(.app.looseStatements, at: index, isFatal: true)
            }
            end = declaration?.range.upperBound ?? end
        }
    }

    /// The first token that is of no directive and of no preview.
    private func statement(in range: Range<Int>) -> Int? {
        var isDirective = false
        var index = range.lowerBound
        while index < range.upperBound {
            let token = source.tokens[index]
            if token.isFirstOnLine { isDirective = token.text.hasPrefix("#") }
            if !isDirective, token != ";" { return index }
            index = max(source.partners[index], index) + 1
        }
        return nil
    }
}
