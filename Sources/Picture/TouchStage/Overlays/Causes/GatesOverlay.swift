import TouchPicture
import TouchReading
import TouchTrace

/// Gates at which touches wait: two bars, with a dot for each finger in front of them, at the chip
/// of the recognizer that holds them, or at the edge of its view.
///
/// A released touch passes through to its view; a dropped one is crossed out and fades.
struct GatesOverlay {
    let context: OverlayContext
    /// The chips of the recognizers.
    let chips: [PlacedChip]

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        let u = sketch.unit
        for gate in Gate.all(context.moment) {
            let count = Double(gate.touches.count)
            let size = CGSize(width: (26 + 14 * count) * u, height: 20 * u)
            let wishes = wishes(for: size, gate, u)
            guard !wishes.isEmpty,
                let box = placer.place(size, wishes: wishes, elsewhere: false)
            else { continue }
            sketch.faded(gate.presence) { draw(gate, in: box, into: &$0) }
        }
    }

    private func draw(_ gate: Gate, in box: CGRect, into sketch: inout Sketch) {
        let (u, theme) = (sketch.unit, sketch.theme)
        let color: Color =
            switch gate.state {
            case .waits: theme.amber
            case .opened: theme.recognized
            case .dropped: theme.failed
            }
        sketch.box(
            box, radius: box.height / 2, fill: theme.panel.faded(0.95), line: color,
            width: 1.5 * u)
        sketch.keep(clear: box, as: .words, of: gate.holder)
        sketch.pointing(at: box, means: gate.holder)
        drawBars(gate.state, in: box, color, into: &sketch)
        for (index, touch) in gate.touches.enumerated() {
            let start = CGPoint(x: box.minX + (12 + 14 * Double(index)) * u, y: box.midY)
            let place =
                gate.state == .opened
                ? start.mixed(with: target(of: touch), gate.part) : start
            sketch.fill(.circle(center: place, radius: 5 * u), theme.shade)
            sketch.stroke(.circle(center: place, radius: 4.5 * u), theme.finger, width: 2 * u)
            if gate.state == .dropped {
                let cross = CGRect(around: place, reach: 5.5 * u)
                sketch.drawCross(in: cross, theme.failed)
            }
        }
    }

    /// Draws two bars side by side, which are apart if the gate is open.
    private func drawBars(
        _ state: Gate.State, in box: CGRect, _ color: Color, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let middle = box.maxX - 12 * u
        for side in [-1.0, 1.0] {
            if state == .opened {
                // The leaves swing open, up and down.
                let ends = [
                    CGPoint(x: middle - 3 * u, y: box.midY + side * 2.5 * u),
                    CGPoint(x: middle + 4 * u, y: box.midY + side * 6 * u),
                ]
                sketch.stroke(.polyline(ends), color, width: 2.5 * u)
            } else {
                let x = middle + side * 2.75 * u
                sketch.line(
                    x: x, from: box.minY + 5 * u, to: box.maxY - 5 * u, color, width: 2.5 * u)
            }
        }
    }

    /// Returns the destination of released calls: the finger's position if that lies in its view,
    /// or else the middle of the view.
    private func target(of touch: TouchState) -> CGPoint {
        let at = context.inPicture(touch.location)
        guard let view = context.outline(touch.view)?.bounds, !view.contains(at) else { return at }
        return view.middle
    }

    /// Returns positions at the chip of its recognizer, or, if that has none, at the edge of its
    /// view.
    private func wishes(for size: CGSize, _ gate: Gate, _ u: Double) -> [CGPoint] {
        let gap = 4 * u
        if let chip = chips.first(where: { $0.recognizer == gate.holder })?.box {
            return [
                CGPoint(x: chip.maxX + gap, y: chip.midY - size.height / 2),
                CGPoint(x: chip.minX - gap - size.width, y: chip.midY - size.height / 2),
                CGPoint(x: chip.maxX - size.width, y: chip.maxY + gap),
                CGPoint(x: chip.minX, y: chip.maxY + gap),
                CGPoint(x: chip.maxX - size.width, y: chip.minY - gap - size.height),
            ]
        }
        guard let view = context.stage.recognizers[gate.holder]?.view,
            let box = context.outline(view)?.bounds
        else { return [] }
        let (left, right) = (box.minX - size.width / 2, box.maxX - size.width / 2)
        let (top, low) = (box.minY - size.height / 2, box.maxY - size.height / 2)
        let middle = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
        return [
            CGPoint(x: right, y: middle.y), CGPoint(x: left, y: middle.y),
            CGPoint(x: middle.x, y: low), CGPoint(x: middle.x, y: top),
            CGPoint(x: box.maxX - size.width - gap, y: low - size.height),
            CGPoint(x: box.minX + gap, y: low - size.height),
        ]
    }
}
