import TouchWords

/// Rewrites what Swift code says of `NSObject`: UIKit's objects do not descend from it here, but
/// conform to `NSObjectProtocol`.
extension FileRewriting {
    mutating func widenObjects() {
        for part in source.all where part.kind == .type("extension") && part.name == "NSObject" {
            widen(part)
        }
        for (index, token) in source.tokens.enumerated() where token == "NSObject" {
            let isCast = source.has("is", at: index - 1) || source.has("as", at: index - 2)
            guard isCast else { continue }
            replace(token: index, with: "any NSObjectProtocol", saying: .app.objectsByProtocol)
        }
        observeByConformance()
    }

    /// Extends the protocol instead of the class, and the roots of UIKit's classes by what the class
    /// conforms to.
    private mutating func widen(_ part: SwiftDeclaration) {
        guard let body = part.body, part.members.allSatisfy(canBeOfProtocol) else { return }
        let conformances = part.inherited.joined(separator: ", ")
        if !part.members.isEmpty {
            replace(
                tokens: part.keyword + 1..<body, with: "NSObjectProtocol",
                saying: .app.objectsByProtocol)
            for member in part.members {
                for (index, word) in member.modifiers where word == "class" {
                    replace(token: index, with: "static")
                }
                if isShared(member) {
                    share(member, of: part)
                }
            }
        }
        if part.inherited.isEmpty { return }
        let roots =
            (part.members.isEmpty ? [] : ["NSObject"])
            + ["UIResponder", "UIGestureRecognizer", "CALayer"]
        insert(
            roots.map { "\nextension \($0): \(conformances) {}" }.joined(),
            afterToken: source.partners[body])
    }

    private func canBeOfProtocol(_ member: SwiftDeclaration) -> Bool {
        member.kind != .initializer && !member.has(modifier: "override")
    }

    /// Returns whether a member cannot belong to a protocol: a type, or a stored property of the
    /// class.
    private func isShared(_ member: SwiftDeclaration) -> Bool {
        member.isType
            || member.kind == .property && member.isStatic
                && source.has("=", at: member.type.upperBound)
    }

    /// Moves a member out of an extension, to the level of the file.
    private mutating func share(_ member: SwiftDeclaration, of part: SwiftDeclaration) {
        take(lines(of: member))
        var pieces: [Piece] = [.text("\n\nprivate ")]
        pieces.append(.copy(source.range(of: member.keyword..<member.range.upperBound)))
        insert(pieces, afterToken: source.partners[part.body ?? part.keyword])
        for index in part.range
        where source.has(member.name, at: index) && source.has(".", at: index - 1)
            && (source.has("Self", at: index - 2) || source.has("NSObject", at: index - 2))
        {
            replace(tokens: index - 2..<index + 1, with: member.name)
        }
    }

    /// The members of `NSObject` that belong to no actor there.
    private static let ofNoActor: Set = ["description", "debugDescription", "hash", "isEqual"]

    /// Takes a member from the main actor if it overrides one that belongs to no actor.
    private mutating func describe(_ member: SwiftDeclaration) {
        guard Self.ofNoActor.contains(member.name), !member.has(modifier: "nonisolated"),
            var body = member.body
        else { return }
        if source.has(["get", "{"], at: body + 1) { body += 2 }
        insert("nonisolated ", beforeToken: member.firstWord, saying: .app.ofNoActor(member.name))
        insert(" MainActor.assumeIsolated {", afterToken: body)
        insert("} ", beforeToken: source.partners[body])
    }

    /// Makes objects that override `observeValue(forKeyPath:of:change:context:)` conform to the
    /// protocol that has it here.
    private mutating func observeByConformance() {
        for type in source.all where type.kind == .type("class") {
            guard type.bases.first == "NSObject",
                let base = (type.keyword..<(type.body ?? type.keyword))
                    .first(where: { source.has("NSObject", at: $0) }),
                let method = program.types[type.lastName]?.members(named: "observeValue").first,
                method.has(modifier: "override")
            else { continue }
            insert(", KeyValueObserver", afterToken: base, saying: .app.observesByConformance)
        }
        for type in source.all where program.foreignBase(of: type.lastName) == "NSObject" {
            for member in type.members where member.has(modifier: "override") {
                describe(member)
            }
            for method in type.members(named: "observeValue")
            where program.types[type.lastName]?.first == "NSObject" {
                remove(modifier: "override", of: method)
                for index in method.range
                where source.has(["super", ".", "observeValue", "("], at: index) {
                    remove(tokens: index..<source.partners[index + 3] + 1)
                }
            }
        }
    }
}

extension SwiftDeclaration {
    fileprivate func members(named name: String) -> [SwiftDeclaration] {
        members.filter { $0.name == name }
    }
}
