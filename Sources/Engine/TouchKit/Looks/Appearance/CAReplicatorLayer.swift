import TouchPicture

/// A layer that shows the layers in it several times.
open class CAReplicatorLayer: CALayer {
    /// The number of times they are shown.
    open var instanceCount = 1 { didSet { changed() } }
    /// The transform from each copy to the next, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { changed() } }
    /// The delay between copies; stored only: copies move together.
    open var instanceDelay: Double = 0
    /// The color of the copies; stored only.
    open var instanceColor: CGColor?
    /// The change of opacity from each copy to the next.
    open var instanceAlphaOffset: Float = 0 { didSet { changed() } }

    package override func content() -> [Mark] {
        // The layers themselves are the first copy.
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

/// A layer whose sublayers have depth in Core Animation; here a plain layer.
open class CATransformLayer: CALayer {}
