import TouchKit
import TouchLive
import TouchPicture
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchVideo

/// A small preview of a lesson: the stage of its film, at any moment of it.
struct LessonPreview {
    private let film: Film

    /// The size of its pictures, in points.
    static let size = CGSize(width: 320, height: 200)
    /// The time for which the end stays before the film begins anew, in seconds.
    private static let pause = 1.2

    /// Creates the preview of a lesson; nil if the lesson cannot be read.
    init?(_ lesson: Lesson, language: String) {
        switch try? lesson.load() {
        case .tape(let tape, let scene):
            let session = Session(scene: scene, tape: tape, language: language)
            session.runTape()
            film = FilmedTape(scene: scene, tape: tape, in: session).film
        case .together(let tape, let first, let second):
            film = FilmedPair(tape, first, second, language: language).film
        default: return nil
        }
    }

    /// The length of the film, in seconds.
    var length: Double { film.duration }

    /// Returns the picture that represents the lesson: the moment of its decision.
    func still(_ painter: StagePainter) -> Picture { picture(at: film.decision, painter) }

    /// Returns the picture a number of seconds after the film began, in an endless loop.
    func picture(after seconds: Double, _ painter: StagePainter) -> Picture {
        let time = seconds.truncatingRemainder(dividingBy: length + Self.pause)
        return picture(at: min(time, length), painter)
    }

    private func picture(at seconds: Double, _ painter: StagePainter) -> Picture {
        film.poster(at: seconds, size: Self.size, painter)
    }
}

extension Tape {
    /// The time that the window takes to play the tape, in seconds, if nobody answers its questions.
    var watchingTime: Double {
        var slowness = 1.0
        var hasAnswers = false
        return zip(lines, times).reduce(0) { sum, line in
            switch line.0.statement {
            case .act: return sum + (line.1.upperBound - line.1.lowerBound) * slowness
            case .tell(.slow(let factor)):
                slowness = factor
                return sum
            case .tell(.ask(let question?)):
                hasAnswers = !question.answers.isEmpty
                return sum + question.timeToAnswer
            case .tell(.answer): return sum + (hasAnswers ? PacedSession.answer : 0)
            case .tell(let telling): return sum + (telling.rest ?? 0)
            default: return sum
            }
        }
    }
}
