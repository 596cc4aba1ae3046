/// The files of an app together: what types they declare, and what those descend from.
///
/// All is found by its name, so that asking takes no longer in a large app.
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
        private(set) var parts: [Part] = []
        private(set) var main: Part?
        private var named: [String: [SwiftDeclaration]] = [:]
        private var selectors: [String: SwiftDeclaration] = [:]
        /// What it descends from or conforms to, as it is written, without generic arguments.
        private(set) var inherited: [String] = []

        fileprivate init(name: String) { self.name = name }

        fileprivate mutating func add(_ part: Part) {
            parts.append(part)
            let declaration = part.declaration
            if main == nil, declaration.kind != .type("extension") { main = part }
            inherited += declaration.bases
            for member in declaration.members {
                named[member.name, default: []].append(member)
                guard member.kind == .function, !member.isStatic else { continue }
                let selector = member.objectiveCName
                if selectors[selector] == nil { selectors[selector] = member }
            }
        }

        var isClass: Bool { main?.declaration.kind == .type("class") }
        var isProtocol: Bool { main?.declaration.kind == .type("protocol") }
        var initializers: [SwiftDeclaration] {
            members(named: "init").filter { $0.kind == .initializer }
        }
        /// Its superclass, or what else stands first.
        var first: String? { main?.declaration.bases.first }
        var members: some Sequence<SwiftDeclaration> { parts.lazy.flatMap(\.declaration.members) }

        func members(named name: String) -> [SwiftDeclaration] { named[name] ?? [] }

        /// The method of an object that Objective-C calls so.
        func method(forObjectiveC name: String) -> SwiftDeclaration? { selectors[name] }
    }

    let sources: [SwiftSource]
    /// By their names, without those of the types around them.
    let types: [String: TypeInfo]
    /// The first class above each class that the files do not have.
    private let foreignBases: [String: String]
    /// What classes override of classes above them: `Board.reset`.
    private let overridden: Set<String>
    /// For what Objective-C calls methods, the first type that has one, by its name.
    private let selectors: [String: String]
    /// The names of requirements that are optional.
    let optionalNames: Set<String>
    /// What callers of those take where nobody answers.
    let fallbacks: [String: String]
    /// For declarations of types, their files.
    private let files: [ObjectIdentifier: Int]

    init(_ sources: [SwiftSource]) {
        self.sources = sources
        var types: [String: TypeInfo] = [:]
        var files: [ObjectIdentifier: Int] = [:]
        for (file, source) in sources.enumerated() {
            for declaration in source.all where declaration.isType {
                let name = declaration.lastName
                types[name, default: TypeInfo(name: name)].add(
                    TypeInfo.Part(file: file, declaration: declaration))
                files[ObjectIdentifier(declaration)] = file
            }
        }
        (self.types, self.files) = (types, files)
        foreignBases = Self.foreignBases(types)
        var (overridden, optionalNames): (Set<String>, Set<String>) = ([], [])
        var selectors: [String: String] = [:]
        for name in types.keys.sorted() {
            guard let type = types[name] else { continue }
            for member in type.members {
                if member.kind == .function, !member.isStatic {
                    let selector = member.objectiveCName
                    if selectors[selector] == nil { selectors[selector] = name }
                }
                if member.has(modifier: "optional") { optionalNames.insert(member.name) }
                guard type.isClass, member.has(modifier: "override") else { continue }
                var above = type.first
                // Where it is known already, it is known all the way up.
                while let next = above, types[next] != nil,
                    overridden.insert("\(next).\(member.reference)").inserted
                {
                    above = types[next]?.first
                }
            }
        }
        (self.overridden, self.optionalNames) = (overridden, optionalNames)
        self.selectors = selectors
        fallbacks = Self.fallbacks(in: sources)
    }

    /// Goes up from each class once, and no further than to one that is known.
    private static func foreignBases(_ types: [String: TypeInfo]) -> [String: String] {
        var bases: [String: String] = [:]
        var seen: Set<String> = []
        for name in types.keys.sorted() {
            var (path, next): ([TypeInfo], String?) = ([], name)
            while let here = next, let type = types[here], seen.insert(here).inserted {
                path.append(type)
                next = type.first
            }
            var base = next.flatMap { bases[$0] }
            for type in path.reversed() {
                // The topmost class; an extension of a foreign class is no class of the files.
                if base == nil, type.isClass { base = type.first }
                bases[type.name] = base
            }
        }
        return bases
    }

    /// What callers take where nobody answers, `told?() ?? true`, by the method's name, if the first of them takes a literal.
    private static func fallbacks(in sources: [SwiftSource]) -> [String: String] {
        var found: [String: String] = [:]
        for source in sources {
            for (index, token) in source.tokens.enumerated()
            where token.kind == .word && source.has("?", at: index + 1)
                && source.has("(", at: index + 2)
            {
                let next = source.partners[index + 2] + 1
                guard source.has(["?", "?"], at: next), let value = source.token(next + 2)
                else { continue }
                let isLiteral =
                    value.kind == .number || value.literal != nil || value == "true"
                    || value == "false"
                if isLiteral, found[token.text] == nil { found[token.text] = value.text }
            }
        }
        return found
    }

    /// A class of the files and those above it, as far as the files have them.
    func ancestry(of name: String) -> [TypeInfo] {
        var found: [TypeInfo] = []
        var names: Set<String> = []
        var next: String? = name
        while let name = next, let type = types[name], names.insert(name).inserted {
            found.append(type)
            next = type.first
        }
        return found
    }

    /// The first class above it that the files do not have; nil for none.
    func foreignBase(of name: String) -> String? { foreignBases[name] }

    /// Whether one of such words stands in a type of the files, or in its extensions.
    func says(_ words: Set<String>, in name: String) -> Bool {
        (types[name]?.parts ?? []).contains { part in
            sources[part.file].tokens[part.declaration.range].contains { words.contains($0.text) }
        }
    }

    /// Methods of that name that a type has, its own and those above it in the files.
    func methods(named name: String, of type: String) -> [SwiftDeclaration] {
        ancestry(of: type).flatMap { $0.members(named: name) }.filter { $0.kind == .function }
    }

    /// Whether a class below that one overrides a member of that name, as a reference.
    func isOverridden(_ reference: String, of name: String) -> Bool {
        overridden.contains("\(name).\(reference)")
    }

    /// The first type that has a method that Objective-C calls so.
    func type(withMethodForObjectiveC name: String) -> TypeInfo? {
        selectors[name].flatMap { types[$0] }
    }

    /// The file that declares a type or a member of one.
    func file(of declaration: SwiftDeclaration) -> Int? {
        files[ObjectIdentifier(declaration.parent ?? declaration)]
    }
}
