import TouchWords

/// Counts what a tape asks for, so that playing it stays within bounds.
struct AmountCheck {
    let file: String
    private(set) var errors: [ScriptError] = []
    private var samples = 0
    /// The number of lines so far that go together.
    private var together = 0
    /// The number of arrows visible at once so far.
    private var arrows = 0
    /// The number of `try` lines so far.
    private var exercises = 0

    /// The numbers of strokes of ink visible at once so far, one entry for each `off` and one for
    /// those drawn since.
    private var strokes = [0]

    init(file: String) { self.file = file }

    mutating func check(_ statement: TapeStatement, at position: SourcePosition) {
        switch statement {
        case .act(let act, let with): check(act, with, position)
        case .tell(let telling): check(telling, position)
        default: break
        }
    }

    private mutating func check(_ act: TapeAct, _ with: Bool, _ position: SourcePosition) {
        together = with ? together + 1 : 1
        if together == Limits.together + 1 {
            note(.fault.tooManyTogether(Limits.together), position)
        }
        let before = samples
        samples += act.samples
        if before <= Limits.samples, samples > Limits.samples {
            note(.fault.tooManySamples(Limits.samples), position)
        }
    }

    private mutating func check(_ telling: Telling, _ position: SourcePosition) {
        switch telling {
        case .highlight(let names), .spotlight(let names), .dim(let names):
            limit(names.count, position) { .fault.viewsShown($0, limit: $1) }
        case .ask(let question?):
            limit(question.answers.count, position) { .fault.answersShown($0, limit: $1) }
        case .ink(.off): if strokes[strokes.count - 1] > 0 { strokes.append(0) }
        case .ink(.undo): undoInk()
        case .ink(.stroke(let stroke)):
            limit(stroke.places.count, position, to: Limits.places) {
                .fault.placesShown($0, limit: $1)
            }
            strokes[strokes.count - 1] += 1
            let count = strokes[strokes.count - 1]
            if count == Limits.strokes + 1 {
                note(.fault.strokesShown(count, limit: Limits.strokes), position)
            }
        case .exercise(let exercise):
            exercises += 1
            if exercises == Limits.exercises + 1 {
                note(.fault.tooManyExercises(Limits.exercises), position)
            }
            let count = exercise.expectations.count
            if count > Limits.exercises {
                note(.fault.tooManyExpectations(count, limit: Limits.exercises), position)
            }
        case .arrow(nil): arrows = 0
        case .arrow:
            arrows += 1
            // Reported once, not for every arrow after it.
            if arrows == Limits.shown + 1 {
                note(.fault.arrowsShown(arrows, limit: Limits.shown), position)
            }
        default: break
        }
    }

    private mutating func undoInk() {
        if strokes[strokes.count - 1] > 0 {
            strokes[strokes.count - 1] -= 1
        } else if strokes.count > 1 {
            strokes.removeLast()
        }
    }

    private mutating func limit(
        _ count: Int, _ position: SourcePosition, to limit: Int = Limits.shown,
        _ message: (_ count: Int, _ limit: Int) -> Wording
    ) {
        if count > limit { note(message(count, limit), position) }
    }

    private mutating func note(_ message: Wording, _ position: SourcePosition) {
        errors.append(message, in: file, at: position)
    }
}

extension Movement {
    /// The samples of a move per second, as many as those of a fast touchscreen.
    public static let samplingRate = 120.0

    /// The number of samples before the last one, which is exact; a sample that would fall just
    /// before the last one is left out.
    public var samplesBeforeLast: Int {
        max(0, Int((over.seconds * Movement.samplingRate - 1e-6).rounded(.down)))
    }
}

extension Tape {
    /// The largest number of samples that the tape sends.
    public var samples: Int {
        lines.reduce(0) { $0 + ($1.act?.samples ?? 0) }
    }
}

extension TapeAct {
    /// The largest number of samples that it sends.
    var samples: Int {
        switch self {
        case .finger(_, .move(_, let motion)), .finger(_, .moveBy(_, let motion)),
            .pointer(.move(_, let motion, _)):
            motion.samplesBeforeLast + 1
        case .finger, .pointer: 1
        case .tap(let tap): 2 * tap.times
        case .event(_, let samples): samples.reduce(0) { $0 + 1 + $1.coalesced.count }
        case .wait, .waitUntil, .shake, .remote, .statusBarTap, .interrupt, .pencil, .set, .remove,
            .enable:
            0
        }
    }
}
