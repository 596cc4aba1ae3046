import TouchWords

/// The part of an app that is put on the stage, determined from its source: what its delegate
/// launches, or else its window, and in it the controller, presentation, view or recognizer that
/// nothing else in the app creates.
struct CodeStage {
    /// The statements of `main.swift`.
    let main: String
    /// A description of what is shown, for the list.
    let what: Wording
    /// The text of a tape with first touches.
    let tape: String

    /// Creates the stage.
    /// - Parameter language: the language of comments.
    init(_ program: SwiftProgram, name: String, language: String = "en") {
        let found = Found(program, StageMain(name: name, language: language))
        (main, what) = (found.main, found.what)
        tape = found.tape.text(scene: name)
    }
}

/// The search for what is shown; what comes first is preferred.
private struct Found {
    let program: SwiftProgram
    let text: StageMain
    let maker: CodeMaker
    let candidates: CodeCandidates
    var main = ""
    var what = Wording.app.stagePlain
    var tape: StageTape

    init(_ program: SwiftProgram, _ text: StageMain) {
        (self.program, self.text) = (program, text)
        maker = CodeMaker(program: program)
        candidates = CodeCandidates(program)
        tape = StageTape(program)
        if findDelegate() { return }
        let window = first(maker.isWindow, frame: StageMain.screenFrame)
        var named = window.map { [$0.type] } ?? []
        var scenery: StageMain.Scenery
        let isOf: (String) -> Bool
        if let (content, shown) = findContent() {
            (scenery, isOf) = (content.scenery, content.isOf)
            what = shown
            named.append(content.type)
        } else {
            (scenery, isOf) = (text.plain(), maker.isView)
            what = window == nil ? nothing : .app.stagePlain
            tape.touch(plainIn: window.map { StageSubject($0.type, in: program) })
        }
        if let window { what = .app.stageInWindow(what, type: window.type) }
        let others = candidates.names.filter { isOf($0) && !named.contains($0) }
        if !others.isEmpty {
            what = .app.stageOthers(what, others: others.map { .verbatim("`\($0)`") })
        }
        main = text.filling(scenery, window: window?.made)
    }

    /// Returns the first class that can be made, and the expression that makes it.
    private func first(
        _ isIt: (String) -> Bool, frame: String? = nil, given: [String: String] = [:]
    ) -> (type: String, made: String)? {
        candidates.names.lazy.filter(isIt).compactMap { type in
            maker.expression(for: type, frame: frame, given: given).map { (type, $0) }
        }.first
    }

    /// Finds a delegate that creates its window itself; the window of a storyboard would be
    /// missing.
    private mutating func findDelegate() -> Bool {
        // A delegate that only names its root may rely on the window of a storyboard.
        let makes: Set<String> =
            program.interfaces.main == nil
            ? ["rootViewController", "makeKeyAndVisible"] : ["makeKeyAndVisible"]
        let launches = { [program] (name: String, conformance: String) in
            program.types[name]?.inherited.contains(conformance) == true
                && program.says(makes, in: name)
        }
        var launcher: String
        if let found = first({ launches($0, "UIApplicationDelegate") }) {
            main = text.launching(found.made)
            what = .app.stageLaunched(found.type)
            launcher = found.type
        } else if let found = first({ launches($0, "UIWindowSceneDelegate") }) {
            main = text.connecting(found.made)
            what = .app.stageConnected(found.type)
            launcher = found.type
        } else {
            return false
        }
        let root = StageSubject(launcher, in: program).words.first(where: maker.isController)
        tape.touch(controller: StageSubject(root ?? launcher, in: program))
        return true
    }

    private typealias Content = (
        type: String, scenery: StageMain.Scenery, isOf: (String) -> Bool
    )

    /// Finds the content of the window, and has the tape touch it.
    private mutating func findContent() -> (Content, Wording)? {
        if let storyboard = program.interfaces.main {
            if let type = storyboard.initialClass, program.types[type] != nil {
                tape.touch(controller: StageSubject(type, in: program))
            } else {
                tape.touch(plainIn: nil)
            }
            let lines = ["window.backgroundColor = .white"] + storyboard.showing
            let scenery = StageMain.Scenery(lines: lines)
            return (("", scenery, { _ in false }), .app.stageStoryboard(storyboard.name))
        }
        if let found = findController({ $0.fillsItsView }) { return found }
        if let (type, made) = first(maker.isPresentation, given: StageMain.presented) {
            tape.touch(presentation: StageSubject(type, in: program))
            return (
                (type, text.presenting(made), maker.isPresentation), .app.stagePresentation(type)
            )
        }
        if let type = candidates.names.first(where: { view($0) != nil }), let view = view(type) {
            let subject = StageSubject(type, in: program)
            if view.kind == .cover {
                tape.touch(through: view)
            } else {
                tape.touch(view: subject, in: view.area)
            }
            return ((type, text.view(view), maker.isView), .app.stageView(type))
        }
        if let (type, made) = first(maker.isRecognizer, given: ["UIView": "view"]) {
            let isTaken = { [program] (name: String) in program.types[name] != nil }
            let (scenery, area) = text.recognizer(made, of: type, isTaken: isTaken)
            tape.make(StageGesture(StageSubject(type, in: program)), in: area)
            return ((type, scenery, maker.isRecognizer), .app.stageRecognizer(type))
        }
        return findController { _ in true }
    }

    private mutating func findController(
        _ isIt: (StageSubject) -> Bool
    ) -> (Content, Wording)? {
        let isController = { [maker, program] (name: String) in
            maker.isController(name) && isIt(StageSubject(name, in: program))
        }
        guard let (type, made) = first(isController) else { return nil }
        tape.touch(controller: StageSubject(type, in: program))
        return ((type, text.controller(made), maker.isController), .app.stageController(type))
    }

    /// Returns a view of the app's, if it can be made.
    private func view(_ type: String) -> StageView? {
        guard maker.isView(type) else { return nil }
        let view = StageView(StageSubject(type, in: program))
        guard let made = maker.expression(for: type, frame: view.frameInItself) else { return nil }
        return view.made(by: made)
    }

    /// The sentence for an app of which nothing can be made, with what lacks.
    private var nothing: Wording {
        func names(_ types: [String]) -> [Wording] { types.map { .verbatim("`\($0)`") } }
        let shown = { (name: String) in
            maker.isView(name) || maker.isController(name) || maker.isRecognizer(name)
                || maker.isWindow(name) || maker.isPresentation(name)
        }
        let wanting = candidates.names.filter(shown).map(maker.wanted)
        if !wanting.isEmpty { return .app.stageUnmade(names(wanting)) }
        let hidden = candidates.hidden.filter(shown)
        return hidden.isEmpty ? .app.stageNothing : .app.stageHidden(names(hidden))
    }
}
