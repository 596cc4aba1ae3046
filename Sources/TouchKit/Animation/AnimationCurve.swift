/// How an animation goes from its start to its end.
public nonisolated enum AnimationCurve: String, Sendable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    /// How much of the way is done, 0 to 1, when `fraction` of the time has passed; cubic, so that slow ends are flat.
    public func progress(_ fraction: Double) -> Double {
        let t = min(max(fraction, 0), 1)
        let left = 1 - t
        return switch self {
        case .linear: t
        case .easeIn: t * t * t
        case .easeOut: 1 - left * left * left
        case .easeInOut: t < 0.5 ? 4 * t * t * t : 1 - 4 * left * left * left
        }
    }
}
