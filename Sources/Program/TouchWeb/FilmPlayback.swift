import TouchKit
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// A lesson that is watched: the film of its tape at the page's own time. It waits at the end of each question until that is
/// answered.
struct FilmPlayback {
    let film: Film
    /// In seconds of film.
    private(set) var seconds = 0.0
    private(set) var isPaused = false
    /// Whether it waits for an answer.
    private(set) var isWaiting = false
    /// The page's time at which it was at `seconds`.
    private var clock: Double
    /// Until when questions stand open, in seconds of film, in order.
    private let questions: [Double]

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
    /// Whether the picture may be another one in the next moment.
    var runs: Bool { !isPaused && !isWaiting && !isOver }

    var trace: Trace { film.sceneries[0].trace }

    /// Nil where it shows none.
    var code: FilmCode? { film.sceneries[0].code }

    var moment: StageMoment { film.moment(at: seconds) }

    /// What is around the stage now.
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

    /// The question has been answered.
    mutating func goOn(now: Double) {
        advance(now: now)
        isWaiting = false
        if beat?.isOpenQuestion == true, let end = beat?.end { seconds = end }
    }

    /// Stops it, or lets it go on; at its end it begins anew.
    mutating func pause(now: Double) {
        advance(now: now)
        if isOver { seek(to: 0, now: now) } else { isPaused.toggle() }
    }

    /// No time has passed until now.
    mutating func resume(at now: Double) { clock = now }

    /// - Parameter seconds: of film.
    mutating func seek(to seconds: Double, now: Double) {
        clock = now
        self.seconds = min(max(seconds, 0), film.duration)
        isWaiting = false
    }
}

extension Beat {
    /// Whether those who watch are asked, and are to think.
    fileprivate var isOpenQuestion: Bool { kind == .ask && staging.question?.isOpen == true }
}
