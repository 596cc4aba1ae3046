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
    ///   - hover: the sample of a pencil that hovers meanwhile; nil if it does not.
    public func sendPencilTap(at time: Double? = nil, hover: PointerSample? = nil) {
        run(at: time) { application in
            application.forEachPencilInteraction { interaction, view in
                interaction.delegate?.pencilInteraction(
                    interaction,
                    didReceiveTap: UIPencilInteraction.Tap(
                        timestamp: application.now, hoverPose: hover?.pose(in: view)))
            }
        }
    }

    /// Sends one phase of a squeeze to the pencil interactions of all visible views (PP8).
    public func sendPencilSqueeze(
        _ phase: UIPencilInteraction.Phase, at time: Double? = nil, hover: PointerSample? = nil
    ) {
        run(at: time) { application in
            application.forEachPencilInteraction { interaction, view in
                interaction.delegate?.pencilInteraction(
                    interaction,
                    didReceiveSqueeze: UIPencilInteraction.Squeeze(
                        timestamp: application.now, phase: phase,
                        hoverPose: hover?.pose(in: view)))
            }
        }
    }

    private func forEachPencilInteraction(_ tell: (UIPencilInteraction, UIView) -> Void) {
        var found: [(UIPencilInteraction, UIView)] = []
        forEachVisibleView { view in
            for interaction in view.interactions {
                guard let pencil = interaction as? UIPencilInteraction, pencil.isEnabled else {
                    continue
                }
                found.append((pencil, view))
            }
        }
        for (interaction, view) in found { tell(interaction, view) }
    }
}

extension PointerSample {
    /// Returns the pose of the pencil as `view` sees it; nil if no pencil hovers.
    @MainActor fileprivate func pose(in view: UIView) -> UIPencilHoverPose? {
        pose.map { UIPencilHoverPose(self, $0, in: view) }
    }
}
