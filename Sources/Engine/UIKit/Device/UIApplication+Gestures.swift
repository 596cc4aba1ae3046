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
}
