import TouchPicture
import TouchReading
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
        let stretch = TimeStretch(spans: spans, factor: factor)
        for index in ways.indices {
            ways[index].changeAll { sample in
                sample.time = stretch[sample.time]
                sample.sample.stretch(stretch)
            }
        }
        for index in deeds.indices { deeds[index].time = stretch[deeds[index].time] }
        end = stretch[end]
    }

    private mutating func scale(_ factor: Double) {
        for index in ways.indices {
            let middle = ways[index].first.sample.location
            ways[index].changeAll { sample in
                sample.sample.move { middle.mixed(with: $0, factor) }
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
        for index in ways.indices {
            ways[index].changeAll { sample in
                guard sample.sample.phase != .began else { return }
                let offset = random.next(within: variation.jitter)
                sample.sample.move { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
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
        typealias Happening = (time: Double, place: Int, act: TapeAct?, sample: FingerWay.Sample?)
        let acts: [Happening] = deeds.map { ($0.time, $0.place, $0.act, nil) }
        let samples: [Happening] = ways.flatMap { $0.samples }.map { ($0.time, $0.place, nil, $0) }
        var event: [FingerWay.Sample] = []
        func send() {
            guard let first = event.first else { return }
            let time = EventTime(first.time, after: retimed.time)
            retimed.append(.event(time, event.map { $0.sample }))
            event = []
        }
        // By time, and at one time by place.
        let all = (acts + samples).stablySorted { $0.place }.stablySorted { $0.time }
        for happening in all {
            if let sample = happening.sample {
                let finger = sample.sample.finger
                let isTogether =
                    event.last?.time == sample.time && event.last?.line == sample.line
                if !isTogether || event.contains(where: { $0.sample.finger == finger }) { send() }
                event.append(sample)
            } else if let act = happening.act {
                send()
                retimed.wait(until: happening.time)
                retimed.append(act)
            }
        }
        send()
        retimed.wait(until: end)
        return retimed.tape
    }
}

extension RecordedSample {
    fileprivate nonisolated mutating func move(_ change: (CGPoint) -> CGPoint) {
        location = change(location)
        for index in coalesced.indices { coalesced[index].move(change) }
    }

    /// What it says of its own time, if that is a moment.
    fileprivate nonisolated mutating func stretch(_ stretch: TimeStretch) {
        if case .at(let span) = time { time = .at(Span(stretch[span.seconds])) }
        for index in coalesced.indices { coalesced[index].stretch(stretch) }
    }
}

/// Time of which some spans go by faster or slower.
private nonisolated struct TimeStretch {
    /// In order and apart, in seconds.
    let spans: [ClosedRange<Double>]
    /// How many times as long they take.
    let factor: Double

    /// When what was at `time` happens.
    subscript(_ time: Double) -> Double {
        if factor == 1 { return time }
        return spans.reduce(time) { moved, span in
            moved + max(0, min(time, span.upperBound) - span.lowerBound) * (factor - 1)
        }
    }
}

/// How a hand trembles: the same for the same seed, everywhere (SplitMix64).
private nonisolated struct Trembling {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// An offset in the disc of that radius, every part of it as likely as any other.
    mutating func next(within radius: Double) -> CGPoint {
        let (distance, angle) = (radius * share().squareRoot(), 2 * .pi * share())
        return CGPoint(
            x: distance * Mathematics.cosine(angle), y: distance * Mathematics.sine(angle))
    }

    /// From 0 to less than 1.
    private mutating func share() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        return Double(bits >> 11) / 0x1p53
    }
}
