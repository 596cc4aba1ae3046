/// The files of an app together: the types they declare, and the ancestry of those.
///
/// Everything is looked up by name, so that lookups take no longer in a large app.
struct SwiftProgram {
    /// A class, or another type, with its extensions.
    struct TypeInfo {
        /// A declaration of it, and the file that contains it.
        struct Part {
            let file: Int
            let declaration: SwiftDeclaration
        }

        let name: String
        /// The declarations; the type itself first, if it is in the files.
        private(set) var parts: [Part] = []
        private(set) var main: Part?
        private var named: [String: [SwiftDeclaration]] = [:]
        private var selectors: [String: SwiftDeclaration] = [:]
        /// The superclass and the protocols, as they are written, without generic arguments.
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
        /// The superclass, or whatever comes first in its place.
        var first: String? { main?.declaration.bases.first }
        var members: some Sequence<SwiftDeclaration> { parts.lazy.flatMap(\.declaration.members) }

        func members(named name: String) -> [SwiftDeclaration] { named[name] ?? [] }

        /// Returns the instance method with an Objective-C name.
        func method(forObjectiveC name: String) -> SwiftDeclaration? { selectors[name] }
    }

    let sources: [SwiftSource]
    /// The app's storyboards and nibs.
    let interfaces: InterfaceFiles
    /// The members of classes that storyboards and nibs connect: `Board.knob`, `Board.turned`.
    private let connected: Set<String>
    /// The types by name, without the names of enclosing types.
    let types: [String: TypeInfo]
    /// The first ancestor of each class that is not in the files.
    private let foreignBases: [String: String]
    /// The members that a subclass overrides, by class and reference: `Board.reset`.
    private let overridden: Set<String>
    /// The first type, by name, that has a method with each Objective-C name.
    private let selectors: [String: String]
    /// The protocols of each optional requirement, by its name.
    let optionalNames: [String: Set<String>]
    /// The names that the files declare on their own: types, and what stands at their top level.
    private let ownNames: Set<String>
    /// The extensions of UIKit's classes that override something, by the class.
    private let overridingParts: [String: [SwiftDeclaration]]
    /// Indicates whether the app exchanges methods while it runs.
    let exchangesMethods: Bool
    /// The names of what is declared with a protocol that has optional requirements, by protocol.
    private let namesByType: [String: Set<String>]
    /// The names of properties.
    private let propertyNames: Set<String>
    /// The names that the files declare, of types, members, cases and generic parameters alike.
    private let declared: Set<String>
    /// The names of the folders that hold the files, which are those of modules if there are
    /// several.
    let folders: Set<String>
    /// The files of type declarations.
    private let files: [ObjectIdentifier: Int]

    init(_ sources: [SwiftSource], interfaces: InterfaceFiles = InterfaceFiles()) {
        (self.sources, self.interfaces) = (sources, interfaces)
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
        var overridden: Set<String> = []
        var optionalNames: [String: Set<String>] = [:]
        var selectors: [String: String] = [:]
        for name in types.keys.sorted() {
            guard let type = types[name] else { continue }
            for member in type.members {
                if member.kind == .function, !member.isStatic {
                    let selector = member.objectiveCName
                    if selectors[selector] == nil { selectors[selector] = name }
                }
                if member.has(modifier: "optional") {
                    optionalNames[member.name, default: []].insert(name)
                }
                guard type.isClass, member.has(modifier: "override") else { continue }
                var above = type.first
                // A member that is known already is known all the way up.
                while let next = above, types[next] != nil,
                    overridden.insert("\(next).\(member.reference)").inserted
                {
                    above = types[next]?.first
                }
            }
        }
        (self.overridden, self.optionalNames) = (overridden, optionalNames)
        self.selectors = selectors
        overridingParts = types.filter { $0.value.main == nil }.compactMapValues { type in
            let parts = type.parts.map(\.declaration).filter {
                $0.members.contains { $0.has(modifier: "override") }
            }
            return parts.isEmpty ? nil : parts
        }
        exchangesMethods = sources.contains { source in
            source.tokens.contains { $0 == "method_exchangeImplementations" }
        }
        namesByType = Self.namesByType(
            optionalNames.values.reduce(into: []) { $0.formUnion($1) }, in: sources)
        ownNames = Self.ownNames(in: sources)
        propertyNames = Set(
            sources.lazy.flatMap(\.all).filter { $0.kind == .property }.map(\.name))
        folders = Set(
            sources.flatMap { $0.file.split(separator: "/").dropLast().suffix(4).map(String.init) })
        declared = Set(sources.flatMap(\.declaredNames))
        var connected: Set<String> = []
        for (type, member) in interfaces.files.flatMap(\.connected) {
            let name = member.prefix { $0 != ":" }
            let owners = Self.ancestry(of: type, in: types)
            for owner in owners.isEmpty
                ? [selectors[member]].compactMap(\.self) : owners.map(\.name)
            {
                connected.insert("\(owner).\(name)")
                // A method whose name for Objective-C ends in its first label.
                if let method = types[owner]?.method(forObjectiveC: member) {
                    connected.insert("\(owner).\(method.name)")
                }
            }
        }
        self.connected = connected
    }

