import TouchPicture
import TouchTrace

extension StageState {
    /// Returns the view that a touch at `point`, in points of the screen, would find if no view
    /// overrode its answer: the frontmost that accepts touches and contains the point in its bounds
    /// (HT1–HT5, HT9); none if there is none.
    ///
    /// The search leaves no trace, unlike asking the application from which the state was folded.
    public func view(at point: CGPoint) -> SubjectID {
        for window in windows.reversed() {
            if let found = frontmost(in: window, at: point) { return found }
        }
        return .none
    }

    /// Returns why a view refuses a touch at its current position, if the view does not override
    /// the answer (HT1, HT2, HT5); nil if it does not refuse, and for an unknown touch.
    func refusal(of view: ViewState, to touch: SubjectID) -> HitVerdict? {
        guard let location = self.touch(touch)?.location else { return nil }
        if let closed = view.closed { return closed }
        guard let point = convert(location, to: view.id) else { return .singular }
        return view.holds(point) ? nil : .outside
    }

    /// - Parameter point: a point in the coordinates of the view's parent.
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
    /// The reason the view and all its subviews ignore touches wherever they are (HT1); nil if they
    /// accept them.
    fileprivate var closed: HitVerdict? {
        if isHidden { return .hidden }
        if !isUserInteractionEnabled || isAnimating { return .interactionOff }
        return alpha < HitVerdict.faintestTouchableAlpha ? .faint : nil
    }

    /// Returns whether a point of the view lies in its bounds, which are half-open (HT4).
    fileprivate func holds(_ point: CGPoint) -> Bool {
        bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY
    }
}

extension CGPoint {
    /// Returns the point that `transform` maps to this one; nil under a singular transform (HT5).
    func applying(inverseOf transform: CGAffineTransform) -> CGPoint? {
        let determinant = transform.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return applying(transform.inverted())
    }
}
