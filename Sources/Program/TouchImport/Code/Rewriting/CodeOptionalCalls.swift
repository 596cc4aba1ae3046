/// `delegate?.told?(self)`: what was optional has a default here, and is called as anything else.
enum CodeOptionalCalls {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        let names = rewriting.program.optionalNames
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            guard source.has(".", at: index - 1), source.has("?", at: index + 1),
                source.has("(", at: index + 2), !source.tokens[index + 2].isFirstOnLine,
                names.contains(token.name) || isOfUIKit(token.name)
            else { continue }
            rewriting.replace(
                token: index + 1, in: file, with: "",
                saying: "a call of what was optional: there is a default now")
        }
    }

    /// Methods of UIKit's delegates.
    private static func isOfUIKit(_ name: String) -> Bool {
        let beginnings = ["scrollView", "gestureRecognizer", "viewForZooming", "animationDid"]
        return beginnings.contains(where: name.hasPrefix)
    }
}