    /// Returns whether a storyboard or a nib connects a member of a type.
    func isConnected(_ member: SwiftDeclaration) -> Bool {
        guard !connected.isEmpty, let type = member.parent?.lastName else { return false }
        return connected.contains("\(type).\(member.name)")
    }

    /// Returns the names of properties, parameters and variables that are declared with one of the
    /// types, by type: `weak var delegate: (any Telling)?`.
    private static func namesByType(
        _ types: Set<String>, in sources: [SwiftSource]
    ) -> [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        if types.isEmpty { return names }
        for source in sources {
            for (index, token) in source.tokens.enumerated() where types.contains(token.text) {
                var place = index - 1
                while source.has("any", at: place) || source.has("(", at: place) { place -= 1 }
                guard source.has(":", at: place), let name = source.token(place - 1) else { continue }
                names[token.text, default: []].insert(name.name)
            }
        }
        return names
    }

    private static func ownNames(in sources: [SwiftSource]) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            for declaration in source.all where declaration.kind != .type("extension") {
                let isAlias = ["typealias", "associatedtype"].contains(declaration.name)
                if declaration.kind == .other, isAlias {
                    names.formUnion(source.token(declaration.keyword + 1).map { [$0.name] } ?? [])
                } else if declaration.isType || declaration.parent == nil {
                    names.insert(declaration.name)
                }
            }
        }
        return names
    }

    /// Returns whether a name is that of a type or a type alias of the app, or of a function or a
    /// constant of it that belongs to no type.
    func defines(_ name: String) -> Bool { ownNames.contains(name) }

    /// Returns the names of properties, parameters and variables that are declared with a protocol
    /// that has optional requirements.
    func names(of type: String) -> Set<String> { namesByType[type] ?? [] }

    /// Returns the classes that have a method and conform to one of the protocols.
    func classes(implementing name: String, ofAnyOf protocols: Set<String>) -> [String] {
        types.values.filter { type in
            type.isClass && type.members(named: name).contains { $0.kind != .other }
                && ancestry(of: type.name).contains { !protocols.isDisjoint(with: $0.inherited) }
        }.compactMap { $0.main?.declaration.path }.sorted()
    }

    /// Returns the subclass into which the overrides of an extension of UIKit's class go; nil if it
    /// overrides nothing.
    func subclass(for part: SwiftDeclaration) -> (name: String, base: String)? {
        let parts = overridingParts[part.lastName] ?? []
        guard let number = parts.firstIndex(where: { $0 === part }) else { return nil }
        let name = { (number: Int) in
            part.name + "WithOverrides" + (number == 0 ? "" : "\(number + 1)")
        }
        return (name(number), number == 0 ? part.name : name(number - 1))
    }

    /// The subclasses of UIKit's classes that the app uses in place of these, by name.
    var subclassNames: [(name: String, subclass: String)] {
        overridingParts.keys.sorted().compactMap { name in
            overridingParts[name]?.last.flatMap(subclass(for:)).map { (name, $0.name) }
        }
    }

    /// Returns whether the app has a property with a name.
    func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

    /// Finds the foreign base of every class. Goes up from each class once, and stops at a class
    /// that is done.
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

    /// Returns a class and its ancestors, as far as they are in the files.
    func ancestry(of name: String) -> [TypeInfo] { Self.ancestry(of: name, in: types) }

    private static func ancestry(of name: String, in types: [String: TypeInfo]) -> [TypeInfo] {
        var found: [TypeInfo] = []
        var names: Set<String> = []
        var next: String? = name
        while let name = next, let type = types[name], names.insert(name).inserted {
            found.append(type)
            next = type.first
        }
        return found
    }

    /// Returns whether the files declare something of this name.
    func declares(_ name: String) -> Bool { declared.contains(name) }

    /// Returns whether two files declare the same thing at their level, as those of several targets
    /// do.
    func declaresTwice(_ name: String) -> Bool {
        sources.count {
            $0.declarations.contains { $0.name == name && $0.kind != .type("extension") }
        } > 1
    }

    /// Returns the first ancestor that is not in the files; nil if there is none.
    func foreignBase(of name: String) -> String? { foreignBases[name] }

    /// Returns whether a type or its extensions contain one of the words.
    func says(_ words: Set<String>, in name: String) -> Bool {
        (types[name]?.parts ?? []).contains { part in
            sources[part.file].tokens[part.declaration.range].contains { words.contains($0.text) }
        }
    }

    /// Returns the methods with a name that a type declares or inherits within the files.
    func methods(named name: String, of type: String) -> [SwiftDeclaration] {
        ancestry(of: type).flatMap { $0.members(named: name) }.filter { $0.kind == .function }
    }

    /// Returns whether a subclass overrides a member, given as a reference.
    func isOverridden(_ reference: String, of name: String) -> Bool {
        overridden.contains("\(name).\(reference)")
    }

    /// Returns the first type that has a method with an Objective-C name.
    func type(withMethodForObjectiveC name: String) -> TypeInfo? {
        selectors[name].flatMap { types[$0] }
    }

    /// Returns the file that declares a type or a member of one.
    func file(of declaration: SwiftDeclaration) -> Int? {
        files[ObjectIdentifier(declaration.parent ?? declaration)]
    }
}
