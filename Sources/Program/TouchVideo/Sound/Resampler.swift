import Foundation

/// Interpolates sound between its samples.
nonisolated struct Resampler {
    /// The number of samples on each side that contribute.
    static let reach = 16
    private static let phases = 1024
    private static let count = 2 * reach

    /// The weights of the samples around a place, for each phase: a sinc function in a Hann window.
    private let weights: [Float]

    init() {
        weights = (0...Self.phases).flatMap { phase -> [Float] in
            let part = Double(phase) / Double(Self.phases)
            let row = (0..<Self.count).map { tap -> Double in
                let x = Double(tap - Self.reach + 1) - part
                guard abs(x) > 1e-9 else { return 1 }
                guard abs(x) < Double(Self.reach) else { return 0 }
                let window = 0.5 + 0.5 * cos(Double.pi * x / Double(Self.reach))
                return sin(Double.pi * x) / (Double.pi * x) * window
            }
            let sum = row.reduce(0, +)
            return row.map { Float($0 / sum) }
        }
    }

    /// Returns the samples at places of `input`, which need not be whole; there is silence beyond
    /// its ends.
    func samples(of input: [Int16], at places: [Double]) -> [Int16] {
        places.map { place in
            let whole = Int(place.rounded(.down))
            let phase = Int(((place - Double(whole)) * Double(Self.phases)).rounded())
            let first = whole - Self.reach + 1
            var sum: Float = 0
            weights.withUnsafeBufferPointer { weights in
                input.withUnsafeBufferPointer { input in
                    for tap in max(0, -first)..<max(0, -first, min(Self.count, input.count - first))
                    {
                        sum += weights[phase &* Self.count &+ tap] * Float(input[first &+ tap])
                    }
                }
            }
            return Int16(min(max(sum.rounded(), -32768), 32767))
        }
    }
}
