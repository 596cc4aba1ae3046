import Foundation

/// The notes of a recording: when samples arrived, and when event time ran. They are lines of text,
/// which stay complete on the disk whatever crashes.
package nonisolated struct SoundNotes: Equatable {
    /// A stretch in which event time ran with the host's clock.
    struct Stretch: Equatable {
        /// The event time at its start, and the host's monotonic time then, in seconds.
        let event: Double
        let time: Double
        /// The event time at its end; nil while it goes on.
        var end: Double?
    }

    private(set) var arrivals: [SoundClock.Arrival] = []
    private(set) var stretches: [Stretch] = []

    package enum Line: Equatable {
        case came(SoundClock.Arrival)
        case runs(event: Double, time: Double)
        case stands(event: Double)
        /// The recording goes back to that event time; what came after it is replaced.
        case back(event: Double)

        var text: String {
            func six(_ seconds: Double) -> String { String(format: "%.6f", seconds) }
            return switch self {
            case .came(let arrival): "came \(arrival.samples) \(six(arrival.time))\n"
            case .runs(let event, let time): "runs \(six(event)) \(six(time))\n"
            case .stands(let event): "stands \(six(event))\n"
            case .back(let event): "back \(six(event))\n"
            }
        }

        /// Parses a line; nil if it is malformed, as the last one after a crash may be.
        init?(_ text: Substring) {
            let words = text.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard let word = words.first, numbers.count == words.count - 1,
                numbers.allSatisfy({ $0.isFinite && abs($0) < 1e12 })
            else { return nil }
            switch (word, numbers.count) {
            case ("came", 2):
                self = .came(SoundClock.Arrival(samples: Int(numbers[0]), time: numbers[1]))
            case ("runs", 2): self = .runs(event: numbers[0], time: numbers[1])
            case ("stands", 1): self = .stands(event: numbers[0])
            case ("back", 1): self = .back(event: numbers[0])
            default: return nil
            }
        }
    }

    init(_ text: String = "") {
        for line in text.split(separator: "\n") {
            if let line = Line(line) { add(line) }
        }
    }

    mutating func add(_ line: Line) {
        switch line {
        case .came(let arrival):
            guard arrival.samples > arrivals.last?.samples ?? 0 else { return }
            arrivals.append(arrival)
        case .runs(let event, let time):
            stretches.append(Stretch(event: event, time: time))
        case .stands(let event):
            guard let last = stretches.indices.last, stretches[last].end == nil else { return }
            stretches[last].end = event
        case .back(let event):
            stretches.removeAll { $0.event >= event }
            for index in stretches.indices {
                stretches[index].end = min(stretches[index].end ?? event, event)
            }
        }
    }
}
