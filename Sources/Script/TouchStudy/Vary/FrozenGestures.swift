import TouchPicture
import TouchScript

/// What fingers did on a frozen tape, and all else that happened: what a variation is made of.
package struct FrozenGestures {
    private struct Deed {
        var time: Double
        /// What is at one time happens in this order.
        var place: Int
        var act: TapeAct
    }

    private let name: String
    package private(set) var ways: [FingerWay] = []
    private var deeds: [Deed] = []
    private var end = 0.0

    /// Longer pauses between fingers, in seconds, part one gesture from the next; nobody waits that long for another tap.
    static let pause = 0.5

    /// - Parameter tape: by time and place alone, as `WhatIf` freezes it.
    package init(_ tape: Tape) {
        name = tape.sceneName ?? ""
        var down: [String: Int] = [:]
        var place = 0
        for (number, (line, times)) in zip(tape.lines, tape.times).enumerated() {
            end = max(end, times.upperBound)
            guard case .act(let act, _) = line.statement else { continue }
            switch act {
            case .wait, .waitUntil: continue
            case .event(_, let samples):
                for sample in samples {
                    place += 1
                    let sample = FingerWay.Sample(
                        time: times.upperBound, place: place, line: number, sample: sample)
                    take(sample, &down)
                }
            default:
                if case .interrupt = act { down = [:] }
                place += 1
                deeds.append(Deed(time: times.lowerBound, place: place, act: act))
            }
        }
    }

    private mutating func take(_ sample: FingerWay.Sample, _ down: inout [String: Int]) {
        let (finger, phase) = (sample.sample.finger, sample.sample.phase)
        if let way = down[finger], phase != .began {
            ways[way].append(sample)
            if phase.isOver { down[finger] = nil }
        } else {
            down[finger] = ways.count
            ways.append(FingerWay(sample))
        }
    }

    /// To which gesture each contact belongs, from 0, in the order in which fingers come down.
    package var gestures: [Int] {
        var (number, end) = (-1, -Double.infinity)
        return ways.map { way in
            if way.start > end + Self.pause { number += 1 }
            end = max(end, way.end)
            return number
        }
    }

    // MARK: Varying

    package func varied(_ variation: Variation) -> FrozenGestures {
        var result = self
        result.stretch(result.movements, by: 1 / variation.speed)
        result.stretch(result.rests, by: variation.rest)
        if variation.size != 1 { result.scale(variation.size) }
        if let rate = variation.rate { result.sample(rate) }
        if variation.jitter > 0 { result.tremble(variation) }
        return result
    }

    /// The spans of time in which a gesture goes on.
    private var movements: [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for way in ways {
            if let last = spans.last, way.start <= last.upperBound + Self.pause {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, way.end)
            } else {
                spans.append(way.start...way.end)
            }
        }
        return spans
    }

    /// The spans of time in which fingers are down and all of them rest.
    package var rests: [ClosedRange<Double>] {
        let moments = ways.flatMap { way in way.samples.map { $0.time } }.sorted()
        return zip(moments, moments.dropFirst()).compactMap { start, end in
            let isHeld = ways.contains { $0.start <= start && end <= $0.end }
            return isHeld && end - start > FingerWay.silence ? start...end : nil
        }
    }

    private mutating func stretch(_ spans: [ClosedRange<Double>], by factor: Double) {
        let stretch = TimeStretch(spans, by: factor)
        ways = ways.map { way in
            way.mapped { sample in
                var sample = sample
                sample.time = stretch[sample.time]
                sample.sample = sample.sample.stretched(stretch)
                return sample
            }
        }
        for index in deeds.indices { deeds[index].time = stretch[deeds[index].time] }
        end = stretch[end]
    }

    private mutating func scale(_ factor: Double) {
        ways = ways.map { way in
            let middle = way.first.sample.location
            return way.mapped { sample in
                var sample = sample
                sample.sample = sample.sample.moved { point in
                    CGPoint(
                        x: middle.x + (point.x - middle.x) * factor,
                        y: middle.y + (point.y - middle.y) * factor)
                }
                return sample
            }
        }
    }

    /// Each gesture has its own beat, from its first finger on.
    private mutating func sample(_ rate: Double) {
        let (gestures, spans) = (gestures, movements)
        ways = zip(ways, gestures).map { way, gesture in
            way.resampled(rate, from: spans[gesture].lowerBound)
        }
    }

    /// Where a finger comes down stays, and so does whom it hits.
    private mutating func tremble(_ variation: Variation) {
        if variation.rate == nil { sample(120) }
        var random = Trembling(seed: variation.seed)
        ways = ways.map { way in
            way.mapped { sample in
                guard sample.sample.phase != .began else { return sample }
                let offset = random.next(within: variation.jitter)
                var sample = sample
                sample.sample = sample.sample.moved {
                    CGPoint(x: $0.x + offset.x, y: $0.y + offset.y)
                }
                return sample
            }
        }
    }

    // MARK: As a tape

    var tape: Tape {
        var retimed = Retiming(like: Tape(file: "variation"))
        let position = SourcePosition(line: 1, column: 1)
        for statement in [.header, TapeStatement.scene(name)] {
            retimed.append(ScriptLine(position: position, statement: statement), at: 0...0)
        }
        enum Item {
            case deed(Deed)
            case sample(FingerWay.Sample)
            var place: (Double, Int) {
                switch self {
                case .deed(let deed): (deed.time, deed.place)
                case .sample(let sample): (sample.time, sample.place)
                }
            }
        }
        let items = deeds.map(Item.deed) + ways.flatMap { $0.samples.map(Item.sample) }
        var event: [FingerWay.Sample] = []
        func send() {
            guard let first = event.first else { return }
            let time = EventTime(first.time, after: retimed.time)
            retimed.append(.event(time, event.map { $0.sample }))
            event = []
        }
        let sorted = items.enumerated().sorted {
            ($0.element.place.0, $0.element.place.1, $0.offset)
                < ($1.element.place.0, $1.element.place.1, $1.offset)
        }
        for (_, item) in sorted {
            switch item {
            case .sample(let sample):
                let finger = sample.sample.finger
                let isTogether =
                    event.last?.time == sample.time && event.last?.line == sample.line
                if !isTogether || event.contains(where: { $0.sample.finger == finger }) { send() }
                event.append(sample)
            case .deed(let deed):
                send()
                retimed.wait(until: deed.time)
                retimed.append(deed.act)
            }
        }
        send()
        retimed.wait(until: end)
        return retimed.tape
    }
}

extension RecordedSample {
    fileprivate nonisolated func moved(_ change: (CGPoint) -> CGPoint) -> RecordedSample {
        var sample = self
        sample.location = change(location)
        sample.coalesced = coalesced.map { $0.moved(change) }
        return sample
    }

    /// What it says of its own time, if that is a moment.
    fileprivate nonisolated func stretched(_ stretch: TimeStretch) -> RecordedSample {
        var sample = self
        if case .at(let span) = time { sample.time = .at(Span(stretch[span.seconds])) }
        sample.coalesced = coalesced.map { $0.stretched(stretch) }
        return sample
    }
}
