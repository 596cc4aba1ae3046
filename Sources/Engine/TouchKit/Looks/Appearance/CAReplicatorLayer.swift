import TouchPicture

/// Shows the layers in it several times.
open class CAReplicatorLayer: CALayer {
    /// How often they are shown.
    open var instanceCount = 1 { didSet { changed() } }
    /// From each time to the next, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { changed() } }
    /// Only kept: copies move together.
    open var instanceDelay: Double = 0
    /// Only kept.
    open var instanceColor: CGColor?
    /// What is added to the opacity from each time to the next.
    open var instanceAlphaOffset: Float = 0 { didSet { changed() } }

    package override func content() -> [Mark] {
        // The layers themselves are the first time.
        guard instanceCount > 1 else { return [] }
        let once = sublayerMarks
        let middle = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        let step = middle.inverted()
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(middle)
        var transform = CGAffineTransform.identity
        return (1..<min(instanceCount, 1000)).map { index in
            transform = transform.concatenating(step)
            let opacity = min(max(1 + Double(instanceAlphaOffset) * Double(index), 0), 1)
            return .group(Group(transform: transform, opacity: opacity, marks: once))
        }
    }
}

/// A layer whose layers have depth elsewhere; here a plain one.
open class CATransformLayer: CALayer {}
