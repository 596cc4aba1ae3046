import TouchWords

/// Lists statements outside of all declarations, as in playgrounds: only `main.swift` may have
/// them.
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

    /// Returns the first token that belongs to no directive and no preview.
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
