import TouchLive
import TouchScore
import TouchScript

/// A question of a tape, on its way from being asked to being over.
struct AskedQuestion {
    enum Phase {
        /// Those who watch are choosing.
        case open
        /// The right answer is lit, for somebody has chosen.
        case chosen
        /// The tape shows what happens.
        case shown
        /// The tape has told the right answer, which is lit.
        case told
        case over
    }

    let question: Telling.Question
    private(set) var phase = Phase.open
    /// The place of the answer that was chosen; nil for none.
    private(set) var choice: Int?
    /// The host's time at which the phase ends by itself.
    private(set) var end: Double
    /// The time there is to read it and to think, in seconds.
    let span: Double
    /// What was left of that when somebody stopped the clock; nil while it runs.
    private var held: Double?

    /// Nobody reads a reason in less, in seconds.
    private static let least = 1.5

    init(_ question: Telling.Question, now: Double) {
        self.question = question
        span = question.readingTime + question.span.seconds
        end = now + span
    }

    /// The clock stops.
    mutating func hold(now: Double) { (held, end) = (left(now: now), .infinity) }

    var isHeld: Bool { held != nil }

    mutating func choose(_ place: Int, now: Double) {
        (phase, choice) = (.chosen, place)
        end = now + (reason.map { $0.readingTime + Self.least } ?? Self.least)
    }

    /// The tape goes on.
    mutating func goOn() { phase = .shown }

    /// The tape tells the right answer.
    mutating func tell(now: Double) {
        (phase, end) = (.told, now + PacedSession.answer)
    }

    mutating func close() { phase = .over }

    /// Whether it is to be seen with its answers.
    var stands: Bool { phase == .open || phase == .chosen || phase == .told }

    /// Whether the right answer is lit.
    var isLit: Bool { phase == .chosen || phase == .told }

    /// Why what was chosen is right or wrong; where the tape does not say, why the right answer is
    /// right.
    private var reason: LocalizedText? {
        choice.flatMap(question.reason) ?? question.right.flatMap(question.reason)
    }

    /// What is said of it.
    var words: LocalizedText {
        ((phase == .chosen ? reason : nil) ?? question.text).withoutStars
    }

    /// What is left of the time to think, in seconds.
    func left(now: Double) -> Double { held ?? min(max(end - now, 0), span) }
}
