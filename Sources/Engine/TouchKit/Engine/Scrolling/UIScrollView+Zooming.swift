import TouchPicture
import TouchTrace

/// Zooming in progress (CT9).
package struct ScrollZoom {
    /// The recognizer that zooms, made once there is something to zoom.
    var pinch: UIScrollViewPinchGestureRecognizer?
    /// The scale at which the fingers began.
    var start = 1.0
    /// The middle of the fingers at their last zoom, from the top left corner of the visible part.
    var middle = CGPoint.zero
    /// The event time at which an animated zoom comes to rest; nil while none is running.
    var due: Double?
    /// The number of animated zooms, so that the end of an old one does not end a new one.
    var turn = 0
}

extension UIScrollView {
    /// Shows the delegate's view at another scale, about the middle of the visible part, within the
    /// limits. With `animated`, the drawing follows in 0.3 s; the delegate learns of one change,
    /// and of the end when it is reached (CT9).
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return }
        zoom(to: scale, animated: animated) { view, scale in
            let middle = CGPoint(x: self.bounds.width / 2, y: self.bounds.height / 2)
            self.show(view, at: scale, keeping: middle)
        }
    }

    /// Zooms so that `rect`, in the coordinates of the delegate's view, fills the visible part, as
    /// far as limits and edges allow.
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

    /// - Parameter change: a closure that shows the view at the scale that the limits allow.
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
        // At scale zero there would be nothing to multiply.
        let low = minimumZoomScale > 0.001 ? minimumZoomScale : 0.001
        return low...(maximumZoomScale > low ? maximumZoomScale : low)
    }

    // MARK: Showing a scale

    /// Shows `view` at `scale`. The content at distance `middle` from the top left corner of the
    /// visible part stays in place, as far as the edges allow.
    func show(_ view: UIView, at scale: Double, keeping middle: CGPoint) {
        let (growth, origin, wanted) = (scale / shownZoomScale, view.frame.origin, wantedOffset)
        resize(view, to: scale)
        moveContent(
            to: CGPoint(
                x: origin.x + (wanted.x + middle.x - origin.x) * growth - middle.x,
                y: origin.y + (wanted.y + middle.y - origin.y) * growth - middle.y))
    }

    /// Scales the view, which keeps its top left corner and is all there is to scroll.
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

    /// Changes the views at once, as `UIView.animate` does, while the drawing follows. The delegate
    /// learns of the end when the drawing has come to rest.
    func animateZoom(_ options: UIView.AnimationOptions, _ change: () -> Void) {
        let duration = tuning.scrollAnimationDuration
        let due = (application?.now ?? 0) + duration
        zoom.turn += 1
        zoom.due = due
        trace(.set, due)
        UIView.animate(withDuration: duration, options: options.union(.allowUserInteraction)) {
            change()
            // The changes that the content's layout makes are animated with it.
            layoutIfNeeded()
        } completion: { [view = Weak(self), turn = zoom.turn] _ in
            guard let self = view.object, self.zoom.turn == turn else { return }
            self.endZoomAnimation(.fired)
        }
    }

    /// Ends an animated zoom, because it has come to rest or something else begins.
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
