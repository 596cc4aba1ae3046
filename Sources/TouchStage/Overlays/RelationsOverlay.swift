import Foundation
import TouchKit
import TouchPicture

/// What recognizers of the touched branch are to one another: who requires whom to fail, and how that stands, who
/// prevented whom, who are recognised together.
///
/// Arrows run beside the chips and only between recognizers that share a touch: few, or they say nothing.
struct RelationsOverlay {
    let context: OverlayContext
    let chips: [ChipPlace]

    private struct Relation {
        enum Look {
            case requirement(RequirementStanding, isDynamic: Bool)
            case prevention, together
        }

        let from: ChipPlace
        let to: ChipPlace
        let look: Look
    }

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        let relations = relations
        for (index, relation) in relations.enumerated() {
            // Each further arrow passes outside the others.
            let reach = (22 + 14 * Double(index)) * sketch.unit
            let presence = [relation.from, relation.to].map { context.presence(of: $0.recognizer) }
            sketch.faded(presence.min() ?? 0) { sketch in
                draw(relation, reach, hasWords: relations.count <= 3, into: &sketch, &placer)
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

    /// Pairs that go on, or were recognised, at the same time.
    private var together: [Relation] {
        let active = chips.filter { chip in
            switch context.stage.recognizers[chip.recognizer]?.state {
            case .began, .changed, .ended: true
            default: false
            }
        }
        return zip(active, active.dropFirst()).compactMap { one, other in
            share(one, other) ? Relation(from: one, to: other, look: .together) : nil
        }
    }

    private func chip(of id: SubjectID) -> ChipPlace? { chips.first { $0.recognizer == id } }

    private func share(_ one: ChipPlace, _ other: ChipPlace) -> Bool {
        guard let a = context.stage.recognizers[one.recognizer],
            let b = context.stage.recognizers[other.recognizer]
        else { return false }
        return a.touches.contains { b.touches.contains($0) }
    }

    // MARK: Drawing

    private func draw(
        _ relation: Relation, _ reach: Double, hasWords: Bool, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let (color, dash, words) = style(of: relation.look, sketch)
        let (a, b) = (relation.from.box, relation.to.box)
        let start = CGPoint(x: a.maxX + 2 * u, y: a.midY)
        // To a chip that stands beside; else around the right ends of both.
        let isBeside = b.minX > a.maxX + 8 * u
        let end = CGPoint(x: isBeside ? b.minX - 3 * u : b.maxX + 3 * u, y: b.midY)
        let bulge = isBeside ? (end.x - start.x) / 2 : reach
        let far = max(a.maxX, b.maxX) + bulge
        let first = CGPoint(x: isBeside ? start.x + bulge : far, y: start.y)
        let second = CGPoint(x: isBeside ? end.x - bulge : far, y: end.y)
        let curve = Path([.move(start), .curve(end, control1: first, control2: second)])
        sketch.stroke(curve, sketch.theme.shade.faded(0.85), width: 5.5 * u)
        sketch.stroke(curve, color, width: 2.25 * u, dash: dash)
        drawHead(of: relation.look, at: end, from: second, color, into: &sketch)
        guard hasWords else { return }
        drawWords(
            words, color,
            beside: CGPoint(x: max(start.x, end.x) + bulge * 0.75, y: (start.y + end.y) / 2),
            into: &sketch, &placer)
    }

    private func style(
        of look: Relation.Look, _ sketch: Sketch
    ) -> (color: Color, dash: [CGFloat], words: String) {
        let theme = sketch.theme
        let u = sketch.unit
        switch look {
        case .requirement(let standing, let isDynamic):
            let dash: [CGFloat] = isDynamic ? [5 * u, 4 * u] : []
            return switch standing {
            case .waiting: (theme.amber, dash, sketch.words("waits for", "等待"))
            case .met: (theme.recognized, dash, sketch.words("need not wait", "不必再等"))
            case .broken, .cycle:
                (theme.failed, dash, sketch.words("requires to fail", "要求失败"))
            case .set, .removed:
                (theme.secondText, dash, sketch.words("requires to fail", "要求失败"))
            }
        case .prevention: return (theme.failed, [], sketch.words("prevents", "阻止"))
        case .together: return (theme.active, [], sketch.words("together", "同时"))
        }
    }

    /// An arrow's head; a bar for who is stopped; nothing for equals.
    private func drawHead(
        of look: Relation.Look, at tip: CGPoint, from: CGPoint, _ color: Color,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let direction: CGFloat = tip.x >= from.x ? 1 : -1
        // Dark around the colour, so that it stands out from any view.
        let shade = sketch.theme.shade.faded(0.85)
        switch look {
        case .together: sketch.fill(.circle(center: tip, radius: 3 * u), color)
        case .prevention:
            let bar = Path.polyline([
                CGPoint(x: tip.x, y: tip.y - 6 * u), CGPoint(x: tip.x, y: tip.y + 6 * u),
            ])
            sketch.stroke(bar, shade, width: 6 * u)
            sketch.stroke(bar, color, width: 3 * u)
        case .requirement:
            let back = tip.x - direction * 9 * u
            let head = Path.polygon([
                tip, CGPoint(x: back, y: tip.y - 4.5 * u),
                CGPoint(x: back, y: tip.y + 4.5 * u),
            ])
            sketch.stroke(head, shade, width: 3.5 * u)
            sketch.fill(head, color)
        }
    }

    private func drawWords(
        _ words: String, _ color: Color, beside place: CGPoint, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let text = sketch.label(words, sketch.font(.small, .semibold), color)
        let size = sketch.size(of: text)
        let around = CGSize(width: size.width + 14 * u, height: size.height + 6 * u)
        let wishes = [0.0, -18, 18].map {
            CGPoint(x: place.x + 6 * u, y: place.y - around.height / 2 + $0 * u)
        }
        guard let box = placer.place(around, wishes: wishes) else { return }
        sketch.box(
            box, radius: box.height / 2, fill: sketch.theme.panel.faded(0.95), line: color, width: u
        )
        sketch.add(text.moved(to: CGPoint(x: box.minX + 7 * u, y: box.minY + 3 * u)))
    }
}

/// Where a recognizer's chip stands in the picture.
struct ChipPlace {
    let recognizer: SubjectID
    let box: CGRect
}
