import TouchPicture
import TouchReading

extension DeliveryStep.Look {
    /// Said more quietly: it follows from the step before.
    var isFaint: Bool {
        switch self {
        case .hop, .discarded, .dropped: true
        default: false
        }
    }
}

extension Sketch {
    /// A shape for each kind of step.
    mutating func draw(_ look: DeliveryStep.Look, in r: CGRect) {
        let u = unit
        let middle = CGPoint(x: r.midX, y: r.midY)
        switch look {
        case .recognizer:
            stroke(.circle(center: middle, radius: 4.5 * u), theme.active, width: 2 * u)
        case .state(let state): drawState(state, in: r, state.color(theme))
        case .action:
            fill(
                .polygon([
                    CGPoint(x: r.midX, y: r.minY - u), CGPoint(x: r.maxX + u, y: r.midY),
                    CGPoint(x: r.midX, y: r.maxY + u), CGPoint(x: r.minX - u, y: r.midY),
                ]), theme.recognized)
        case .view: fill(.roundedRect(r, radius: 2.5 * u), theme.active)
        case .kept:
            fill(.roundedRect(r, radius: 2.5 * u), theme.recognized)
        case .hop:
            arrow(
                from: CGPoint(x: r.minX, y: r.maxY), to: CGPoint(x: r.maxX, y: r.minY),
                theme.amber, width: 1.75 * u, head: 6 * u)
        case .discarded:
            stroke(
                .circle(center: middle, radius: 4.5 * u), theme.secondText, width: 1.5 * u,
                dash: [2.5 * u, 3 * u])
        case .cancelled: drawCross(in: r, theme.cancelled)
        case .dropped: drawCross(in: r.insetBy(dx: u, dy: u), theme.failed)
        case .withheld:
            stroke(.circle(center: middle, radius: 4.5 * u), theme.failed, width: 2 * u)
            stroke(
                .polyline([
                    CGPoint(x: r.midX - 3 * u, y: r.midY + 3 * u),
                    CGPoint(x: r.midX + 3 * u, y: r.midY - 3 * u),
                ]), theme.failed, width: 2 * u)
        case .held:
            for x in [r.midX - 2.5 * u, r.midX + 2.5 * u] {
                stroke(
                    .polyline([CGPoint(x: x, y: r.minY), CGPoint(x: x, y: r.maxY)]), theme.amber,
                    width: 2.5 * u)
            }
        case .released:
            fill(
                .polygon([
                    CGPoint(x: r.minX + u, y: r.minY), CGPoint(x: r.maxX, y: r.midY),
                    CGPoint(x: r.minX + u, y: r.maxY),
                ]), theme.amber)
        }
    }
}
