import TouchPicture
import TouchReading
import TouchScript
import TouchWords

/// A painter of the positions of thresholds: for each way in which a gesture can change, the stage
/// with the original gesture, the variation that only just changes the outcome, and the thresholds
/// it has to pass.
public struct ThresholdPainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    public var measurer: any TextMeasuring

    public init(theme: Theme, language: String, measurer: any TextMeasuring) {
        self.theme = theme
        self.language = language
        self.measurer = measurer
    }

    public func picture(of views: [ThresholdView], title: Wording, size: CGSize) -> Picture {
        let count = Double(max(views.count, 1))
        let unit = min(size.width / (400 * count + 64), size.height / 520)
        var sketch = Sketch(theme: theme, language: language, measurer: measurer, unit: unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        var room = CGRect(origin: .zero, size: size).insetBy(dx: 24 * unit, dy: 20 * unit)
        let head = room.cut(.top, 40 * unit)
        sketch.write(
            title[language], .title, theme.text, weight: .semibold, at: head.origin,
            width: head.width)
        drawLegend(in: room.cut(.bottom, 26 * unit), &sketch)
        let gap = 16 * unit
        let width = (room.width - gap * (count - 1)) / count
        for (place, view) in views.enumerated() {
            let left = room.minX + Double(place) * (width + gap)
            draw(
                view, in: CGRect(x: left, y: room.minY, width: width, height: room.height), &sketch)
        }
        return Picture(size: size, marks: sketch.marks)
    }

    private func drawLegend(in area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        var left = area.minX
        let entries: [(Wording, Color, [CGFloat])] = [
            (.fate.asItIs, theme.finger, [4 * u, 4 * u]),
            (.fate.asItTurns, theme.amber, []),
        ]
        for (words, color, dash) in entries {
            let line = [CGPoint(x: left, y: area.midY), CGPoint(x: left + 28 * u, y: area.midY)]
            sketch.stroke(.polyline(line), color, width: 2.5 * u, dash: dash)
            let text = sketch.label(words[language], .detail, theme.secondText)
            let size = sketch.add(text, x: left + 36 * u, middle: area.midY)
            left += 36 * u + size.width + 28 * u
        }
    }

    // MARK: One way of changing it

    private func draw(_ view: ThresholdView, in area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        var room = area
        let heading = room.cut(.top, 28 * u)
        sketch.write(
            view.heading[language], .text, theme.text, weight: .semibold, at: heading.origin,
            width: heading.width)
        let texts = view.notes.map {
            sketch.label(
                $0[language], .detail, theme.secondText, width: room.width, wraps: true)
        }
        let height = texts.reduce(0) { $0 + sketch.size(of: $1).height + 4 * u }
        var notes = room.cut(.bottom, min(max(height, 76 * u), room.height * 0.5))
        for text in texts {
            sketch.add(text.moved(to: notes.origin))
            notes.cut(.top, sketch.size(of: text).height + 4 * u)
        }
        room.cut(.bottom, 10 * u)
        drawStage(view, in: room, &sketch)
    }

    private func drawStage(_ view: ThresholdView, in room: CGRect, _ sketch: inout Sketch) {
        var painter = StagePainter(
            theme: theme, language: language, overlays: [], measurer: measurer)
        (painter.unit, painter.edge, painter.hasNames) = (sketch.unit, 8 * sketch.unit, false)
        var moment = StageMoment(view.why.history.state(at: view.record))
        moment.frame = view.frame
        let stage = painter.painted(moment, in: view.why.trace, size: room.size)
        let gesture = sketch.drawn { drawGesture(view, stage.layout, &$0) }
        let clip = Path.roundedRect(
            stage.layout.panel.insetBy(dx: 1, dy: 1), radius: 14 * sketch.unit)
        sketch.add(
            Group(
                transform: CGAffineTransform(translationX: room.minX, y: room.minY),
                marks: stage.picture.marks + [.group(Group(clip: clip, marks: gesture))]))
    }

    private func drawGesture(
        _ view: ThresholdView, _ layout: StageLayout, _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        let deciding = view.limits.filter { $0.isDeciding }
        let others = view.limits.filter { !$0.isDeciding }
        for limit in others + deciding { draw(limit, layout, &sketch) }
        draw(view.original, theme.finger, width: 2, dash: [4 * u, 4 * u], layout, &sketch)
        draw(view.turned, theme.amber, width: 3, dash: [], layout, &sketch)
        var placer = LabelPlacer(layout.panel, u)
        for point in (view.original + view.turned).joined() {
            placer.block(CGRect(around: point.applying(layout.toPicture), reach: 4 * u))
        }
        for limit in deciding + others { drawLabel(of: limit, layout, &placer, &sketch) }
    }

    /// Draws the path of each finger, with a ring where it comes down and a disc where it ends.
    private func draw(
        _ ways: [[CGPoint]], _ color: Color, width: Double, dash: [CGFloat], _ layout: StageLayout,
        _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        for way in ways {
            let points = way.map { $0.applying(layout.toPicture) }
            guard let first = points.first, let last = points.last else { continue }
            if points.count > 1 {
                sketch.stroke(.polyline(points), theme.shade.faded(0.4), width: (width + 2) * u)
                sketch.stroke(.polyline(points), color, width: width * u, dash: dash)
            }
            sketch.fill(.circle(center: first, radius: 5 * u), theme.shade)
            sketch.stroke(.circle(center: first, radius: 5 * u), color, width: 2 * u)
            sketch.fill(.circle(center: last, radius: (width + 1) * u), color)
        }
    }

    private func color(_ limit: ThresholdView.Limit) -> Color {
        limit.isDeciding ? theme.recognized : theme.secondText
    }

    private func draw(
        _ limit: ThresholdView.Limit, _ layout: StageLayout, _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        let width = (limit.isDeciding ? 2.5 : 1.5) * u
        let at = limit.shape.place.applying(layout.toPicture)
        let path: Path =
            switch limit.shape {
            case .ring(_, let radius): .circle(center: at, radius: radius * layout.sceneScale)
            case .line(_, let direction):
                .polyline(
                    [-60 * u, 60 * u].map {
                        CGPoint(x: at.x - direction.y * $0, y: at.y + direction.x * $0)
                    })
            case .moment: .circle(center: at, radius: 9 * u)
            }
        sketch.stroke(path, theme.shade.faded(0.5), width: width + 2 * u)
        sketch.stroke(
            path, color(limit), width: width, dash: limit.isDeciding ? [] : [5 * u, 4 * u])
    }

    private func drawLabel(
        of limit: ThresholdView.Limit, _ layout: StageLayout, _ placer: inout LabelPlacer,
        _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        let text = sketch.label(
            limit.words[language], .small, color(limit),
            weight: limit.isDeciding ? .semibold : .regular)
        let inner = sketch.size(of: text)
        let size = CGSize(width: inner.width + 12 * u, height: inner.height + 4 * u)
        let reach =
            switch limit.shape {
            case .ring(_, let radius): radius * layout.sceneScale
            case .line: 62 * u
            case .moment: 12 * u
            }
        let at = limit.shape.place.applying(layout.toPicture)
        let centers = [
            CGPoint(x: at.x, y: at.y + reach + size.height / 2 + 2 * u),
            CGPoint(x: at.x, y: at.y - reach - size.height / 2 - 2 * u),
            CGPoint(x: at.x + reach + size.width / 2 + 4 * u, y: at.y),
            CGPoint(x: at.x - reach - size.width / 2 - 4 * u, y: at.y),
            CGPoint(x: at.x, y: at.y + reach + size.height * 1.7),
            CGPoint(x: at.x, y: at.y - reach - size.height * 1.7),
        ]
        let wishes = centers.map {
            CGPoint(x: $0.x - size.width / 2, y: $0.y - size.height / 2)
        }
        guard let box = placer.place(size, wishes: wishes) else { return }
        sketch.box(box, radius: 5 * u, fill: theme.panel.faded(0.94), line: theme.line)
        sketch.add(text.moved(to: CGPoint(x: box.minX + 6 * u, y: box.minY + 2 * u)))
    }
}
