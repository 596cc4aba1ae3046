// What a layer is given as a part of an animation, and how it is filtered: kept by name, as what `setValue(_:forKey:)` sets.

extension CALayer {
    private func kept<Value>(_ name: String, or value: Value) -> Value {
        kept[name] as? Value ?? value
    }

    /// Only kept.
    public var duration: Double {
        get { kept("duration", or: 0) }
        set { kept["duration"] = newValue }
    }
    /// Only kept.
    public var repeatCount: Float {
        get { kept("repeatCount", or: 0) }
        set { kept["repeatCount"] = newValue }
    }
    /// Only kept.
    public var repeatDuration: Double {
        get { kept("repeatDuration", or: 0) }
        set { kept["repeatDuration"] = newValue }
    }
    /// Only kept.
    public var autoreverses: Bool {
        get { kept("autoreverses", or: false) }
        set { kept["autoreverses"] = newValue }
    }
    /// Only kept.
    public var fillMode: CAMediaTimingFillMode {
        get { kept("fillMode", or: .removed) }
        set { kept["fillMode"] = newValue }
    }
    /// Only kept: lengths go downwards.
    public var isGeometryFlipped: Bool {
        get { kept("geometryFlipped", or: false) }
        set { kept["geometryFlipped"] = newValue }
    }
    /// Only kept: nothing is filtered.
    public var filters: [Anything]? {
        get { kept["filters"] as? [Anything] }
        set { kept["filters"] = newValue }
    }
    /// Only kept: nothing is filtered.
    public var compositingFilter: Anything? {
        get { kept["compositingFilter"] }
        set { kept["compositingFilter"] = newValue }
    }
    /// Only kept: nothing is filtered.
    public var magnificationFilter: CALayerContentsFilter {
        get { kept("magnificationFilter", or: .linear) }
        set { kept["magnificationFilter"] = newValue }
    }
    /// Only kept: nothing is filtered.
    public var minificationFilter: CALayerContentsFilter {
        get { kept("minificationFilter", or: .linear) }
        set { kept["minificationFilter"] = newValue }
    }
}
