import Foundation
import TouchPicture
import TouchScore
import TouchStage

/// A film's pictures:
///
/// ```swift
/// let film = Film(trace: trace, cues: cues, title: scene.title)
/// let painter = FilmPainter(theme: .dark, language: "en", measurer: try Typesetter())
/// let picture = film.frame(at: Double(n) / 60, size: CGSize(width: 1920, height: 1080), painter)
/// ```
extension Film {
    /// Returns the picture at `seconds` of film: the first before the start, the last beyond the
    /// end. A film without captions reserves no room for them.
    public func frame(at seconds: Double, size: CGSize, _ painter: FilmPainter) -> Picture {
        let moments = moments(at: seconds)
        guard let (old, arrival) = departure(to: moments, at: seconds) else {
            return painter.picture(of: moments, in: sceneries, size: size)
        }
        return painter.picture(
            from: old, to: moments, arrival, in: sceneries, size: size,
            dissolving: isSeam(at: seconds))
    }

    /// Returns the picture of event time `time`, with everything that had happened by then.
    public func still(atEventTime time: Double, size: CGSize, _ painter: FilmPainter) -> Picture {
        var moments = moments(at: seconds(atEventTime: time))
        for (run, scenery) in sceneries.enumerated() {
            let history = scenery.why.history
            let told = StageMoment(
                history.state(at: history.lastRecord(atOrBefore: time)), time: time)
            (moments[run].stage, moments[run].time) = (told.stage, told.time)
        }
        return painter.picture(of: moments, in: sceneries, size: size)
    }
}
