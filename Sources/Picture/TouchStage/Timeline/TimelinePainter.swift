import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A painter of a timeline: names at the left, a scale above, a lane for each finger, recognizer,
/// and touched view, and one for actions; the playhead in amber.
///
/// However long the session, the cost of the picture depends only on its width: everything that
/// would fall on the same points is one mark.
public struct TimelinePainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    public var measurer: any TextMeasuring
    /// The points of the picture per point of the design.
    public var unit: Double

    public init(
        theme: Theme = .dark, language: String = "en", measurer: any TextMeasuring,
        unit: Double = 1
    ) {
        self.theme = theme
        self.language = language
        self.measurer = measurer
        self.unit = unit
    }

    /// Returns the picture; `trace` is the one from which the timeline was made.
    ///
    /// - Parameters:
    ///   - playhead: the serial of a record; nil for no playhead.
    ///   - selection: the serial of the record whose mark is selected; nil for none.
    public func picture(
        of timeline: Timeline, in trace: Trace, window: TimelineWindow, playhead: Int?,
        selection: Int? = nil, size: CGSize
    ) -> Picture {
        let layout = TimelineLayout(size: size, window: window, unit: unit)
        var sketch = Sketch(theme: theme, language: language, measurer: measurer, unit: unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        let time = playhead.map { playhead in
            let record = min(max(playhead, 0), trace.records.count)
            return record > 0 ? trace.records[record - 1].time : 0
        }
        drawScale(layout, hasLanes: !timeline.lanes.isEmpty, playhead: time, into: &sketch)
        drawNames(of: timeline, layout, into: &sketch)
        let painter = LanePainter(trace: trace, layout: layout, selection: selection)
        sketch.cut(to: .rect(layout.tracks.insetBy(dx: -8 * unit, dy: 0))) { sketch in
            for index in timeline.lanes.indices where layout.shows(index) {
                painter.draw(layout.placed(index, of: timeline), into: &sketch)
            }
        }
        if let time, !timeline.lanes.isEmpty { drawPlayhead(at: time, layout, into: &sketch) }
        drawScrollbar(timeline, layout, into: &sketch)
        return Picture(size: size, marks: sketch.marks)
    }

    // MARK: Scale

    /// Returns the pill with the playhead's time.
    private func pill(
        at time: Double, _ layout: TimelineLayout, _ sketch: Sketch
    ) -> (box: CGRect, label: Text)? {
        let x = layout.x(of: time)
        guard x >= layout.tracks.minX - 0.5, x <= layout.tracks.maxX + 0.5 else { return nil }
        var label = sketch.label(
            time.decimals(3), .detail, Theme.words(on: theme.amber), family: .mono,
            alignment: .center)
        let size = sketch.size(of: label)
        let width = size.width + 16 * unit
        let box = CGRect(
            x: min(max(x - width / 2, 0), layout.size.width - width),
            y: layout.scale.midY - 11 * unit, width: width, height: 22 * unit)
        label.origin = CGPoint(x: box.midX, y: box.midY - size.height / 2)
        return (box, label)
    }

    private func drawScale(
        _ layout: TimelineLayout, hasLanes: Bool, playhead: Double?, into sketch: inout Sketch
    ) {
        let ticks = layout.window.ticks(about: Int(layout.tracks.width / (96 * unit)))
        let hidden = playhead.flatMap {
            pill(at: $0, layout, sketch)?.box.insetBy(dx: -8 * unit, dy: 0)
        }
        for time in ticks.times {
            let x = layout.x(of: time)
            // While there are no lanes, the words in their place must be legible.
            if hasLanes {
                sketch.line(
                    x: x, from: layout.tracks.minY, to: layout.tracks.maxY, theme.line, width: 1)
            }
            var label = sketch.label(
                time.decimals(max(ticks.decimals, 1)), .small, theme.secondText, family: .mono,
                alignment: .center)
            let size = sketch.size(of: label)
            label.origin = CGPoint(x: x, y: layout.scale.midY - size.height / 2)
            let box = CGRect(
                x: x - size.width / 2, y: label.origin.y, width: size.width, height: size.height)
            let isFree = hidden.map { !$0.overlaps(box) } ?? true
            if isFree, box.maxX <= layout.size.width, box.minX >= layout.controls.maxX {
                sketch.add(label)
            }
        }
    }

    private func drawPlayhead(
        at time: Double, _ layout: TimelineLayout, into sketch: inout Sketch
    ) {
        guard let (box, label) = pill(at: time, layout, sketch) else { return }
        sketch.line(
            x: layout.x(of: time), from: box.maxY, to: layout.tracks.maxY, theme.amber,
            width: 2 * unit)
        sketch.box(box, radius: box.height / 2, fill: theme.amber, line: nil)
        sketch.add(label)
    }

    // MARK: Names

    private func drawNames(
        of timeline: Timeline, _ layout: TimelineLayout, into sketch: inout Sketch
    ) {
        var names = sketch.empty
        var last: TimelineLane.Kind?
        for (index, lane) in timeline.lanes.enumerated() {
            let strip = layout.lane(index)
            defer { last = lane.kind }
            guard layout.shows(index) else { continue }
            let name =
                switch lane.kind {
                case .finger: sketch.words(.stage.fingerLane(lane.name))
                case .actions: sketch.words(.stage.actions)
                case .recognizer, .view: lane.name
                }
            let label = names.label(name, .detail, theme.secondText, width: layout.names.width)
            names.add(label, x: layout.names.minX, middle: strip.midY)
            // A hairline separates fingers, recognizers, views, and actions.
            if let last, last != lane.kind {
                let ends = [layout.names.minX, layout.tracks.maxX].map {
                    CGPoint(x: $0, y: strip.minY)
                }
                sketch.stroke(.polyline(ends), theme.line.faded(0.7), width: 1)
            }
        }
        sketch.add(Group(clip: .rect(layout.names), marks: names.marks))
        if timeline.lanes.isEmpty {
            sketch.placeholder(
                sketch.words(.invitation), in: layout.tracks.insetBy(dx: 12 * unit, dy: 12 * unit))
        }
    }

    private func drawScrollbar(
        _ timeline: Timeline, _ layout: TimelineLayout, into sketch: inout Sketch
    ) {
        let limit = layout.scrollLimit(lanes: timeline.lanes.count)
        guard limit > 0 else { return }
        let all = Double(timeline.lanes.count) * TimelineLayout.pitch * unit
        let height = max(layout.tracks.height * layout.tracks.height / all, 24 * unit)
        let share = min(max(layout.window.scroll / limit, 0), 1)
        let bar = CGRect(
            x: layout.size.width - 12 * unit,
            y: layout.tracks.minY + (layout.tracks.height - height) * share, width: 4 * unit,
            height: height)
        sketch.fill(.roundedRect(bar, radius: 2 * unit), theme.secondText.faded(0.5))
    }
}
