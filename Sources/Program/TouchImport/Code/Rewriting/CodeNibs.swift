/// Nibs: what would be read from one is a new object of the class that has its name, else an empty view.
enum CodeNibs {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() where source.has("(", at: index + 1) {
            let isLoading = token == "loadNibNamed"
            guard isLoading || token == "instantiate" && source.has("withOwner", at: index + 2),
                let start = start(of: index, isLoading ? "Bundle" : "UINib", source)
            else { continue }
            let end = source.partners[index + 1]
            let name = source.tokens[start...end].lazy.compactMap(\.literal).first
            rewriting.replace(
                source.tokens[start].range.lowerBound..<source.tokens[end].range.upperBound,
                in: file,
                with:
                    "([\(made(name, at: index, file, rewriting.program))] as [Any]\(isLoading ? "?" : ""))"
            )
            rewriting.miss("a nib, `\(name ?? "?")`: a new object instead", at: index, in: file)
        }
    }

    /// Where the expression begins: `Bundle(for: …).loadNibNamed`.
    private static func start(of index: Int, _ type: String, _ source: SwiftSource) -> Int? {
        var place = index
        while place > 1, source.has(".", at: place - 1) {
            place -= 2
            if source.has(")", at: place) { place = source.partners[place] - 1 }
            if source.has(type, at: place) { return place }
        }
        return nil
    }

    /// Within the class itself, an object of it would make another without end.
    private static func made(
        _ name: String?, at index: Int, _ file: Int, _ program: SwiftProgram
    ) -> String {
        guard let name, program.sources[file].type(around: index)?.lastName != name,
            let made = CodeMaker(program: program).expression(for: name)
        else { return "UIView()" }
        return made
    }
}
