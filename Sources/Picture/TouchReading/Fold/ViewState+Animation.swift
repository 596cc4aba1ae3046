import TouchPicture
import TouchTrace

/// An animation of a property towards the value that the view already has.
public struct PropertyAnimation: Hashable, Sendable {
    public let property: AnimatedProperty
    /// The event time of the start, in seconds.
    public let begins: Double
    public let duration: Double
    public let curve: AnimationCurve
    /// The drawn look when the animation was created.
    let from: Look

    /// The drawn properties of a view.
    struct Look: Hashable, Sendable {
        var bounds: CGRect
        var center: CGPoint
        var transform: CGAffineTransform
        var alpha: Double
        var background: Color
        var cornerRadius: Double
    }

    var end: Double { begins + duration }

    /// Returns the progress at `time`, from 0 to 1.
    func progress(at time: Double) -> Double {
        if duration <= 0 { return time < begins ? 0 : 1 }
        return curve.progress((time - begins) / duration)
    }
}

extension ViewState {
    var look: PropertyAnimation.Look {
        get {
            PropertyAnimation.Look(
                bounds: bounds, center: center, transform: transform, alpha: alpha,
                background: background, cornerRadius: cornerRadius)
        }
        set {
            (bounds, center, transform) = (newValue.bounds, newValue.center, newValue.transform)
            (alpha, background) = (newValue.alpha, newValue.background)
            cornerRadius = newValue.cornerRadius
        }
    }

    /// Animates the next change of `property` over a time.
    mutating func animate(
        _ property: AnimatedProperty, begins: Double, duration: Double, curve: AnimationCurve,
        at time: Double
    ) {
        let from = presented(at: time).look
        animations.removeAll { $0.property == property || $0.end <= time }
        animations.append(
            PropertyAnimation(
                property: property, begins: begins, duration: duration, curve: curve, from: from))
        announced = property
    }

    /// Notes a change of `property`, which ends an animation of it unless the change was announced.
    mutating func changed(_ property: AnimatedProperty) {
        if announced != property { animations.removeAll { $0.property == property } }
        announced = nil
    }

    /// Returns the view as it is drawn at `time`.
    public func presented(at time: Double) -> ViewState {
        var view = self
        for animation in animations where animation.end > time || animation.begins > time {
            let (part, from) = (animation.progress(at: time), animation.from)
            switch animation.property {
            case .bounds: view.bounds = from.bounds.mixed(with: bounds, part)
            case .center: view.center = from.center.mixed(with: center, part)
            case .transform: view.transform = from.transform.mixed(with: transform, part)
            case .alpha: view.alpha = mix(from.alpha, alpha, part)
            case .background: view.background = from.background.blended(with: background, part)
            case .cornerRadius: view.cornerRadius = mix(from.cornerRadius, cornerRadius, part)
            }
        }
        return view
    }
}

extension StageState {
    /// Returns the stage as it is drawn at `time`, with animations in progress.
    public func presented(at time: Double) -> StageState {
        guard isAnimating(at: time) else { return self }
        var stage = self
        for id in animated { stage.views.update(id) { $0 = $0.presented(at: time) } }
        return stage
    }

    /// Returns whether any view is drawn in another state than its own.
    public func isAnimating(at time: Double) -> Bool { time < animationEnd }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ part: Double) -> CGFloat {
    a + (b - a) * part
}

extension CGPoint {
    package func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: mix(x, other.x, part), y: mix(y, other.y, part))
    }
}

extension CGRect {
    package func mixed(with other: CGRect, _ part: Double) -> CGRect {
        CGRect(
            x: mix(minX, other.minX, part), y: mix(minY, other.minY, part),
            width: mix(width, other.width, part), height: mix(height, other.height, part))
    }
}

extension CGAffineTransform {
    /// Interpolates the angle and the scales, so that a rotating view keeps its size. Skewed
    /// transforms are interpolated element by element.
    func mixed(with other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
        let (x, y) = (mix(tx, other.tx, part), mix(ty, other.ty, part))
        guard isUpright, other.isUpright else {
            return CGAffineTransform(
                a: mix(a, other.a, part), b: mix(b, other.b, part), c: mix(c, other.c, part),
                d: mix(d, other.d, part), tx: x, ty: y)
        }
        let turn = Mathematics.remainder(other.angle - angle, 2 * .pi)
        let t = CGAffineTransform(rotationAngle: angle + turn * part)
            .scaledBy(
                x: mix(
                    Mathematics.hypotenuse(a, b), Mathematics.hypotenuse(other.a, other.b), part),
                y: mix(Mathematics.hypotenuse(c, d), Mathematics.hypotenuse(other.c, other.d), part)
            )
        return CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: x, ty: y)
    }

    private var angle: CGFloat { Mathematics.arcTangent(y: b, x: a) }

    /// Indicates whether the transform only rotates and scales, without skewing or mirroring.
    private var isUpright: Bool {
        determinant > 0 && abs(a * c + b * d) < 1e-6 * max(1, abs(determinant))
    }
}

extension Color {
    /// Returns a mixture weighted by alpha, so that a color does not darken as it fades in from
    /// nothing.
    func blended(with other: Color, _ part: Double) -> Color {
        let alpha = self.alpha + (other.alpha - self.alpha) * part
        func channel(_ a: Double, _ b: Double) -> Double {
            alpha <= 0 ? b : (a * self.alpha * (1 - part) + b * other.alpha * part) / alpha
        }
        return Color(
            red: channel(red, other.red), green: channel(green, other.green),
            blue: channel(blue, other.blue), alpha: alpha)
    }
}
