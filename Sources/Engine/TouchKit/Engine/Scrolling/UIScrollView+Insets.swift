import TouchPicture

// The insets of scroll views, and the safe area that is part of them.

extension UIScrollView {
    /// `contentInset`, with the safe area along the axes on which it is added (LA1, LA2).
    var insetWithSafeArea: UIEdgeInsets {
        guard let root, root.systemInsets != .zero else { return contentInset }
        let safe = safeAreaInsets
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
    /// The part of the view that the system covers, with these insets of the window, in points
    /// (LA1).
    func safeArea(with insets: UIEdgeInsets) -> UIEdgeInsets {
        guard let root, insets != .zero else { return .zero }
        let (room, place) = (root.bounds.inset(by: insets), convert(bounds, to: nil))
        return UIEdgeInsets(
            top: max(0, room.minY - place.minY), left: max(0, room.minX - place.minX),
            bottom: max(0, place.maxY - room.maxY), right: max(0, place.maxX - room.maxX))
    }

    /// Tells the views of this branch whose safe area has changed with the window's insets (LA3).
    func systemInsetsChanged(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        if safeArea(with: old) != safeArea(with: new) {
            safeAreaInsetsDidChange()
            looks?.isSolved = false
            setNeedsLayout()
            asScrollView?.insetMayHaveChanged()
        }
        for child in children { child.systemInsetsChanged(from: old, to: new) }
    }
}
