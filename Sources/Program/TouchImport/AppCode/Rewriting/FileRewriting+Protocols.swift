import TouchWords

/// Rewrites protocols that were `@objc`: for objects only, and with optional requirements. Such a
/// requirement throws here if nobody implements it, and a call of it becomes nil then, as `try?`
/// has it. What implements it need not throw.
extension FileRewriting {
    mutating func rewriteProtocols() {
        for declaration in source.all where declaration.kind == .type("protocol") {
            guard let body = declaration.body else { continue }
            for index in declaration.keyword..<body where source.has("class", at: index) {
                replace(token: index, with: "AnyObject", saying: .app.classBound)
            }
            let optional = declaration.members.filter { $0.has(modifier: "optional") }
            if declaration.has(attribute: "objc") || !optional.isEmpty { bind(declaration) }
            guard !optional.isEmpty else { continue }
            for member in optional {
                remove(modifier: "optional", of: member, saying: .app.requirementThrows)
                if let mark = source.throwingMark(of: member) {
                    insert(" throws", afterToken: mark)
                    // A property that throws can only be read, as an optional one could.
                    if source.has("set", at: mark + 1) { replace(token: mark + 1, with: "") }
                }
            }
            let access = declaration.isPublic ? "public " : ""
            let defaults = optional.flatMap { text(of: $0, access: access) }
            // Extensions stand at the level of the file.
            let outermost = sequence(first: declaration, next: \.parent).suffix(1).first?.body
            insert(
                [.text("\n\nextension \(declaration.path) {\n")] + defaults + [.text("}")],
                afterToken: source.partners[outermost ?? body])
        }
    }

    /// Restricts the protocol to classes, as `@objc` did.
    private mutating func bind(_ declaration: SwiftDeclaration) {
        let bound: Set = ["AnyObject", "class", "NSObjectProtocol", "UIGestureRecognizerDelegate"]
        guard bound.isDisjoint(with: declaration.inherited) else { return }
        let name = declaration.keyword + 1
        insert(
            declaration.inherited.isEmpty ? ": AnyObject" : "", afterToken: name,
            saying: .app.objectProtocol)
        if !declaration.inherited.isEmpty { insert(" AnyObject,", afterToken: name + 1) }
    }

    /// Returns the default implementation of a requirement.
    private func text(of member: SwiftDeclaration, access: String) -> [Piece] {
        let thrown = "throw NotImplemented()"
        if member.kind == .function {
            let words = source.range(of: member.keyword..<member.range.upperBound)
            let isStatic = member.isStatic ? "static " : ""
            return [
                .text("    \(access)\(isStatic)"), .copy(words), .text(" { \(thrown) }\n"),
            ]
        }
        return [
            .text("    \(access)var \(member.name): "), .copy(source.range(of: member.type)),
            .text(" { get throws { \(thrown) } }\n"),
        ]
    }
}

extension SwiftSource {
    /// Returns the token after which a requirement says that it throws; nil if it says so already.
    fileprivate func throwingMark(of member: SwiftDeclaration) -> Int? {
        if member.kind == .property {
            return member.body.flatMap { body in
                (body..<partners[body]).first { has("get", at: $0) }
            }
        }
        guard
            let open = (member.keyword..<member.range.upperBound).first(where: { has("(", at: $0) })
        else { return nil }
        let end = partners[open]
        if has("throws", at: end + 1) || has(["async", "throws"], at: end + 1) { return nil }
        return has("async", at: end + 1) ? end + 1 : end
    }
}
