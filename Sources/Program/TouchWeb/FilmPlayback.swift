import TouchKit
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// A lesson that is being watched: the film of its tape at the page's own time. It waits at the end
/// of each question until that is answered.
struct FilmPlayback {
    let film: Film
    /// The position in seconds of film.
    private(set) var seconds = 0.0
    private(set) var isPaused = false
    /// Indicates whether it waits for an answer.
    private(set) var isWaiting = false
    /// The page's time at which it was at `seconds`.
    private var clock: Double
    /// The ends of the open questions, in seconds of film, in order.
    private let questions: [Double]

    /// Starts the film.
    /// - Parameter now: the page's time, in seconds.
    init(_ tape: Tape, on scene: Scene, language: String, now: Double) {
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        film = Film(
            trace: session.trace, cues: session.cues, title: scene.title, scene: scene,
            end: session.time)
        questions = film.score.beats.filter { $0.isOpenQuestion }.map { $0.end }
        clock = now
    }

    var isOver: Bool { seconds >= film.duration }
    /// Indicates whether the picture may change in the next moment.
    var runs: Bool { !isPaused && !isWaiting && !isOver }

    var trace: Trace { film.sceneries[0].trace }

    /// The code beside the film; nil if it shows none.
    var code: FilmCode? { film.sceneries[0].code }

    var moment: StageMoment { film.moment(at: seconds) }

    /// The beat around the present moment, which determines what is shown around the stage.
    var beat: Beat? { film.score.beat(at: seconds).map { film.score.beats[$0] } }

    mutating func advance(now: Double) {
        let span = max(0, now - clock)
        clock = now
        guard runs else { return }
        let next = min(seconds + span, film.duration)
        if let end = questions.first(where: { $0 > seconds }), next >= end {
            (seconds, isWaiting) = (end.nextDown, true)
        } else {
            seconds = next
        }
    }

    /// Continues after the question has been answered.
    mutating func goOn(now: Double) {
        advance(now: now)
        isWaiting = false
        if beat?.isOpenQuestion == true, let end = beat?.end { seconds = end }
    }

    /// Pauses or continues; at its end it starts over.
    mutating func pause(now: Double) {
        advance(now: now)
        if isOver { seek(to: 0, now: now) } else { isPaused.toggle() }
    }

    /// Continues from now, as if no time had passed.
    mutating func resume(at now: Double) { clock = now }

    /// Moves to a position.
    /// - Parameter seconds: the position in seconds of film.
    mutating func seek(to seconds: Double, now: Double) {
        clock = now
        self.seconds = min(max(seconds, 0), film.duration)
        isWaiting = false
    }
}

extension Beat {
    /// Indicates whether the audience is asked a question and should think about it.
    fileprivate var isOpenQuestion: Bool { kind == .ask && staging.question?.isOpen == true }
}
