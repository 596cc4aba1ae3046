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
                    view.convert(view.bounds, to: nil).overlaps(window.bounds)
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
