/// The files of an app together: what types they declare, and what those descend from.
struct SwiftProgram {
    /// A class, or another type, with its extensions.
    struct TypeInfo {
        /// A declaration of it, and the file that has it.
        struct Part {
            let file: Int
            let declaration: SwiftDeclaration
        }

        let name: String
        /// The type itself first, if the files have it.
        fileprivate(set) var parts: [Part]

        var main: Part? { parts.first { $0.declaration.kind != .type("extension") } }
        var isClass: Bool { main?.declaration.kind == .type("class") }
        var isProtocol: Bool { main?.declaration.kind == .type("protocol") }
        var members: [SwiftDeclaration] { parts.flatMap(\.declaration.members) }
        /// What it descends from or conforms to, as it is written, without generic arguments.
        var inherited: [String] {
            parts.flatMap(\.declaration.inherited).map { entry in
                String(entry.prefix { $0 != "<" })
            }
        }
    }

    let sources: [SwiftSource]
    /// By their names, without those of the types around them.
    let types: [String: TypeInfo]
    /// What classes override, as references, with the names of those classes.
    let overrides: [String: [String]]

    init(_ sources: [SwiftSource]) {
        self.sources = sources
        var types: [String: TypeInfo] = [:]
        for (file, source) in sources.enumerated() {
            for declaration in source.declarations.flatMap(\.all) where declaration.isType {
                let name = String(declaration.name.split(separator: ".").last ?? "")
                let part = TypeInfo.Part(file: file, declaration: declaration)
                types[name, default: TypeInfo(name: name, parts: [])].parts.append(part)
            }
        }
        self.types = types
        var overrides: [String: [String]] = [:]
        for (name, type) in types where type.isClass {
            for member in type.members where member.has(modifier: "override") {
                overrides[member.reference, default: []].append(name)
            }
        }
        self.overrides = overrides
    }

    /// A class of the files and those above it, as far as the files have them.
    func ancestry(of name: String) -> [TypeInfo] {
        var found: [TypeInfo] = []
        var next: String? = name
        while let name = next, let type = types[name], !found.contains(where: { $0.name == name }) {
            found.append(type)
            next = type.main?.declaration.inherited.first.map { String($0.prefix { $0 != "<" }) }
        }
        return found
    }

    /// The first class above it that the files do not have; nil for none.
    func foreignBase(of name: String) -> String? {
        // An extension of a foreign class is no class of the files.
        guard let top = ancestry(of: name).last(where: \.isClass),
            let first = top.main?.declaration.inherited.first
        else { return nil }
        return String(first.prefix { $0 != "<" })
    }

    /// Methods of that name that a type has, its own and those above it in the files.
    func methods(named name: String, of type: String) -> [SwiftDeclaration] {
        ancestry(of: type).flatMap(\.members).filter { $0.kind == .function && $0.name == name }
    }

    /// The innermost type around a token.
    func type(around token: Int, in file: Int) -> SwiftDeclaration? {
        sources[file].declarations.flatMap(\.all).last { $0.isType && $0.range.contains(token) }
    }
}

extension SwiftDeclaration {
    /// Whether it is an initializer whose presence takes those of the class above away.
    var isDesignated: Bool {
        kind == .initializer && !has(modifier: "convenience")
            && parent?.kind != .type("extension")
    }
}
