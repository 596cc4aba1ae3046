import TouchTrace

extension EventDelivery {
    /// Handles a branch that leaves `window`: cancels its views' touches at once, and stops its
    /// recognizers (DL13, SM5).
    func branchLeft(_ branch: UIView, _ window: UIWindow?) {
        guard let window else { return }
        takeTouches(from: window, reason: .viewRemoved) { $0.isDescendant(of: branch) }
        for recognizer in arbiter.attempts {
            if let view = recognizer.owner, view.isDescendant(of: branch) {
                recognizer.stop(because: .removed)
            }
        }
        if let first = window.firstResponder, first.lies(in: branch) {
            window.firstResponder = nil
        }
    }

    /// Takes the touches of a hidden window from its views (DL13).
    func windowHidden(_ window: UIWindow) {
        takeTouches(from: window, reason: .windowHidden) { _ in true }
        for recognizer in arbiter.attempts where recognizer.owner?.root === window {
            recognizer.stop(because: .removed)
        }
    }

    private func takeTouches(
        from window: UIWindow, reason: CancelReason, where isConcerned: (UIView) -> Bool
    ) {
        let event = application?.intake.event
        // The began of some of the event's touches has not been delivered yet, and will not be.
        let touches = (viewTouches.delivered + viewTouches.holding + (event?.touches ?? [])).filter
        {
            touch in
            touch.window === window && touch.view.map(isConcerned) == true
        }
        for touch in touches where touch.standing != .finished {
            // The view of a touch that is about to be delivered has not received it yet.
            if touch.standing == .delivered, !due.contains(where: { $0 === touch }) {
                claims.append(Claim(touch: touch, recognizer: nil, reason: reason))
            }
            viewTouches.retire(touch)
        }
        application?.change { cancelClaimed(with: event) }
    }
}

extension UIResponder {
    fileprivate func lies(in branch: UIView) -> Bool {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: branch) == true
    }
}
