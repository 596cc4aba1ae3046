/// What of a view an animation moves.
public enum AnimatedProperty: String, Sendable {
    /// Properties of `UIView` by their names; `background` is `backgroundColor`.
    case bounds, center, transform, alpha, background, cornerRadius

    /// The property that a record of a change is about; nil for what is never animated.
    public init?(changedBy entry: TraceEntry) {
        switch entry {
        case .bounds: self = .bounds
        case .center: self = .center
        case .transformLinear, .transformOffset: self = .transform
        case .alpha: self = .alpha
        case .background: self = .background
        case .cornerRadius: self = .cornerRadius
        default: return nil
        }
    }
}
