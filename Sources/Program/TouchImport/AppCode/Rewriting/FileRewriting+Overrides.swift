import TouchWords

/// Moves members that are overridden in an extension, or from an extension, into their class:
/// Objective-C supports that, Swift does not.
extension FileRewriting {
    mutating func moveOverrides() {
        for part in source.all where part.kind == .type("extension") {
            guard let type = program.types[part.lastName], type.isClass, let main = type.main,
                let brace = main.declaration.body
            else { continue }
            for member in part.members {
                let overrides = member.has(modifier: "override")
                guard overrides || isOverridden(member, of: part.lastName) else { continue }
                move(
                    lines(of: member), from: member.range.lowerBound,
                    before: program.sources[main.file].partners[brace], in: main.file,
                    saying: overrides ? .app.overrideMoves : .app.overriddenMoves)
            }
        }
    }

    private func isOverridden(_ member: SwiftDeclaration, of name: String) -> Bool {
        (member.kind == .function || member.kind == .property)
            && program.isOverridden(member.reference, of: name)
    }

    /// Returns the range of the member and the comments above it, from the end of the preceding
    /// token.
    private func lines(of member: SwiftDeclaration) -> Range<Int> {
        let start = source.token(member.range.lowerBound - 1)?.range.upperBound ?? 0
        return start..<source.range(of: member.range).upperBound
    }
}
