import TouchKit

// The gestures of a person on the pencil, as the host sends them. The calls wait their turn as
// samples do (DL14).

extension UIApplication {
    /// The action that the person prefers for a double tap of the pencil, in the settings of the
    /// device; the host may change it (PP7).
    public var preferredTapAction: UIPencilPreferredAction {
        get { kept["preferredTapAction"] ?? .switchEraser }
        set { kept["preferredTapAction"] = newValue }
    }
    /// The action that the person prefers for a squeeze of the pencil; the host may change it
    /// (PP8).
    public var preferredSqueezeAction: UIPencilPreferredAction {
        get { kept["preferredSqueezeAction"] ?? .showContextualPalette }
        set { kept["preferredSqueezeAction"] = newValue }
    }

    /// Sends a double tap of the pencil to the pencil interactions of all visible views (PP7).
    /// - Parameters:
    ///   - time: event time in seconds; nil for now.
    ///   - hover: the sample of a pencil that hovers meanwhile; nil for the one that hovers, if any
    ///     does.
    public func sendPencilTap(at time: Double? = nil, hover: PointerSample? = nil) {
        run(at: time) { $0.deliver(.pencilTap, hover: hover ?? $0.hoveringPencil) }
    }

    /// Sends one phase of a squeeze to the pencil interactions of all visible views (PP8).
    public func sendPencilSqueeze(
        _ phase: UIPencilInteraction.Phase, at time: Double? = nil, hover: PointerSample? = nil
    ) {
        run(at: time) { $0.deliver(phase.event, hover: hover ?? $0.hoveringPencil) }
    }
}
