import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// A slightly different way to perform a gesture.
package nonisolated struct Variation: Codable, Hashable, Sendable {
    /// The number of samples per second; nil for the original samples.
    package var rate: Double?
    /// The factor of the speed: 2 takes half the time.
    var speed = 1.0
    /// The factor of the size, from the point where each finger comes down.
    var size = 1.0
    /// The factor of the time that fingers rest.
    var rest = 1.0
    /// The radius of the trembling, in points.
    var jitter = 0.0
    /// The seed of the trembling.
    package var seed: UInt64 = 1

    package init(
        rate: Double? = nil, speed: Double = 1.0, size: Double = 1.0, rest: Double = 1.0,
        jitter: Double = 0.0, seed: UInt64 = 1
    ) {
        self.rate = rate
        self.speed = speed
        self.size = size
        self.rest = rest
        self.jitter = jitter
        self.seed = seed
    }

    /// A quantity that can be increased or decreased a little.
    package enum Axis: String, Codable, CaseIterable {
        case size, rest, speed, jitter
    }

    package subscript(_ axis: Axis) -> Double {
        get {
            switch axis {
            case .size: size
            case .rest: rest
            case .speed: speed
            case .jitter: jitter
            }
        }
        set {
            switch axis {
            case .size: size = newValue
            case .rest: rest = newValue
            case .speed: speed = newValue
            case .jitter: jitter = newValue
            }
        }
    }

    /// Returns the quantity in which it differs from the original gesture; nil if it differs in
    /// none.
    package func axis(from base: Variation) -> Axis? {
        Axis.allCases.first { self[$0] != base[$0] }
    }

    /// Returns the variations that all hands and screens have.
    /// - Parameter base: The variation that stands for the original gesture.
    package static func usual(_ base: Variation) -> [Variation] {
        func varied(_ axis: Axis, _ amounts: [Double]) -> [Variation] {
            amounts.map { base.with(axis, $0) }
        }
        let rates = [30.0, 60, 120, 240].filter { $0 != base.rate }.map { rate in
            var variation = base
            variation.rate = rate
            return variation
        }
        let factors = [0.5, 0.8, 1.25, 2]
        return rates + varied(.speed, factors) + varied(.size, factors) + varied(.jitter, [2, 5])
    }

    /// Returns its name in a table.
    func words(from base: Variation) -> Wording {
        if rate != base.rate, let rate { return .verbatim("\(rate.short) Hz") }
        guard let axis = axis(from: base) else {
            return rate.map { Wording.study.asItIsAt($0.short) } ?? .fate.asItIs
        }
        return axis == .jitter
            ? .study.trembles(jitter.short) : .study.times(axis.name, factor: self[axis].short)
    }

    func with(_ axis: Axis, _ amount: Double) -> Variation {
        var variation = self
        variation[axis] = amount
        return variation
    }
}

extension Variation.Axis {
    package nonisolated var name: Wording {
        switch self {
        case .size: .study.size
        case .rest: .study.rest
        case .speed: .recognizer.velocity
        case .jitter: .study.trembling
        }
    }
}

extension Double {
    /// Returns the number with at most this many decimals, without trailing zeros: "0.5", "60".
    package nonisolated func short(_ places: Int) -> String {
        fixed(places).withoutLastZeros
    }

    nonisolated var short: String { short(2) }
}
