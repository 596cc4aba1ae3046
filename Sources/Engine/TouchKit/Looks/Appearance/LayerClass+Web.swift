#if !canImport(Foundation)
    extension UIView {
        /// None has: there is no code of people's own there.
        var hasLayerOfItsOwn: Bool { false }

        /// A plain layer.
        func newLayer() -> CALayer { CALayer() }
    }
#endif
