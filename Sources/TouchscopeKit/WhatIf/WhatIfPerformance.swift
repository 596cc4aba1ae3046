import TouchCanvas
import TouchScript
import TouchSession
import TouchStage

/// A tape's run as it is and the same fingers on a changed scene, to be shown beside one another.
struct WhatIfPerformance: Shown {
    let tape: Tape
    let changes: [SceneChange]
    let comparison: RunComparison
    let time: Double
    var sound: FilmSound?
    var cues: [Cue] { [] }
    private let scene: Scene
    private let changed: Scene

    init(_ whatIf: WhatIf, tape: Tape, changes: [SceneChange], changed: Scene) {
        self.tape = tape
        self.changes = changes
        self.changed = changed
        scene = whatIf.original.scene
        comparison = whatIf.comparison(with: changed)
        time = whatIf.original.time
    }

    var files: [String] { [tape.file, scene.file] }
    /// What the tape expects is of the scene as it is.
    var failures: [ExpectationFailure] { [] }
    var sources: String { scene.text + changed.text }

    var film: Film {
        let words = changes.map(\.words).joined(separator: ", ")
        let first = LocalizedText("As it is", translations: [.init(language: "zh", text: "现在")])
        return Film(
            comparison, headings: (first, LocalizedText(words)), title: scene.title, end: time,
            narration: sound?.narration ?? .none)
    }

    func card(theme: Theme, language: String, _ typesetter: Typesetter) -> BugCard.Page? { nil }
}
