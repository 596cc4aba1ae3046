/// Writes the expression that creates an object of an app's class, with made-up arguments.
struct CodeMaker {
    let program: SwiftProgram

    /// Returns an expression such as `Dial(frame: …)`; nil if an argument cannot be made up.
    /// - Parameters:
    ///   - frame: the frame for views; nil for views that get their size in another way.
    ///   - given: the names of objects that are there already, by the label of the argument or by
    ///     its type.
    func expression(
        for name: String, frame: String? = nil, given: [String: String] = [:]
    ) -> String? {
        expression(for: name, frame: frame, given: given, within: [])
    }

    fileprivate func expression(
        for name: String, frame: String?, given: [String: String], within makers: Set<String>
    ) -> String? {
        let ancestry = program.ancestry(of: name)
        guard let type = ancestry.first, type.isClass, let main = type.main?.declaration,
            !makers.contains(name)
        else { return nil }
        let call = { (arguments: String) in "\(main.path)(\(arguments))" }
        // A class without a designated initializer of its own inherits those of its superclass.
        guard let all = initializers(of: ancestry) else {
            if isPresentation(name) {
                let labels = ["presentedViewController", "presenting"]
                return call(labels.map { "\($0): \(given[$0] ?? "nil")" }.joined(separator: ", "))
            }
            return call(isView(name) || isWindow(name) ? frame.map { "frame: \($0)" } ?? "" : "")
        }
        let bare = all.first { $0.parameters.allSatisfy(\.hasDefault) }
        let framed = all.first { $0.parameters.map(\.label) == ["frame"] }
        if framed != nil, let frame { return call("frame: \(frame)") }
        if bare != nil { return call("") }
        if framed != nil { return call("frame: \(frame ?? ".zero")") }
        let values = Values(
            maker: self, given: given.merging(frame.map { ["frame": $0] } ?? [:]) { $1 },
            makers: makers.union([name]))
        for initializer in all where !initializer.isArchived {
            if let arguments = values.arguments(initializer.parameters) { return call(arguments) }
        }
        return all.contains(where: \.isArchived) ? "\(main.path)(coder: NSCoder())!" : nil
    }

    /// Returns the initializers with which a class is created; nil if it inherits those of UIKit.
    private func initializers(of ancestry: [SwiftProgram.TypeInfo]) -> [SwiftDeclaration]? {
        guard
            let deciding = ancestry.first(where: { $0.initializers.contains(where: \.isDesignated) }
            )
        else { return nil }
        let own = ancestry.prefix { $0.name != deciding.name } + [deciding]
        return own.flatMap(\.initializers).filter { !$0.isHidden }
    }

    /// Returns what a class that cannot be created wants: `Dial(model: Model)`.
    func wanted(for name: String) -> String {
        let all = initializers(of: program.ancestry(of: name)) ?? []
        guard let first = all.first(where: { !$0.isArchived }) else { return name }
        let parameters = first.parameters.filter { !$0.hasDefault }.map {
            "\($0.label ?? "_"): \($0.type.replacing(" ", with: ""))"
        }
        return "\(name)(\(parameters.joined(separator: ", ")))"
    }

    /// Returns the simplest value of a type other than a number; nil if none is known.
    static func plainValue(of type: String) -> String? {
        switch type {
        case "Bool": "false"
        case "String": "\"\""
        case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": ".zero"
        case _ where type.hasSuffix("?"): "nil"
        case _ where type.hasPrefix("[") && type.contains(":"): "[:]"
        case _ where type.hasPrefix("["): "[]"
        default: nil
        }
    }

    // MARK: Which classes

    func isView(_ name: String) -> Bool { isViewOfKit(program.foreignBase(of: name) ?? "") }

    /// Returns whether a class of UIKit is a view, but no window.
    func isViewOfKit(_ base: String) -> Bool {
        let endings = [
            "View", "Control", "Button", "Label", "Slider", "Switch", "Stepper", "Cell", "Field",
            "Bar",
        ]
        return base.hasPrefix("UI") && endings.contains(where: base.hasSuffix)
    }

    func isWindow(_ name: String) -> Bool { program.foreignBase(of: name) == "UIWindow" }

    func isController(_ name: String) -> Bool {
        let base = program.foreignBase(of: name) ?? ""
        return base.hasSuffix("ViewController") || Self.controllers.contains(base)
    }

