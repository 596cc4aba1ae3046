import TouchWords

/// Rewrites things that Objective-C finds by name.
extension FileRewriting {
    /// Rewrites `#selector(…)` and selectors given as strings to this engine's selectors: a name
    /// with its method.
    mutating func rewriteSelectors() {
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && source.has("(", at: index + 1) {
            if token == "#selector" {
                let end = source.partners[index + 1]
                if let text = SelectorPlace(index + 2..<end, in: source, program).selector {
                    replace(
                        tokens: index..<end + 1, with: text, saying: .app.selectorWithMethod)
                } else {
                    let text = source.text(tokens: index + 2..<end)
                    miss(.app.unknownSelector(text), at: index)
                }
            } else if token == "Selector" || token == "NSSelectorFromString" {
                rewriteNamed(index)
            }
        }
    }

    /// Rewrites `Selector("tapped:")` and `Selector(("tapped:"))`.
    private mutating func rewriteNamed(_ index: Int) {
        let open = source.has("(", at: index + 2) ? index + 2 : index + 1
        guard let name = source.token(open + 1)?.literal, source.has(")", at: open + 2)
        else { return }
        let place = SelectorPlace(index..<index, in: source, program)
        guard let method = place.method(forObjectiveC: name) else {
            return miss(.app.nameAlone(name), at: index)
        }
        replace(
            tokens: index..<source.partners[index + 1] + 1,
            with: "Selector(\"\(name)\", \(method))",
            saying: .app.namedSelector)
    }

    /// Rewrites `#keyPath(CALayer.position)`, which is a string that the compiler checks against
    /// Objective-C, to a plain string.
    mutating func rewriteKeyPaths() {
        for (index, token) in source.tokens.enumerated()
        where token == "#keyPath" && source.has("(", at: index + 1) {
            let end = source.partners[index + 1]
            var names = source.tokens[index + 2..<end].map(\.text).filter { $0 != "." }
            while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
                names.removeFirst()
            }
            replace(
                tokens: index..<end + 1, with: "\"\(names.joined(separator: "."))\"",
                saying: .app.keyPathText)
        }
    }
}

extension SwiftDeclaration {
    /// The Objective-C name of a method.
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

    /// The reference to the method, `tapped(_:event:)`; without parameters `tapped`.
    var reference: String {
        parameters.isEmpty
            ? name : name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
