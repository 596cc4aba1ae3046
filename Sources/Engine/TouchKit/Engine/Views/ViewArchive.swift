#if canImport(Foundation)
    /// The archive of a view: what an interface file says of it.
    package protocol ViewArchive: NSCoder {
        /// Sets the view's properties and adds its subviews. Called by `UIView.init(coder:)`, when
        /// the stored properties of all subclasses have their first values.
        func decode(into view: UIView)
    }
#endif
