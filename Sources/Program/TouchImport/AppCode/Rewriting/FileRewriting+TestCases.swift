import TouchWords

/// Puts classes of tests on no actor, as `XCTestCase` is here, and what is in them on the main
/// actor.
extension FileRewriting {
    mutating func isolateTestCases() {
        for type in source.all
        where [.type("class"), .type("extension")].contains(type.kind)
            && program.foreignBase(of: type.lastName) == "XCTestCase"
        {
            if type.kind == .type("class") {
                for attribute in type.attributes where attribute.name == "MainActor" {
                    remove(tokens: attribute.range)
                }
                insert(
                    "nonisolated ", beforeToken: type.firstWord, saying: .app.testsOnNoActor)
            }
            for member in type.members where !member.has(modifier: "nonisolated") {
                isolate(member)
            }
        }
    }

    private mutating func isolate(_ member: SwiftDeclaration) {
        let isAsync = (member.keyword..<(member.body ?? member.range.upperBound)).contains {
            source.has("async", at: $0)
        }
        switch member.kind {
        case .function where member.has(modifier: "override") && !isAsync:
            // What it overrides is on no actor.
            guard let body = member.body, source.partners[body] > body + 1 else { return }
            let throwing = (member.keyword..<body).contains { source.has("throws", at: $0) }
            insert(
                " \(throwing ? "try " : "")MainActor.assumeIsolated {", afterToken: body)
            insert("} ", beforeToken: source.partners[body])
        case .function:
            if member.has(attribute: "MainActor") { return }
            insert("@MainActor ", beforeToken: member.firstWord)
        case .property:
            if !member.has(attribute: "MainActor") {
                insert("@MainActor ", beforeToken: member.firstWord)
            }
            // Its first value is made on the main actor, when it is first used.
            let value = member.type.upperBound..<member.range.upperBound
            if !member.isStatic, !member.has(modifier: "lazy"),
                source.has("=", at: value.lowerBound), value.contains(where: { source.has("(", at: $0) })
            {
                replace(token: member.keyword, with: "lazy var")
            }
        default: break
        }
    }
}
