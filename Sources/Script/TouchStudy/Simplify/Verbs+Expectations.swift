import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

extension Verbs {
    /// Returns the tape with expectations of the outcome after each stretch with fingers.
    package func expecting(in scene: Scene) -> Tape {
        PlayedTape(scene: scene, tape: tape).expecting(stretchesAt: firstLines)
    }
}

extension PlayedTape {
    /// Returns the tape with expectations of the outcome after each stretch with fingers.
    package var expecting: Tape { expecting(stretchesAt: tape.touchLines) }

    /// Returns the tape with expectations of the outcome before each stretch but the first, and at
    /// the end.
    fileprivate func expecting(stretchesAt firstLines: [Int]) -> Tape {
        let times = tape.times
        var places: [Int] = []
        for line in firstLines.dropFirst() where line != places.last && line != firstLines[0] {
            places.append(line)
        }
        places.append(tape.lines.count)
        var expecting = Tape(file: tape.file)
        var (from, line) = (0, 0)
        for place in places {
            expecting.lines += tape.lines[line..<place]
            line = place
            let end = place < times.count ? times[place].lowerBound : .infinity
            let trace = session.trace
            let to = trace.records.sortedIndex { $0.time >= end - 1e-9 }
            let outcome = Outcome(trace, from..<max(from, to), names: scene.names)
            for expectation in outcome.expectations { expecting.append(.expect(expectation)) }
            from = max(from, to)
        }
        return Self.keepingWhatIsMet(expecting, scene)
    }

    /// Returns the tape without expectations that are not met.
    private static func keepingWhatIsMet(_ tape: Tape, _ scene: Scene) -> Tape {
        var tape = tape
        for index in tape.lines.indices {
            tape.lines[index].position = SourcePosition(line: index + 1, column: 1)
        }
        let failures = PlayedTape(scene: scene, tape: tape).failures
        let unmet = Set(failures.map { $0.position.line })
        tape.lines.removeAll { line in
            if case .expect = line.statement { unmet.contains(line.position.line) } else { false }
        }
        return tape
    }
}

extension Tape {
    /// The indices of the lines that put a finger down while none is.
    fileprivate var touchLines: [Int] {
        var down: Set<String> = []
        var found: [Int] = []
        for (index, line) in lines.enumerated() {
            guard case .act(let act, let goesWith) = line.statement else { continue }
            let wasFree = down.isEmpty
            var isTouch = false
            switch act {
            case .tap: isTouch = true
            case .finger(let name, .down):
                isTouch = true
                down.insert(name)
            case .finger(let name, .up), .finger(let name, .cancel): down.remove(name)
            case .interrupt: down = []
            case .event(_, let samples):
                isTouch = samples.contains { $0.phase == .began }
                for sample in samples {
                    if sample.phase == .ended || sample.phase == .cancelled {
                        down.remove(sample.finger)
                    } else {
                        down.insert(sample.finger)
                    }
                }
            default: break
            }
            if isTouch, wasFree, !goesWith { found.append(index) }
        }
        return found
    }
}

/// The outcome of a stretch of a trace, for names in the scene.
private struct Outcome {
    private var hits: [(view: String, finger: String)] = []
    private var got: [(view: String, phases: [DeliveryPhase])] = []
    private var states: [(recognizer: String, state: ExpectedState, because: String?)] = []
    private var controls: [String] = []

    init(_ trace: Trace, _ records: Range<Int>, names: SceneNames) {
        func name(_ id: SubjectID, _ kind: NameKind) -> String? {
            let name = trace.name(of: id)
            // Code can have two recognizers of one name; the second one's is no word of a tape.
            return names[name]?.kind == kind && GivenName.word(name) == name ? name : nil
        }
        for record in trace.records[records] {
            switch record.entry {
            case .hit(let touch, _, let view):
                guard let view = name(view, .view) else { continue }
                let finger = trace.name(of: touch)
                hits.removeAll { $0.finger == finger }
                hits.append((view, finger))
            case .delivery(let view, _, let phase):
                guard let view = name(view, .view), let phase = DeliveryPhase(phase) else {
                    continue
                }
                add(phase, to: view)
            case .transition(let recognizer, _, let state, _, let because):
                guard let recognizer = name(recognizer, .recognizer),
                    let state = ExpectedState(state), state != .possible
                else { continue }
                states.removeAll { $0.recognizer == recognizer }
                let cause = state == .failed ? name(because, .recognizer) : nil
                states.append((recognizer, state, cause))
            case .action(let sender, _, _, _):
                if let control = name(sender, .view), !controls.contains(control) {
                    controls.append(control)
                }
            default: break
            }
        }
    }

    private mutating func add(_ phase: DeliveryPhase, to view: String) {
        guard let index = got.firstIndex(where: { $0.view == view }) else {
            return got.append((view, [phase]))
        }
        if phase != .moved || got[index].phases.last != .moved { got[index].phases.append(phase) }
    }

    var expectations: [Expectation] {
        hits.map { .hit($0.view, finger: hits.count > 1 ? $0.finger : nil) }
            + got.map { .got($0.view, $0.phases) }
            + states.map {
                .state($0.recognizer, $0.state, because: $0.because.map(StateCause.recognizer))
            }
            + controls.map { .acts($0, on: nil, times: nil) }
    }
}

extension ExpectedState {
    fileprivate init?(_ state: GestureState) { self.init(rawValue: "\(state)") }
}
