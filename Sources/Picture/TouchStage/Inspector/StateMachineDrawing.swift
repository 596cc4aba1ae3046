import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A recognizer's state machine: the current state highlighted, the path taken in its color, and,
/// when the touch is over, the way back to Possible.
struct StateMachineDrawing {
    let isContinuous: Bool
    let state: GestureState
    let path: [GestureState]
    /// Indicates whether it has returned to Possible since.
    let isReset: Bool

    private static let continuousEdges: [(GestureState, GestureState)] = [
        (.possible, .began), (.possible, .failed), (.began, .changed), (.began, .ended),
        (.changed, .ended), (.changed, .cancelled), (.began, .cancelled),
    ]

    /// Returns the height for a width, both in points of the design.
    func height(width: Double) -> Double { isUpright(width) ? 112 : 78 }

    /// Returns whether the six states of a continuous recognizer are arranged in two columns, so
    /// that their names fit.
    private func isUpright(_ width: Double) -> Bool { isContinuous && width < 230 }

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let edges: [(GestureState, GestureState)] =
            isContinuous ? Self.continuousEdges : [(.possible, .ended), (.possible, .failed)]
        let faint = sketch.theme.line.mixed(with: sketch.theme.secondText, 0.4)
        for (from, to) in edges where !isTaken(from, to) && !isShortcut(from, to) {
            drawEdge(from, to, faint, 1.25, area, &sketch)
        }
        for (from, to) in edges where isTaken(from, to) {
            drawEdge(from, to, state.color(sketch.theme), 2, area, &sketch)
        }
        let states: [GestureState] =
            isContinuous
            ? [.possible, .began, .changed, .failed, .ended, .cancelled]
            : [.possible, .ended, .failed]
        if isReset, state != .possible { drawReset(area, &sketch) }
        for node in states { drawNode(node, area, &sketch) }
    }

    /// Draws the way back from the last state to Possible, with its name on it.
    private func drawReset(_ area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        let (last, first) = (box(state, area, u), box(.possible, area, u))
        let (start, end) = resetEnds(from: last, to: first, u)
        let color = sketch.theme.secondText
        sketch.arrow(from: start, to: end, color, width: u, head: 7 * u, dash: [3 * u, 3 * u])
        let name = sketch.label(sketch.words(.recognizer.reset), .small, color)
        let size = sketch.size(of: name)
        let origin = CGPoint(
            x: (start.x + end.x - size.width) / 2, y: (start.y + end.y - size.height) / 2)
        let ground = CGRect(origin: origin, size: size).insetBy(dx: -3 * u, dy: 0)
        sketch.fill(.rect(ground), sketch.theme.ink)
        sketch.add(name.moved(to: origin))
    }

    /// Returns the ends of the way back, which runs beside the way there.
    private func resetEnds(
        from last: CGRect, to first: CGRect, _ u: Double
    ) -> (start: CGPoint, end: CGPoint) {
        if !isContinuous {
            let sign: Double = last.midY < first.midY ? -1 : 1
            return (
                CGPoint(x: last.minX - 3 * u, y: last.midY + 7 * u * sign),
                CGPoint(x: first.midX, y: sign < 0 ? first.minY - 3 * u : first.maxY + 3 * u)
            )
        }
        if abs(last.midY - first.midY) < 1 {
            let y = last.midY + 9 * u
            return (CGPoint(x: last.minX, y: y), CGPoint(x: first.maxX, y: y))
        }
        if state == .failed {
            let x = last.midX + 26 * u
            return (CGPoint(x: x, y: last.minY - 2 * u), CGPoint(x: x, y: first.maxY + 3 * u))
        }
        return (
            CGPoint(x: last.minX + 8 * u, y: last.minY - u),
            CGPoint(x: first.maxX - 8 * u, y: first.maxY + 2 * u)
        )
    }

    private func isTaken(_ from: GestureState, _ to: GestureState) -> Bool {
        zip(path, path.dropFirst()).contains { $0 == (from, to) }
    }

    /// Returns whether an edge skips Changed; such edges are drawn only if they were taken.
    private func isShortcut(_ from: GestureState, _ to: GestureState) -> Bool {
        from == .began && (to == .ended || to == .cancelled)
    }

    // MARK: Places

    private func box(_ node: GestureState, _ area: CGRect, _ u: Double) -> CGRect {
        let isUpright = isUpright(area.width / u)
        let size = CGSize(
            width: min(80 * u, area.width * (isUpright || !isContinuous ? 0.38 : 0.3)),
            height: 26 * u)
        let (column, row): (Double, Double) =
            if isUpright {
                switch node {
                case .possible: (0, 0)
                case .began: (0, 0.5)
                case .changed: (0, 1)
                case .failed: (1, 0)
                case .cancelled: (1, 0.5)
                case .ended: (1, 1)
                }
            } else if isContinuous {
                switch node {
                case .possible: (0, 0)
                case .began: (0.5, 0)
                case .changed: (1, 0)
                case .failed: (0, 1)
                case .ended: (0.5, 1)
                case .cancelled: (1, 1)
                }
            } else {
                switch node {
                case .possible: (0.08, 0.5)
                case .ended: (0.82, 0)
                default: (0.82, 1)
                }
            }
        return CGRect(
            x: area.minX + (area.width - size.width) * column,
            y: area.minY + (area.height - size.height) * row, width: size.width,
            height: size.height)
    }

    private func drawEdge(
        _ from: GestureState, _ to: GestureState, _ color: Color, _ width: Double, _ area: CGRect,
        _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        let (a, b) = (box(from, area, u), box(to, area, u))
        let start = border(of: a, towards: b, air: 2 * u)
        let end = border(of: b, towards: a, air: 3 * u)
        sketch.arrow(from: start, to: end, color, width: width * u, head: 8 * u)
    }

    /// Returns the point where the line from the middle of `box` to that of `other` leaves it.
    private func border(of box: CGRect, towards other: CGRect, air: Double) -> CGPoint {
        let (dx, dy) = (other.midX - box.midX, other.midY - box.midY)
        if abs(dx) < 1 {
            return CGPoint(x: box.midX, y: dy > 0 ? box.maxY + air : box.minY - air)
        }
        let side = dx > 0 ? box.maxX + air : box.minX - air
        let isLevel = abs(dy) < 1 || !isContinuous
        // Slanted lines leave the pill near its upper or lower edge.
        return CGPoint(
            x: isLevel ? side : side - (dx > 0 ? 8 : -8),
            y: isLevel ? box.midY : dy > 0 ? box.maxY + air * 0.3 : box.minY - air * 0.3)
    }

    private func drawNode(_ node: GestureState, _ area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let place = box(node, area, u)
        let isLit = node == state
        let wasPassed = path.contains(node)
        let color = isLit || wasPassed ? state.color(theme) : theme.line
        let fill = isLit && state != .possible ? color : theme.panel
        sketch.box(
            place, radius: place.height / 2, fill: fill,
            line: isLit && state == .possible ? theme.text : color,
            width: (wasPassed ? 1.75 : 1) * u)
        let words =
            isLit && state != .possible
            ? Theme.words(on: fill) : wasPassed ? theme.text : theme.secondText
        let label = sketch.label(
            sketch.words.state(node), .small, words, weight: isLit ? .semibold : .regular,
            alignment: .center, width: place.width - 4 * u)
        sketch.add(label, x: place.midX, middle: place.midY)
    }
}
