/// Draws and lays out for a layer. The methods are optional as elsewhere; here that means defaults that do nothing.
public protocol CALayerDelegate: AnyObject {
    /// Paints the layer's content, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the layers in it.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}

/// What happens by itself when a value of a layer changes: nothing here.
public protocol CAAction {}

extension NSNull: CAAction {}
