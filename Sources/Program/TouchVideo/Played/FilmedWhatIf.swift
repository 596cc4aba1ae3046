import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStudy
import TouchWords

/// The same fingers on two scenes, to be shown side by side: the original and a changed one, or two
/// changed ones.
package struct FilmedWhatIf: Filmable {
    package let tape: Tape
    package let comparison: RunComparison
    /// The headings of the runs.
    package let headings: (first: LocalizedText, second: LocalizedText)
    package let time: Double
    package var sound: FilmSound?
    /// Indicates whether the first run is on a changed scene, too.
    package let isCompared: Bool
    private let scenes: (first: Scene, second: Scene)

    /// Replays the fingers on both scenes.
    /// - Parameters:
    ///   - changes: the changes for the second run.
    ///   - base: the changes for the first run; none for the original scene.
    package init(
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
            ? LocalizedText(.card.asItIs)
            : LocalizedText(changes.map(\.words).joined(separator: ", "))
    }

    package var files: [String] { [tape.file, scenes.first.file] }
    /// The tape's expectations are about the original scene.
    package var failures: [ExpectationFailure] { [] }
    package var sources: String { scenes.first.text + scenes.second.text }

    package var film: Film {
        Film(
            comparison, headings: headings, title: scenes.first.title, end: time,
            narration: sound?.narration ?? .none)
    }
}
