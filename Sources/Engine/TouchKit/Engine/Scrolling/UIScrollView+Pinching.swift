import TouchPicture

extension UIScrollView {
    /// Adds the pinch if there is something to zoom, and removes it otherwise (CT9).
    func addOrRemovePinch() {
        let isMeant = maximumZoomScale > minimumZoomScale
        guard isMeant != (pinchGestureRecognizer != nil) else { return }
        let pinch = zoom.pinch ?? makePinch()
        zoom.pinch = pinch
        pinchGestureRecognizer = isMeant ? pinch : nil
        if isMeant { addGestureRecognizer(pinch) } else { removeGestureRecognizer(pinch) }
    }

    private func makePinch() -> UIScrollViewPinchGestureRecognizer {
        let pinch = UIScrollViewPinchGestureRecognizer()
        pinch.scrollView = self
        answerForOwn(pinch)
        pinch.delaysTouchesEnded = false
        pinch.addTarget(self, action: UIScrollView.pinched, name: "zoom")
        return pinch
    }

    /// Handles the pinch gesture, as its action.
    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginZooming(pinch)
        case .changed: zoom(with: pinch)
        case .ended, .cancelled: endZooming()
        default: break
        }
    }

    private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        endZoomAnimation(.cancelled)
        stopMotion()
        isZooming = true
        zoom.start = shownZoomScale
        delegate?.scrollViewWillBeginZooming(self, with: view)
        zoom(with: pinch)
    }

    /// Zooms about the middle of the fingers: the content there stays in place. If the middle
    /// moves, the pan handles it.
    private func zoom(with pinch: UIPinchGestureRecognizer) {
        guard isZooming, let view = delegate?.viewForZooming(in: self) else { return }
        let scale = banded(zoom.start * pinch.scale)
        guard scale != shownZoomScale else { return }
        let place = pinch.location(in: self)
        zoom.middle = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
        show(view, at: scale, keeping: zoom.middle)
        delegate?.scrollViewDidZoom(self)
    }

    /// Returns the scale for fingers that ask for `wanted`. Beyond a limit it follows less and
    /// less, and never reaches twice the largest or half the smallest scale; without `bouncesZoom`
    /// it stays at the limit.
    private func banded(_ wanted: Double) -> Double {
        let limit = zoomLimits.nearest(to: wanted)
        guard bouncesZoom, wanted != limit, wanted > 0 else { return limit }
        let excess = (wanted > limit ? wanted / limit : limit / wanted) - 1
        let factor = 1 + RubberBand.stretch(excess, extent: 1, give: tuning.rubberBandGive)
        return wanted > limit ? limit * factor : limit / factor
    }

    /// Ends zooming. Beyond a limit the scale springs back, and the delegate learns of the end when
    /// it has.
    private func endZooming() {
        guard isZooming else { return }
        isZooming = false
        // Code may have started an animation of the scale under the fingers.
        endZoomAnimation(.cancelled)
        let scale = zoomLimits.nearest(to: shownZoomScale)
        guard scale != shownZoomScale, let view = delegate?.viewForZooming(in: self) else {
            return tellZoomingEnded()
        }
        isZoomBouncing = true
        animateZoom(.curveEaseOut) {
            show(view, at: scale, keeping: zoom.middle)
            delegate?.scrollViewDidZoom(self)
        }
    }
}
