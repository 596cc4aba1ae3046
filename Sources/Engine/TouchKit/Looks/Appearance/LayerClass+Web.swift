#if !canImport(Foundation)
    extension UIView {
        /// None has: a browser has no code of people's own.
        var hasLayerOfItsOwn: Bool { false }

        /// A plain layer.
        func newLayer() -> CALayer { CALayer() }
    }
#endif
