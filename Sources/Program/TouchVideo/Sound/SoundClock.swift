/// When a sound card took its samples, by the host's clock.
///
/// A card's clock runs a little faster or slower than the host's; samples are handed on in blocks, sometimes late, never
/// early. So of each half second the block that came soonest is believed, and a line is laid through these, which a few
/// that were late all the same do not move. Where samples were lost, another line begins.
package nonisolated struct SoundClock: Equatable {
    /// When so many samples had come.
    package struct Arrival: Equatable {
        let samples: Int
        /// By the host's monotonic clock, in seconds.
        let time: Double

        /// How late it came, if the card's clock were right.
        func offset(_ rate: Double) -> Double { time - Double(samples) / rate }
    }

    /// A stretch of samples in which none is lost.
    struct Piece: Equatable {
        /// The first of its samples, when that was taken, and how many are taken in a second.
        let first: Int
        let time: Double
        let rate: Double
    }

    let pieces: [Piece]

    /// - Parameters:
    ///   - arrivals: in order.
    ///   - nominal: how many samples a second the card says it takes.
    init(_ arrivals: [Arrival], nominal: Double) {
        pieces = Self.runs(arrivals, nominal).compactMap { Self.piece($0, nominal) }
    }

    /// The place of the sample that was taken at `time`; nil before the first.
    func sample(at time: Double) -> Double? {
        guard let piece = pieces.last(where: { $0.time <= time }) ?? pieces.first else {
            return nil
        }
        let place = Double(piece.first) + (time - piece.time) * piece.rate
        guard place >= 0 else { return nil }
        // What was lost is silent, not told twice.
        let next = pieces.first { $0.time > piece.time }
        return next.map { place < Double($0.first) } ?? true ? place : nil
    }

    /// No card is further off than this part.
    private static let furthest = 0.005
    /// Samples are lost where this much time is missing, in seconds.
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
        // As many as make the median of all slopes quick.
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
        // Over a moment nothing can be told.
        var slope = points.count >= 6 && span >= 3 ? slopes.median ?? 0 : 0
        slope = min(max(slope * nominal, -furthest), furthest) / nominal
        let rests = points.map { $0.offset(nominal) - slope * Double($0.samples) }
        guard let rest = rests.median else { return nil }
        // The seconds that each sample takes.
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
