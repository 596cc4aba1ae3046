/// Writes the expression that creates an object of an app's class, with made-up arguments.
struct CodeMaker {
    let program: SwiftProgram

    /// Returns an expression such as `Dial(frame: …)`; nil if an argument cannot be made up.
    /// - Parameter frame: the frame for views; nil for views that get their size in another way.
    func expression(for name: String, frame: String? = nil) -> String? {
        let ancestry = program.ancestry(of: name)
        guard let type = ancestry.first, type.isClass, let main = type.main?.declaration else {
            return nil
        }
        let call = { (arguments: String) in "\(main.path)(\(arguments))" }
        // A class without a designated initializer of its own inherits those of its superclass.
        let deciding = ancestry.first { $0.initializers.contains(where: \.isDesignated) }
        guard let deciding else {
            return call(isView(name) || isWindow(name) ? frame.map { "frame: \($0)" } ?? "" : "")
        }
        let own = ancestry.prefix { $0.name != deciding.name } + [deciding]
        let all = own.flatMap(\.initializers).filter { !$0.isHidden }
        let bare = all.first { $0.parameters.allSatisfy(\.hasDefault) }
        let framed = all.first { $0.parameters.map(\.label) == ["frame"] }
        if framed != nil, let frame { return call("frame: \(frame)") }
        if bare != nil { return call("") }
        if framed != nil { return call("frame: \(frame ?? ".zero")") }
        let isArchived = { (initializer: SwiftDeclaration) in
            initializer.parameters.first?.label == "coder"
        }
        for initializer in all where !isArchived(initializer) {
            let arguments = arguments(initializer.parameters, isRecognizer: isRecognizer(name))
            if let arguments { return call(arguments) }
        }
        return all.contains(where: isArchived) ? "\(main.path)(coder: NSCoder())!" : nil
    }

    /// Returns made-up arguments; nil if one of them cannot be made up.
    /// - Parameter isRecognizer: true if they are for a recognizer, for which a view is available.
    private func arguments(
        _ parameters: [SwiftDeclaration.Parameter], isRecognizer: Bool
    ) -> String? {
        var arguments: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            let isForView = isRecognizer && parameter.type == "UIView"
            guard let value = isForView ? "view" : Self.value(of: parameter.type) else {
                return nil
            }
            arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// Returns a plain value of a type; nil if none is known.
    private static func value(of type: String) -> String? {
        let type = type.replacing(" ", with: "")
        switch type {
        case "Int", "CGFloat", "Double", "Float", "TimeInterval": return "1"
        case "UIColor": return ".systemBlue"
        case "UIWindowScene": return "UIApplication.shared.connectedScenes.first as! UIWindowScene"
        case "UIView", "UIImage", "UILabel", "UIScrollView", "UIButton", "UIViewController":
            return type + "()"
        default: return plainValue(of: type)
        }
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

    func isView(_ name: String) -> Bool {
        let base = program.foreignBase(of: name) ?? ""
        let endings = [
            "View", "Control", "Button", "Label", "Slider", "Switch", "Stepper", "Cell", "Field",
            "Bar",
        ]
        return base.hasPrefix("UI") && endings.contains(where: base.hasSuffix)
    }

    func isImageView(_ name: String) -> Bool { program.foreignBase(of: name) == "UIImageView" }

    func isWindow(_ name: String) -> Bool { program.foreignBase(of: name) == "UIWindow" }

    func isController(_ name: String) -> Bool {
        program.foreignBase(of: name)?.hasSuffix("Controller") == true
    }

    func isRecognizer(_ name: String) -> Bool {
        program.foreignBase(of: name)?.hasSuffix("GestureRecognizer") == true
    }
}
