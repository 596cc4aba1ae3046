import TouchPicture
import TouchReading
import TouchTrace

extension GestureState {
    /// Returns the color of the state in everything that shows it.
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

extension DeliveryStep.Look {
    /// Indicates whether the step is less prominent because it follows from the previous one.
    var isFaint: Bool { [.hop, .discarded, .dropped].contains(self) }
}

/// The shapes that convey meaning besides the colors.
extension Sketch {
    /// Draws the shape of a state: ring, ring with a core, disc, bar, cross.
    package mutating func drawState(_ state: GestureState, in r: CGRect, _ color: Color) {
        switch state {
        case .possible:
            stroke(.circle(center: r.middle, radius: r.width * 0.4), color, width: 1.75 * unit)
        case .began, .changed:
            stroke(.circle(center: r.middle, radius: r.width * 0.45), color, width: 1.75 * unit)
            fill(.circle(center: r.middle, radius: r.width * 0.22), color)
        case .ended: fill(.circle(center: r.middle, radius: r.width * 0.5), color)
        case .cancelled:
            let bar = r.insetBy(dx: 0, dy: r.height * 0.32)
            fill(.roundedRect(bar, radius: bar.height / 2), color)
        case .failed: drawCross(in: r.insetBy(dx: 1.5 * unit, dy: 1.5 * unit), color)
        }
    }

    /// Draws the shape of a step's kind.
    mutating func draw(_ look: DeliveryStep.Look, in r: CGRect) {
        let u = unit
        switch look {
        case .recognizer:
            stroke(.circle(center: r.middle, radius: 4.5 * u), theme.active, width: 2 * u)
        case .state(let state): drawState(state, in: r, state.color(theme))
        case .action:
            fill(
                .polygon([
                    CGPoint(x: r.midX, y: r.minY - u), CGPoint(x: r.maxX + u, y: r.midY),
                    CGPoint(x: r.midX, y: r.maxY + u), CGPoint(x: r.minX - u, y: r.midY),
                ]), theme.recognized)
        case .view: fill(.roundedRect(r, radius: 2.5 * u), theme.active)
        case .kept: fill(.roundedRect(r, radius: 2.5 * u), theme.recognized)
        case .hop:
            arrow(
                from: CGPoint(x: r.minX, y: r.maxY), to: CGPoint(x: r.maxX, y: r.minY),
                theme.amber, width: 1.75 * u, head: 6 * u)
        case .discarded:
            let ring = Path.circle(center: r.middle, radius: 4.5 * u)
            stroke(ring, theme.secondText, width: 1.5 * u, dash: [2.5 * u, 3 * u])
        case .cancelled: drawCross(in: r, theme.cancelled)
        case .dropped: drawDropped(in: r)
        case .withheld: drawWithheld(at: r.middle, radius: 4.5 * u)
        case .held: drawHeld(at: r.middle, in: r)
        case .released: drawReleased(at: r.middle, in: r)
        }
    }

    /// Draws a cross between the corners of `r`.
    mutating func drawCross(in r: CGRect, _ color: Color) {
        let corners = r.corners
        stroke(.polyline([corners[0], corners[2]]), color, width: 1.75 * unit)
        stroke(.polyline([corners[1], corners[3]]), color, width: 1.75 * unit)
    }

    mutating func drawDropped(in r: CGRect) {
        drawCross(in: r.insetBy(dx: unit, dy: unit), theme.failed)
    }

    /// Draws a ring with a stroke through it.
    mutating func drawWithheld(at p: CGPoint, radius: Double) {
        let reach = 3 * unit
        stroke(.circle(center: p, radius: radius), theme.failed, width: 2 * unit)
        let ends = [
            CGPoint(x: p.x - reach, y: p.y + reach), CGPoint(x: p.x + reach, y: p.y - reach),
        ]
        stroke(.polyline(ends), theme.failed, width: 2 * unit)
    }

    /// Draws two bars, as for a pause.
    mutating func drawHeld(at p: CGPoint, in r: CGRect) {
        for x in [p.x - 2.5 * unit, p.x + 2.5 * unit] {
            line(x: x, from: r.minY, to: r.maxY, theme.amber, width: 2.5 * unit)
        }
    }

    /// Draws a triangle, as for playback.
    mutating func drawReleased(at p: CGPoint, in r: CGRect) {
        let left = r.minX + unit
        let corners = [
            CGPoint(x: left, y: r.minY), CGPoint(x: r.maxX, y: p.y), CGPoint(x: left, y: r.maxY),
        ]
        fill(.polygon(corners), theme.amber)
    }

    /// Draws a shape besides the color: a cross for refused, a diamond for overridden, a check for
    /// inside; a struck ring for a hit view that gets nothing.
    mutating func drawVerdict(
        _ step: HitStep, in r: CGRect, _ color: Color, isBarred: Bool = false
    ) {
        if isBarred {
            drawWithheld(at: r.middle, radius: r.width / 2)
        } else if step.isRefused {
            drawCross(in: r, color)
        } else if step.told == .overridden {
            stroke(
                .polygon([
                    CGPoint(x: r.midX, y: r.minY), CGPoint(x: r.maxX, y: r.midY),
                    CGPoint(x: r.midX, y: r.maxY), CGPoint(x: r.minX, y: r.midY),
                ]), color, width: 1.75 * unit)
        } else {
            drawCheck(in: r, color)
        }
    }

    /// Draws a check mark between the corners of `r`.
    package mutating func drawCheck(in r: CGRect, _ color: Color) {
        let points = [
            CGPoint(x: r.minX, y: r.midY), CGPoint(x: r.midX - r.width * 0.1, y: r.maxY),
            CGPoint(x: r.maxX, y: r.minY),
        ]
        stroke(.polyline(points), color, width: 1.75 * unit)
    }
}

extension HitStep {
    var isRefused: Bool { verdict != .inside && verdict != .overridden }

    /// The verdict to show: an override matters more than a point inside.
    var told: HitVerdict { isOverridden && !isRefused ? .overridden : verdict }

    func color(_ theme: Theme, isAnswer: Bool) -> Color {
        if isAnswer { return theme.finger }
        // Most views simply do not contain the point; color is for the exceptions.
        if verdict == .outside { return theme.secondText }
        if isRefused { return theme.failed }
        return told == .overridden ? theme.cancelled : theme.recognized
    }
}
