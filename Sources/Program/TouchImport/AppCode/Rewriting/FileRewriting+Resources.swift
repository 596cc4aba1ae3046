import TouchWords

/// Handles nibs, storyboards and images that the code names: they are not imported.
extension FileRewriting {
    private static let storyboards: Set = [
        "UIStoryboard", "instantiateViewController", "performSegue",
    ]

    mutating func listResources() {
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && source.has("(", at: index + 1) {
            if Self.storyboards.contains(token.text) {
                if program.interfaces.hasStoryboards { continue }
                miss(.app.storyboard(token.text), at: index)
            } else if token == "#imageLiteral" {
                let end = source.partners[index + 1]
                let name = source.tokens[index + 2..<end].first { $0.kind == .string }?.text
                replace(
                    tokens: index..<end + 1,
                    with: "(UIImage(named: \(name ?? "\"\"")) ?? UIImage())",
                    saying: .app.imageLiteral)
                miss(.app.noPicture(name ?? ""), at: index)
            } else if token == "UIImage", source.has("named", at: index + 2),
                source.token(index + 4)?.kind == .string
            {
                var end = index + 4
                while end < source.partners[index + 1], !source.has(",", at: end) { end += 1 }
                miss(
                    .app.noPicture(source.text(source.range(of: index + 4..<end))), at: index)
            }
        }
    }

    /// Replaces an object loaded from a nib by a new object of the class with the nib's name, or
    /// else by an empty view.
    mutating func replaceNibs() {
        for (index, token) in source.tokens.enumerated() where source.has("(", at: index + 1) {
            let isLoading = token == "loadNibNamed"
            guard isLoading || token == "instantiate" && source.has("withOwner", at: index + 2),
                let start = start(of: index, isLoading ? "Bundle" : "UINib")
            else { continue }
            let end = source.partners[index + 1]
            let name = source.tokens[start...end].lazy.compactMap(\.literal).first
            if let name, program.interfaces.hasNib(name) { continue }
            let made = "[\(made(name, at: index))] as [Any]"
            replace(tokens: start..<end + 1, with: "(\(made)\(isLoading ? "?" : ""))")
            miss(.app.nib(name ?? "?"), at: index)
        }
    }

    /// Returns the first token of the expression: `Bundle(for: …).loadNibNamed`.
    private func start(of index: Int, _ type: String) -> Int? {
        var place = index
        while place > 1, source.has(".", at: place - 1) {
            place -= 2
            if source.has(")", at: place) { place = source.partners[place] - 1 }
            if source.has(type, at: place) { return place }
        }
        return nil
    }

    /// Returns the expression for the new object. Within the class itself it is a plain view,
    /// because each object would create another without end.
    private func made(_ name: String?, at index: Int) -> String {
        guard let name, source.type(around: index)?.lastName != name else { return "UIView()" }
        return CodeMaker(program: program).expression(for: name) ?? "UIView()"
    }
}
