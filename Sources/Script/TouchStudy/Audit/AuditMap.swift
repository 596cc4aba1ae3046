import TouchPicture
import TouchReading
import TouchStage
import TouchTrace
import TouchWords

/// A map over the picture of a scene that shows which view gets a tap where, in the colors of
/// those views.
package struct AuditMap {
    let audit: Audit
    let theme: Theme
    let language: String
    let measurer: any TextMeasuring

    package init(
        _ audit: Audit, theme: Theme, language: String, measurer: any TextMeasuring
    ) {
        (self.audit, self.theme) = (audit, theme)
        (self.language, self.measurer) = (language, measurer)
    }

    package func picture(size: CGSize) -> Picture {
        let unit = min(size.width / 960, size.height / 640)
        var sketch = Sketch(theme: theme, language: language, measurer: measurer, unit: unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        var room = CGRect(origin: .zero, size: size).insetBy(dx: 28 * unit, dy: 22 * unit)
        let head = room.cut(.top, 30 * unit, gap: 10 * unit)
        sketch.write(
            audit.scene.title[language], .title, theme.text, weight: .semibold, at: head.origin,
            width: head.width * 0.6)
        let caption = sketch.label(Wording.audit.map[language], .text, theme.secondText)
        let width = sketch.size(of: caption).width
        sketch.add(caption, x: head.maxX - width, middle: head.minY + 13 * unit)
        var names = AuditMapNames(audit)
        names.place(place(in: room, sketch).toPicture, sketch)
        let legend = names.hasLegend ? room.cut(.right, 180 * unit, gap: 20 * unit) : nil
        draw(in: room, &names, &sketch)
        if let legend { names.drawLegend(in: legend, &sketch) }
        return Picture(size: size, marks: sketch.marks)
    }

    // MARK: The stage

    private func place(
        in room: CGRect, _ sketch: Sketch
    ) -> (painter: StagePainter, shift: CGAffineTransform, toPicture: CGAffineTransform) {
        var painter = StagePainter(
            theme: theme, language: language, overlays: [], measurer: measurer)
        (painter.hasNames, painter.hasChips, painter.edge) = (false, false, 12 * sketch.unit)
        let moment = StageMoment(audit.start.latest)
        let shift = CGAffineTransform(translationX: room.minX, y: room.minY)
        let layout = painter.layout(for: moment, size: room.size)
        return (painter, shift, layout.toPicture.concatenating(shift))
    }

    private func draw(in room: CGRect, _ names: inout AuditMapNames, _ sketch: inout Sketch) {
        let (painter, shift, toPicture) = place(in: room, sketch)
        let moment = StageMoment(audit.start.latest)
        let stage = painter.picture(of: moment, in: audit.start.trace, size: room.size)
        sketch.add(Group(transform: shift, marks: stage.marks))
        let frame = CGRect(origin: .zero, size: audit.scene.size).applying(toPicture)
        sketch.cut(to: .rect(frame)) { sketch in
            // The stage beneath shows through faintly.
            sketch.fill(.rect(frame), theme.stage.faded(0.6))
            drawRegions(toPicture, &sketch)
            drawUnreached(toPicture, &sketch)
        }
        names.place(toPicture, sketch)
        names.draw(&sketch)
    }

    private func drawRegions(_ toPicture: CGAffineTransform, _ sketch: inout Sketch) {
        let outlines = AuditOutlines(audit.grid)
        let marks = sketch.drawn { sketch in
            for (number, spot) in audit.grid.spots.enumerated() {
                guard let view = spot.view else { continue }
                let first = audit.grid.spots.firstIndex { $0.view == view } ?? number
                sketch.fill(outlines.area(of: number), color(of: view, first).faded(0.72))
            }
            sketch.stroke(
                outlines.borders, theme.stage, width: 1.5 * sketch.unit / max(toPicture.a, 1e-6))
        }
        sketch.add(Group(transform: toPicture, marks: marks))
    }

    /// Returns the view's own color, or, if it has none, one of the program's.
    private func color(of name: String, _ number: Int) -> Color {
        let view = audit.start.latest.views.values.first {
            audit.start.trace.name(of: $0.id) == name
        }
        if let own = view?.background, own.alpha > 0.2 {
            return Color(red: own.red, green: own.green, blue: own.blue)
        }
        // Places where no other view is.
        if view?.parent == SubjectID.none { return theme.line }
        let others = [theme.active, theme.recognized, theme.amber, theme.cancelled]
        return others[number % others.count].mixed(with: theme.stage, 0.35)
    }

    /// Draws unreached views hatched, with an outline.
    private func drawUnreached(_ toPicture: CGAffineTransform, _ sketch: inout Sketch) {
        let state = audit.start.latest
        for name in audit.unreached.map({ $0.name }) {
            guard
                let view = state.views.values.first(where: {
                    audit.start.trace.name(of: $0.id) == name
                })
            else { continue }
            let place = state.toScreen(view.id).concatenating(toPicture)
            let outline = Path.polygon(view.bounds.corners.dropLast().map { $0.applying(place) })
            AuditHatching.draw(in: outline, view.bounds.applying(place), theme.failed, &sketch)
        }
    }
}

/// Slanting lines with an outline.
enum AuditHatching {
    static func draw(
        in outline: Path, _ box: CGRect, _ color: Color, _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        sketch.cut(to: outline) { sketch in
            var start = box.minX - box.height
            while start < box.maxX {
                let ends = [
                    CGPoint(x: start, y: box.maxY), CGPoint(x: start + box.height, y: box.minY),
                ]
                sketch.stroke(.polyline(ends), color.faded(0.8), width: 1.2 * u)
                start += 9 * u
            }
        }
        sketch.stroke(outline, color, width: 1.5 * u, dash: [5 * u, 4 * u])
    }
}
