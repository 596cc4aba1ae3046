/// Protocols that were `@objc`: of objects only, and with requirements that are optional. Here those are defaults.
enum CodeProtocols {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for declaration in source.all
        where declaration.kind == .type("protocol") {
            guard let body = declaration.body else { continue }
            for index in declaration.keyword..<body where source.has("class", at: index) {
                rewriting.replace(
                    token: index, in: file, with: "AnyObject",
                    saying: "`: class` becomes `: AnyObject`")
            }
            let optional = declaration.members.filter { $0.has(modifier: "optional") }
            if declaration.has(attribute: "objc") || !optional.isEmpty {
                bind(declaration, file, &rewriting)
            }
            guard !optional.isEmpty else { continue }
            for member in optional { unmark(member, file, &rewriting) }
            let defaults = optional.map { text(of: $0, file, rewriting.program) }
            rewriting.insert(
                "\n\nextension \(declaration.path) {\n" + defaults.joined(separator: "\n") + "\n}",
                afterToken: source.partners[body], in: file)
        }
    }

    /// Has only classes conform, as `@objc` did.
    private static func bind(
        _ declaration: SwiftDeclaration, _ file: Int, _ rewriting: inout CodeRewriting
    ) {
        let bound: Set = ["AnyObject", "class", "NSObjectProtocol", "UIGestureRecognizerDelegate"]
        guard bound.isDisjoint(with: declaration.inherited) else { return }
        let name = declaration.keyword + 1
        rewriting.insert(
            declaration.inherited.isEmpty ? ": AnyObject" : "", afterToken: name, in: file,
            saying: "a protocol that was `@objc` is one of objects: `AnyObject`")
        if !declaration.inherited.isEmpty {
            rewriting.insert(" AnyObject,", afterToken: name + 1, in: file)
        }
    }

    private static func unmark(
        _ member: SwiftDeclaration, _ file: Int, _ rewriting: inout CodeRewriting
    ) {
        for (index, word) in member.modifiers where word == "optional" {
            rewriting.remove(
                tokens: index..<index + 1, in: file,
                saying: "an optional requirement becomes one with a default")
        }
    }

    /// The default of a requirement.
    private static func text(
        of member: SwiftDeclaration, _ file: Int, _ program: SwiftProgram
    ) -> String {
        let source = program.sources[file]
        let type = source.text(tokens: member.type)
        let value = self.value(of: type, member.name, program)
        guard member.kind == .function else {
            return "    var \(member.name): \(type) { \(value) }"
        }
        let words = source.text(tokens: member.keyword..<member.range.upperBound)
        return "    \(words) {\(value.isEmpty ? "" : " " + value + " ")}"
    }

    /// What a caller takes where nobody answers, `?? true`; else the least of its type.
    private static func value(of type: String, _ name: String, _ program: SwiftProgram) -> String {
        if let taken = program.fallbacks[name] { return taken }
        switch type {
        case "", "Void", "()": return ""
        case "Bool": return "false"
        case "Int", "CGFloat", "Double", "Float", "TimeInterval", "UInt": return "0"
        case "String": return "\"\""
        case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": return ".zero"
        case _ where type.hasSuffix("?") || type.hasSuffix("!"): return "nil"
        case _ where type.hasPrefix("[") && type.contains(":"): return "[:]"
        case _ where type.hasPrefix("["): return "[]"
        default: return "fatalError(\"nobody answers \(name)\")"
        }
    }
}
