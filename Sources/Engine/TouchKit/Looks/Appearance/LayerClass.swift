// Creates layers of the classes that views name. Classes are values here, which Embedded Swift does
// not support.

extension UIView {
    /// Indicates whether the view's class names another layer class.
    var hasLayerOfItsOwn: Bool { type(of: self).layerClass != CALayer.self }

    /// Creates a layer of the class that the view's class names.
    func newLayer() -> CALayer {
        let kind: AnyClass = type(of: self).layerClass
        // A class of the program's can be instantiated only with the one initializer that all of
        // them have.
        return switch kind {
        case is CAShapeLayer.Type where kind == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where kind == CAGradientLayer.self: CAGradientLayer()
        case let kind as CALayer.Type where kind != CALayer.self:
            kind.init(coder: NSCoder()) ?? CALayer()
        default: CALayer()
        }
    }
}
