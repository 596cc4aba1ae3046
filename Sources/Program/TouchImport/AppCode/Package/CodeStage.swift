/// What of an app is put on the stage, found by reading: what its delegate launches, or else its window, and in it the
/// controller, the view or the recognizer that nothing else of it makes.
struct CodeStage {
    /// The statements of `main.swift`.
    let main: String
    /// What is shown, for the list.
    let what: String

    init(_ program: SwiftProgram, name: String) {
        let maker = CodeMaker(program: program)
        let candidates = CodeCandidates(program).names
        let text = StageMain(name: name)
        func first(_ isIt: (String) -> Bool, frame: String? = nil) -> (type: String, made: String)?
        {
            candidates.lazy.filter(isIt).compactMap { type in
                maker.expression(for: type, frame: frame).map { (type, $0) }
            }.first
        }
        // Such a delegate makes a window itself; a storyboard's window would be missing.
        let launches = { (name: String, conformance: String) in
            program.types[name]?.inherited.contains(conformance) == true
                && program.says(["rootViewController", "makeKeyAndVisible"], in: name)
        }
        if let found = first({ launches($0, "UIApplicationDelegate") }) {
            main = text.launching(found.made)
            what = "what the app's delegate, `\(found.type)`, launches"
            return
        }
        if let found = first({ launches($0, "UIWindowSceneDelegate") }) {
            main = text.connecting(found.made)
            what = "what the scene's delegate, `\(found.type)`, connects"
            return
        }
        let window = first(maker.isWindow, frame: "CGRect(x: 0, y: 0, width: 390, height: 844)")
        var (shown, lines): (String, [String])
        var isOf = maker.isView
        if let found = first(maker.isController) {
            shown = "`\(found.type)`, the window's root view controller"
            lines = ["window.rootViewController = \(found.made)"]
            isOf = maker.isController
        } else if let found = first(maker.isView, frame: StageMain.middle) {
            shown = "a `\(found.type)` in the middle of the window"
            lines = Self.lines(view: found.made, isImage: maker.isImageView(found.type))
        } else if let found = first(maker.isRecognizer) {
            shown = "a `\(found.type)` on a plain view in the middle of the window"
            lines = Self.lines(recognizer: found.made)
            isOf = maker.isRecognizer
        } else {
            let nothing =
                "nothing of it, for no view, controller or recognizer was found that can be made"
            shown = window == nil ? nothing + ": put yours into `main.swift`" : "a plain view"
            lines = Self.lines(recognizer: nil)
        }
        if let window { shown += ", in a `\(window.type)`" }
        let others = candidates.filter { isOf($0) && !shown.contains("`\($0)`") }
        if !others.isEmpty {
            let names = others.map { "`\($0)`" }.joined(separator: ", ")
            shown += "; not \(names), which `main.swift` may show as well"
        }
        what = shown
        main = window.map { text.filling(window: $0.made, lines) } ?? text.filling(lines)
    }

    private static func lines(view made: String, isImage: Bool) -> [String] {
        let isPlaced = made.contains(StageMain.middle)
        return ["let view = \(made)"] + (isPlaced ? [] : ["view.frame = \(StageMain.middle)"])
            + (isImage ? ["view.isUserInteractionEnabled = true  // As storyboards do."] : [])
            + ["window.addSubview(view)"]
    }

    private static func lines(recognizer made: String?) -> [String] {
        ["let view = UIView(frame: \(StageMain.middle))", "view.backgroundColor = .orange"]
            + (made.map { ["view.addGestureRecognizer(\($0))"] } ?? [])
            + ["window.addSubview(view)"]
    }
}
