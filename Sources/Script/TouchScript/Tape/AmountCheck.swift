/// Counts what a tape asks for, so that playing it stays within bounds.
struct AmountCheck {
    let file: String
    private(set) var errors: [ScriptError] = []
    private var samples = 0
    /// Lines that go together so far.
    private var together = 0
    /// Arrows that stand at once so far.
    private var arrows = 0
    /// Lines of what to try so far.
    private var exercises = 0

    /// Strokes of ink that stand at once so far, after those that were taken away together.
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
            note("found one more than \(Limits.together) lines that go together", position)
        }
        let before = samples
        samples += act.samples
        if before <= Limits.samples, samples > Limits.samples {
            note("found more than \(Limits.samples) samples up to here", position)
        }
    }

    private mutating func check(_ telling: Telling, _ position: SourcePosition) {
        switch telling {
        case .highlight(let names), .spotlight(let names), .dim(let names):
            limit(names.count, "views", position)
        case .ask(let question?): limit(question.answers.count, "answers", position)
        case .ink(.off): if strokes[strokes.count - 1] > 0 { strokes.append(0) }
        case .ink(.undo): undoInk()
        case .ink(.stroke(let stroke)):
            limit(stroke.places.count, "places", position, to: Limits.places)
            strokes[strokes.count - 1] += 1
            let count = strokes[strokes.count - 1]
            if count == Limits.strokes + 1 {
                limit(count, "strokes", position, to: Limits.strokes)
            }
        case .exercise(let exercise):
            exercises += 1
            if exercises == Limits.exercises + 1 {
                note("found more than \(Limits.exercises) lines of what to try", position)
            }
            let count = exercise.expectations.count
            if count > Limits.exercises {
                let found = "found \(count) expectations of one thing to try"
                note("\(found), more than \(Limits.exercises)", position)
            }
        case .arrow(nil): arrows = 0
        case .arrow:
            arrows += 1
            // Once, not for all that come after.
            if arrows == Limits.shown + 1 { limit(arrows, "arrows", position) }
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
        _ count: Int, _ what: String, _ position: SourcePosition, to limit: Int = Limits.shown
    ) {
        guard count > limit else { return }
        note("found \(count) \(what) to be shown at once, more than \(limit)", position)
    }

    private mutating func note(_ found: String, _ position: SourcePosition) {
        errors.append("\(found), expected no more", in: file, at: position)
    }
}

extension Movement {
    /// Moves are sampled this many times a second, as by a fast touchscreen.
    public static let samplingRate = 120.0

    /// How many samples it has before its last, which is exact; one that would fall just before that is left out.
    public var samplesBeforeLast: Int {
        max(0, Int((over.seconds * Movement.samplingRate - 1e-6).rounded(.down)))
    }
}

extension Tape {
    /// How many samples it sends at most.
    public var samples: Int {
        lines.reduce(0) { $0 + ($1.act?.samples ?? 0) }
    }
}

extension TapeAct {
    /// How many samples it sends at most.
    var samples: Int {
        switch self {
        case .finger(_, .move(_, let motion)), .finger(_, .moveBy(_, let motion)),
            .pointer(.move(_, let motion)):
            motion.samplesBeforeLast + 1
        case .finger, .pointer: 1
        case .tap(let tap): 2 * tap.times
        case .event(_, let samples): samples.reduce(0) { $0 + 1 + $1.coalesced.count }
        case .wait, .waitUntil, .shake, .remote, .interrupt, .set, .remove, .enable: 0
        }
    }
}
