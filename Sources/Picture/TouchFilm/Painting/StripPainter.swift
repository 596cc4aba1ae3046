import Foundation
import TouchPicture
import TouchScore
import TouchStage
import TouchWords

/// A painter of the recognizers' lanes up to now: each state and its duration. Time moves in from
/// the right.
struct StripPainter {
    let film: FilmScenery
    let moment: StageMoment

    /// The visible span of event time, in seconds.
    private static let span = 3.0

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        sketch.box(area, radius: 10 * u, fill: sketch.theme.stage, line: sketch.theme.line)
        let names = CGRect(x: area.minX + 14 * u, y: area.minY, width: 96 * u, height: area.height)
        let tracks = CGRect(
            x: names.maxX + 8 * u, y: area.minY + 7 * u, width: area.maxX - names.maxX - 28 * u,
            height: area.height - 14 * u)
        let now = moment.time
        let start = max(now - Self.span, 0)
        func x(_ time: Double) -> Double {
            tracks.minX + (time - start) / Self.span * tracks.width
        }
        var bars = sketch.empty
        let lanes = film.lanes.prefix(FilmScenery.laneLimit)
        for (index, lane) in lanes.enumerated() {
            let top = tracks.minY + Double(index) * FilmLayout.lane * u
            var name = sketch.label(
                lane.name, .small, sketch.theme.secondText, at: CGPoint(x: names.minX, y: top),
                width: names.width)
            name.origin.y += (FilmLayout.lane * u - sketch.size(of: name).height) / 2
            sketch.add(name)
            for bar in lane.bars where bar.record <= moment.stage.record {
                let (from, to) = (max(bar.start, start - 1), min(bar.end, now))
                guard to >= start, to > from || bar.start == now else { continue }
                let box = CGRect(
                    x: x(from), y: top + 3 * u, width: max(x(to) - x(from), 2 * u),
                    height: FilmLayout.lane * u - 6 * u)
                draw(bar.look, in: box, seen: box.overlap(with: tracks), into: &bars)
            }
        }
        sketch.add(Group(clip: .rect(tracks), marks: bars.marks))
        sketch.line(
            x: x(now), from: area.minY + 4 * u, to: area.maxY - 4 * u, sketch.theme.amber,
            width: 2 * u)
    }

    /// - Parameter seen: the visible part of the bar.
    private func draw(
        _ look: TimelineBar.Look, in box: CGRect, seen: CGRect, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let theme = sketch.theme
        var fill = theme.secondText.faded(0.4)
        if case .state(let state) = look, state != .possible { fill = state.color(theme) }
        if look == .waiting { fill = theme.amber.faded(0.18) }
        sketch.box(box, radius: 3 * u, fill: fill, line: nil)
        guard look == .waiting, box.width > 8 * u else { return }
        sketch.stroke(
            .roundedRect(box.insetBy(dx: u, dy: u), radius: 3 * u), theme.amber, width: 1.25 * u,
            dash: [3 * u, 3 * u])
        let word = sketch.label(sketch.words(.film.waits), .small, theme.amber)
        let size = sketch.size(of: word)
        // The word fades in as it gets more room.
        let room = (seen.width - size.width - 12 * u) / (30 * u)
        sketch.faded(min(max(room, 0), 1)) { sketch in
            sketch.add(word, x: seen.midX - size.width / 2, middle: box.midY)
        }
    }
}
