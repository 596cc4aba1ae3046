/// `#selector(…)` and selectors that are texts, as this engine's selectors: a name with its method.
enum CodeSelectors {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() {
            if token == "#selector", source.has("(", at: index + 1) {
                let end = source.partners[index + 1]
                let place = SelectorPlace(file, index + 2..<end, rewriting.program)
                let range = token.range.lowerBound..<source.tokens[end].range.upperBound
                if let text = place.selector {
                    rewriting.replace(
                        range, in: file, with: text,
                        saying: "`#selector(…)` becomes `Selector(name, method)`")
                } else {
                    rewriting.miss(
                        "`#selector(\(source.text(tokens: index + 2..<end)))` names what is not found",
                        at: index, in: file)
                }
            } else if token == "Selector" || token == "NSSelectorFromString",
                source.has("(", at: index + 1)
            {
                named(index, file, &rewriting)
            }
        }
    }

    /// `Selector("tapped:")`, `Selector(("tapped:"))`.
    private static func named(_ index: Int, _ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        var open = index + 1
        if source.has("(", at: open + 1) { open += 1 }
        guard let token = source.token(open + 1), let name = token.literal,
            source.has(")", at: open + 2)
        else { return }
        let end = source.partners[index + 1]
        guard
            let method = SelectorPlace(file, index..<index, rewriting.program).method(
                forObjectiveC: name)
        else {
            rewriting.miss(
                "a selector of a name alone, `\(name)`: no class here offers it", at: index,
                in: file)
            return
        }
        rewriting.replace(
            source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound, in: file,
            with: "Selector(\"\(name)\", \(method))",
            saying: "`Selector(\"…\")` becomes `Selector(name, method)`")
    }
}

extension SwiftDeclaration {
    /// What Objective-C calls a method.
    var objectiveCName: String {
        if let own = attributes.first(where: { $0.name == "objc" })?.argument, !own.isEmpty {
            return String(own.dropFirst().dropLast())
        }
        guard let first = parameters.first else { return name }
        var result = name
        if let label = first.label {
            let isWith = ["with", "for", "from", "to", "in", "at", "by", "of", "on"].contains(label)
            result += (isWith ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
        }
        return result + ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    }

    /// `tapped(_:event:)`; without parameters `tapped`.
    var reference: String {
        parameters.isEmpty
            ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
