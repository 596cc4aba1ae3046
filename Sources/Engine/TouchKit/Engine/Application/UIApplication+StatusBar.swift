import TouchPicture

extension UIApplication {
    /// Taps the status bar: scrolls the one scroll view on the screen that `scrollsToTop` to its
    /// top, unless its delegate objects or it is there already. If there are several, none scrolls
    /// (LA4). The call waits its turn as samples do (DL14). Each scroll view on the screen notes in
    /// the trace why it is scrolled or is not.
    /// - Parameter time: event time in seconds; nil for now.
    public func sendStatusBarTap(at time: Double? = nil) {
        run(at: time) { application in
            var shown: [UIScrollView] = []
            application.forEachVisibleView {
                guard let view = $0.asScrollView, let window = view.root,
                    view.convert(view.bounds, to: nil).intersects(window.bounds)
                else { return }
                shown.append(view)
            }
            let several = shown.filter { $0.scrollsToTop && $0.isScrollEnabled }.count > 1
            for view in shown {
                let refusal = view.refusalOfStatusBarTap(several)
                application.tracer?.note(
                    refusal.map { "status bar: \($0)" } ?? "status bar: scrolls to its top",
                    by: view)
                if refusal == nil { view.scrollToTop() }
            }
        }
    }

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

extension UIScrollView {
    /// Returns the reason for which a tap on the status bar does not scroll the view; nil if it
    /// does (LA4).
    /// - Parameter several: true if more than one scroll view on the screen could scroll.
    fileprivate func refusalOfStatusBarTap(_ several: Bool) -> String? {
        if !scrollsToTop { return "scrollsToTop is off" }
        if !isScrollEnabled { return "it does not scroll" }
        if several { return "not alone with scrollsToTop" }
        if isAtTop { return "at its top already" }
        return delegate?.scrollViewShouldScrollToTop(self) ?? true ? nil : "its delegate refuses"
    }
}
