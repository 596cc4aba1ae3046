import TouchKit

/// Throws out particles; here it is inert, and nothing is seen.
open class CAEmitterLayer: CALayer {
    /// What is thrown out.
    open var emitterCells: [CAEmitterCell]?
    /// From where, in points.
    open var emitterPosition = CGPoint.zero
    /// Of what size, in points.
    open var emitterSize = CGSize.zero
    /// From what shape.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many more are thrown out.
    open var birthRate: Float = 1
    /// How much longer they live.
    open var lifetime: Float = 1
    /// How much faster they are.
    open var velocity: Float = 1
    /// How much larger they are.
    open var scale: Float = 1
}

/// A kind of particle; here it is inert.
open class CAEmitterCell {
    /// Its name.
    open var name: String?
    /// What it looks like.
    open var contents: Any?
    /// Its colour.
    open var color: CGColor?
    /// How many a second.
    open var birthRate: Float = 0
    /// How long one lives, in seconds.
    open var lifetime: Float = 0
    /// How much that differs.
    open var lifetimeRange: Float = 0
    /// In points a second.
    open var velocity: CGFloat = 0
    /// How much that differs.
    open var velocityRange: CGFloat = 0
    /// Where to, in radians.
    open var emissionLongitude: CGFloat = 0
    /// How much that differs.
    open var emissionRange: CGFloat = 0
    /// Turns, in radians a second.
    open var spin: CGFloat = 0
    /// How much that differs.
    open var spinRange: CGFloat = 0
    /// How large.
    open var scale: CGFloat = 1
    /// How much that differs.
    open var scaleRange: CGFloat = 0
    /// How fast that changes.
    open var scaleSpeed: CGFloat = 0
    /// How fast the opacity changes.
    open var alphaSpeed: Float = 0
    /// In points a second a second, across.
    open var xAcceleration: CGFloat = 0
    /// In points a second a second, down.
    open var yAcceleration: CGFloat = 0

    /// One that is nothing yet.
    public init() {}
}

/// From what shape particles come.
public nonisolated enum CAEmitterLayerEmitterShape: Sendable {
    case point, line, rectangle, cuboid, circle, sphere
}

/// From which part of the shape particles come.
public nonisolated enum CAEmitterLayerEmitterMode: Sendable {
    case points, outline, surface, volume
}

/// How particles are drawn.
public nonisolated enum CAEmitterLayerRenderMode: Sendable {
    case unordered, oldestFirst, oldestLast, backToFront, additive
}
