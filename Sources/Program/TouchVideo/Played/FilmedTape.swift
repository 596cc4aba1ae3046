import TouchCanvas
import TouchFilm
import TouchHost
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchStudy
import TouchWords

/// A tape played from beginning to end, without a window, to be filmed, checked or explained.
package struct FilmedTape: Filmable {
    package let scene: Scene
    package let tape: Tape
    package let session: Session
    /// The sound of its films; nil for silence.
    package var sound: FilmSound?

    /// Plays the tape named by `word`: a file or a lesson.
    package init(of word: String, language: String = "en") throws {
        self = try FilmedTape(Self.script(word), language: language).whole()
    }

    /// Returns the tape named by `word`, a file or a lesson, and its scene.
    package static func script(_ word: String) throws -> StagedTape {
        switch try Script.load(word) {
        case .one(let staged): return staged
        case .pair(let pair):
            throw Failure(
                .video.twoTapes(
                    word, first: pair.first.tape.file, second: pair.second.tape.file))
        }
    }

    package init(_ staged: StagedTape, language: String = "en") {
        self.init(scene: staged.scene, tape: staged.tape, language: language)
    }

    package init(scene: Scene, tape: Tape, language: String = "en") {
        self.scene = scene
        self.tape = tape
        let session = Session(scene: scene, tape: tape, language: language)
        self.session = session
        CodeFaults.lastInput = { [weak session] in session?.lastInput }
        var progress = LongWork(Wording.work.secondsPlayed)
        lazy var end = Int(tape.end)
        session.runTape { progress.update(Int($0), of: end) }
    }

    /// Creates a played tape.
    /// - Parameter session: the session in which the tape was played to its end.
    package init(scene: Scene, tape: Tape, in session: Session) {
        self.scene = scene
        self.tape = tape
        self.session = session
    }

    package var cues: [Cue] { session.cues }
    package var excess: ScriptError? { session.excess }

    /// The files it was read from.
    package var files: [String] { [tape.file, scene.file] }

    /// The explanation of the tape; computing it shows the progress.
    package var why: Why {
        var progress = LongWork(Wording.work.recordsExplained)
        return Why(session.trace, scene: scene) { progress.update($0, of: $1) }
    }

    /// The expectations of the tape that were not met.
    package var failures: [ExpectationFailure] { played.failures }

    package var upright: FilmedTape {
        guard !film.hasPanels, let upright = played.upright else { return self }
        var filmed = FilmedTape(scene: upright.scene, tape: upright.tape, in: upright.session)
        filmed.sound = sound
        return filmed
    }

    package var played: PlayedTape { PlayedTape(scene: scene, tape: tape, in: session) }

    /// The captions that its film shows too long to be read at a glance.
    package var longCaptions: [ScriptError] { longCaptions(session.cues) }

    /// The exercises that are fulfilled before anybody has touched.
    package var idleExercises: [ScriptError] {
        let lines = tape.exerciseLines
        // An exercise starts with the scene at its beginning.
        let trace = Session(scene: scene).trace
        return zip(lines, trace.idle(lines.map(\.exercise))).compactMap { line, isIdle in
            guard isIdle else { return nil }
            return ScriptError(
                file: tape.file, position: line.position, message: .video.doneBeforeTouching)
        }
    }

    /// The event time at its end, in seconds.
    package var time: Double { session.time }

    package var sources: String { scene.text }

    package var film: Film {
        Film(
            trace: session.trace, cues: session.cues, title: scene.title, scene: scene,
            end: session.time, narration: sound?.narration ?? .none, sounds: sound?.spans ?? [])
    }
}

extension Script {
    /// Plays the tape, or both of a pair, with texts in a language.
    ///
    /// - Throws: faults of code that is played with it, each with its place.
    package func play(language: String) throws(ScriptErrors) -> any Filmable {
        let filmable: any Filmable =
            switch self {
            case .one(let staged): FilmedTape(staged, language: language)
            case .pair(let pair):
                FilmedPair(pair.tape, pair.first, pair.second, language: language)
            }
        return try filmable.whole()
    }
}

extension BugCard.Page {
    /// Writes the page, and reports on stderr what did not fit.
    package func write(to output: String) throws {
        try OutputFile.write(html.utf8, to: output)
        if let shortfall {
            Console.tell(.video.longForCard(output, shortfall: shortfall))
        }
    }
}

extension StagePainter {
    /// Returns a painter of the stage as cards show it.
    package static func ofCards(
        _ theme: Theme, _ language: String, _ typesetter: Typesetter
    ) -> StagePainter {
        StagePainter(
            theme: theme, language: language, overlays: [.touches, .recognizers, .chain],
            measurer: typesetter)
    }
}

extension FilmedTape {
    /// Returns a page that plays and explains the tape, with additional exhibits.
    package func page(
        theme: Theme, language: String, _ typesetter: Typesetter, exhibits: [BugCardExhibit] = []
    ) -> BugCard.Page {
        var card = BugCard(trace: session.trace, scene: scene, tape: tape)
        card.exhibits = exhibits
        card.glossary = Library.glossary
        return card.page(.ofCards(theme, language, typesetter), hash: SHA256.hash) {
            SVG.document($0, typesetter: typesetter)
        }
    }
}
