/// Maps the host's clock to the samples of a sound card.
///
/// A card's clock runs slightly faster or slower than the host's. Samples are delivered in blocks,
/// sometimes late, never early. So only the earliest block of each half second is trusted, and a
/// line is fitted through these, which a few late ones do not move. Another line begins where
/// samples were lost.
package nonisolated struct SoundClock: Equatable {
    /// The time at which a number of samples had arrived.
    package struct Arrival: Equatable {
        let samples: Int
        /// The host's monotonic time, in seconds.
        let time: Double

        /// Returns the delay, assuming that the card's clock is right.
        func offset(_ rate: Double) -> Double { time - Double(samples) / rate }
    }

    /// A stretch of samples without loss.
    struct Piece: Equatable {
        /// The first of its samples, the time when that was recorded, and the samples per second.
        let first: Int
        let time: Double
        let rate: Double
    }

    let pieces: [Piece]

    /// Fits the lines.
    /// - Parameters:
    ///   - arrivals: the arrivals, in order.
    ///   - nominal: the samples per second that the card claims.
    init(_ arrivals: [Arrival], nominal: Double) {
        pieces = Self.runs(arrivals, nominal).compactMap { Self.piece($0, nominal) }
    }

    /// Returns the place of the sample recorded at `time`; nil before the first.
    func sample(at time: Double) -> Double? {
        guard let piece = pieces.last(where: { $0.time <= time }) ?? pieces.first else {
            return nil
        }
        let place = Double(piece.first) + (time - piece.time) * piece.rate
        guard place >= 0 else { return nil }
        // A gap is silent; nothing is repeated.
        let next = pieces.first { $0.time > piece.time }
        return next.map { place < Double($0.first) } ?? true ? place : nil
    }

    /// The largest relative error of a card's clock.
    private static let furthest = 0.005
    /// The missing time, in seconds, from which samples are considered lost.
    private static let loss = 0.04

    private static func runs(_ all: [Arrival], _ nominal: Double) -> [ArraySlice<Arrival>] {
        let reach = 4
        guard all.count >= 2 * reach else { return [all[...]] }
        let offsets = all.map { $0.offset(nominal) }
        var runs: [ArraySlice<Arrival>] = []
        var start = 0
        var index = reach
        while index + reach <= all.count {
            let before = offsets[max(start, index - reach)..<index].min() ?? 0
            let after = offsets[index..<index + reach].min() ?? 0
            if after - before > loss, index - start >= reach {
                runs.append(all[start..<index])
                start = index
                index += reach
            } else {
                index += 1
            }
        }
        return runs + [all[start...]]
    }

    private static func piece(_ run: ArraySlice<Arrival>, _ nominal: Double) -> Piece? {
        guard let first = run.first else { return nil }
        // No more points than keep the median of all slopes fast.
        let step = max(run.count / 300, 1)
        let points = stride(from: run.startIndex, to: run.endIndex, by: step).map { run[$0] }
        var slopes: [Double] = []
        for (place, one) in points.enumerated() {
            for other in points[(place + 1)...] where other.samples > one.samples {
                let change = other.offset(nominal) - one.offset(nominal)
                slopes.append(change / Double(other.samples - one.samples))
            }
        }
        let span = (run.last?.time ?? 0) - first.time
        // A short moment does not determine a slope.
        var slope = points.count >= 6 && span >= 3 ? slopes.median ?? 0 : 0
        slope = min(max(slope * nominal, -furthest), furthest) / nominal
        let rests = points.map { $0.offset(nominal) - slope * Double($0.samples) }
        guard let rest = rests.median else { return nil }
        // The seconds per sample.
        let each = 1 / nominal + slope
        return Piece(
            first: run.startIndex == 0 ? 0 : first.samples,
            time: rest + each * Double(run.startIndex == 0 ? 0 : first.samples), rate: 1 / each)
    }
}

extension [Double] {
    fileprivate nonisolated var median: Double? {
        isEmpty ? nil : sorted()[count / 2]
    }
}
