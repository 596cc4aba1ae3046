import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// The names on a map, each once, in its region; where there is no room, a number that the legend
/// explains.
struct AuditMapNames {
    private struct Label {
        let text: Text
        /// The frame with a margin.
        let box: CGRect
    }

    private let audit: Audit
    private let views: [String]
    private let scrolled: [String]
    private let unreached: [String]
    private var labels: [Label] = []
    private var numbered: [String] = []

    init(_ audit: Audit) {
        self.audit = audit
        var (views, scrolled): ([String], [String]) = ([], [])
        for place in audit.places {
            guard let name = place.view else { continue }
            if place.scrolled == nil { views.add(name) } else { scrolled.add(name) }
        }
        (self.views, self.scrolled) = (views, scrolled)
        unreached = audit.unreached.map { $0.name }
    }

    /// Indicates whether there is anything for which the map itself has no room.
    var hasLegend: Bool { !scrolled.isEmpty || !unreached.isEmpty || !numbered.isEmpty }

    // MARK: On the map

    /// Determines the places of the names.
    mutating func place(_ toPicture: CGAffineTransform, _ sketch: Sketch) {
        (labels, numbered) = ([], [])
        let closed = unreached.compactMap { box(of: $0) }
        for name in views {
            let text = sketch.label(name, .detail, sketch.theme.text, weight: .semibold)
            if let label = label(text, of: name, toPicture, besides: closed, sketch) {
                labels.append(label)
                continue
            }
            numbered.append(name)
            let number = sketch.label(
                "\(numbered.count)", .small, sketch.theme.text, weight: .semibold)
            guard let place = audit.places.first(where: { $0.view == name }) else { continue }
            labels.append(label(number, at: place.point.applying(toPicture), sketch))
        }
        for (name, box) in zip(unreached, closed) {
            let text = sketch.label(name, .detail, sketch.theme.failed, weight: .semibold)
            let label = label(text, at: box.middle.applying(toPicture), sketch)
            let room = box.applying(toPicture)
            if label.box.width <= room.width, label.box.height <= room.height,
                !labels.contains(where: { $0.box.overlaps(label.box) })
            {
                labels.append(label)
            }
        }
    }

    /// Returns the place nearest to the middle of a region where the name covers only that region,
    /// and if possible nothing hatched.
    private func label(
        _ text: Text, of name: String, _ toPicture: CGAffineTransform, besides closed: [CGRect],
        _ sketch: Sketch
    ) -> Label? {
        let own = audit.grid.spots.indices.filter { audit.grid.spots[$0].view == name }
        guard let place = audit.places.first(where: { $0.view == name }) else { return nil }
        let fromPicture = toPicture.inverted()
        let free = audit.grid.middles(of: own)
            .stablySorted { $0.distance(to: place.point) }
            .map { label(text, at: $0.applying(toPicture), sketch) }
            .filter { audit.grid.isCovered($0.box.applying(fromPicture), by: own) }
        return free.first { label in
            !closed.contains { $0.applying(toPicture).overlaps(label.box) }
        } ?? free.first
    }

    private func label(_ text: Text, at middle: CGPoint, _ sketch: Sketch) -> Label {
        let size = sketch.size(of: text)
        let air = 5 * sketch.unit
        return Label(
            text: text,
            box: CGRect(
                x: middle.x - size.width / 2 - air, y: middle.y - size.height / 2 - air * 0.3,
                width: size.width + 2 * air, height: size.height + air * 0.6))
    }

    /// Returns the frame of a view, in points of the stage.
    private func box(of name: String) -> CGRect? {
        let state = audit.start.latest
        let view = state.views.values.first { audit.start.trace.name(of: $0.id) == name }
        return view.map { $0.bounds.applying(state.toScreen($0.id)) }
    }

    func draw(_ sketch: inout Sketch) {
        for label in labels { draw(label, &sketch) }
    }

    private func draw(_ label: Label, _ sketch: inout Sketch) {
        let box = label.box
        sketch.box(
            box, radius: box.height / 3, fill: sketch.theme.panel.faded(0.85), line: nil)
        sketch.add(label.text, x: box.minX + 5 * sketch.unit, middle: box.midY)
    }

    // MARK: The legend

    func drawLegend(in area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        var top = area.minY + 4 * u
        func heading(_ words: Wording) {
            sketch.write(
                words[sketch.words.language], .detail, sketch.theme.secondText,
                at: CGPoint(x: area.minX, y: top), width: area.width)
            top += 22 * u
        }
        func list(_ names: [String], _ mark: (Int, CGRect) -> Void) {
            for (number, name) in names.enumerated() where top < area.maxY - 16 * u {
                let box = CGRect(x: area.minX, y: top, width: 22 * u, height: 16 * u)
                mark(number, box)
                let label = sketch.label(
                    name, .detail, sketch.theme.text, width: area.width - 30 * u)
                sketch.add(label, x: area.minX + 30 * u, middle: box.midY)
                top += 22 * u
            }
            top += 14 * u
        }
        if !unreached.isEmpty {
            heading(.audit.mapUnreached)
            list(unreached) { _, box in
                AuditHatching.draw(in: .rect(box), box, sketch.theme.failed, &sketch)
            }
        }
        if !scrolled.isEmpty {
            heading(.audit.mapScrolled)
            list(scrolled) { _, box in
                sketch.stroke(
                    .polyline([
                        CGPoint(x: box.minX + 4 * u, y: box.midY),
                        CGPoint(x: box.maxX - 4 * u, y: box.midY),
                    ]), sketch.theme.secondText, width: 1.5 * u)
            }
        }
        if !numbered.isEmpty {
            heading(.audit.mapNumbers)
            list(numbered) { number, box in
                let text = sketch.label(
                    "\(number + 1)", .small, sketch.theme.text, weight: .semibold)
                draw(label(text, at: box.middle, sketch), &sketch)
            }
        }
    }
}
