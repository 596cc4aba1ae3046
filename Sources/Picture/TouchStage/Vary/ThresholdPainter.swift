import TouchPicture
import TouchReading
import TouchScript

/// Paints where thresholds lie: for each way in which a gesture can be changed, the stage with the gesture as it is, as it
/// just turns the outcome, and what it has to pass.
public struct ThresholdPainter: Sendable {
    public var theme: Theme
    /// "en" or "zh".
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
        var sketch = Sketch(
            theme: theme, words: Words(language: language), measurer: measurer, unit: unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        var room = CGRect(origin: .zero, size: size).insetBy(dx: 24 * unit, dy: 20 * unit)
        let head = room.cut(.top, 40 * unit)
        sketch.add(
            sketch.label(
                title[language], sketch.font(.title, .semibold), theme.text, at: head.origin,
                width: head.width))
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
            (Wording("as it is", "现在"), theme.finger, [4 * u, 4 * u]),
            (Wording("as it just turns", "刚好改变时"), theme.amber, []),
        ]
        for (words, color, dash) in entries {
            let line = [CGPoint(x: left, y: area.midY), CGPoint(x: left + 28 * u, y: area.midY)]
            sketch.stroke(.polyline(line), color, width: 2.5 * u, dash: dash)
            var text = sketch.label(words[language], sketch.font(.detail), theme.secondText)
            let size = sketch.size(of: text)
            text.origin = CGPoint(x: left + 36 * u, y: area.midY - size.height / 2)
            sketch.add(text)
            left += 36 * u + size.width + 28 * u
        }
    }

    // MARK: One way of changing it

    private func draw(_ view: ThresholdView, in area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        var room = area
        let heading = room.cut(.top, 28 * u)
        sketch.add(
            sketch.label(
                view.heading[language], sketch.font(.text, .semibold), theme.text,
                at: heading.origin, width: heading.width))
        var texts = view.notes.map { note in
            var text = sketch.label(
                note[language], sketch.font(.detail), theme.secondText, width: room.width)
            text.overflow = .wrap
            return text
        }
        let height = texts.reduce(0) { $0 + sketch.size(of: $1).height + 4 * u }
        var notes = room.cut(.bottom, min(max(height, 76 * u), room.height * 0.5))
        for index in texts.indices {
            texts[index].origin = notes.origin
            sketch.add(texts[index])
            notes.cut(.top, sketch.size(of: texts[index]).height + 4 * u)
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
        var inner = sketch
        inner.marks = []
        drawGesture(view, stage.layout, &inner)
        let clip = Path.roundedRect(
            stage.layout.panel.insetBy(dx: 1, dy: 1), radius: 14 * sketch.unit)
        sketch.add(
            Group(
                transform: CGAffineTransform(translationX: room.minX, y: room.minY),
                marks: stage.picture.marks + [.group(Group(clip: clip, marks: inner.marks))]))
    }

    private func drawGesture(
        _ view: ThresholdView, _ layout: StageLayout, _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        for limit in view.limits where !limit.isDeciding { draw(limit, layout, &sketch) }
        for limit in view.limits where limit.isDeciding { draw(limit, layout, &sketch) }
        draw(view.original, theme.finger, width: 2, dash: [4 * u, 4 * u], layout, &sketch)
        draw(view.turned, theme.amber, width: 3, dash: [], layout, &sketch)
        var placer = LabelPlacer(room: layout.panel.insetBy(dx: 4 * u, dy: 4 * u), gap: 3 * u)
        for way in view.original + view.turned {
            for point in way {
                let at = point.applying(layout.toPicture)
                placer.block(CGRect(x: at.x - 4 * u, y: at.y - 4 * u, width: 8 * u, height: 8 * u))
            }
        }
        for limit in view.limits.sorted(by: { $0.isDeciding && !$1.isDeciding }) {
            drawLabel(of: limit, layout, &placer, &sketch)
        }
    }

    /// The way of each finger, with a ring where it comes down and a disc where it ends.
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
        func stroke(_ path: Path, _ sketch: inout Sketch) {
            sketch.stroke(path, theme.shade.faded(0.5), width: width + 2 * u)
            sketch.stroke(
                path, color(limit), width: width, dash: limit.isDeciding ? [] : [5 * u, 4 * u])
        }
        switch limit.shape {
        case .ring(let center, let radius):
            let middle = center.applying(layout.toPicture)
            stroke(.circle(center: middle, radius: radius * layout.sceneScale), &sketch)
        case .line(let point, let direction):
            let at = point.applying(layout.toPicture)
            let half = 60 * u
            let ends = [-half, half].map {
                CGPoint(x: at.x - direction.y * $0, y: at.y + direction.x * $0)
            }
            stroke(.polyline(ends), &sketch)
        case .moment(let point):
            let at = point.applying(layout.toPicture)
            stroke(.circle(center: at, radius: 9 * u), &sketch)
        }
    }

    private func drawLabel(
        of limit: ThresholdView.Limit, _ layout: StageLayout, _ placer: inout LabelPlacer,
        _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        var text = sketch.label(
            limit.words[language], sketch.font(.small, limit.isDeciding ? .semibold : .regular),
            color(limit))
        let inner = sketch.size(of: text)
        let size = CGSize(width: inner.width + 12 * u, height: inner.height + 4 * u)
        let (at, reach): (CGPoint, Double) =
            switch limit.shape {
            case .ring(let center, let radius):
                (center.applying(layout.toPicture), radius * layout.sceneScale)
            case .line(let point, _): (point.applying(layout.toPicture), 62 * u)
            case .moment(let point): (point.applying(layout.toPicture), 12 * u)
            }
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
        text.origin = CGPoint(x: box.minX + 6 * u, y: box.minY + 2 * u)
        sketch.add(text)
    }
}
