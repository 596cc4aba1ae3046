import TouchWords

/// Rewrites code that asks whether an optional requirement is implemented. There is no telling at
/// run time: the classes in the files that do so are named.
extension FileRewriting {
    /// Rewrites `delegate?.told != nil` and `if let told = delegate?.told`.
    /// - Returns: false if it is a property.
    mutating func rewriteReference(
        _ index: Int, _ start: Int, of protocols: Set<String>
    ) -> Bool {
        let (name, end) = requirement(at: index)
        let isMethod = protocols.contains { type in
            program.types[type]?.members(named: source.tokens[index].name)
                .contains { $0.kind == .function } == true
        }
        let isAsked = source.has(["!", "=", "nil"], at: end + 1)
        let told = Wording.app.implementersNamed(name)
        if isAsked || source.has(["=", "=", "nil"], at: end + 1) {
            let test = test(start..<index - 1, name, of: protocols)
            replace(tokens: start..<end + 4, with: isAsked ? test : "!\(test)", saying: told)
        } else if isMethod, source.has("=", at: start - 1), source.has("let", at: start - 3) {
            // Without an object that implements it, there is no method.
            let base = object(start..<index - 1)
            let test = test(start..<index - 1, name, of: protocols)
            replace(tokens: start..<index - 1, with: "(\(test) ? \(base) : nil)?", saying: told)
            tryCalls(of: source.tokens[start - 2].text, from: end)
        }
        return isMethod
    }

    /// Rewrites `delegate?.responds(to: #selector(Telling.told(_:)))`.
    mutating func rewriteResponding(_ index: Int) {
        guard source.has(["(", "to", ":", "#selector", "("], at: index + 1),
            let start = source.expressionStart(ofMember: index)
        else { return }
        let range = index + 6..<source.partners[index + 5]
        guard
            let method = range.first(where: { program.optionalNames[source.tokens[$0].name] != nil }
            ),
            let protocols = program.optionalNames[source.tokens[method].name]
        else { return }
        let name = requirement(at: method).name
        replace(
            tokens: start..<source.partners[index + 1] + 1,
            with: test(start..<index - 1, name, of: protocols), saying: .app.implementersNamed(name)
        )
    }

    /// Returns the name of a requirement, `told(_:)` if it is written so, and its last token.
    private func requirement(at index: Int) -> (name: String, end: Int) {
        let name = source.tokens[index].name
        guard source.has("(", at: index + 1) else { return (name, index) }
        let end = source.partners[index + 1]
        guard end > index + 2, source.has(":", at: end - 1) else { return (name, index) }
        return (name + source.tokens[index + 1...end].map(\.text).joined(), end)
    }

    /// Returns the object whose member is meant, from `delegate?`.
    private func object(_ range: Range<Int>) -> String {
        let text = source.text(tokens: range)
        return text.hasSuffix("?") ? String(text.dropLast()) : text
    }

    private func test(_ range: Range<Int>, _ name: String, of protocols: Set<String>) -> String {
        let object = object(range)
        let classes = program.classes(implementing: name, ofAnyOf: protocols)
        return classes.isEmpty
            ? "false" : "(\(classes.map { "\(object) is \($0)" }.joined(separator: " || ")))"
    }

    /// Tries the calls of a method that is kept in a constant, up to the end of its block.
    private mutating func tryCalls(of name: String, from place: Int) {
        var (place, depth) = (place, 0)
        while let token = source.token(place), depth >= 0 {
            if token == "{" { depth += 1 }
            if token == "}" { depth -= 1 }
            if token == "}", depth == 0 { return }
            if token.name == name, source.has("(", at: place + 1), !source.has(".", at: place - 1) {
                attempt(place, source.partners[place + 1], "try?")
            }
            place += 1
        }
    }
}
