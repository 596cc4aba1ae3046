// The timing and filter properties of a layer, stored by name like the values that
// `setValue(_:forKey:)` sets.

extension CALayer {
    private func kept<Value>(_ name: String, or value: Value) -> Value {
        kept[name] as? Value ?? value
    }

    /// The duration, in seconds; stored only.
    public var duration: Double {
        get { kept("duration", or: 0) }
        set { kept["duration"] = newValue }
    }
    /// The number of repetitions; stored only.
    public var repeatCount: Float {
        get { kept("repeatCount", or: 0) }
        set { kept["repeatCount"] = newValue }
    }
    /// The duration of all repetitions, in seconds; stored only.
    public var repeatDuration: Double {
        get { kept("repeatDuration", or: 0) }
        set { kept["repeatDuration"] = newValue }
    }
    /// Indicates whether it plays backwards as well; stored only.
    public var autoreverses: Bool {
        get { kept("autoreverses", or: false) }
        set { kept["autoreverses"] = newValue }
    }
    /// The effect before and after the active time; stored only.
    public var fillMode: CAMediaTimingFillMode {
        get { kept("fillMode", or: .removed) }
        set { kept["fillMode"] = newValue }
    }
    /// Indicates whether the y axis points up; stored only: it always points down.
    public var isGeometryFlipped: Bool {
        get { kept("geometryFlipped", or: false) }
        set { kept["geometryFlipped"] = newValue }
    }
    /// The filters of the layer; stored only: nothing is filtered.
    public var filters: [Anything]? {
        get { kept["filters"] as? [Anything] }
        set { kept["filters"] = newValue }
    }
    /// The filter that composes the layer with those behind it; stored only: nothing is filtered.
    public var compositingFilter: Anything? {
        get { kept["compositingFilter"] }
        set { kept["compositingFilter"] = newValue }
    }
    /// The filter for enlarged contents; stored only: nothing is filtered.
    public var magnificationFilter: CALayerContentsFilter {
        get { kept("magnificationFilter", or: .linear) }
        set { kept["magnificationFilter"] = newValue }
    }
    /// The filter for reduced contents; stored only: nothing is filtered.
    public var minificationFilter: CALayerContentsFilter {
        get { kept("minificationFilter", or: .linear) }
        set { kept["minificationFilter"] = newValue }
    }
}
