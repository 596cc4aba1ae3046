import TouchPicture

/// The bars at the edges of a scroll view that show, while it moves, how much content there is and
/// which part is visible.
///
/// Once made, they are kept, so that a long trace need not mention new views all the time.
package struct ScrollIndicators {
    var vertical: UIView?
    var horizontal: UIView?
    /// The number of times they were shown, so that an old fade does not remove new ones.
    var shown = 0

    /// The bars that are currently shown.
    var all: [UIView] { [vertical, horizontal].compactMap { $0 }.filter { $0.superview != nil } }
}

extension UIScrollView {
    func showIndicators() {
        indicators.shown += 1
        if showsVerticalScrollIndicator, canScroll(.vertical) {
            indicators.vertical = show(indicators.vertical)
        }
        if showsHorizontalScrollIndicator, canScroll(.horizontal) {
            indicators.horizontal = show(indicators.horizontal)
        }
        for bar in indicators.all {
            bar.alpha = 1
            bringSubviewToFront(bar)
        }
        placeIndicators()
    }

    /// Removes the bars, a little after the movement has ended.
    func fadeIndicators() {
        let shown = indicators.shown
        guard let application, !indicators.all.isEmpty else { return removeIndicators() }
        application.schedule(after: tuning.indicatorDelay) { [view = Weak(self)] in
            guard let self = view.object, self.indicators.shown == shown, self.motion == nil,
                !self.isDragging
            else { return }
            self.removeIndicators()
        }
    }

    private func removeIndicators() {
        for bar in indicators.all { bar.removeFromSuperview() }
    }

    private func show(_ known: UIView?) -> UIView {
        let bar = known ?? makeIndicator()
        if bar.superview == nil { addSubview(bar) }
        return bar
    }

    private func makeIndicator() -> UIView {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = UIColor(color: ControlPalette.secondText.faded(0.8))
        bar.layer.cornerRadius = 2
        bar.accessibilityIdentifier = "\(accessibilityIdentifier ?? "scroll") indicator"
        return bar
    }

    func placeIndicators() {
        if let bar = indicators.vertical, bar.superview != nil {
            let (start, length) = span(.vertical)
            bar.frame = CGRect(
                x: bounds.maxX - 7, y: bounds.minY + start, width: 4, height: length)
        }
        if let bar = indicators.horizontal, bar.superview != nil {
            let (start, length) = span(.horizontal)
            bar.frame = CGRect(
                x: bounds.minX + start, y: bounds.maxY - 7, width: length, height: 4)
        }
    }

    /// Returns the start and the length of a bar along the visible edge, in points.
    private func span(_ axis: ScrollAxis) -> (start: CGFloat, length: CGFloat) {
        let (limits, extent) = (limits(axis), extent(axis))
        let range = limits.upperBound - limits.lowerBound
        let room = max(0, extent - 8)
        let place = contentOffset[axis]
        let inside = limits.nearest(to: place)
        // The bar gets shorter while the content is pulled beyond an edge.
        let length = min(
            room, max(24, room * extent / max(1, range + extent)) - min(16, abs(place - inside)))
        let part = range > 0 ? (inside - limits.lowerBound) / range : 0
        return (4 + (room - length) * part, max(8, length))
    }
}
