/// Mean and standard deviation of numbers that are told one by one.
nonisolated struct Deviation: Equatable {
    private(set) var count = 0
    private(set) var sum = 0.0
    private var squares = 0.0

    mutating func add(_ value: Double) {
        count += 1
        sum += value
        squares += value * value
    }

    static func += (sum: inout Deviation, other: Deviation) {
        sum.count += other.count
        sum.sum += other.sum
        sum.squares += other.squares
    }

    /// Nil of nothing.
    var mean: Double? { count > 0 ? sum / Double(count) : nil }

    /// How far the numbers are from their mean; nil of nothing.
    var spread: Double? {
        mean.map { max(0, squares / Double(count) - $0 * $0).squareRoot() }
    }

    /// How far the numbers are from 0; nil of nothing.
    var fromZero: Double? { count > 0 ? (squares / Double(count)).squareRoot() : nil }
}
