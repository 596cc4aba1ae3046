import TouchWords

/// Rewrites uses of optional requirements: `delegate?.told?(self)` becomes
/// `try? delegate?.told(self)`, which is nil if nobody implements it.
extension FileRewriting {
    mutating func rewriteOptionalCalls() {
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && source.has(".", at: index - 1) {
            if let protocols = program.optionalNames[token.name] {
                rewriteOptionalUse(index, of: protocols)
            } else if isCalledOptionally(index), Self.isOfUIKit(token.name),
                !program.hasProperty(named: token.name)
            {
                replace(token: index + 1, with: "", saying: .app.optionalCall)
            }
        }
    }

    private func isCalledOptionally(_ index: Int) -> Bool {
        (source.has(["?", "("], at: index + 1) || source.has(["!", "("], at: index + 1))
            && !source.tokens[index + 2].isFirstOnLine
    }

    /// Returns whether a method belongs to one of UIKit's delegates, whose methods have default
    /// implementations here.
    private static func isOfUIKit(_ name: String) -> Bool {
        let beginnings = [
            "scrollView", "gestureRecognizer", "viewForZooming", "animationDid", "tableView",
            "collectionView", "textField", "textView", "presentationController",
        ]
        return beginnings.contains(where: name.hasPrefix)
    }

    private mutating func rewriteOptionalUse(_ index: Int, of protocols: Set<String>) {
        guard let start = source.expressionStart(ofMember: index) else { return }
        if isCalledOptionally(index) {
            // A property of the same name that holds a closure is called in the same way.
            let name = source.tokens[index].name
            if program.hasProperty(named: name), !isTyped(index, as: protocols) { return }
            let isForced = source.has("!", at: index + 1)
            var end = source.partners[index + 2]
            if source.has("{", at: end + 1), takesClosure(name, after: index + 2, of: protocols) {
                end = source.partners[end + 1]
            }
            replace(token: index + 1, with: "", saying: .app.optionalCall)
            attempt(start, end, isForced ? "try!" : "try?")
        } else if isTyped(index, as: protocols), !source.has("try", at: start - 1) {
            if asksWhetherImplemented(index, start, of: protocols) { return }
            let isMethod = protocols.contains { type in
                program.types[type]?.members(named: source.tokens[index].name)
                    .contains { $0.kind == .function } == true
            }
            if isMethod { return }
            attempt(start, index, "try?")
        }
    }

    /// Puts `try?` in front of an expression.
    private mutating func attempt(_ start: Int, _ end: Int, _ word: String) {
        if source.isStatement(start..<end + 1) {
            return insert(word + " ", beforeToken: start)
        }
        insert("(\(word) ", beforeToken: start)
        let goesOn = source.has(".", at: end + 1) || source.has("[", at: end + 1) && source.isJoined(end + 1)
        insert(goesOn && word == "try?" ? ")?" : ")", afterToken: end)
    }

    /// Rewrites `delegate?.told != nil`: there is no telling at run time, but of the classes in the
    /// files.
    private mutating func asksWhetherImplemented(
        _ index: Int, _ start: Int, of protocols: Set<String>
    ) -> Bool {
        let isAsked = source.has(["!", "=", "nil"], at: index + 1)
        guard isAsked || source.has(["=", "=", "nil"], at: index + 1) else { return false }
        let base = source.text(tokens: start..<index - 1)
        let object = base.hasSuffix("?") ? String(base.dropLast()) : base
        let name = source.tokens[index].name
        let classes = program.classes(implementing: name, ofAnyOf: protocols)
        let tests = classes.map { "\(object) is \($0)" }.joined(separator: " || ")
        replace(
            tokens: start..<index + 4,
            with: tests.isEmpty ? (isAsked ? "false" : "true") : (isAsked ? "(\(tests))" : "!(\(tests))"),
            saying: .app.implementersNamed(name))
        return true
    }

    /// Returns whether the member's base has one of the types, by its name.
    private func isTyped(_ index: Int, as protocols: Set<String>) -> Bool {
        var place = index - 2
        while source.has("?", at: place) || source.has("!", at: place) { place -= 1 }
        guard let base = source.token(place), base.kind == .word else { return false }
        return protocols.contains { program.names(of: $0).contains(base.name) }
    }

    /// Returns whether a call ends in a closure after its parentheses: the method has one more
    /// parameter, of a function's type.
    private func takesClosure(_ name: String, after open: Int, of protocols: Set<String>) -> Bool {
        let methods = protocols.flatMap { program.types[$0]?.members(named: name) ?? [] }
        return methods.contains { $0.parameters.last?.type.contains("->") == true }
    }
}

extension SwiftSource {
    /// Returns the first token of an expression that ends in a member; nil if it begins with the
    /// period.
    /// - Parameter index: the token of the member's name.
    func expressionStart(ofMember index: Int) -> Int? {
        var place = index
        while has(".", at: place - 1) {
            place -= 2
            while has("?", at: place) || has("!", at: place) { place -= 1 }
            while let token = token(place), token == ")" || token == "]" {
                place = partners[place]
                guard let before = self.token(place - 1), isJoined(place),
                    before.kind == .word || [")", "]", "?", "!"].contains(before.text)
                else { break }
                place -= 1
                while has("?", at: place) || has("!", at: place) { place -= 1 }
            }
            guard let token = token(place), token.kind != .sign || ["(", "["].contains(token.text)
            else { return nil }
        }
        return place
    }

    /// Returns whether an expression is a statement of its own.
    func isStatement(_ range: Range<Int>) -> Bool {
        guard let first = token(range.lowerBound) else { return false }
        let before = token(range.lowerBound - 1)
        let begins =
            before == nil || ["{", ";"].contains(before?.text)
            || first.isFirstOnLine && (before?.kind != .sign || [")", "]", "}", ":"].contains(before?.text))
        guard let next = token(range.upperBound) else { return begins }
        let ends = next == "}" || next == ";" || next.isFirstOnLine && next.kind == .word
        return begins && ends
    }
}
