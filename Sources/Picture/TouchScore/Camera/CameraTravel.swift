import TouchPicture
import TouchReading
import TouchStage

/// The movement of a camera from one place to another, both in films and in live playback of a
/// tape.
package enum CameraTravel {
    /// The duration, in seconds.
    package static let duration = 0.8

    /// Returns the progress after so many seconds, from 0 to 1.
    package static func progress(after seconds: Double) -> Double {
        Motion.eased(seconds / duration)
    }

    /// Returns the visible part at `progress` of the way, in points of the screen; nil for all of
    /// the scene.
    package static func frame(
        from: CGRect?, to: CGRect?, in all: CGRect, _ progress: Double
    ) -> CGRect? {
        progress >= 1 ? to : (from ?? all).mixed(with: to ?? all, progress)
    }
}

extension CameraWay {
    /// The time between two points, in seconds of film.
    package static let span = 0.25
    /// The time before and after now that a picture takes into account, in seconds of film.
    static let reach = 2 * span

    /// Creates the camera's path around a time; nil if it shows the same all the time.
    ///
    /// - Parameters:
    ///   - start: the time at which the camera started to move.
    ///   - frame: the visible part at a second of film.
    init?(at seconds: Double, since start: Double, frame: (Double) -> CGRect?) {
        let past = FilmTime.span(from: start, to: seconds)
        let last = Int(past / Self.span)
        let frames = (max(last - 1, 0)...last + 2).map {
            frame(FilmTime.exact(start + Double($0) * Self.span))
        }
        // At the start of a movement, names are still in their old places.
        let before = last == 0 ? frames.prefix(1) : frames.prefix(3)
        let after = frames.suffix(3)
        if (before + after).allSatisfy({ $0 == frames[0] }) { return nil }
        self.init(
            before: Array(before), after: Array(after), part: past / Self.span - Double(last))
    }
}

extension Score {
    /// Returns the stretches in which the camera is moving, or names are still settling after it,
    /// in seconds of film.
    static func travels(of moves: [CameraMove], end: Double) -> [Range<Double>] {
        var travels: [Range<Double>] = []
        for (index, move) in moves.enumerated() {
            let next = index + 1 < moves.count ? moves[index + 1].start : end
            let arrival = move.target.moves ? next : min(move.start + move.duration, next)
            let last = travels.last
            let isOnItsWay = last.map { $0.upperBound >= move.start } ?? false
            let start = isOnItsWay ? last?.lowerBound ?? move.start : move.start
            // Names have settled two points after the camera has arrived.
            let points = (FilmTime.span(from: start, to: arrival) / CameraWay.span).rounded(.up)
            let stretch = start..<FilmTime.exact(start + (points + 1) * CameraWay.span)
            if isOnItsWay { travels[travels.count - 1] = stretch } else { travels.append(stretch) }
        }
        return travels
    }

    /// Returns the stretch in progress at `seconds` of film; nil while the camera is at rest.
    func travel(at seconds: Double) -> Range<Double>? {
        travels[..<travels.sortedIndex { $0.lowerBound > seconds }].last
            .flatMap { $0.contains(seconds) ? $0 : nil }
    }
}

extension Score.CameraMove.Target {
    /// Indicates whether the visible part keeps moving after the camera has arrived.
    var moves: Bool {
        switch self {
        case .whole, .frame: false
        case .following, .watching: true
        }
    }
}
