#if !canImport(Foundation)
    extension UIView {
        /// Indicates whether the view's class names another layer class. None does: a browser has
        /// no code of people's own.
        var hasLayerOfItsOwn: Bool { false }

        /// Creates a plain layer.
        func newLayer() -> CALayer { CALayer() }
    }
#endif
