import TouchFilm
import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// Two tapes played from beginning to end, and the difference between the runs.
package struct FilmedPair: Filmable {
    package let tape: Tape
    let first: FilmedTape
    let second: FilmedTape
    package let comparison: RunComparison
    package var sound: FilmSound?

    package init(_ tape: Tape, _ first: StagedTape, _ second: StagedTape, language: String = "en") {
        self.tape = tape
        self.first = FilmedTape(first, language: language)
        self.second = FilmedTape(second, language: language)
        comparison = RunComparison(
            Why(self.first.session.trace, scene: first.scene),
            Why(self.second.session.trace, scene: second.scene))
    }

    package var time: Double { max(first.session.time, second.session.time) }
    package var files: [String] { [tape.file] + first.files + second.files }
    package var excess: ScriptError? { first.excess ?? second.excess }
    package var failures: [ExpectationFailure] { first.failures + second.failures }
    package var sources: String {
        [first, second].map { $0.tape.text + $0.scene.text }.joined(separator: "\n")
    }

    package var film: Film {
        let told = tape.tellingsAroundPair
        return Film(
            comparison, headings: headings, title: tape.cardTitle, before: told.before,
            after: told.after, end: time, narration: sound?.narration ?? .none)
    }

    /// The titles of the tapes; the files' names if both have the same title.
    private var headings: (first: LocalizedText, second: LocalizedText) {
        let (a, b) = (first.heading, second.heading)
        return a == b ? (first.fileName, second.fileName) : (a, b)
    }

    /// The captions that its film shows too long to be read at a glance, from the tape's tellings.
    package var longCaptions: [ScriptError] {
        longCaptions(
            tape.lines.compactMap { line in
                guard case .tell(let telling) = line.statement else { return nil }
                return Cue(.tell(telling), record: 0, time: 0, position: line.position)
            })
    }
}

extension FilmedTape {
    fileprivate var heading: LocalizedText { tape.cardTitle ?? scene.title }

    fileprivate var fileName: LocalizedText {
        let name = tape.file.split(separator: "/").last ?? ""
        return LocalizedText(String(name.split(separator: ".").first ?? name))
    }
}
