import TouchWords

/// Rewrites protocols that were `@objc`: for objects only, and with optional requirements, which
/// become default implementations here.
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
                remove(modifier: "optional", of: member, saying: .app.requirementWithDefault)
            }
            let defaults = optional.map { text(of: $0) }.joined(separator: "\n")
            insert(
                "\n\nextension \(declaration.path) {\n\(defaults)\n}",
                afterToken: source.partners[body])
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
    private func text(of member: SwiftDeclaration) -> String {
        let type = source.text(tokens: member.type)
        let value = value(of: type, member.name)
        guard member.kind == .function else {
            return "    var \(member.name): \(type) { \(value) }"
        }
        let words = source.text(tokens: member.keyword..<member.range.upperBound)
        return "    \(words) {\(value.isEmpty ? "" : " " + value + " ")}"
    }

    /// Returns the value that callers fall back to, as in `?? true`, or else the simplest value of
    /// the type.
    private func value(of type: String, _ name: String) -> String {
        if let taken = program.fallbacks[name] { return taken }
        switch type {
        case "", "Void", "()": return ""
        case "Int", "CGFloat", "Double", "Float", "TimeInterval", "UInt": return "0"
        case _ where type.hasSuffix("!"): return "nil"
        default: return CodeMaker.plainValue(of: type) ?? "fatalError(\"nobody answers \(name)\")"
        }
    }

    /// Rewrites `delegate?.told?(self)`: a formerly optional method has a default implementation
    /// here, and is called like any other.
    mutating func rewriteOptionalCalls() {
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            guard source.has(".", at: index - 1), source.has(["?", "("], at: index + 1),
                !source.tokens[index + 2].isFirstOnLine,
                program.optionalNames.contains(token.name) || Self.isOfUIKit(token.name)
            else { continue }
            replace(token: index + 1, with: "", saying: .app.optionalCall)
        }
    }

    /// Returns whether a method belongs to one of UIKit's delegates.
    private static func isOfUIKit(_ name: String) -> Bool {
        let beginnings = ["scrollView", "gestureRecognizer", "viewForZooming", "animationDid"]
        return beginnings.contains(where: name.hasPrefix)
    }
}
