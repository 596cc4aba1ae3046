import TouchPicture
import TouchReading
import TouchStage

/// How a camera goes from one place to another, in films and where a tape plays live.
package enum CameraTravel {
    /// How long it takes, in seconds.
    package static let duration = 0.8

    /// How far it has come after so many seconds, from 0 to 1.
    package static func progress(after seconds: Double) -> Double {
        Motion.eased(seconds / duration)
    }

    /// What is shown `progress` of the way, in points of the screen; nil for all of the scene.
    package static func frame(
        from: CGRect?, to: CGRect?, in all: CGRect, _ progress: Double
    ) -> CGRect? {
        progress >= 1 ? to : (from ?? all).mixed(with: to ?? all, progress)
    }
}

extension CameraWay {
    /// Between two points, in seconds of film.
    package static let span = 0.25
    /// How far before and after now a picture looks, in seconds of film.
    static let reach = 2 * span

    /// - Parameters:
    ///   - start: when the camera went off.
    ///   - frame: what it shows at a second of film.
    /// - Returns: nil where it shows the same all the time.
    init?(at seconds: Double, since start: Double, frame: (Double) -> CGRect?) {
        let past = FilmTime.span(from: start, to: seconds)
        let last = Int(past / Self.span)
        let frames = (max(last - 1, 0)...last + 2).map {
            frame(FilmTime.exact(start + Double($0) * Self.span))
        }
        // As it goes off, names still stand as they did.
        let before = last == 0 ? frames.prefix(1) : frames.prefix(3)
        let after = frames.suffix(3)
        if (before + after).allSatisfy({ $0 == frames[0] }) { return nil }
        self.init(
            before: Array(before), after: Array(after), part: past / Self.span - Double(last))
    }
}

extension Score {
    /// Stretches in which the camera is on its way, or names still find their places after it, in seconds of film.
    static func travels(of moves: [CameraMove], end: Double) -> [Range<Double>] {
        var travels: [Range<Double>] = []
        for (index, move) in moves.enumerated() {
            let next = index + 1 < moves.count ? moves[index + 1].start : end
            let arrival = move.target.moves ? next : min(move.start + move.duration, next)
            let last = travels.last
            let isOnItsWay = last.map { $0.upperBound >= move.start } ?? false
            let start = isOnItsWay ? last?.lowerBound ?? move.start : move.start
            // Two points after it has come, names have theirs.
            let points = (FilmTime.span(from: start, to: arrival) / CameraWay.span).rounded(.up)
            let stretch = start..<FilmTime.exact(start + (points + 1) * CameraWay.span)
            if isOnItsWay { travels[travels.count - 1] = stretch } else { travels.append(stretch) }
        }
        return travels
    }

    /// The stretch that goes on at `seconds` of film; nil while the camera rests.
    func travel(at seconds: Double) -> Range<Double>? {
        travels[..<travels.sortedIndex { $0.lowerBound > seconds }].last
            .flatMap { $0.contains(seconds) ? $0 : nil }
    }
}

extension Score.CameraMove.Target {
    /// Whether what it shows moves after it has come there.
    var moves: Bool {
        switch self {
        case .whole, .frame: false
        case .following, .watching: true
        }
    }
}
