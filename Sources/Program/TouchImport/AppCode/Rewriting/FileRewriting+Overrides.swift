import TouchWords

/// Moves members that are overridden in an extension, or from an extension, into their class:
/// Objective-C supports that, Swift does not.
extension FileRewriting {
    mutating func moveOverrides() {
        for part in source.all where part.kind == .type("extension") {
            guard let type = program.types[part.lastName], type.isClass, let main = type.main,
                let brace = main.declaration.body
            else { continue }
            let end = program.sources[main.file].partners[brace]
            for member in part.members {
                let overrides = member.has(modifier: "override")
                guard overrides || isOverridden(member, of: part.lastName) else { continue }
                let forwarding = main.file == file ? nil : forwarding(to: member)
                move(
                    forwarding?.pieces ?? [.copy(text(of: member))], from: member.range.lowerBound,
                    before: end, in: main.file,
                    saying: overrides ? .app.overrideMoves : .app.overriddenMoves)
                if let forwarding {
                    remove(modifier: "override", of: member)
                    replace(token: member.keyword + 1, with: forwarding.name)
                } else {
                    take(lines(of: member))
                }
            }
        }
    }

    private func isOverridden(_ member: SwiftDeclaration, of name: String) -> Bool {
        (member.kind == .function || member.kind == .property)
            && program.isOverridden(member.reference, of: name)
    }

    /// Returns the range of the member and the comments above it, from the end of the preceding
    /// token.
    func lines(of member: SwiftDeclaration) -> Range<Int> {
        let start = source.token(member.range.lowerBound - 1)?.range.upperBound ?? 0
        return start..<source.range(of: member.range).upperBound
    }

    /// Returns that range without the ends of lines at its beginning.
    func text(of member: SwiftDeclaration) -> Range<Int> {
        let lines = lines(of: member)
        return (source.bytes[lines].firstIndex { $0 != 10 } ?? lines.upperBound)..<lines.upperBound
    }

    // MARK: Forwarding

    /// Returns a member for the class that calls a member that stays in the extension, under
    /// another name: it can name what is private in its file. Returns nil for members that cannot
    /// be called like that.
    private func forwarding(to member: SwiftDeclaration) -> (name: String, pieces: [Piece])? {
        guard let body = member.body else { return nil }
        let name = member.name + "InExtension"
        let words = ["override", "open", "public", "static", "class"].filter(member.has(modifier:))
        let attributes = member.attributes.filter {
            ["discardableResult", "available", "MainActor"].contains($0.name)
        }
        let start =
            "    "
            + (attributes.map { source.text(tokens: $0.range) } + words).map { $0 + " " }.joined()
        switch member.kind {
        case .function:
            guard !member.isGeneric, !member.parameters.contains(where: { $0.type.hasSuffix("...") || $0.type.hasSuffix(". . .") })
            else { return nil }
            let head = member.keyword + 2..<body
            let arguments = member.parameters.map { parameter in
                (parameter.label.map { $0 + ": " } ?? "")
                    + (parameter.type.hasPrefix("inout") ? "&" : "") + parameter.name
            }
            let effects = [("throws", "try "), ("async", "await ")].filter { word in
                head.contains { source.has(word.0, at: $0) }
            }
            let call = effects.map(\.1).joined() + "\(name)(\(arguments.joined(separator: ", ")))"
            return (
                name,
                [
                    .text("\(start)func \(member.name)"), .copy(source.range(of: head)),
                    .text(" { \(call) }"),
                ]
            )
        case .property:
            let parts = source.parts(ofBody: body)
            guard !member.type.isEmpty, parts.isDisjoint(with: ["willSet", "didSet", "_modify"]),
                !source.has("=", at: member.type.upperBound)
            else { return nil }
            let value =
                parts.contains("set") ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
            return (
                name,
                [
                    .text("\(start)var \(member.name): "), .copy(source.range(of: member.type)),
                    .text(" \(value)"),
                ]
            )
        default: return nil
        }
    }
}

extension SwiftSource {
    /// Returns the words at the level of a body: `get` and `set` of a property.
    fileprivate func parts(ofBody body: Int) -> Set<String> {
        var words: Set<String> = []
        var index = body + 1
        while index < partners[body] {
            if has("{", at: index + 1) { words.insert(tokens[index].text) }
            index = max(partners[index], index) + 1
        }
        return words
    }
}
