import TouchPicture
import TouchTrace

extension GestureState {
    /// What the state has in everything that tells it.
    public func color(_ theme: Theme) -> Color {
        switch self {
        case .possible: theme.secondText
        case .began, .changed: theme.active
        case .ended: theme.recognized
        case .cancelled: theme.cancelled
        case .failed: theme.failed
        }
    }
}

extension Sketch {
    /// A shape for each state: ring, ring with a heart, disc, bar, cross.
    package mutating func drawState(_ state: GestureState, in r: CGRect, _ color: Color) {
        let middle = CGPoint(x: r.midX, y: r.midY)
        switch state {
        case .possible:
            stroke(.circle(center: middle, radius: r.width * 0.4), color, width: 1.75 * unit)
        case .began, .changed:
            stroke(.circle(center: middle, radius: r.width * 0.45), color, width: 1.75 * unit)
            fill(.circle(center: middle, radius: r.width * 0.22), color)
        case .ended: fill(.circle(center: middle, radius: r.width * 0.5), color)
        case .cancelled:
            let bar = r.insetBy(dx: 0, dy: r.height * 0.32)
            fill(.roundedRect(bar, radius: bar.height / 2), color)
        case .failed: drawCross(in: r.insetBy(dx: 1.5 * unit, dy: 1.5 * unit), color)
        }
    }
}
