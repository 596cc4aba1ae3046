import TouchKit

// The gestures of a person outside the windows, as the host sends them: to the pencil, and to the
// status bar. The calls wait their turn as samples do (DL14).

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

    /// Taps the status bar: scrolls the one scroll view on the screen that `scrollsToTop` to its
    /// top, unless its delegate objects or it is there already. If there are several, none scrolls
    /// (LA4).
    /// - Parameter time: event time in seconds; nil for now.
    public func sendStatusBarTap(at time: Double? = nil) {
        run(at: time) { application in
            var found: [UIScrollView] = []
            application.forEachVisibleView {
                guard let view = $0 as? UIScrollView, view.scrollsToTop, view.isScrollEnabled,
                    let window = view.window,
                    view.convert(view.bounds, to: nil).intersects(window.bounds)
                else { return }
                found.append(view)
            }
            guard found.count == 1, let view = found.first, !view.isAtTop,
                view.delegate?.scrollViewShouldScrollToTop(view) ?? true
            else { return }
            view.scrollToTop()
        }
    }

    /// Runs `work` at a moment of event time, after what waits before it.
    private func run(at time: Double?, _ work: @escaping (UIApplication) -> Void) {
        let moment = max(time ?? now, now)
        guard moment.isFinite else { return }
        schedule(after: moment - now) { [weak self] in
            if let self { work(self) }
        }
        advance(to: moment)
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

    /// Goes through the views that can be seen, front windows first, a view before its subviews.
    private func forEachVisibleView(_ act: (UIView) -> Void) {
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            act(view)
            for child in view.subviews { visit(child) }
        }
        for window in windows.reversed() { visit(window) }
    }
}

extension PointerSample {
    /// Returns the pose of the pencil as `view` sees it; nil if no pencil hovers.
    @MainActor fileprivate func pose(in view: UIView) -> UIPencilHoverPose? {
        pose.map { UIPencilHoverPose(self, $0, in: view) }
    }
}
