import TouchPicture

// The insets of scroll views, and the safe area that is part of them.

extension UIScrollView {
    /// `contentInset`, with the safe area along the axes on which it is added (LA1, LA2).
    var insetWithSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return contentInset }
        var inset = contentInset
        if addsSafeArea(contentSize.height > bounds.height || alwaysBounceVertical) {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if addsSafeArea(contentSize.width > bounds.width || alwaysBounceHorizontal) {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    private func addsSafeArea(_ scrolls: Bool) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .automatic, .scrollableAxes: scrolls
        case .always: true
        case .never: false
        }
    }

    /// Keeps content at its edges and tells the view and its delegate, if the adjusted inset has
    /// changed (LA3).
    func insetMayHaveChanged() {
        let (old, new) = (announcedInset, adjustedContentInset)
        guard new != old else { return }
        announcedInset = new
        stayAtEdges(of: old)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

extension UIView {
    /// The part of the view that the system or a controller covers, in points (LA1).
    var safeArea: UIEdgeInsets {
        guard let root, root.systemInsets != .zero || hasAddedInsets else { return .zero }
        let (room, place) = (uncovered(in: root), convert(bounds, to: nil))
        return UIEdgeInsets(
            top: max(0, room.minY - place.minY), left: max(0, room.minX - place.minX),
            bottom: max(0, place.maxY - room.maxY), right: max(0, place.maxX - room.maxX))
    }

    private var addedInsets: UIEdgeInsets { viewController?.additionalSafeAreaInsets ?? .zero }

    private var hasAddedInsets: Bool {
        UIViewController.addsSafeArea
            && sequence(first: self, next: { $0.parent }).contains { $0.addedInsets != .zero }
    }

    /// Returns the part of the window that is left to the view by the window's insets and those of
    /// the controllers around, outermost first.
    private func uncovered(in root: UIWindow) -> CGRect {
        let room = parent?.uncovered(in: root) ?? root.bounds.inset(by: root.systemInsets)
        guard addedInsets != .zero else { return room }
        let place = convert(bounds, to: nil)
        return (place.overlaps(room) ? place.overlap(with: room) : place).inset(by: addedInsets)
    }

    /// Makes a change and tells the views of this branch whose safe area it has changed (LA3).
    func changeSafeArea(_ change: () -> Void) {
        let before = safeAreasOfBranch
        change()
        for (view, old) in before where view.safeArea != old {
            view.safeAreaInsetsDidChange()
            view.viewController?.viewSafeAreaInsetsDidChange()
            view.looks?.isSolved = false
            view.setNeedsLayout()
            view.asScrollView?.insetMayHaveChanged()
        }
    }

    private var safeAreasOfBranch: [(UIView, UIEdgeInsets)] {
        [(self, safeArea)] + children.flatMap { $0.safeAreasOfBranch }
    }
}
