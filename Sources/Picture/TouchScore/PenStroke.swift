import TouchScript

/// A line of ink that a film draws while time passes or stands still.
struct PenStroke {
    let stroke: Ink.Stroke
    /// How long, in seconds of film.
    let seconds: Double
    /// It is drawn in no others, and is whole where they end.
    let beats: Range<Int>
}

extension [Beat] {
    /// The last ones, in which nothing is told by itself: a hand can draw meanwhile.
    var idleEnd: Range<Int> {
        let start = lastIndex { $0.kind != .passage && $0.kind != .freeze }.map { $0 + 1 }
        return (start ?? 0)..<count
    }
}
