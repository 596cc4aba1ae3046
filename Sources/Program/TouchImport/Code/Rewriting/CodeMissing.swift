/// Names of Apple's that this engine does not have: what uses them cannot be built.
enum CodeMissing {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        guard let kit = rewriting.kit else { return }
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && !source.has(".", at: index - 1)
            && !source.has("import", at: index - 1)
            && (kit.lack(token.text) || kit.lacksRuntime(token.text))
        {
            let isOwn = rewriting.program.types[token.text] != nil
            let isLabel =
                source.has(":", at: index + 1) && !source.has("case", at: index - 1)
                && (source.has("(", at: index - 1) || source.has(",", at: index - 1))
            guard !isOwn, !isLabel, !rewriting.isReplaced(token: index, in: file) else { continue }
            rewriting.miss(
                "`\(token.text)`: it is not in this UIKit", at: index, in: file, isFatal: true)
        }
    }
}
