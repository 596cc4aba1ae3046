/// How long it takes from what a finger does to the picture that shows it.
package nonisolated struct PictureDelay: Equatable {
    /// Of the last pictures, in seconds.
    private var delays: [Double] = []
    /// When the first finger moved that the next picture shows, in seconds.
    private var waiting: Double?
    /// The same of the picture that is being painted.
    private var painting: Double?

    private static let most = 1000

    /// How many pictures were measured.
    var count: Int { delays.count }

    /// In seconds; nil before the first.
    var median: Double? { delays.isEmpty ? nil : delays.sorted()[delays.count / 2] }
    var worst: Double? { delays.max() }

    /// A finger did something at `time` that no picture shows yet.
    mutating func happened(at time: Double) { waiting = min(waiting ?? time, time) }

    /// What has happened so far is in the picture that is painted now.
    mutating func paint() { (painting, waiting) = (waiting, nil) }

    /// That picture is handed to the display.
    /// - Returns: whether it was one that shows something new.
    mutating func shown(at time: Double) -> Bool {
        guard let begin = painting else { return false }
        painting = nil
        delays.append(max(0, time - begin))
        if delays.count > Self.most { delays.removeFirst(delays.count - Self.most) }
        return true
    }
}
