import Foundation
import TouchKit
import TouchScript

/// A hand over the scene: what it draws and lights, from its fingers' coming down to the lines of the telling.
final class InkDesk {
    /// What the next finger does.
    enum Tool { case pen, light }

    private(set) var tool = Tool.pen
    private(set) var color = SceneColor.Named.coral
    /// What could not be done.
    var notice: LocalizedText?
    /// The session in which time stands still because the hand says so, and since when that is not told, in the host's
    /// seconds.
    var standstill: (session: LiveSession, since: Double)?
    /// What fingers are drawing, in the order in which they came.
    private var strokes: [(finger: Int, stroke: Ink.Stroke)] = []
    private var light: (finger: Int, spotlight: Spotlight)?

    /// In points of the scene's screen.
    private static let width = 4.0

    func choose(_ color: SceneColor.Named) { (tool, self.color) = (.pen, color) }

    func take(_ tool: Tool) { self.tool = tool }

    /// What is told once the fingers lift: it is to be seen at once.
    var underway: [Telling] {
        strokes.map { .ink(.stroke($0.stroke)) }
            + [light.map { .light($0.spotlight) }].compactMap(\.self)
    }

    /// - Parameters:
    ///   - samples: of fingers that draw, in points of the scene's screen.
    ///   - radius: of the circle of light, in the same points.
    /// - Returns: what is drawn now.
    func follow(_ samples: [TouchSample], radius: Double) -> [Telling] {
        samples.flatMap { sample in
            let isPen = strokes.contains { $0.finger == sample.finger }
            let isLight = light?.finger == sample.finger
            switch sample.phase {
            case .began where tool == .light:
                light = (sample.finger, Spotlight(center: sample.location, radius: radius))
            case .began:
                strokes.append((sample.finger, stroke(from: sample.location)))
            case .moved where isLight: light?.spotlight.center = sample.location
            case .moved where isPen: return draw(sample.finger, to: sample.location)
            case .ended where isLight: return lift()
            case .ended where isPen: return end(sample.finger)
            case .cancelled:
                strokes.removeAll { $0.finger == sample.finger }
                if isLight { light = nil }
            default: break
            }
            return []
        }
    }

    /// Every finger lifts.
    /// - Returns: what is drawn now.
    func liftAll() -> [Telling] { strokes.map(\.finger).flatMap(end) + lift() }

    private func stroke(from place: CGPoint) -> Ink.Stroke {
        Ink.Stroke(color: .named(color), width: Self.width, places: [place])
    }

    private func draw(_ finger: Int, to place: CGPoint) -> [Telling] {
        guard let index = strokes.firstIndex(where: { $0.finger == finger }) else { return [] }
        strokes[index].stroke.places.append(place)
        guard strokes[index].stroke.places.count == Limits.places else { return [] }
        // A line that never ends goes on as another.
        let full = strokes[index].stroke
        strokes[index].stroke.places = [place]
        return [.ink(.stroke(full.thinned))]
    }

    private func end(_ finger: Int) -> [Telling] {
        guard let index = strokes.firstIndex(where: { $0.finger == finger }) else { return [] }
        return [.ink(.stroke(strokes.remove(at: index).stroke.thinned))]
    }

    private func lift() -> [Telling] {
        guard let spotlight = light?.spotlight else { return [] }
        light = nil
        return [.light(spotlight.rounded)]
    }
}
