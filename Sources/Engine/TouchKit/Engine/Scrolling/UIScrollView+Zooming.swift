import TouchPicture

extension UIScrollView {
    /// Shows the delegate's view in another size, about the middle of what is seen, within the limits (CT7 does not know zooming).
    /// With `animated` it is seen to change in 0.3 s.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        let change = {
            let growth = scale / self.shownZoomScale
            let middle = CGPoint(x: self.bounds.midX * growth, y: self.bounds.midY * growth)
            self.shownZoomScale = scale
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let size = view.bounds.size.applying(view.transform)
            view.center = CGPoint(x: size.width / 2, y: size.height / 2)
            self.contentSize = size
            self.bounds.origin = self.clamped(
                CGPoint(
                    x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2))
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        stopMotion()
        if animated {
            UIView.animate(withDuration: 0.3, options: .allowUserInteraction, animations: change)
        } else {
            change()
        }
        delegate?.scrollViewDidZoom(self)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    /// Zooms so that `rect`, in the coordinates of the delegate's view, fills what is seen.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(
            min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let scale = shownZoomScale
        setContentOffset(
            clamped(
                CGPoint(
                    x: rect.midX * scale - bounds.width / 2,
                    y: rect.midY * scale - bounds.height / 2)),
            animated: animated)
    }
}
