import TouchWords

/// Moves what an extension of UIKit's own class overrides into a subclass, which the app creates
/// and derives from in place of the class.
extension FileRewriting {
    mutating func subclassForOverrides() {
        for part in source.all where part.kind == .type("extension") {
            guard let subclass = program.subclass(for: part) else { continue }
            let overrides = part.members.filter { $0.has(modifier: "override") }
            let copies = overrides.flatMap { member -> [Piece] in
                [.copy(lines(of: member)), .text("\n")]
            }
            insert(
                [.text("\n\nclass \(subclass.name): \(subclass.base) {")] + copies + [.text("}")],
                afterToken: source.partners[part.body ?? part.keyword])
            for member in overrides { take(lines(of: member)) }
            miss(.app.overriddenInSubclass(part.name, new: subclass.name), at: part.keyword)
        }
        for (name, subclass) in program.subclassNames { useSubclass(subclass, of: name) }
    }

    private mutating func useSubclass(_ subclass: String, of name: String) {
        for (index, token) in source.tokens.enumerated() where token == name {
            let isMade =
                (source.has("(", at: index + 1) || source.has([".", "init", "("], at: index + 1))
                && !source.has("func", at: index - 1)
                && (!source.has(".", at: index - 1) || source.has("UIKit", at: index - 2))
            if isMade { replace(token: index, with: subclass, saying: .app.madeOfSubclass(subclass)) }
        }
        for type in source.all where type.kind == .type("class") && type.bases.first == name {
            let base = (type.keyword..<(type.body ?? type.keyword)).first { source.has(name, at: $0) }
            if let base { replace(token: base, with: subclass, saying: .app.madeOfSubclass(subclass)) }
        }
        // Private members of the extension are visible in its subclass only if the file shares them.
        for part in source.all where part.kind == .type("extension") && part.name == name {
            for member in part.members {
                for (index, word) in member.modifiers where word == "private" {
                    replace(token: index, with: "fileprivate")
                }
            }
        }
    }
}
