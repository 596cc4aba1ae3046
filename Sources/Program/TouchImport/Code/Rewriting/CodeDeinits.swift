/// A `deinit` belongs to no actor here, though UIKit's classes belong to the main actor: `isolated` has it there.
enum CodeDeinits {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for declaration in source.all
        where declaration.kind == .deinitializer && declaration.modifiers.isEmpty {
            guard let body = declaration.body, source.partners[body] > body + 1,
                declaration.parent.map({ source.has("class", at: $0.keyword) }) == true
            else { continue }
            rewriting.replace(
                token: declaration.keyword, in: file, with: "isolated deinit",
                saying: "`deinit` becomes `isolated deinit`: what it uses belongs to the main actor"
            )
        }
    }
}
