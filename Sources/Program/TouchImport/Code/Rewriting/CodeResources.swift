/// Nibs, storyboards and pictures that code names: they are not brought along.
enum CodeResources {
    private static let names: [String: String] = [
        "UIStoryboard": "a storyboard",
        "instantiateViewController": "a storyboard", "performSegue": "a storyboard",
    ]

    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            if let what = names[token.text], source.has("(", at: index + 1) {
                rewriting.miss(
                    "`\(token.text)`: \(what) is not read here", at: index, in: file)
            } else if token == "#imageLiteral", source.has("(", at: index + 1) {
                let end = source.partners[index + 1]
                let name = source.tokens[index + 2..<end].first { $0.kind == .string }?.text
                rewriting.replace(
                    token.range.lowerBound..<source.tokens[end].range.upperBound, in: file,
                    with: "(UIImage(named: \(name ?? "\"\"")) ?? UIImage())",
                    saying: "`#imageLiteral` becomes `UIImage(named:)`")
                rewriting.miss("a picture, \(name ?? ""), which is not there", at: index, in: file)
            } else if token == "UIImage", source.has("(", at: index + 1),
                source.has("named", at: index + 2), let name = source.token(index + 4),
                name.kind == .string
            {
                rewriting.miss("a picture, \(name.text), which is not there", at: index, in: file)
            }
        }
    }
}
