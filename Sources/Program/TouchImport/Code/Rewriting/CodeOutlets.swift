/// Outlets, which a storyboard or a nib would fill: they get new objects, so that code that uses them runs.
enum CodeOutlets {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for declaration in source.all {
            guard let outlet = declaration.attributes.first(where: { $0.name == "IBOutlet" })
            else { continue }
            rewriting.remove(tokens: outlet.range, in: file)
            let at = outlet.range.lowerBound
            guard let value = value(of: declaration, source, rewriting.program) else {
                rewriting.miss(
                    "an outlet that nothing fills, as there are no storyboards here: "
                        + "`\(declaration.name)`", at: at, in: file)
                continue
            }
            for (index, word) in declaration.modifiers where word == "weak" || word == "unowned" {
                rewriting.remove(tokens: index..<index + 1, in: file)
            }
            rewriting.insert(" = \(value)", afterToken: declaration.type.upperBound - 1, in: file)
            rewriting.miss(
                "an outlet that no storyboard fills: a new `\(value)` instead, which is on no view",
                at: at, in: file)
        }
    }

    /// A new object; nil if none is known to be made so easily.
    private static func value(
        of outlet: SwiftDeclaration, _ source: SwiftSource, _ program: SwiftProgram
    ) -> String? {
        let words = source.tokens[outlet.type].map(\.text)
        if words.first == "[", let end = words.firstIndex(of: "]"), end >= words.count - 2 {
            return "[]"
        }
        guard let name = words.first, words.count <= 2 else { return nil }
        if program.types[name] != nil {
            return CodeMaker(program: program).expression(for: name)
        }
        return name.hasPrefix("UI") || name == "NSLayoutConstraint" ? "\(name)()" : nil
    }
}
