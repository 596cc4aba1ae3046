import TouchKit
import TouchLive
import TouchScript
import TouchWords

/// The pen and the light over the scene, from the fingers that come down to the lines of the
/// telling.
package final class InkDesk {
    /// The tool that the next finger has.
    enum Tool { case pen, light }

    private(set) var tool = Tool.pen
    private(set) var color = SceneColor.Named.coral
    private(set) var width = InkWidth.medium
    /// The light that clearing put out, and whether there was ink too, until something else is
    /// told.
    var cleared: (light: Spotlight, hadInk: Bool)?
    /// A message about something that could not be done.
    var notice: Wording?
    /// The session in which drawing has paused event time, and the host's time in seconds since
    /// which the pause has not been told.
    var standstill: (session: PacedSession, since: Double)?
    /// The lines that fingers are drawing, in the order in which they began.
    private var strokes: [Line] = []
    private var light: (finger: Int, spotlight: Spotlight)?

    private struct Line {
        let finger: Int
        var stroke: Ink.Stroke
        /// The host's times in seconds of the line's beginning and of the finger's last sample.
        var start: Double
        var end: Double

        /// The line as it is told.
        var told: Telling {
            var stroke = stroke.thinned
            let milliseconds = ((end - start) * 1000).rounded()
            if stroke.places.count > 1, milliseconds > 0 {
                stroke.over = Span(min(milliseconds, Limits.seconds * 1000), .ms)
            }
            return .ink(.stroke(stroke))
        }
    }

    func choose(_ color: SceneColor.Named) { (tool, self.color) = (.pen, color) }

    func takeNextWidth() { (tool, width) = (.pen, width.next) }

    func take(_ tool: Tool) { self.tool = tool }

    /// The lines and the light in progress, which are told once the fingers lift, but visible at
    /// once.
    var underway: [Telling] {
        strokes.map { .ink(.stroke($0.stroke)) }
            + [light.map { .light($0.spotlight) }].compactMap(\.self)
    }

    /// Follows fingers.
    /// - Parameters:
    ///   - samples: the samples of fingers that draw, in points of the scene's screen.
    ///   - radius: the radius of the circle of light, in the same points.
    /// - Returns: the tellings that are complete now.
    func follow(_ samples: [TouchSample], radius: Double) -> [Telling] {
        samples.flatMap { sample in
            let isPen = strokes.contains { $0.finger == sample.finger }
            let isLight = light?.finger == sample.finger
            switch sample.phase {
            case .began where tool == .light:
                light = (sample.finger, Spotlight(center: sample.location, radius: radius))
            case .began:
                let stroke = Ink.Stroke(
                    color: .named(color), width: width.rawValue, places: [sample.location])
                let time = sample.timestamp
                strokes.append(Line(finger: sample.finger, stroke: stroke, start: time, end: time))
            case .moved where isLight: light?.spotlight.center = sample.location
            case .moved where isPen: return draw(sample)
            case .ended where isLight: return lift()
            case .ended where isPen: return end(sample.finger, at: sample.timestamp)
            case .cancelled:
                strokes.removeAll { $0.finger == sample.finger }
                if isLight { light = nil }
            default: break
            }
            return []
        }
    }

    /// Lifts every finger.
    /// - Returns: the tellings that are complete now.
    func liftAll() -> [Telling] { strokes.flatMap { end($0.finger, at: $0.end) } + lift() }

    private func draw(_ sample: TouchSample) -> [Telling] {
        guard let index = strokes.firstIndex(where: { $0.finger == sample.finger }) else {
            return []
        }
        strokes[index].stroke.places.append(sample.location)
        strokes[index].end = sample.timestamp
        guard strokes[index].stroke.places.count == Limits.places else { return [] }
        // An endless line goes on as another one.
        let full = strokes[index]
        strokes[index].stroke.places = [sample.location]
        strokes[index].start = sample.timestamp
        return [full.told]
    }

    private func end(_ finger: Int, at time: Double) -> [Telling] {
        guard let index = strokes.firstIndex(where: { $0.finger == finger }) else { return [] }
        var line = strokes.remove(at: index)
        line.end = time
        return [line.told]
    }

    private func lift() -> [Telling] {
        guard let spotlight = light?.spotlight else { return [] }
        light = nil
        return [.light(spotlight.rounded)]
    }
}

/// The width of the pen.
enum InkWidth: CGFloat, CaseIterable {
    /// The width in points of the scene's screen.
    case thin = 2
    case medium = 4
    case thick = 9

    /// The next thicker width; after the thickest, the thinnest.
    var next: InkWidth {
        let all = Self.allCases
        let place = all.firstIndex(of: self) ?? 0
        return all[(place + 1) % all.count]
    }
}
