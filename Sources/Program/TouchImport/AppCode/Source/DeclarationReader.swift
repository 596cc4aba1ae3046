/// Finds the declarations in tokens, at the level of a file and of its types; the bodies of
/// functions are skipped, and so is what iOS does not compile.
struct DeclarationReader {
    private let tokens: [SwiftToken]
    private let partners: [Int]
    private let compiled: CompiledCode
    /// The next `{` and the next `(` at or after each token, outside of nested groups.
    private let braces: [UInt32]
    private let parentheses: [UInt32]

    init(_ tokens: [SwiftToken], _ partners: [Int], _ compiled: CompiledCode) {
        (self.tokens, self.partners, self.compiled) = (tokens, partners, compiled)
        func next(_ text: String) -> [UInt32] {
            var places = [UInt32](repeating: UInt32(tokens.count), count: tokens.count + 1)
            for place in tokens.indices.reversed() {
                places[place] =
                    tokens[place] == text
                    ? UInt32(place) : places[max(partners[place], place) + 1]
            }
            return places
        }
        (braces, parentheses) = (next("{"), next("("))
    }

    var all: [SwiftDeclaration] { declarations(in: 0..<tokens.count) }

    static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
        "class",
        "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
        "dynamic", "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix",
        "async", "distributed",
    ]
    private static let others: Set = [
        "import", "typealias", "associatedtype", "case", "subscript", "operator", "precedencegroup",
    ]
    static let importable: Set = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let directives: Set = ["#if", "#elseif", "#else", "#endif"]
    private static let values: Set = ["var", "let", "func", "init", "deinit"]

    private func declarations(in range: Range<Int>) -> [SwiftDeclaration] {
        var found: [SwiftDeclaration] = []
        var place = range.lowerBound
        while place < range.upperBound {
            if compiled.isDormant[place] {
                place += 1
                continue
            }
            let head = head(at: place, before: range.upperBound)
            if let declaration = declaration(head, before: range.upperBound) {
                found.append(declaration)
                place = max(declaration.range.upperBound, place + 1)
            } else {
                // A directive, a statement of a script, or something unknown.
                place = max(head.keyword, place)
                if place < range.upperBound { place = max(partners[place], place) + 1 }
            }
        }
        return found
    }

    /// Reads the attributes and modifiers before a keyword.
    private func head(at start: Int, before end: Int) -> SwiftDeclaration.Head {
        var place = start
        var attributes: [SwiftDeclaration.Attribute] = []
        var modifiers: [Int: String] = [:]
        while place < end {
            if tokens[place] == "@", place + 1 < end {
                let next = afterAttribute(place)
                attributes.append(
                    .init(
                        name: tokens[place + 1].text,
                        argument: tokens[place + 2..<max(next, place + 2)].map(\.text).joined(),
                        range: place..<next))
                place = next
            } else if Self.modifiers.contains(tokens[place].text), isModifier(place, before: end) {
                modifiers[place] = tokens[place].text
                place += 1
                if place < end, tokens[place] == "(" { place = partners[place] + 1 }
            } else {
                break
            }
        }
        return .init(start: start, keyword: place, modifiers: modifiers, attributes: attributes)
    }

    private func declaration(_ head: SwiftDeclaration.Head, before end: Int) -> SwiftDeclaration? {
        let place = head.keyword
        guard place < end, tokens[place].kind == .word else { return nil }
        switch tokens[place].text {
        case let word where Self.types.contains(word): return type(word, head, before: end)
        case "func", "init": return function(head, before: end)
        case "var", "let": return property(head, before: end)
        case "deinit":
            let body = brace(from: place, before: end)
            return SwiftDeclaration(
                .deinitializer, "deinit", head, end: body.map { partners[$0] + 1 } ?? place + 1,
                body: body)
        case "import":
            return SwiftDeclaration(
                .other, "import", head, end: afterImport(place, before: end))
        case let word where Self.others.contains(word):
            return SwiftDeclaration(.other, word, head, end: afterValue(place + 1, before: end))
        default: return nil
        }
    }

    /// Returns whether a word is a modifier. `class` begins a type unless a declaration follows;
    /// other words are names unless one follows.
    private func isModifier(_ place: Int, before end: Int) -> Bool {
        guard place + 1 < end else { return false }
        var next = place + 1
        if tokens[next] == "(" { next = partners[next] + 1 }
        guard next < end else { return false }
        let word = tokens[next].text
        return word == "@" || Self.modifiers.contains(word) || Self.values.contains(word)
            || Self.others.contains(word)
            || tokens[place] != "class" && Self.types.contains(word)
    }

    private func afterAttribute(_ place: Int) -> Int {
        var next = place + 2
        while next + 1 < tokens.count, tokens[next] == ".", !tokens[next].isFirstOnLine {
            next += 2
        }
        guard next < tokens.count, tokens[next] == "(",
            tokens[next].range.lowerBound == tokens[next - 1].range.upperBound
        else { return next }
        return partners[next] + 1
    }

    /// Returns the token after an import, `import class UIKit.UIView`.
    private func afterImport(_ place: Int, before end: Int) -> Int {
        var place = place + 1
        if place + 1 < end, Self.importable.contains(tokens[place].text),
            tokens[place + 1].kind == .word
        {
            place += 1
        }
        if place < end, tokens[place].kind == .word { place += 1 }
        while place + 1 < end, tokens[place] == ".", tokens[place + 1].kind == .word { place += 2 }
        return place
    }

    private func next(_ text: String, from place: Int, before end: Int) -> Int? {
        var place = place
        while place < end {
            if tokens[place] == text { return place }
            place = max(partners[place], place) + 1
        }
        return nil
    }

    private func brace(from place: Int, before end: Int) -> Int? {
        let place = Int(braces[place])
        return place < end ? place : nil
    }

    // MARK: Types

    private func type(
        _ word: String, _ head: SwiftDeclaration.Head, before end: Int
    ) -> SwiftDeclaration? {
        guard let body = brace(from: head.keyword + 1, before: end), head.keyword + 1 < body
        else { return nil }
        var place = head.keyword + 2
        var name = tokens[head.keyword + 1].name
        while place + 1 < body, tokens[place] == "." {
            name += "." + tokens[place + 1].name
            place += 2
        }
        let isGeneric = tokens[place] == "<"
        if isGeneric { place = afterAngles(place, before: body) }
        var inherited: [String] = []
        if tokens[place] == ":" {
            place += 1
            while place < body, tokens[place] != "where" {
                var entry = ""
                while place < body, tokens[place] != ",", tokens[place] != "where" {
                    if tokens[place] == "<" {
                        let next = afterAngles(place, before: body)
                        entry += tokens[place..<next].map(\.text).joined()
                        place = next
                    } else if tokens[place] == "@" {
                        place += 2
                    } else {
                        entry += tokens[place].text
                        place += 1
                    }
                }
                inherited.append(entry)
                if place < body, tokens[place] == "," { place += 1 }
            }
        }
        return SwiftDeclaration(
            .type(word), name, head, end: partners[body] + 1, body: body, inherited: inherited,
            isGeneric: isGeneric, members: declarations(in: body + 1..<partners[body]))
    }

    /// Returns the token after `<…>`. Angles are no brackets elsewhere, so they are counted here.
    private func afterAngles(_ place: Int, before end: Int) -> Int {
        var (place, depth) = (place, 0)
        while place < end {
            if tokens[place] == "<" { depth += 1 }
            if tokens[place] == ">" { depth -= 1 }
            place += 1
            if depth == 0 { break }
        }
        return place
    }

    // MARK: Functions

    private func function(_ head: SwiftDeclaration.Head, before end: Int) -> SwiftDeclaration? {
        let open = Int(parentheses[head.keyword])
        guard open < end else { return nil }
        let isInitializer = tokens[head.keyword] == "init"
        var place = partners[open] + 1
        while place < end, ["async", "throws", "rethrows"].contains(tokens[place].text) {
            place += 1
            if place < end, tokens[place] == "(" { place = partners[place] + 1 }
        }
        var type = place..<place
        if place < end, tokens[place] == "->" {
            let next = afterType(place + 1, before: end)
            type = place + 1..<next
            place = next
        }
        if place < end, tokens[place] == "where" {
            while place < end, tokens[place] != "{", !startsDeclaration(place) { place += 1 }
        }
        let body = place < end && tokens[place] == "{" ? place : nil
        let name = head.keyword + 1 < open ? tokens[head.keyword + 1].name : "init"
        return SwiftDeclaration(
            isInitializer ? .initializer : .function, isInitializer ? "init" : name, head,
            end: body.map { partners[$0] + 1 } ?? place, body: body,
            isGeneric: head.keyword + 2 < open && tokens[head.keyword + 2] == "<",
            parameters: parameters(in: open + 1..<partners[open]), type: type)
    }

    /// Returns the token after a type: names, generic arguments, brackets, `?` and `!`, arrows.
    private func afterType(_ place: Int, before end: Int) -> Int {
        var place = place
        while place < end, tokens[place] != "{", tokens[place] != "=", tokens[place] != "where",
            tokens[place] != ",", tokens[place] != ";"
        {
            // A type may go on after `->` or `.` on another line.
            let goesOn = tokens[place] == "->" || tokens[place] == "."
            if tokens[place].isFirstOnLine, !goesOn, tokens[place - 1] != "->" { break }
            place =
                tokens[place] == "<"
                ? afterAngles(place, before: end) : max(partners[place], place) + 1
        }
        return place
    }

    private func parameters(in range: Range<Int>) -> [SwiftDeclaration.Parameter] {
        var found: [SwiftDeclaration.Parameter] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let start = place
            guard let colon = next(":", from: start, before: range.upperBound) else { break }
            var stop = colon + 1
            while stop < range.upperBound, tokens[stop] != ",", tokens[stop] != "=" {
                stop =
                    tokens[stop] == "<"
                    ? afterAngles(stop, before: range.upperBound) : max(partners[stop], stop) + 1
            }
            let hasDefault = stop < range.upperBound && tokens[stop] == "="
            var first = start
            while first < colon, tokens[first] == "@" { first = afterAttribute(first) }
            found.append(
                .init(
                    label: tokens[first] == "_" ? nil : tokens[first].name,
                    name: tokens[max(first, colon - 1)].name,
                    type: tokens[colon + 1..<stop].map(\.text).joined(separator: " "),
                    hasDefault: hasDefault))
            place =
                next(",", from: stop, before: range.upperBound).map { $0 + 1 } ?? range.upperBound
        }
        return found
    }

    // MARK: Properties

    private func property(_ head: SwiftDeclaration.Head, before end: Int) -> SwiftDeclaration? {
        guard head.keyword + 1 < end else { return nil }
        let colon = head.keyword + 2
        var type = colon..<colon
        if colon < end, tokens[colon] == ":" {
            type = colon + 1..<afterType(colon + 1, before: end)
        }
        let stop = afterValue(type.upperBound, before: end)
        let body = type.upperBound < end && tokens[type.upperBound] == "{" ? type.upperBound : nil
        return SwiftDeclaration(
            .property, tokens[head.keyword + 1].name, head, end: stop, body: body, type: type)
    }

    /// Returns the token after a value, which ends where the next declaration begins.
    private func afterValue(_ place: Int, before end: Int) -> Int {
        var place = place
        while place < end, !startsDeclaration(place), tokens[place] != ";" {
            place = max(partners[place], place) + 1
        }
        return place
    }

    private func startsDeclaration(_ place: Int) -> Bool {
        let token = tokens[place]
        guard token.isFirstOnLine else { return false }
        return token == "@" || Self.directives.contains(token.text)
            || Self.modifiers.contains(token.text) || Self.types.contains(token.text)
            || Self.others.contains(token.text) || Self.values.contains(token.text)
    }
}
