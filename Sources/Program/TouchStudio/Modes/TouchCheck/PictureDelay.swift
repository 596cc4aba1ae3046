/// A measurement of the delay between a sample of a finger and the picture that shows it.
package nonisolated struct PictureDelay: Equatable {
    /// The delays of the last pictures, in seconds.
    private var delays: [Double] = []
    /// The time of the first sample that the next picture shows, in seconds.
    private var waiting: Double?
    /// The time of the first sample in the picture that is being painted, in seconds.
    private var painting: Double?

    private static let most = 1000

    /// The number of pictures that were measured.
    var count: Int { delays.count }

    /// The median delay in seconds; nil before the first.
    var median: Double? { delays.isEmpty ? nil : delays.sorted()[delays.count / 2] }
    var worst: Double? { delays.max() }

    /// Notes a sample at `time` that no picture shows yet.
    mutating func happened(at time: Double) { waiting = min(waiting ?? time, time) }

    /// Notes that the picture being painted shows everything so far.
    mutating func paint() { (painting, waiting) = (waiting, nil) }

    /// Notes that the painted picture is handed to the display.
    /// - Returns: true if the picture shows something new.
    mutating func shown(at time: Double) -> Bool {
        guard let begin = painting else { return false }
        painting = nil
        delays.append(max(0, time - begin))
        if delays.count > Self.most { delays.removeFirst(delays.count - Self.most) }
        return true
    }
}
