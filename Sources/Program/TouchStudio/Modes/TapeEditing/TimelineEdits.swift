import Foundation
import TouchPicture
import TouchScript
import TouchStage

/// The edits of a tape on its timeline: stretches that its film leaves out are hatched, those that
/// it quickens tinted, and the selection is framed.
struct TimelineEdits: Equatable {
    var film = FilmEdits([])
    /// The event times at which chapters, captions, and freezes are told, in seconds.
    var told: [Double] = []
    /// The event time at which something would be told now, in seconds; nil while nothing is
    /// edited.
    var here: Double?
    /// The selection, in seconds of event time; nil while nothing is edited.
    var selection: Range<Double>?

    /// Returns the marks of the edits on a timeline.
    /// - Parameter end: the event time at which the tape ends, in seconds.
    func marks(in layout: TimelineLayout, end: Double, style: ChromeStyle) -> [Mark] {
        func strip(_ range: Range<Double>) -> CGRect? {
            let from = layout.x(of: max(range.lowerBound, 0, layout.window.start))
            let to = layout.x(of: min(range.upperBound, end, layout.window.end))
            guard to > from else { return nil }
            return CGRect(
                x: from, y: layout.tracks.minY, width: to - from, height: layout.tracks.height)
        }
        let theme = style.theme
        var marks: [Mark] = []
        for cut in film.cuts.compactMap(strip) { marks += Self.hatched(cut, theme) }
        for speed in film.speeds {
            guard let rect = strip(speed.range) else { continue }
            marks.append(style.box(rect, radius: 0, fill: theme.amber.faded(0.12)))
            let factor = speed.factor.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))
            marks.append(
                style.line(
                    "×\(factor)", .small, theme.amber, x: rect.midX, y: rect.maxY - 12,
                    width: rect.width, alignment: .center))
        }
        for time in told where (layout.window.start...layout.window.end).contains(time) {
            let (x, y) = (layout.x(of: time), layout.tracks.minY)
            let flag = [
                CGPoint(x: x - 6, y: y - 8), CGPoint(x: x + 6, y: y - 8), CGPoint(x: x, y: y),
            ]
            marks.append(.path(.polygon(flag), fill: theme.secondText))
        }
        if let selection, let rect = strip(selection) {
            marks.append(
                style.box(rect, radius: 0, fill: theme.active.faded(0.1), stroke: theme.active))
        }
        if let here, (layout.window.start...layout.window.end).contains(here) {
            let x = layout.x(of: here)
            let line = [
                CGPoint(x: x, y: layout.tracks.minY), CGPoint(x: x, y: layout.tracks.maxY),
            ]
            let stroke = Stroke(theme.amber, width: 1.5, dash: [4, 4])
            marks.append(.shape(Shape(.polyline(line), stroke: stroke)))
        }
        return marks
    }

    /// Returns slanted lines, which differ from anything else in every theme.
    private static func hatched(_ rect: CGRect, _ theme: Theme) -> [Mark] {
        let lines = stride(from: rect.minX - rect.height, to: rect.maxX, by: 10).map { x in
            Mark.path(
                .polyline([CGPoint(x: x, y: rect.maxY), CGPoint(x: x + rect.height, y: rect.minY)]),
                stroke: theme.secondText.faded(0.7), width: 1.5)
        }
        let ground = Mark.path(.rect(rect), fill: theme.ink.faded(0.6))
        return [.group(Group(clip: .rect(rect), marks: [ground] + lines))]
    }
}
