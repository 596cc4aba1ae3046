import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A painter of one lane of a timeline.
struct LanePainter {
    let trace: Trace
    let layout: TimelineLayout
    let selection: Int?

    func draw(_ lane: PlacedLane, into sketch: inout Sketch) {
        for placed in lane.bars { draw(placed.bar, in: placed.box, into: &sketch) }
        for moves in lane.moves { draw(moves, in: lane, into: &sketch) }
        for (index, placed) in lane.marks.enumerated() {
            let middle = CGPoint(x: placed.x, y: lane.strip.midY)
            draw(placed.mark, at: middle, into: &sketch)
            let next = lane.marks.dropFirst(index + 1).first
            let right = (next?.x ?? layout.tracks.maxX) - 12 * sketch.unit
            drawWords(of: placed.mark, at: middle, upTo: right, into: &sketch)
        }
    }

    // MARK: Bars

    private func draw(_ bar: TimelineBar, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let isChosen = selection == bar.record
        // A hairline of the background separates consecutive stretches.
        let shown = CGRect(
            x: box.minX, y: box.minY, width: max(box.width - 1 * u, 1 * u), height: box.height)
        var word = ""
        var fill = theme.secondText.faded(0.4)
        switch bar.look {
        case .contact: fill = theme.finger.faded(0.5)
        case .waiting:
            fill = theme.amber.faded(0.18)
            word = sketch.words(.stage.laneWaits)
        case .state(let state):
            if state != .possible {
                fill = state.color(theme)
                word = sketch.words.state(state)
            }
        }
        sketch.box(
            shown, radius: 4 * u, fill: fill, line: isChosen ? theme.amber : nil, width: 2 * u)
        if bar.look == .waiting, shown.width > 8 * u {
            sketch.stroke(
                .roundedRect(shown.insetBy(dx: u, dy: u), radius: 4 * u), theme.amber,
                width: 1.5 * u, dash: [3 * u, 3 * u])
        }
        guard !word.isEmpty, shown.width > 18 * u else { return }
        let color = bar.look == .waiting ? theme.amber : Theme.words(on: fill)
        var left = shown.minX + 6 * u
        if case .state(let state) = bar.look {
            let icon = CGRect(square: 8 * u, x: left, middle: shown.midY)
            sketch.drawState(state, in: icon, color)
            left = icon.maxX + 5 * u
        }
        let text = sketch.label(word, .small, color)
        guard left + sketch.size(of: text).width <= shown.maxX - 5 * u else { return }
        sketch.add(text, x: left, middle: shown.midY)
    }

    // MARK: Moves

    /// Draws moves as dots, or, where there is no room between them, as a line.
    private func draw(
        _ moves: PlacedLane.Moves, in lane: PlacedLane, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let color = sketch.theme.active
        if moves.marks.count > 1 {
            let line = CGRect(
                x: moves.left - 1.5 * u, y: lane.strip.midY - 1.5 * u,
                width: moves.right - moves.left + 3 * u, height: 3 * u)
            sketch.fill(.roundedRect(line, radius: 1.5 * u), color.faded(0.7))
        } else {
            let middle = CGPoint(x: moves.left, y: lane.strip.midY)
            sketch.fill(.circle(center: middle, radius: 3 * u), color)
        }
    }

    // MARK: Marks

    private func draw(_ mark: TimelineMark, at p: CGPoint, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let box = CGRect(x: p.x - 5 * u, y: p.y - 5 * u, width: 10 * u, height: 10 * u)
        switch mark.look {
        case .began: sketch.fill(.circle(center: p, radius: 5 * u), theme.active)
        case .moved: break
        case .ended:
            sketch.fill(.circle(center: p, radius: 4.5 * u), theme.ink)
            sketch.stroke(.circle(center: p, radius: 4.5 * u), theme.active, width: 2 * u)
        case .cancelled: sketch.drawCross(in: box, theme.cancelled)
        case .dropped: sketch.drawDropped(in: box)
        case .withheld:
            sketch.fill(.circle(center: p, radius: 5 * u), theme.ink)
            sketch.drawWithheld(at: p, radius: 5 * u)
        case .held: sketch.drawHeld(at: p, in: box)
        case .released: sketch.drawReleased(at: p, in: box)
        case .action:
            sketch.fill(
                .polygon([
                    CGPoint(x: p.x, y: p.y - 7 * u), CGPoint(x: p.x + 7 * u, y: p.y),
                    CGPoint(x: p.x, y: p.y + 7 * u), CGPoint(x: p.x - 7 * u, y: p.y),
                ]), theme.recognized)
        }
        if selection == mark.record {
            sketch.stroke(.circle(center: p, radius: 9 * u), theme.amber, width: 2 * u)
        }
    }

    /// Draws the meaning of a mark if there is room for the words.
    private func drawWords(
        of mark: TimelineMark, at p: CGPoint, upTo right: Double, into sketch: inout Sketch
    ) {
        let theme = sketch.theme
        let said: (words: String, color: Color)? =
            switch mark.look {
            case .cancelled: (sketch.words(.phase.cancelled), theme.cancelled)
            case .withheld: (sketch.words(.stage.withheld), theme.failed)
            case .held: (sketch.words(.stage.held), theme.amber)
            case .dropped: (sketch.words(.stage.dropped), theme.failed)
            case .action: (action(mark), theme.recognized)
            case .began, .moved, .ended, .released: nil
            }
        guard let (words, color) = said else { return }
        let left = p.x + 12 * sketch.unit
        let text = sketch.label(words, .small, color)
        guard left + sketch.size(of: text).width <= right else { return }
        sketch.add(text, x: left, middle: p.y)
    }

    private func action(_ mark: TimelineMark) -> String {
        guard
            case .action(let sender, let target, let name, _) = trace.records[mark.record - 1].entry
        else { return "" }
        return "\(trace.name(of: sender)) → \(trace.name(of: target)).\(trace[name])"
    }
}
