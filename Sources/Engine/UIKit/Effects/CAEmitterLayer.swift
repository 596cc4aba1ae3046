import TouchKit

/// A layer that emits particles; here it is inert, and nothing is visible.
open class CAEmitterLayer: CALayer {
    /// The particles to emit.
    open var emitterCells: [CAEmitterCell]?
    /// The position of the emitter, in points.
    open var emitterPosition = CGPoint.zero
    /// The size of the emitter, in points.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which particles are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of the number of particles.
    open var birthRate: Float = 1
    /// The factor of their lifetime.
    open var lifetime: Float = 1
    /// The factor of their velocity.
    open var velocity: Float = 1
    /// The factor of their size.
    open var scale: Float = 1
}

/// A kind of particle; here it is inert.
open class CAEmitterCell {
    /// The name of the kind.
    open var name: String?
    /// The image of a particle.
    open var contents: Any?
    /// The color of a particle.
    open var color: CGColor?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The range of the lifetime.
    open var lifetimeRange: Float = 0
    /// The velocity, in points per second.
    open var velocity: CGFloat = 0
    /// The range of the velocity.
    open var velocityRange: CGFloat = 0
    /// The direction, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The range of the direction.
    open var emissionRange: CGFloat = 0
    /// The rotation, in radians per second.
    open var spin: CGFloat = 0
    /// The range of the rotation.
    open var spinRange: CGFloat = 0
    /// The scale of a particle.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0
    /// The horizontal acceleration, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration, in points per second squared.
    open var yAcceleration: CGFloat = 0

    /// Creates a kind of particle without content.
    public init() {}
}

/// The shapes of an emitter.
public nonisolated enum CAEmitterLayerEmitterShape: Sendable {
    /// A point.
    case point
    /// A horizontal line through the position.
    case line
    /// A rectangle around the position.
    case rectangle
    /// A box around the position, with a depth.
    case cuboid
    /// A circle around the position.
    case circle
    /// A ball around the position.
    case sphere
}

/// The parts of the shape that can emit.
public nonisolated enum CAEmitterLayerEmitterMode: Sendable {
    /// Points of the shape.
    case points
    /// The edge of the shape.
    case outline
    /// The surface of the shape.
    case surface
    /// The inside of the shape.
    case volume
}

/// The orders in which particles can be drawn.
public nonisolated enum CAEmitterLayerRenderMode: Sendable {
    /// No particular order.
    case unordered
    /// The oldest particles first, and so at the back.
    case oldestFirst
    /// The oldest particles last, and so at the front.
    case oldestLast
    /// From the farthest particle to the nearest.
    case backToFront
    /// No order: the colors of particles that overlap add up.
    case additive
}
