import TouchPicture
import TouchTrace

extension StageState {
    /// The view that a touch at `point`, in points of the screen, would find if no view answered by itself: the
    /// frontmost that is not closed to touches and has the point in its bounds (HT1–HT5, HT9). None where nobody is.
    ///
    /// Asking leaves no mark, unlike asking the application that the state was folded from.
    public func view(at point: CGPoint) -> SubjectID {
        for window in windows.reversed() {
            if let found = frontmost(in: window, at: point) { return found }
        }
        return .none
    }

    /// Why a view refuses a touch where it is now, if it does not answer by itself (HT1, HT2, HT5); nil where it does
    /// not refuse, and for an unknown touch.
    func refusal(of view: ViewState, to touch: SubjectID) -> HitVerdict? {
        guard let location = self.touch(touch)?.location else { return nil }
        if let closed = view.closed { return closed }
        guard let point = convert(location, to: view.id) else { return .singular }
        return view.holds(point) ? nil : .outside
    }

    /// - Parameter point: in the coordinates of the view's parent.
    private func frontmost(in id: SubjectID, at point: CGPoint) -> SubjectID? {
        guard let view = views[id], view.closed == nil,
            let inside = point.applying(inverseOf: view.toParent),
            view.holds(inside)
        else { return nil }
        for child in view.children.reversed() {
            if let found = frontmost(in: child, at: inside) { return found }
        }
        return id
    }
}

extension ViewState {
    /// Why the view and all within it are closed to touches, wherever those are (HT1); nil where they are open.
    fileprivate var closed: HitVerdict? {
        if isHidden { return .hidden }
        if !isUserInteractionEnabled || isAnimating { return .interactionOff }
        return alpha < HitVerdict.faintestTouchableAlpha ? .faint : nil
    }

    /// Whether a point of the view lies in its bounds, which are half-open (HT4).
    fileprivate func holds(_ point: CGPoint) -> Bool {
        bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY
    }
}

extension CGPoint {
    /// The point that `transform` brings here; nil under a singular one (HT5).
    func applying(inverseOf transform: CGAffineTransform) -> CGPoint? {
        let determinant = transform.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return applying(transform.inverted())
    }
}
