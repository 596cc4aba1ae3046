/// Conditions of compilation, of which those for iOS hold here, and previews, which Xcode alone shows.
enum CodeDirectives {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() where token == "#Preview" {
            var end = index + 1
            if source.has("(", at: end) { end = source.partners[end] + 1 }
            guard source.has("{", at: end) else { continue }
            rewriting.remove(
                tokens: index..<source.partners[end] + 1, in: file,
                saying: "`#Preview` goes: Xcode alone shows it")
        }
        for index in source.tokens.indices
        where source.has("os", at: index) && source.has("(", at: index + 1)
            && source.has("iOS", at: index + 2) && source.has(")", at: index + 3)
        {
            rewriting.replace(
                token: index + 2, in: file, with: "Linux",
                saying: "`os(iOS)` becomes `os(Linux)`: here it runs on Linux")
        }
    }
}
