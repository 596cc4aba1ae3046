/// The method named by `#selector(…)`, and its selector here.
struct SelectorPlace {
    private let program: SwiftProgram
    private let tokens: ArraySlice<SwiftToken>
    /// The type that contains the code.
    private let home: SwiftDeclaration?

    /// Creates the place of a selector.
    /// - Parameter range: the tokens between the parentheses.
    init(_ range: Range<Int>, in source: SwiftSource, _ program: SwiftProgram) {
        self.program = program
        tokens = source.tokens[range]
        home = source.type(around: range.lowerBound)
    }

    /// The selector as code; nil if its method is not found.
    var selector: String? {
        var words = Array(tokens)
        if words.count > 2, words[1].text == ":", ["getter", "setter"].contains(words[0].text) {
            let path = words[2...].map(\.name).filter { $0 != "." }
            return accessor(path, isSetter: words[0].text == "setter")
        }
        // `method as (Board) -> () -> Void`: the signature of an overload.
        var signature = ""
        if let cast = words.firstIndex(where: { $0.text == "as" }) {
            signature = " " + words[cast...].map(\.text).joined(separator: " ")
            words.removeSubrange(cast...)
        }
        if words.first?.text == "(", words.last?.text == ")" {
            words = Array(words.dropFirst().dropLast())
        }
        // Nothing but a name such as `Deck.Card.tapped(_:event:)`.
        let signs: Set = [".", "?", "!", ":", "(", ")"]
        let parentheses = words.indices.filter { ["(", ")"].contains(words[$0].text) }
        guard words.allSatisfy({ $0.kind == .word || $0.kind == .sign && signs.contains($0.text) }),
            parentheses.isEmpty || parentheses.count == 2 && parentheses[1] == words.count - 1
        else { return nil }
        let labels = words.firstIndex { $0.text == "(" }.map { open in
            words[(open + 1)...].dropLast().map(\.name).filter { $0 != ":" }
        }
        var path = words.prefix { $0.text != "(" }.map(\.name).filter {
            ![".", "?", "!"].contains($0)
        }
        guard let name = path.popLast() else { return nil }
        for owner in owners(of: path) {
            let methods = program.methods(named: name, of: owner)
            if let method = choice(of: methods, labels) {
                return text(
                    method, owner: owner, isOverloaded: methods.count > 1, signature: signature)
            }
        }
        return foreign(name, labels, path: path, signature)
    }

    /// Returns `Type.method` for an Objective-C name; nil if no class has such a method.
    func method(forObjectiveC name: String) -> String? {
        let own = home.map { program.ancestry(of: $0.lastName) } ?? []
        for type in own + [program.type(withMethodForObjectiveC: name)].compactMap(\.self) {
            if let method = type.method(forObjectiveC: name) {
                return "\(typeName(type.name)).\(method.reference)"
            }
        }
        return nil
    }

    // MARK: Finding

    /// Returns the types that may have the method, those that the code names first.
    private func owners(of path: [String]) -> [String] {
        let around = home.map { sequence(first: $0, next: \.parent).map(\.lastName) } ?? []
        guard let last = path.last, !Self.own.contains(last) else { return around }
        if program.types[last] != nil { return [last] }
        // A property, `#selector(board.tapped)`: its type is the one in its declaration, if that
        // has one.
        let property = around.lazy.flatMap { program.ancestry(of: $0) }
            .flatMap { $0.members(named: last) }.first { $0.kind == .property }
        guard let property, let file = program.file(of: property) else { return [] }
        return program.sources[file].tokens[property.type].prefix(1).map(\.text)
    }

    /// The keywords for the object or the type that contains the code.
    private static let own: Set = ["self", "Self", "super"]

    private func choice(of methods: [SwiftDeclaration], _ labels: [String]?) -> SwiftDeclaration? {
        guard let labels else { return methods.first { $0.parameters.isEmpty } ?? methods.first }
        return methods.first { $0.parameters.map { $0.label ?? "_" } == labels }
    }

    // MARK: Saying

    private func text(
        _ method: SwiftDeclaration, owner: String, isOverloaded: Bool, signature: String
    ) -> String {
        let name = method.objectiveCName
        let called = typeName(owner)
        let arguments = method.parameters.enumerated().map { number, parameter in
            (parameter.label.map { $0 + ": " } ?? "") + "$\(number)"
        }
        let call = "\(method.name)(\(arguments.joined(separator: ", ")))"
        if method.isStatic {
            return "Selector(\"\(name)\") { (_: AnyObject) in { \(called).\(call) } }"
        }
        if program.types[owner]?.isProtocol == true {
            let attempt = method.has(modifier: "optional") ? "try? " : ""
            return "Selector(\"\(name)\") { (other: any \(called)) in { \(attempt)other.\(call) } }"
        }
        var overload = signature
        // `as () -> Void` is the signature of the object's method; the selector needs that of the
        // class's.
        if !signature.isEmpty, signature.split(separator: "->").count < 3 {
            overload = " as (\(called)) ->" + signature.dropFirst(" as".count)
        } else if signature.isEmpty, isOverloaded, method.parameters.isEmpty {
            overload = " as (\(called)) -> () -> Void"
        }
        return "Selector(\"\(name)\", \(called).\(method.reference)\(overload))"
    }

    /// Returns the selector for a class that is not in the files: it is taken as it is written.
    private func foreign(
        _ name: String, _ labels: [String]?, path: [String], _ signature: String
    ) -> String? {
        let arguments = labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
        var selector = name
        if let labels, let first = labels.first {
            if first != "_" {
                selector += "With" + first.prefix(1).uppercased() + first.dropFirst()
            }
            selector += ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        }
        var owner = path.joined(separator: ".")
        if path.last.map(Self.own.contains) ?? true {
            guard let home else { return nil }
            owner = typeName(home.lastName)
        } else if path.last?.first?.isUppercase != true {
            return nil
        }
        return "Selector(\"\(selector)\", \(owner).\(name)\(arguments)\(signature))"
    }

    private func accessor(_ path: [String], isSetter: Bool) -> String? {
        guard let name = path.last else { return nil }
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        let selector = isSetter ? setter : name
        // The object's type is unknown: the name has to do.
        if let base = path.dropLast().last, base != "self", base.first?.isUppercase != true {
            return "Selector(\"\(selector)\")"
        }
        let named = path.dropLast().filter { $0 != "self" }.joined(separator: ".")
        guard let owner = named.isEmpty ? home.map({ typeName($0.lastName) }) : named
        else { return nil }
        let value = isSetter ? " = $0" : ""
        return "Selector(\"\(selector)\") { (it: \(owner)) in { it.\(name)\(value) } }"
    }

    /// Returns the name that works where the code is: with the enclosing types.
    private func typeName(_ name: String) -> String {
        let type = program.types[name]
        // For a type that is not in the files, the extension is the only declaration.
        return (type?.main ?? type?.parts.first)?.declaration.path ?? name
    }
}
