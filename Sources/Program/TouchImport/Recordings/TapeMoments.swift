import TouchScript

/// The changes of the fingers of a frozen tape, moment by moment.
nonisolated struct TapeMoments {
    /// The moments, in microseconds of event time; no moment has two samples of one finger.
    private(set) var moments: [(time: Int, samples: [RecordedSample])] = []
    /// The number of the tape's actions that are not touches.
    private(set) var leftOut = 0

    private var samples: [(time: Int, sample: RecordedSample)] = []
    private var down: [String] = []

    /// Reads the samples of a tape.
    /// - Parameter tape: a tape with nothing but times and locations, as frozen by `WhatIf`.
    init(of tape: Tape) {
        for (line, times) in zip(tape.lines, tape.times) {
            guard case .act(let act, _) = line.statement else { continue }
            switch act {
            case .event(_, let event): for sample in event { take(sample, at: times.upperBound) }
            case .interrupt: interrupt(at: times.lowerBound)
            case .wait, .waitUntil: continue
            default: leftOut += 1
            }
        }
        sort()
    }

    static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1e6).rounded()) }

    /// Takes in a sample, after those that its host held back.
    private mutating func take(_ sample: RecordedSample, at event: Double) {
        if sample.phase == .began { down.append(sample.finger) }
        if sample.phase.isOver { down.removeAll { $0 == sample.finger } }
        for one in sample.coalesced + [sample] {
            let time = one.time?.seconds(from: event) ?? event
            samples.append((Self.microseconds(time), one))
        }
    }

    private mutating func interrupt(at time: Double) {
        samples += down.map { finger in
            let gone = RecordedSample(finger: finger, phase: .cancelled, location: .zero)
            return (Self.microseconds(time), gone)
        }
        down = []
    }

    /// Sorts the samples by their own times; samples of the same time stay in order.
    private mutating func sort() {
        let sorted = samples.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }
        samples = []
        for (_, (time, sample)) in sorted {
            if let last = moments.last, last.time == time,
                !last.samples.contains(where: { $0.finger == sample.finger })
            {
                moments[moments.count - 1].samples.append(sample)
            } else {
                moments.append((time, [sample]))
            }
        }
    }
}
