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
    /// Where chips stand as long as their gesture lasts; nil where that is not known. Then words keep their places, too.
    var stands: ChipStands?

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
        var stands = stands
        for (index, relation) in relations.enumerated() {
            // Each further arrow passes outside the others.
            let reach = (22 + 14 * Double(index)) * sketch.unit
            let presence = [relation.from, relation.to].map { context.presence(of: $0.recognizer) }
            sketch.faded(presence.min() ?? 0) { sketch in
                draw(
                    relation, reach, hasWords: relations.count <= 3, &stands, into: &sketch,
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
        _ relation: Relation, _ reach: Double, hasWords: Bool, _ stands: inout ChipStands?,
        into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let (color, dash, words) = style(of: relation.look, sketch)
        let bow = Bow(from: relation.from.box, to: relation.to.box, reach, u)
        sketch.stroke(bow.path, sketch.theme.shade.faded(0.85), width: 5.5 * u)
        sketch.stroke(bow.path, color, width: 2.25 * u, dash: dash)
        drawHead(of: relation.look, at: bow.end, from: bow.control, color, into: &sketch)
        guard hasWords else { return }
        let text = sketch.label(words, sketch.font(.small, .semibold), color)
        let size = sketch.size(of: text)
        let around = CGSize(width: size.width + 14 * u, height: size.height + 6 * u)
        let box: CGRect?
        if stands == nil {
            let wishes = [0.0, -18, 18].map { bow.wordsOrigin(around.height, $0 * u, u) }
            box = placer.place(around, wishes: wishes)
        } else {
            let rise = stands?.rise(of: around, between: relation.from, relation.to, reach, u) ?? 0
            box = placer.clamped(
                CGRect(origin: bow.wordsOrigin(around.height, rise, u), size: around))
            box.map { placer.block($0) }
        }
        guard let box else { return }
        sketch.box(
            box, radius: box.height / 2, fill: sketch.theme.panel.faded(0.95), line: color, width: u
        )
        sketch.add(text.moved(to: CGPoint(x: box.minX + 7 * u, y: box.minY + 3 * u)))
    }

    /// The line from one chip to another: to one that stands beside; else around the right ends of both.
    struct Bow {
        let path: Path
        let end: CGPoint
        /// Where it comes from as it ends.
        let control: CGPoint
        /// Where words about it begin, by their middle.
        private let words: CGPoint

        init(from a: CGRect, to b: CGRect, _ reach: Double, _ u: Double) {
            let start = CGPoint(x: a.maxX + 2 * u, y: a.midY)
            let isBeside = b.minX > a.maxX + 8 * u
            end = CGPoint(x: isBeside ? b.minX - 3 * u : b.maxX + 3 * u, y: b.midY)
            let bulge = isBeside ? (end.x - start.x) / 2 : reach
            let far = max(a.maxX, b.maxX) + bulge
            let first = CGPoint(x: isBeside ? start.x + bulge : far, y: start.y)
            control = CGPoint(x: isBeside ? end.x - bulge : far, y: end.y)
            path = Path([.move(start), .curve(end, control1: first, control2: control)])
            words = CGPoint(
                x: max(start.x, end.x) + bulge * 0.75 + 6 * u, y: (start.y + end.y) / 2)
        }

        /// - Parameter rise: how far below the middle of the line they stand.
        func wordsOrigin(_ height: Double, _ rise: Double, _ u: Double) -> CGPoint {
            CGPoint(x: words.x, y: words.y - height / 2 + rise)
        }
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
}

/// Where a recognizer's chip stands in the picture.
struct ChipPlace {
    let recognizer: SubjectID
    let box: CGRect
}
