// The parts that calls of the host besides samples share: each waits its turn, and many concern all
// views on the screen.

extension UIApplication {
    /// Runs `work` at a moment of event time, after what waits before it.
    package func run(at time: Double?, _ work: @escaping (UIApplication) -> Void) {
        let moment = max(time ?? now, now)
        guard moment.isFinite else { return }
        schedule(after: moment - now) { [application = Weak(self)] in
            if let application = application.object { work(application) }
        }
        advance(to: moment)
    }

    /// Goes through the views that can be seen, front windows first, a view before its subviews.
    package func forEachVisibleView(_ act: (UIView) -> Void) {
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            act(view)
            for child in view.subviews { visit(child) }
        }
        for window in windows.reversed() { visit(window) }
    }
}
