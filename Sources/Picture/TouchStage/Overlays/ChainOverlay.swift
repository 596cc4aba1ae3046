import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The responder chain as a ladder, bottom to top: who passed the call on, how, and who kept it.
///
/// If there is room, every rung is a box and every hop an arrow between boxes; otherwise a rung is
/// a row that says how the call left it.
struct ChainOverlay {
    let context: OverlayContext

    /// The heights of a rung with the distance to the next, in points of the design: preferred, the
    /// least for boxes, the least for rows.
    private static let pitch = (wish: 72.0, box: 46.0, row: 15.0)

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let ladder = ChainLadder(context.stage)
        let touches = ladder?.call?.touches ?? ladder?.barred.map { [$0.id] } ?? []
        let fingers = touches.map(context.name).joined(separator: ", ")
        let method = ladder?.call?.method.rawValue ?? ""
        let room = sketch.panel(
            area, heading: sketch.words(.stage.chain),
            details: [[method, fingers].filter { !$0.isEmpty }.joined(separator: " · "), method])
        guard let ladder, !ladder.rungs.isEmpty else {
            let isWaiting = context.fingers.isEmpty
            return sketch.placeholder(
                sketch.words(isWaiting ? .invitation : .stage.noCall), in: room)
        }
        let u = sketch.unit
        let limit = Int(room.height / (Self.pitch.row * u))
        let shown = ladder.shortened(to: max(limit, 3))
        let count = Double(shown.rungs.count)
        // There are arrows between boxes, and one more at the top for a discarded call.
        let isRow = room.height < Self.pitch.box * u * (count + 0.45)
        let pitch =
            isRow
            ? min(Self.pitch.box * u, room.height / count)
            : min(Self.pitch.wish * u, room.height / (count + 0.45))
        let height = isRow ? pitch - min(3 * u, pitch * 0.1) : min(pitch * 0.62, 44 * u)
        for (index, rung) in shown.rungs.enumerated() {
            let box = CGRect(
                x: room.minX, y: room.maxY - height - Double(index) * pitch, width: room.width,
                height: height)
            let id: SubjectID
            switch rung {
            case .responder(let responder): id = responder
            case .leftOut(let count):
                let text = sketch.label(
                    sketch.words(.stage.more(count)), .small, sketch.theme.secondText)
                sketch.add(text, x: box.minX + 28 * u, middle: box.midY)
                continue
            }
            let way = Way(shown, from: id, isLast: index == shown.rungs.count - 1, sketch)
            drawBox(id, shown, in: box, into: &sketch)
            sketch.pointing(at: box, means: id)
            if isRow {
                drawRow(id, way, isFirst: index == 0, shown, in: box, into: &sketch)
            } else {
                drawWords(id, isFirst: index == 0, shown, in: box, into: &sketch)
                drawArrow(way, from: box, gap: pitch - height, into: &sketch)
            }
        }
    }

    /// The connection from a rung to the next one, or out of the chain.
    private struct Way {
        var words = ""
        var color: Color
        /// Indicates whether the call took this connection.
        var isTaken = false
        var isDashed = false
        var exists = true

        init(_ ladder: ChainLadder, from rung: SubjectID, isLast: Bool, _ sketch: Sketch) {
            color = sketch.theme.line
            if let hop = ladder.hop(from: rung) {
                (words, color) = (sketch.words.manner(hop.how), sketch.theme.amber)
                isTaken = true
            } else if ladder.discard(after: rung) != nil {
                (words, color) = (sketch.words(.stage.discarded), sketch.theme.secondText)
                (isTaken, isDashed) = (true, true)
            } else {
                exists = !isLast
            }
        }
    }

    private func drawBox(
        _ rung: SubjectID, _ ladder: ChainLadder, in box: CGRect, into sketch: inout Sketch
    ) {
        let theme = sketch.theme
        let amount = ladder.arrival(at: rung) == nil ? 0.0 : 1
        let isKept = ladder.isHandled(by: rung) || ladder.isConsumed(by: rung)
        let color = isKept ? theme.recognized : theme.active
        sketch.box(
            box, radius: min(10 * sketch.unit, box.height / 2.5),
            fill: theme.stage.mixed(with: color, 0.12 * amount),
            line: theme.line.mixed(with: color, amount),
            width: (1 + 0.75 * amount) * sketch.unit)
    }

    /// Returns the note about a rung beside its name: what it did, or else what it is.
    private func note(
        _ rung: SubjectID, isFirst: Bool, _ ladder: ChainLadder, _ sketch: Sketch
    ) -> (words: String, color: Color) {
        if ladder.isConsumed(by: rung) {
            return (sketch.words(.stage.consumed), sketch.theme.recognized)
        }
        if ladder.isHandled(by: rung) {
            return (sketch.words(.stage.handled), sketch.theme.recognized)
        }
        if isFirst, let barring = ladder.barred.flatMap(context.barring) {
            return (sketch.words(barring), sketch.theme.failed)
        }
        if context.trace[rung]?.kind == .window {
            return (sketch.words(.stage.noScene), sketch.theme.secondText)
        }
        if isFirst {
            let words = sketch.words(ladder.isHitView ? .stage.hitView : .stage.firstResponder)
            return (words, sketch.theme.active)
        }
        return (context.trace[rung]?.typeName ?? "", sketch.theme.secondText)
    }

    private func drawWords(
        _ rung: SubjectID, isFirst: Bool, _ ladder: ChainLadder, in box: CGRect,
        into sketch: inout Sketch
    ) {
        let pad = 12 * sketch.unit
        let width = box.width - 2 * pad
        let name = sketch.label(
            context.name(rung), .detail, sketch.theme.text, weight: .semibold, width: width)
        let note = note(rung, isFirst: isFirst, ladder, sketch)
        let second = sketch.label(note.words, .small, note.color, width: width)
        let (a, b) = (sketch.size(of: name), sketch.size(of: second))
        if box.height >= a.height + b.height + 6 * sketch.unit {
            let top = box.midY - (a.height + b.height) / 2
            sketch.add(name.moved(to: CGPoint(x: box.minX + pad, y: top)))
            sketch.add(second.moved(to: CGPoint(x: box.minX + pad, y: top + a.height)))
            return
        }
        sketch.add(name, x: box.minX + pad, middle: box.midY)
        guard width - a.width - pad >= b.width else { return }
        sketch.add(second, x: box.maxX - pad - b.width, middle: box.midY)
    }

    private func drawArrow(
        _ way: Way, from box: CGRect, gap: Double, into sketch: inout Sketch
    ) {
        guard way.exists else { return }
        let u = sketch.unit
        let start = CGPoint(x: box.minX + 24 * u, y: box.minY - 2 * u)
        let end = CGPoint(x: start.x, y: box.minY - gap + 2 * u)
        sketch.arrow(
            from: start, to: end, way.color, width: (way.isTaken ? 2 : 1.5) * u, head: 8 * u,
            dash: way.isDashed ? [3 * u, 4 * u] : [])
        guard !way.words.isEmpty else { return }
        let text = sketch.label(way.words, .small, sketch.theme.text)
        sketch.add(text, x: start.x + 14 * u, middle: (start.y + end.y) / 2)
    }

    /// Draws a rung and how the call left it, in one row.
    private func drawRow(
        _ rung: SubjectID, _ way: Way, isFirst: Bool, _ ladder: ChainLadder, in box: CGRect,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        if way.exists {
            let middle = box.minX + 14 * u
            sketch.arrow(
                from: CGPoint(x: middle, y: box.midY + 6 * u),
                to: CGPoint(x: middle, y: box.midY - 7 * u), way.color, width: 2 * u,
                head: 7 * u, dash: way.isDashed ? [2 * u, 3 * u] : [])
        }
        let left = box.minX + 28 * u
        let font = sketch.font(box.height < 18 * u ? .small : .detail, .semibold)
        var note = note(rung, isFirst: isFirst, ladder, sketch)
        let isWindow = context.trace[rung]?.kind == .window
        if !way.words.isEmpty, !ladder.isHandled(by: rung), !isWindow {
            note = (way.words, sketch.theme.text)
        }
        let second = sketch.label(
            note.words, .small, note.color, alignment: .trailing, width: box.width * 0.5)
        let whole = sketch.label(context.name(rung), font, sketch.theme.text)
        let room = box.maxX - left - sketch.size(of: second).width - 20 * u
        // Its name matters more than its class.
        let hasNote = !way.words.isEmpty || isFirst || sketch.size(of: whole).width <= room
        let name = sketch.label(
            context.name(rung), font, sketch.theme.text,
            width: hasNote ? room : box.maxX - left - 10 * u)
        sketch.add(name, x: left, middle: box.midY)
        if hasNote { sketch.add(second, x: box.maxX - 10 * u, middle: box.midY) }
    }
}
