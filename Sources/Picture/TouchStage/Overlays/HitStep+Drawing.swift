import TouchPicture
import TouchReading
import TouchTrace

extension HitStep {
    var isRefused: Bool {
        switch verdict {
        case .inside, .overridden: false
        case .hidden, .interactionOff, .faint, .outside, .singular: true
        }
    }

    /// The verdict to be told: an override counts for more than that the point was inside.
    var told: HitVerdict { isOverridden && !isRefused ? .overridden : verdict }

    func color(_ theme: Theme, isAnswer: Bool) -> Color {
        if isAnswer { return theme.finger }
        // Most views are simply elsewhere; colour is for what surprises.
        if verdict == .outside { return theme.secondText }
        if isRefused { return theme.failed }
        return told == .overridden ? theme.cancelled : theme.recognized
    }
}

extension Sketch {
    /// A shape beside the colour: a cross for refused, a diamond for overridden, a check for inside.
    mutating func drawVerdict(_ step: HitStep, in r: CGRect, _ color: Color) {
        if step.isRefused {
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

    /// A check mark between the corners of `r`.
    package mutating func drawCheck(in r: CGRect, _ color: Color) {
        stroke(
            .polyline([
                CGPoint(x: r.minX, y: r.midY), CGPoint(x: r.midX - r.width * 0.1, y: r.maxY),
                CGPoint(x: r.maxX, y: r.minY),
            ]), color, width: 1.75 * unit)
    }
}
