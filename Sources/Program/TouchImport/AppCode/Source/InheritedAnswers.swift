/// The methods that answer for a protocol to which only a class above conforms.
///
/// Objective-C finds them by name. In Swift the conformance of the class above does not know them:
/// it needs a method that they override.
struct InheritedAnswers {
    struct Answer {
        /// The class that conforms, in which a method to override is missing.
        let base: SwiftProgram.TypeInfo.Part
        /// Indicates whether this is the first of the methods that override the missing one.
        let isFirst: Bool
        /// Indicates whether the protocol is the app's own, whose optional requirements throw.
        let isOwn: Bool
    }

    private var answers: [ObjectIdentifier: Answer] = [:]

    init(_ program: SwiftProgram) {
        var done: Set<String> = []
        let heirs = Self.heirs(program)
        for name in program.types.keys.sorted() where heirs.contains(name) {
            let ancestors = program.ancestry(of: name)
            guard let type = ancestors.first, type.isClass, ancestors.count > 1 else { continue }
            for method in type.members where Self.mayAnswer(method) {
                let above = ancestors.dropFirst()
                if above.contains(where: { Self.has(method, $0) }) { continue }
                // The topmost of those that conform.
                for base in above.reversed() {
                    let own = base.inherited.contains {
                        program.optionalNames[method.name]?.contains($0) == true
                    }
                    guard own || base.inherited.contains(where: { Self.asks($0, method.name) }),
                        let part = base.main
                    else { continue }
                    let isFirst = done.insert("\(base.name).\(method.reference)").inserted
                    answers[ObjectIdentifier(method)] = Answer(
                        base: part, isFirst: isFirst, isOwn: own)
                    break
                }
            }
        }
    }

    subscript(method: SwiftDeclaration) -> Answer? { answers[ObjectIdentifier(method)] }

    /// Returns the classes that descend from one that conforms to a protocol with methods that may
    /// be missing. Goes up from each class once, and stops at a class that is done.
    private static func heirs(_ program: SwiftProgram) -> Set<String> {
        let asking = Set(program.optionalNames.values.joined())
        var heirs: Set<String> = []
        var conforming: [String: Bool] = [:]
        for name in program.types.keys {
            var (path, next): ([SwiftProgram.TypeInfo], String?) = ([], name)
            while let here = next, conforming[here] == nil, let type = program.types[here] {
                conforming[here] = false
                path.append(type)
                next = type.first
            }
            var isHeir = next.flatMap { conforming[$0] } ?? false
            for type in path.reversed() {
                if isHeir { heirs.insert(type.name) }
                isHeir =
                    isHeir
                    || type.inherited.contains { asking.contains($0) || subject(of: $0) != nil }
                conforming[type.name] = isHeir
            }
        }
        return heirs
    }

    private static func mayAnswer(_ method: SwiftDeclaration) -> Bool {
        method.kind == .function && !method.isStatic && !method.has(modifier: "override")
            && !method.isHidden && !method.parameters.isEmpty
    }

    private static func has(_ method: SwiftDeclaration, _ type: SwiftProgram.TypeInfo) -> Bool {
        type.members(named: method.name).contains { $0.reference == method.reference }
    }

    /// Returns whether a protocol of UIKit has methods whose names begin like this one:
    /// `UITextFieldDelegate` has `textFieldDidBeginEditing(_:)`.
    private static func asks(_ conformance: String, _ method: String) -> Bool {
        guard let subject = subject(of: conformance) else { return false }
        var beginnings = [subject.prefix(1).lowercased() + subject.dropFirst()]
        if ["ScrollView", "TableView", "CollectionView", "TextView"].contains(subject) {
            beginnings += ["scrollView", "viewForZooming"]
        }
        return beginnings.contains(where: method.hasPrefix)
    }

    /// Returns what a protocol of UIKit is about: `TextField` of `UITextFieldDelegate`.
    private static func subject(of conformance: String) -> Substring? {
        guard conformance.hasPrefix("UI"),
            let ending = ["Delegate", "DataSource"].first(where: conformance.hasSuffix)
        else { return nil }
        return conformance.dropFirst(2).dropLast(ending.count)
    }
}
