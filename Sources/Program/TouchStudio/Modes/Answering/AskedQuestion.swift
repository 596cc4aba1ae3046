import TouchLive
import TouchScore
import TouchScript

/// A question of a tape, from the moment at which it is asked until it is over.
struct AskedQuestion {
    enum Phase {
        /// The viewers are choosing.
        case open
        /// Somebody has chosen, and the right answer is lit.
        case chosen
        /// The tape shows what happens.
        case shown
        /// The tape has given the right answer, which is lit.
        case told
        case over
    }

    let question: Telling.Question
    private(set) var phase = Phase.open
    /// The place of the answer that was chosen; nil for none.
    private(set) var choice: Int?
    /// The host's time at which the phase ends by itself.
    private(set) var end: Double
    /// The time to read the question and to think, in seconds.
    let span: Double
    /// The time that was left when somebody stopped the clock; nil while it runs.
    private var held: Double?

    /// The least time in which anybody reads a reason, in seconds.
    private static let least = 1.5

    init(_ question: Telling.Question, now: Double) {
        self.question = question
        span = question.timeToAnswer
        end = now + span
    }

    /// Stops the clock.
    mutating func hold(now: Double) { (held, end) = (left(now: now), .infinity) }

    var isHeld: Bool { held != nil }

    mutating func choose(_ place: Int, now: Double) {
        (phase, choice) = (.chosen, place)
        end = now + (reason.map { $0.readingTime + Self.least } ?? Self.least)
    }

    /// Lets the tape go on.
    mutating func goOn() { phase = .shown }

    /// Notes that the tape gives the right answer.
    mutating func tell(now: Double) {
        (phase, end) = (.told, now + PacedSession.answer)
    }

    mutating func close() { phase = .over }

    /// Indicates whether the question is shown with its answers.
    var stands: Bool { phase == .open || phase == .chosen || phase == .told }

    /// Indicates whether the right answer is lit.
    var isLit: Bool { phase == .chosen || phase == .told }

    /// The reason why the chosen answer is right or wrong; if the tape gives none, why the right
    /// answer is right.
    private var reason: LocalizedText? {
        choice.flatMap(question.reason) ?? question.right.flatMap(question.reason)
    }

    /// The words of the question, or the reason for the answer.
    var words: LocalizedText {
        ((phase == .chosen ? reason : nil) ?? question.text).withoutStars
    }

    /// Returns what is left of the time to think, in seconds.
    func left(now: Double) -> Double { held ?? min(max(end - now, 0), span) }
}

extension Telling.Question {
    /// The time to read the question and to think, in seconds.
    var timeToAnswer: Double { readingTime + span.seconds }
}
