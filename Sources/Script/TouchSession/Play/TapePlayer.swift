import TouchKit
import TouchScript

/// Plays a tape: says what is to be done next, and when.
///
/// Lines that go together start together; the next line starts when all of them have finished.
package struct TapePlayer {
    enum Moment {
        /// A line starts.
        case line(ScriptLine<TapeStatement>, start: Double)
        /// All that happens at one time.
        case inputs([TimedInput])
        /// The tape is at its end.
        case end(Double)
    }

    private let lines: TapeLines
    private var nextLine = 0
    /// The next line that says something; nil at the end.
    private var upcoming: ScriptLine<TapeStatement>?
    /// What the lines that play now have still to do, in the order of the lines.
    private var courses: [Course] = []
    /// When the lines that play now have finished.
    private var finish = 0.0
    /// When they started.
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

    /// What happens next, if it happens by `time`.
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

    /// The inputs of one time; samples of different fingers become one event.
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

    /// Works out what a line does, from how the scene stands now.
    /// - Returns: false if its place is not to be found; nothing is done then.
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
        case .shake, .remote, .interrupt, .set, .remove, .enable:
            if case .interrupt = act { hands.liftAll() }
            return Course([TimedInput(time: start, input: .act(act))])
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
    /// Where it starts, if it is at a place.
    fileprivate var place: Place? {
        switch self {
        case .finger(_, .down(let place, _, _, _)), .finger(_, .move(let place, _)): place
        case .tap(let tap): tap.place
        case .pointer(.move(let place, _)), .pointer(.exit(let place)),
            .pointer(.scroll(_, let place, _)):
            place
        default: nil
        }
    }
}

/// What one line of a tape does, in the order of time. An input is made when it is due, for a long move has a million.
struct Course {
    /// What comes next; nil when all is done.
    private(set) var next: TimedInput?

    private let count: Int
    private let input: (Int) -> TimedInput
    private var done = 0

    /// - Parameter input: the input of that number, from 0; their times do not run backwards.
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
