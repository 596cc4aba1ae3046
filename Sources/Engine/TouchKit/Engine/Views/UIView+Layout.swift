extension UIView {
    /// Lays out the views in this branch that need it now, and again if views within it ask for
    /// that.
    func layOutBranch() {
        for _ in 0..<UIView.longestNegotiation {
            if needsLayout { layOut() }
            for child in children { child.layOutBranch() }
            if !needsLayout { return }
        }
    }

    private static let longestNegotiation = 8

    /// Places the subviews, together with the constraints, the view controller, and the layer.
    func layOut() {
        if looks != nil {
            updateConstraintsIfNeeded()
            needsLayout = false
            solveConstraints()
        }
        needsLayout = false
        viewController?.viewWillLayoutSubviews()
        if let layer = looks?.layer {
            layoutSublayers(of: layer)
            layer.layoutSublayers()
        } else {
            layoutSubviews()
        }
        viewController?.viewDidLayoutSubviews()
    }

    /// Indicates whether this view or one around it is hidden.
    fileprivate var isWithinHidden: Bool { isHidden || parent?.isWithinHidden == true }

    func noteDirty() {
        root?.application?.dirtyViews.append(self)
    }

    func noteDirtyBranch() {
        guard let application = root?.application else { return }
        collectDirty(for: application)
    }

    private func collectDirty(for application: UIApplication) {
        if needsLayout || needsPicture { application.dirtyViews.append(self) }
        for child in children { child.collectDirty(for: application) }
    }
}

extension UIApplication {
    /// Lays out and draws the views that asked for it. Runs after every event; a host that changes
    /// views between events calls it before it takes a picture.
    public func displayIfNeeded() {
        guard !dirtyViews.isEmpty else { return }
        perform {
            layOutDirtyViews()
            let views = dirtyViews
            dirtyViews.removeAll()
            for view in views where view.needsPicture && view.root?.application === self {
                // A hidden view is marked again when it is shown.
                if !view.isWithinHidden { view.display() }
            }
        }
    }

    /// Lays out the views that need it. Laying out may mark more views; they join the end of the
    /// list, for the next round.
    private func layOutDirtyViews() {
        var (next, end, rounds) = (0, 0, 0)
        while next < dirtyViews.count {
            if next >= end { (end, rounds) = (dirtyViews.count, rounds + 1) }
            let view = dirtyViews[next]
            guard rounds <= UIApplication.longestLayout else {
                return log(
                    "layouts ask for layouts without end: it stops at \(className(of: view))")
            }
            next += 1
            guard view.root?.application === self, view.needsLayout else { continue }
            view.layOut()
        }
    }

    /// The number of rounds after which layouts that ask for layouts are taken to be endless.
    private static let longestLayout = 1000
}
