import TouchScript

/// What the fingers of a frozen tape do, moment by moment.
nonisolated struct TapeMoments {
    /// In microseconds of event time; no moment says two things of one finger.
    private(set) var moments: [(time: Int, samples: [RecordedSample])] = []
    /// How much of what the tape does is no touch.
    private(set) var leftOut = 0

    private var samples: [(time: Int, sample: RecordedSample)] = []
    private var down: [String] = []

    /// - Parameter tape: by time and place alone, as `WhatIf` freezes it.
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

    /// A sample, after those that its host held back.
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

    /// By their own times; what is at one time stays in order.
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
