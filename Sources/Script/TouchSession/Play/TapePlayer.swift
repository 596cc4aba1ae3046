import TouchKit
import TouchScript

/// Plays a tape: determines the next thing to do, and its time.
///
/// Lines that go together start together; the next line starts when all of them have finished.
package struct TapePlayer {
    enum Moment {
        /// The start of a line.
        case line(ScriptLine<TapeStatement>, start: Double)
        /// All inputs at one time.
        case inputs([TimedInput])
        /// The end of the tape.
        case end(Double)
    }

    private let lines: TapeLines
    private var nextLine = 0
    /// The next line with a statement; nil at the end.
    private var upcoming: ScriptLine<TapeStatement>?
    /// The remaining inputs of the current lines, in the order of the lines.
    private var courses: [Course] = []
    /// The time at which the current lines have finished.
    private var finish = 0.0
    /// The time at which the current lines started.
    private var start = 0.0
    private var hands = Hands()
    private(set) var isAtEnd: Bool

    init(_ tape: Tape?) {
        lines = tape?.lines ?? []
        isAtEnd = tape == nil
        goOn()
    }

    private mutating func goOn() {
        repeat {
            upcoming = nextLine < lines.count ? lines[nextLine] : nil
            nextLine += 1
        } while upcoming != nil && upcoming?.statement == nil
    }

    /// Returns the next moment, if it comes by `time`.
    mutating func next(by time: Double) -> Moment? {
        if let line = upcoming, line.statement?.goesWith == true {
            goOn()
            return .line(line, start: start)
        }
        if let first = courses.lazy.compactMap({ $0.next?.time }).min() {
            guard first <= time else { return nil }
            return .inputs(takeInputs(at: first))
        }
        guard finish <= time, !isAtEnd else { return nil }
        start = finish
        guard let line = upcoming else {
            isAtEnd = true
            return .end(finish)
        }
        goOn()
        return .line(line, start: start)
    }

    /// Returns the inputs at one time; samples of different fingers become one event.
    private mutating func takeInputs(at time: Double) -> [TimedInput] {
        var inputs: [TimedInput] = []
        for index in courses.indices {
            while let input = courses[index].next, input.time == time {
                courses[index].advance()
                add(input, to: &inputs)
            }
        }
        courses.removeAll { $0.next == nil }
        return inputs
    }

    private func add(_ input: TimedInput, to inputs: inout [TimedInput]) {
        if input.isOneOfEvent, case .samples(let own) = input.input,
            case .samples(let others) = inputs.last?.input,
            !others.contains(where: { $0.finger == own[0].finger })
        {
            inputs[inputs.count - 1].input = .samples(others + own)
        } else {
            inputs.append(input)
        }
    }

    /// Determines the inputs of a line, from the current state of the scene.
    /// - Returns: false if the line's place cannot be found; the line does nothing then.
    mutating func begin(_ act: TapeAct, at start: Double, on stage: SceneStage) -> Bool {
        let point = act.place.flatMap { stage.point(of: $0) }
        if act.place != nil, point == nil { return false }
        let course = course(of: act, at: start, place: point, in: stage.application)
        finish = max(finish, act.end(from: start))
        if course.next != nil { courses.append(course) }
        return true
    }

    private mutating func course(
        of act: TapeAct, at start: Double, place: CGPoint?, in application: UIApplication
    ) -> Course {
        switch act {
        case .finger(let name, let act):
            application.fingerNames[hands.number(of: name)] = name
            return hands.course(name, act, at: start, place: place)
        case .tap(let tap):
            application.fingerNames[hands.number(of: tap.finger)] = tap.finger
            return Course(hands.inputs(tap, at: start, place: place))
        case .wait, .waitUntil: return Course()
        case .shake, .remote, .statusBarTap, .interrupt, .set, .remove, .enable:
            if case .interrupt = act { hands.liftAll() }
            return Course([TimedInput(time: start, input: .act(act))])
        case .pencil(let act):
            guard case .squeeze(let span) = act else {
                return Course([TimedInput(time: start, input: .act(.pencil(act)))])
            }
            return Course([
                TimedInput(time: start, input: .act(.pencil(.squeezeBegan))),
                TimedInput(
                    time: start + span.seconds, input: .act(.pencil(.squeezeEnded))),
            ])
        case .pointer(let act):
            return place.map { hands.course(act, at: start, place: $0) } ?? Course()
        case .event(let time, let samples):
            hands.follow(samples)
            let seconds = time.seconds(from: start)
            let sent = samples.map { sample in
                let finger = hands.number(of: sample.finger)
                application.fingerNames[finger] = sample.finger
                return TouchSample(sample, finger: finger, at: seconds)
            }
            return Course([TimedInput(time: max(seconds, start), input: .samples(sent))])
        }
    }
}

extension TapeAct {
    /// The place where it starts, if it has one.
    fileprivate var place: Place? {
        switch self {
        case .finger(_, .down(let place, _, _, _, _)), .finger(_, .move(let place, _)): place
        case .tap(let tap): tap.place
        case .pointer(.move(let place, _, _)), .pointer(.exit(let place)),
            .pointer(.scroll(_, let place, _)):
            place
        default: nil
        }
    }
}

/// The inputs of one line of a tape, in the order of time. Each is created when it is due, because
/// a long move has a million.
struct Course {
    /// The next input; nil when there are no more.
    private(set) var next: TimedInput?

    private let count: Int
    private let input: (Int) -> TimedInput
    private var done = 0

    /// Creates a course from a closure.
    /// - Parameter input: A closure that returns the input with an index, counted from 0; their
    ///   times never decrease.
    init(count: Int, input: @escaping (Int) -> TimedInput) {
        self.count = count
        self.input = input
        next = count > 0 ? input(0) : nil
    }

    init(_ inputs: [TimedInput] = []) {
        self.init(count: inputs.count) { inputs[$0] }
    }

    mutating func advance() {
        done += 1
        next = done < count ? input(done) : nil
    }
}
