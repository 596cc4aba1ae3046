/// Statements outside of all declarations, as playgrounds have them: only `main.swift` may.
enum CodeStatements {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        var end = 0
        for declaration in source.declarations + [nil] {
            let start = declaration?.range.lowerBound ?? source.tokens.count
            if let index = statement(in: end..<max(start, end), source) {
                rewriting.miss(
                    "statements that stand outside of all declarations: `main.swift` alone can have them",
                    at: index, in: file, isFatal: true)
                return
            }
            end = declaration?.range.upperBound ?? end
        }
    }

    /// The first token that is of no directive and of no preview.
    private static func statement(in range: Range<Int>, _ source: SwiftSource) -> Int? {
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
