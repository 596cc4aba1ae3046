import TouchWords

/// Adds modifiers that members of classes need here but not in UIKit.
extension FileRewriting {
    /// Marks every `deinit` as `isolated`. A `deinit` belongs to no actor, while the classes of
    /// UIKit belong to the main actor.
    mutating func isolateDeinits() {
        for declaration in source.all
        where declaration.kind == .deinitializer && declaration.modifiers.isEmpty {
            guard let body = declaration.body, source.partners[body] > body + 1,
                let type = declaration.parent, source.has("class", at: type.keyword)
            else { continue }
            replace(
                token: declaration.keyword, with: "isolated deinit", saying: .app.isolatedDeinit)
        }
    }

    /// The methods for subclasses of recognizers that Apple shows only to code that imports
    /// `UIGestureRecognizerSubclass`, and that are always visible here.
    private static let hidden: Set = [
        "reset()", "ignore(_:for:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
        "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "canPrevent(_:)",
        "canBePrevented(by:)", "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)",
    ]

    /// Marks methods that happen to have the name of a hidden method as overrides.
    mutating func overrideHiddenNames() {
        if source.tokens.contains(where: { $0 == "UIGestureRecognizerSubclass" }) { return }
        let maker = CodeMaker(program: program)
        for type in source.all
        where type.kind == .type("class") && maker.isRecognizer(type.lastName) {
            for method in type.members
            where method.kind == .function && !method.has(modifier: "override") && !method.isStatic
            {
                let name = method.parameters.isEmpty ? method.name + "()" : method.reference
                guard Self.hidden.contains(name) else { continue }
                replace(
                    token: method.keyword,
                    with: (type.isPublic && !method.isPublic ? "public " : "") + "override func",
                    saying: .app.isOverride(name))
            }
        }
    }
}
