extension UIView {
    /// Lays out what needs it in this branch, now; a second time where what lies in it asks for that.
    func layOutBranch() {
        for _ in 0..<UIView.longestNegotiation {
            if needsLayout { layOut() }
            for child in children { child.layOutBranch() }
            if !needsLayout { return }
        }
    }

    private static let longestNegotiation = 8

    /// Places the subviews, with all who have a say in it.
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

    /// Whether it is hidden, or something around it.
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
    /// Lays out and paints the views that asked for it. Runs after every event; a host that changes views
    /// between events calls it before it takes a picture.
    public func displayIfNeeded() {
        guard !dirtyViews.isEmpty else { return }
        perform {
            layOutDirtyViews()
            let views = dirtyViews
            dirtyViews.removeAll()
            for view in views where view.needsPicture && view.root?.application === self {
                // What is hidden is dirty again when it is shown.
                if !view.isWithinHidden { view.display() }
            }
        }
    }

    /// Laying out may make more views dirty; they join the end of the list, for the next round.
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

    /// So many rounds in which layouts ask for layouts make no end.
    private static let longestLayout = 1000
}
