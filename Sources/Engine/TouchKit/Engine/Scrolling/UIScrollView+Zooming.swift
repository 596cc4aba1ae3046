import TouchPicture
import TouchTrace

/// Zooming in progress (CT9).
package struct ScrollZoom {
    /// Once there was something to zoom, what zooms.
    var pinch: UIScrollViewPinchGestureRecognizer?
    /// The scale at which the fingers began.
    var start = 1.0
    /// The middle of the fingers when they zoomed last, from the corner of what is seen.
    var middle = CGPoint.zero
    /// When what is drawn comes to rest, in event time; nil unless a scale is on its way by itself.
    var due: Double?
    /// Counts such ways, so that the end of an old one does not end a new one.
    var turn = 0
}

extension UIScrollView {
    /// Shows the delegate's view in another size, about the middle of what is seen, within the limits. With `animated`, what
    /// is drawn follows in 0.3 s; the delegate hears of one change, and of the end at the end (CT9).
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return }
        zoom(to: scale, animated: animated) { view, scale in
            let middle = CGPoint(x: self.bounds.width / 2, y: self.bounds.height / 2)
            self.show(view, at: scale, keeping: middle)
        }
    }

    /// Zooms so that `rect`, in the coordinates of the delegate's view, fills what is seen, as far as limits and edges let it.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom(to: scale, animated: animated) { view, scale in
            self.resize(view, to: scale)
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            let (width, height) = (self.bounds.width, self.bounds.height)
            self.moveContent(to: CGPoint(x: middle.x - width / 2, y: middle.y - height / 2))
        }
    }

    /// - Parameter change: shows the view at the scale that the limits allow.
    private func zoom(to scale: CGFloat, animated: Bool, _ change: (UIView, Double) -> Void) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let scale = zoomLimits.nearest(to: scale)
        stopMotion()
        let hasChanged = scale != shownZoomScale
        guard animated, application != nil else {
            change(view, scale)
            if hasChanged { delegate?.scrollViewDidZoom(self) }
            return
        }
        endZoomAnimation(.cancelled)
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom([]) {
            change(view, scale)
            if hasChanged { self.delegate?.scrollViewDidZoom(self) }
        }
    }

    /// The scales that content may have at rest.
    var zoomLimits: ClosedRange<Double> {
        // At no size at all there would be nothing to multiply.
        let low = minimumZoomScale > 0.001 ? minimumZoomScale : 0.001
        return low...(maximumZoomScale > low ? maximumZoomScale : low)
    }

    // MARK: Showing a scale

    /// Shows `view` at `scale`. What lies `middle` from the corner of what is seen stays there, as far as the edges let it.
    func show(_ view: UIView, at scale: Double, keeping middle: CGPoint) {
        let (growth, origin, wanted) = (scale / shownZoomScale, view.frame.origin, wantedOffset)
        resize(view, to: scale)
        moveContent(
            to: CGPoint(
                x: origin.x + (wanted.x + middle.x - origin.x) * growth - middle.x,
                y: origin.y + (wanted.y + middle.y - origin.y) * growth - middle.y))
    }

    /// The view keeps its corner, and is all there is to scroll.
    private func resize(_ view: UIView, to scale: Double) {
        let corner = view.frame.origin
        shownZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = view.bounds.size.applying(view.transform)
        view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
        contentSize = size
        setNeedsLayout()
    }

    // MARK: On the way by itself

    /// The views change at once, as `UIView.animate` has it, and what is drawn follows; the end is told then.
    func animateZoom(_ options: UIView.AnimationOptions, _ change: () -> Void) {
        let duration = tuning.scrollAnimationDuration
        let due = (application?.now ?? 0) + duration
        zoom.turn += 1
        zoom.due = due
        trace(.set, due)
        UIView.animate(withDuration: duration, options: options.union(.allowUserInteraction)) {
            change()
            // What the content's layout does of it is seen with it.
            layoutIfNeeded()
        } completion: { [view = Weak(self), turn = zoom.turn] _ in
            guard let self = view.object, self.zoom.turn == turn else { return }
            self.endZoomAnimation(.fired)
        }
    }

    /// It has come to rest, or something else begins.
    func endZoomAnimation(_ standing: TimerStanding) {
        guard let due = zoom.due else { return }
        zoom.due = nil
        isZoomBouncing = false
        trace(standing, due)
        tellZoomingEnded()
    }

    func tellZoomingEnded() {
        let view = delegate?.viewForZooming(in: self)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: shownZoomScale)
    }

    private func trace(_ standing: TimerStanding, _ due: Double) {
        traceChange(.ct9) { .timer(owner: $0, purpose: .scrolling, standing, due: due) }
    }
}
