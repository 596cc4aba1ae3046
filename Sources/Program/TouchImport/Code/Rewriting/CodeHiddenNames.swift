/// Methods for subclasses of recognizers that Apple shows only to those who import `UIGestureRecognizerSubclass`, and that
/// are always to be seen here: what happens to be called so is an override.
enum CodeHiddenNames {
    private static let hidden: Set = [
        "reset()", "ignore(_:for:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)",
        "touchesEnded(_:with:)", "touchesCancelled(_:with:)", "canPrevent(_:)",
        "canBePrevented(by:)", "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)",
    ]

    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        guard !source.tokens.contains(where: { $0 == "UIGestureRecognizerSubclass" }) else {
            return
        }
        let maker = CodeMaker(program: rewriting.program)
        for type in source.all
        where type.kind == .type("class") && maker.isRecognizer(type.lastName) {
            for method in type.members
            where method.kind == .function && !method.has(modifier: "override") && !method.isStatic
            {
                let name = method.parameters.isEmpty ? method.name + "()" : method.reference
                guard hidden.contains(name) else { continue }
                let access = ["open", "public"].filter(type.has(modifier:)).contains { _ in
                    !method.has(modifier: "public") && !method.has(modifier: "open")
                }
                rewriting.replace(
                    token: method.keyword, in: file,
                    with: (access ? "public " : "") + "override func",
                    saying: "`\(name)` is an override: recognizers show it to all here")
            }
        }
    }
}
