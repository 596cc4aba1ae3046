/// Conditions of compilation: what is meant for iOS is compiled here.
enum CodeDirectives {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
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
