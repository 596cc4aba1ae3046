/// What is overridden in an extension, or from an extension: Objective-C can do that, Swift cannot. Such members go into
/// their class.
enum CodeOverrides {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let program = rewriting.program
        let source = program.sources[file]
        for part in source.all where part.kind == .type("extension") {
            guard let type = program.types[part.lastName], type.isClass, let main = type.main,
                let brace = main.declaration.body
            else { continue }
            for member in part.members {
                let overrides = member.has(modifier: "override")
                guard overrides || isOverridden(member, of: part.lastName, program) else {
                    continue
                }
                rewriting.move(
                    lines(of: member, source), from: member.range.lowerBound, in: file,
                    before: program.sources[main.file].partners[brace], in: main.file,
                    saying: overrides
                        ? "an override goes from an extension into its class"
                        : "what is overridden goes from an extension into its class")
            }
        }
    }

    private static func isOverridden(
        _ member: SwiftDeclaration, of name: String, _ program: SwiftProgram
    ) -> Bool {
        guard member.kind == .function || member.kind == .property else { return false }
        return program.isOverridden(member.reference, of: name)
    }

    /// With the comments above it, from where what stands before it ends.
    private static func lines(of member: SwiftDeclaration, _ source: SwiftSource) -> Range<Int> {
        let first = member.range.lowerBound
        let start = first > 0 ? source.tokens[first - 1].range.upperBound : 0
        return start..<source.tokens[member.range.upperBound - 1].range.upperBound
    }
}
