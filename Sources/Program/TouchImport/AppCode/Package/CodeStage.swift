import TouchWords

/// The part of an app that is put on the stage, determined from its source: what its delegate
/// launches, or else its window, and in it the controller, view or recognizer that nothing else in
/// the app creates.
struct CodeStage {
    /// The statements of `main.swift`.
    let main: String
    /// A description of what is shown, for the list.
    let what: Wording

    /// Creates the stage.
    /// - Parameter language: the language of comments.
    init(_ program: SwiftProgram, name: String, language: String = "en") {
        let maker = CodeMaker(program: program)
        let candidates = CodeCandidates(program).names
        let text = StageMain(name: name, language: language)
        func first(_ isIt: (String) -> Bool, frame: String? = nil) -> (type: String, made: String)?
        {
            candidates.lazy.filter(isIt).compactMap { type in
                maker.expression(for: type, frame: frame).map { (type, $0) }
            }.first
        }
        // Such a delegate creates its window itself; the window of a storyboard would be missing.
        // A delegate that only names its root may rely on the window of a storyboard.
        let makes: Set<String> =
            program.interfaces.main == nil
            ? ["rootViewController", "makeKeyAndVisible"] : ["makeKeyAndVisible"]
        let launches = { (name: String, conformance: String) in
            program.types[name]?.inherited.contains(conformance) == true
                && program.says(makes, in: name)
        }
        if let found = first({ launches($0, "UIApplicationDelegate") }) {
            main = text.launching(found.made)
            what = .app.stageLaunched(found.type)
            return
        }
        if let found = first({ launches($0, "UIWindowSceneDelegate") }) {
            main = text.connecting(found.made)
            what = .app.stageConnected(found.type)
            return
        }
        let window = first(maker.isWindow, frame: "CGRect(x: 0, y: 0, width: 390, height: 844)")
        var (shown, lines): (Wording, [String])
        var named = window.map { [$0.type] } ?? []
        var isOf = maker.isView
        if let storyboard = program.interfaces.main {
            shown = .app.stageStoryboard(storyboard.name)
            lines = storyboard.showing
            isOf = { _ in false }
        } else if let found = first(maker.isController) {
            shown = .app.stageController(found.type)
            lines = ["window.rootViewController = \(found.made)"]
            isOf = maker.isController
            named.append(found.type)
        } else if let found = first(maker.isView, frame: StageMain.middle) {
            shown = .app.stageView(found.type)
            lines = Self.lines(
                view: found.made, isImage: maker.isImageView(found.type), in: language)
            named.append(found.type)
        } else if let found = first(maker.isRecognizer) {
            shown = .app.stageRecognizer(found.type)
            lines = Self.lines(recognizer: found.made)
            isOf = maker.isRecognizer
            named.append(found.type)
        } else {
            shown = window == nil ? .app.stageNothing : .app.stagePlain
            lines = Self.lines(recognizer: nil)
        }
        if let window { shown = .app.stageInWindow(shown, type: window.type) }
        let others = candidates.filter { isOf($0) && !named.contains($0) }
        if !others.isEmpty {
            shown = .app.stageOthers(shown, others: others.map { .verbatim("`\($0)`") })
        }
        what = shown
        main = window.map { text.filling(window: $0.made, lines) } ?? text.filling(lines)
    }

    private static func lines(view made: String, isImage: Bool, in language: String) -> [String] {
        let comment = Wording.app.mainImageTouched[language]
        let isPlaced = made.contains(StageMain.middle)
        return ["let view = \(made)"] + (isPlaced ? [] : ["view.frame = \(StageMain.middle)"])
            + (isImage ? ["view.isUserInteractionEnabled = true  // \(comment)"] : [])
            + ["window.addSubview(view)"]
    }

    private static func lines(recognizer made: String?) -> [String] {
        ["let view = UIView(frame: \(StageMain.middle))", "view.backgroundColor = .orange"]
            + (made.map { ["view.addGestureRecognizer(\($0))"] } ?? [])
            + ["window.addSubview(view)"]
    }
}
