import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The relations between recognizers of the touched branch: failure requirements and their
/// standing, prevention, and simultaneous recognition.
///
/// Arrows run beside the chips, and only between recognizers that share a touch: with many of them,
/// none would be legible.
struct RelationsOverlay {
    let context: OverlayContext
    let chips: [PlacedChip]
    /// Indicates whether arrows have words with their meaning.
    let hasWords: Bool

    private struct Relation {
        enum Look {
            case requirement(RequirementStanding, isDynamic: Bool)
            case prevention, together
        }

        let from: PlacedChip
        let to: PlacedChip
        let look: Look
    }

    func draw(
        _ router: inout ArrowRouter, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let relations = relations
        for (index, relation) in relations.enumerated() {
            // Each further arrow passes outside the others.
            let reach = 22 + 14 * Double(index)
            let presence = [relation.from, relation.to].map { context.presence(of: $0.recognizer) }
            sketch.faded(presence.min() ?? 0) { sketch in
                draw(
                    relation, reach, hasWords: hasWords && relations.count <= 3, &router,
                    into: &sketch,
                    &placer)
            }
        }
    }

    private var relations: [Relation] {
        var result: [Relation] = []
        for from in chips {
            guard let recognizer = context.stage.recognizers[from.recognizer] else { continue }
            for requirement in recognizer.requirements {
                guard let to = chip(of: requirement.on), share(from, to) else { continue }
                let look = Relation.Look.requirement(
                    requirement.standing, isDynamic: requirement.origin != .requireToFail)
                result.append(Relation(from: from, to: to, look: look))
            }
            if recognizer.reason == .prevented, recognizer.state == .failed,
                let by = chip(of: recognizer.because)
            {
                result.append(Relation(from: by, to: from, look: .prevention))
            }
        }
        return result + together
    }

    /// The pairs that are in progress, or were recognized, at the same time.
    private var together: [Relation] {
        let active = chips.filter { chip in
            let state = context.stage.recognizers[chip.recognizer]?.state ?? .possible
            return [.began, .changed, .ended].contains(state)
        }
        return zip(active, active.dropFirst()).compactMap { one, other in
            share(one, other) ? Relation(from: one, to: other, look: .together) : nil
        }
    }

    private func chip(of id: SubjectID) -> PlacedChip? { chips.first { $0.recognizer == id } }

    private func share(_ one: PlacedChip, _ other: PlacedChip) -> Bool {
        guard let a = context.stage.recognizers[one.recognizer],
            let b = context.stage.recognizers[other.recognizer]
        else { return false }
        return a.touches.contains { b.touches.contains($0) }
    }

    // MARK: Drawing

    private func draw(
        _ relation: Relation, _ reach: Double, hasWords: Bool, _ router: inout ArrowRouter,
        into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let (color, dash, words) = style(of: relation.look, sketch)
        let text = sketch.label(words, .small, color, weight: .semibold)
        let size = sketch.size(of: text)
        let pill = CGSize(width: size.width + 14 * u, height: size.height + 6 * u)
        let (from, to) = (relation.from.recognizer, relation.to.recognizer)
        let route = router.route(
            ArrowShape.besideChips(reach: reach), from: from, to: to,
            words: hasWords ? pill : nil, on: context, &placer
        ) { id, ground, stands in
            // Without stands there is only one instant, the current one.
            stands?.box(of: id, ground) ?? chip(of: id)?.box
        }
        // A relation whose arrow would cross something appears only in the chips.
        guard let route else { return }
        let way = route.way
        sketch.keep(clear: way.points, as: .arrow, of: from)
        sketch.stroke(way.path, sketch.theme.shade.faded(0.85), width: 5.5 * u)
        sketch.stroke(way.path, color, width: 2.25 * u, dash: dash)
        drawHead(of: relation.look, at: way.end, from: way.control2, color, into: &sketch)
        guard let box = route.words else { return }
        let air = CGSize(width: 7 * u, height: 3 * u)
        sketch.drawPill(text, in: box, air: air, color, of: from)
    }

    private func style(
        of look: Relation.Look, _ sketch: Sketch
    ) -> (color: Color, dash: [CGFloat], words: String) {
        let theme = sketch.theme
        let u = sketch.unit
        switch look {
        case .requirement(let standing, let isDynamic):
            let dash: [CGFloat] = isDynamic ? [5 * u, 4 * u] : []
            let requires = sketch.words(.recognizer.requires)
            return switch standing {
            case .waiting: (theme.amber, dash, sketch.words(.recognizer.waits))
            case .met: (theme.recognized, dash, sketch.words(.recognizer.needNotWait))
            case .broken, .cycle: (theme.failed, dash, requires)
            case .set, .removed: (theme.secondText, dash, requires)
            }
        case .prevention: return (theme.failed, [], sketch.words(.recognizer.prevents))
        case .together: return (theme.active, [], sketch.words(.recognizer.together))
        }
    }

    /// Draws an arrow's head; a bar for prevention; nothing for equals.
    private func drawHead(
        of look: Relation.Look, at tip: CGPoint, from: CGPoint, _ color: Color,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let length = max(tip.distance(to: from), 1e-6)
        let (x, y) = ((tip.x - from.x) / length, (tip.y - from.y) / length)
        /// Returns the point at a distance behind the tip, and at a distance beside the line.
        func point(_ back: Double, _ side: Double) -> CGPoint {
            CGPoint(x: tip.x - (x * back + y * side) * u, y: tip.y - (y * back - x * side) * u)
        }
        // A dark edge makes it contrast with any view.
        let shade = sketch.theme.shade.faded(0.85)
        switch look {
        case .together: sketch.fill(.circle(center: tip, radius: 3 * u), color)
        case .prevention:
            let bar = Path.polyline([point(0, 6), point(0, -6)])
            sketch.stroke(bar, shade, width: 6 * u)
            sketch.stroke(bar, color, width: 3 * u)
        case .requirement:
            let head = Path.polygon([tip, point(9, 4.5), point(9, -4.5)])
            sketch.stroke(head, shade, width: 3.5 * u)
            sketch.fill(head, color)
        }
    }
}
