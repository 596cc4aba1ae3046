import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage

/// A lesson in small: its tape played to the end, to be shown at any moment of it.
struct LessonPreview {
    /// How long it takes to watch, in seconds.
    let length: Double
    private let history: StageHistory
    private let end: Double
    /// Event time at which its picture tells most: a finger is down.
    private let best: Double

    /// The size of its pictures, in points.
    static let size = CGSize(width: 640, height: 400)
    /// How long the end stands before it begins anew, in seconds.
    private static let pause = 1.2

    /// - Returns: nil for a lesson that cannot be read, and for two tapes together.
    init?(_ lesson: Lesson, language: String) {
        guard case .tape(let tape, let scene)? = try? lesson.load() else { return nil }
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        history = StageHistory(session.trace)
        end = session.time
        length = tape.watchingTime(language: language)
        let lifts = session.trace.records.filter {
            if case .sample(_, _, .ended, _, _) = $0.entry { true } else { false }
        }
        best = lifts.dropFirst(lifts.count / 2).first.map { $0.time - 0.001 } ?? session.time
    }

    /// The picture that stands for it.
    func still(_ painter: StagePainter) -> Picture { picture(at: best, painter) }

    /// The picture that it shows so many seconds after it began, over and over.
    func picture(after seconds: Double, _ painter: StagePainter) -> Picture {
        let time = seconds.truncatingRemainder(dividingBy: end + Self.pause)
        return picture(at: min(time, end), painter)
    }

    private func picture(at time: Double, _ painter: StagePainter) -> Picture {
        let state = history.state(at: history.lastRecord(atOrBefore: time))
        return painter.picture(
            of: StageMoment(state, time: time), in: history.trace, size: Self.size)
    }
}

extension Tape {
    /// How long the window takes to play it, in seconds, as long as nobody has to be waited for.
    func watchingTime(language: String) -> Double {
        var slowness = 1.0
        return zip(lines, times).reduce(0) { sum, line in
            switch line.0.statement {
            case .act: return sum + (line.1.upperBound - line.1.lowerBound) * slowness
            case .tell(.slow(let factor)):
                slowness = factor
                return sum
            case .tell(let telling): return sum + telling.pause
            default: return sum
            }
        }
    }
}

extension Telling {
    /// How long event time stands still for it.
    fileprivate var pause: Double {
        switch self {
        case .freeze(let span): span.seconds
        case .caption(let text?): text.readingTime
        case .zoom: CameraTravel.duration
        case .depth: Staging.Depth.duration
        case .title(let text, let span), .end(let text, let span): text.cardTime(span?.seconds)
        case .ask(let question?): question.span.seconds
        default: 0
        }
    }
}