    /// UIKit's view controllers whose names do not say so. Others that are called controllers, such
    /// as `UIPresentationController`, have no view.
    private static let controllers: Set = [
        "UINavigationController", "UITabBarController", "UISearchController", "UIAlertController",
        "UIImagePickerController",
    ]

    func isPresentation(_ name: String) -> Bool {
        program.foreignBase(of: name) == "UIPresentationController"
    }

    func isRecognizer(_ name: String) -> Bool {
        program.foreignBase(of: name)?.hasSuffix("GestureRecognizer") == true
    }
}

/// Made-up values of arguments.
private struct Values {
    let maker: CodeMaker
    /// The names of objects that are there, by label or type.
    let given: [String: String]
    /// The classes that are being created, which a value must not create again.
    let makers: Set<String>

    /// Returns made-up arguments; nil if one of them cannot be made up.
    func arguments(_ parameters: [SwiftDeclaration.Parameter]) -> String? {
        var arguments: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            let known = parameter.label.flatMap { given[$0] } ?? given[parameter.type]
            guard
                let value = known ?? number(parameter) ?? value(of: parameter.type)
            else { return nil }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// Returns a number that goes with a parameter's label, so that a range is not empty; nil for
    /// other types.
    private func number(_ parameter: SwiftDeclaration.Parameter) -> String? {
        guard ["Int", "CGFloat", "Double", "Float", "TimeInterval"].contains(parameter.type)
        else { return nil }
        let words = Set(StageSubject.words(of: parameter.label ?? ""))
        return Self.numbers.first { !$0.words.isDisjoint(with: words) }?.number ?? "1"
    }

    private static let numbers: [(words: Set<String>, number: String)] = [
        (["width", "height", "size", "radius", "thickness", "length"], "24"),
        (["min", "minimum", "lower", "start", "from", "lowest"], "0"),
        (["max", "maximum", "upper", "end", "to", "highest"], "100"),
        (["initial", "current", "default"], "50"),
    ]

    /// Returns a plain value of a type; nil if none is known.
    private func value(of type: String) -> String? {
        let words = type.split(separator: " ").map(String.init)
        let type = words.joined()
        switch type {
        // Most say that something is allowed or shown.
        case "Bool": return "true"
        case "UIColor": return ".systemBlue"
        case "CGColor": return "UIColor.systemBlue.cgColor"
        case "UIFont": return ".systemFont(ofSize: 17)"
        case "CGVector": return ".zero"
        case "CGAffineTransform": return ".identity"
        case "IndexPath": return "IndexPath(row: 0, section: 0)"
        case "Any": return "0"
        case "UIWindowScene": return "UIApplication.shared.connectedScenes.first as! UIWindowScene"
        case "UIView", "UIImage", "UILabel", "UIScrollView", "UITableView", "UIButton",
            "UIImageView", "UIViewController", "UIBezierPath", "Date":
            return type + "()"
        case _ where type.contains("->") && !type.hasSuffix("?"): return closure(words)
        case _ where type.hasPrefix("[") && own(String(type.dropFirst().dropLast())) != nil:
            return own(String(type.dropFirst().dropLast())).map { "[\($0)]" }
        default: return CodeMaker.plainValue(of: type) ?? own(type)
        }
    }

    /// Returns a closure that does nothing; nil if it would have to return something.
    private func closure(_ words: [String]) -> String? {
        guard let arrow = words.firstIndex(of: "->"), let open = words.firstIndex(of: "("),
            words[(arrow + 1)...].joined() == "Void" || words[(arrow + 1)...].joined() == "()"
        else { return nil }
        let parameters = words[(open + 1)..<arrow].dropLast()
        guard !parameters.isEmpty else { return "{}" }
        let count = parameters.count { $0 == "," } + 1
        return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
    }

    /// Returns a value of a type of the app's: an object, or the first case of an enumeration.
    private func own(_ type: String) -> String? {
        guard let main = maker.program.types[type]?.main else { return nil }
        let source = maker.program.sources[main.file]
        switch main.declaration.kind {
        case .type("class"):
            return maker.expression(for: type, frame: nil, given: [:], within: makers)
        case .type("enum"):
            let first = main.declaration.members.first { $0.name == "case" }
            guard let name = first.map({ $0.keyword + 1 }), !source.has("(", at: name + 1)
            else { return nil }
            return source.token(name).map { "." + $0.text }
        default: return nil
        }
    }
}

extension SwiftDeclaration {
    /// Indicates whether it is the initializer that storyboards call.
    fileprivate var isArchived: Bool { parameters.first?.label == "coder" }
}
