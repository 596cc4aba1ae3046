import TouchCanvas
import TouchScript
import TouchSession
import TouchStage

/// The same fingers on two scenes, to be shown beside one another: as it is and changed, or changed in two ways.
struct WhatIfPerformance: Shown {
    let tape: Tape
    let comparison: RunComparison
    /// What each run is called.
    let headings: (first: LocalizedText, second: LocalizedText)
    let time: Double
    var sound: FilmSound?
    var cues: [Cue] { [] }
    /// Whether the first run is on a changed scene, too.
    let isCompared: Bool
    private let scenes: (first: Scene, second: Scene)

    /// - Parameters:
    ///   - changes: of the second run.
    ///   - base: of the first; none for the scene as it is.
    init(
        _ whatIf: WhatIf, tape: Tape, changes: [SceneChange], base: [SceneChange] = []
    ) throws(ScriptErrors) {
        let scene = whatIf.original.scene
        scenes = (try base.applied(to: scene).scene, try changes.applied(to: scene).scene)
        self.tape = tape
        comparison = try whatIf.comparison(
            of: base.isEmpty ? nil : scenes.first, with: scenes.second)
        isCompared = !base.isEmpty
        headings = (Self.name(base), Self.name(changes))
        time = whatIf.original.time
    }

    private static func name(_ changes: [SceneChange]) -> LocalizedText {
        changes.isEmpty
            ? LocalizedText(Wording("As it is", "现在"))
            : LocalizedText(changes.map(\.words).joined(separator: ", "))
    }

    var files: [String] { [tape.file, scenes.first.file] }
    /// Told as it is made.
    var excess: ScriptError? { nil }
    /// What the tape expects is of the scene as it is.
    var failures: [ExpectationFailure] { [] }
    var sources: String { scenes.first.text + scenes.second.text }

    var film: Film {
        Film(
            comparison, headings: headings, title: scenes.first.title, end: time,
            narration: sound?.narration ?? .none)
    }

    func card(theme: Theme, language: String, _ typesetter: Typesetter) -> BugCard.Page? { nil }
}
