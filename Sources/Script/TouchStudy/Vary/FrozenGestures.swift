import TouchPicture
import TouchReading
import TouchScript

/// The fingers and all other actions of a frozen tape, from which variations are made.
package struct FrozenGestures {
    private struct Deed {
        var time: Double
        /// The order among samples and actions at the same time.
        var place: Int
        var act: TapeAct
    }

    private let name: String
    package private(set) var ways: [FingerWay] = []
    private var deeds: [Deed] = []
    private var end = 0.0

    /// The shortest pause between two gestures, in seconds; nobody waits that long for another tap.
    static let pause = 0.5

    /// Reads the fingers of a frozen tape.
    /// - Parameter tape: A tape with times and places alone, as `WhatIf` freezes it.
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

    /// The index of each contact's gesture, in the order in which fingers come down.
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

    /// The time spans of the gestures.
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

    /// The time spans in which fingers are down and all of them rest.
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

    /// Resamples each gesture in its own rhythm, beginning with its first finger.
    private mutating func sample(_ rate: Double) {
        let (gestures, spans) = (gestures, movements)
        ways = zip(ways, gestures).map { way, gesture in
            way.resampled(rate, from: spans[gesture].lowerBound)
        }
    }

    /// Adds trembling. The first location of a finger stays, and with it the hit view.
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
        // Sorted by time, and at the same time by order.
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

    /// Stretches the sample's own time, if it is a moment.
    fileprivate nonisolated mutating func stretch(_ stretch: TimeStretch) {
        if case .at(let span) = time { time = .at(Span(stretch[span.seconds])) }
        for index in coalesced.indices { coalesced[index].stretch(stretch) }
    }
}

/// A mapping of time in which some spans pass faster or slower.
private nonisolated struct TimeStretch {
    /// The spans, sorted and disjoint, in seconds.
    let spans: [ClosedRange<Double>]
    /// The factor by which the spans get longer.
    let factor: Double

    /// Returns the new time of what was at `time`.
    subscript(_ time: Double) -> Double {
        if factor == 1 { return time }
        return spans.reduce(time) { moved, span in
            moved + max(0, min(time, span.upperBound) - span.lowerBound) * (factor - 1)
        }
    }
}

/// The trembling of a hand, which is the same for the same seed everywhere (SplitMix64).
private nonisolated struct Trembling {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns an offset in the disc with that radius, uniformly distributed.
    mutating func next(within radius: Double) -> CGPoint {
        let (distance, angle) = (radius * share().squareRoot(), 2 * .pi * share())
        return CGPoint(
            x: distance * Mathematics.cosine(angle), y: distance * Mathematics.sine(angle))
    }

    /// Returns a number from 0 to less than 1.
    private mutating func share() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        return Double(bits >> 11) / 0x1p53
    }
}
