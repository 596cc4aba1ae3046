extension UIView {
    /// Swaps two subviews; does nothing if one of the indices does not exist.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard children.indices.contains(first), children.indices.contains(second),
            first != second
        else { return }
        let (low, high) = (children[min(first, second)], children[max(first, second)])
        reorder(high, to: min(first, second))
        reorder(low, to: max(first, second))
    }

    /// Removes the view from its superview. Not overridable, because moving a view elsewhere uses
    /// it too.
    func leaveSuperview() {
        guard let parent else { return }
        guard let application = root?.application else { return leave(parent) }
        application.change { leave(parent) }
    }

    private func leave(_ parent: UIView) {
        let window = root
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if window != nil { announceWindow(nil) }
        // The record is written first, so that the cancellations it causes follow it.
        detach {
            window?.application?.delivery.branchLeft(self, window)
            // An object that was notified may have added the view elsewhere already.
            if self.parent == nil { self.setRoot(nil) }
        }
        didMoveToSuperview()
        if window != nil { announceMoved() }
        parent.setNeedsLayout()
        window?.application?.delivery.settleUnlessBusy()
    }

    /// Returns whether this view is `view` or lies within it.
    public func isDescendant(of view: UIView) -> Bool {
        var here: UIView? = self
        while let current = here {
            if current === view { return true }
            here = current.parent
        }
        return false
    }

    /// Returns the first view of this branch, itself included, whose tag is `tag`.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    func move(_ view: UIView, by offset: Int, from sibling: UIView) {
        // It is next to itself already.
        if sibling === view, view.parent === self { return }
        let place = children.filter { $0 !== view }.firstIndex { $0 === sibling }
        insert(view, at: place.map { $0 + offset })
    }

    func reorder(_ view: UIView, to index: Int) {
        children.remove(view)
        children.insert(view, at: index)
        traceChange(.ht3) { parentID in
            .viewAdded(
                view: root?.tracer?.id(view) ?? .none, parent: parentID, index: Int32(index))
        }
    }

    func insert(_ view: UIView, at index: Int?) {
        guard !isDescendant(of: view) else {
            log("a view cannot be added to itself or to a view within it")
            return
        }
        if view.parent === self {
            return reorder(view, to: min(index ?? children.count - 1, children.count - 1))
        }
        guard !(view is UIWindow) else { return log("a window cannot be a subview") }
        // A view that moves within one window keeps its touches, because it never leaves (DL13).
        let staysInWindow = root != nil && view.root === root
        if staysInWindow {
            view.parent?.willRemoveSubview(view)
            view.parent?.setNeedsLayout()
        } else {
            view.leaveSuperview()
            // An object that was notified may have added the view elsewhere, or this one to it: the
            // latest call counts.
            if view.parent != nil || isDescendant(of: view) { return insert(view, at: index) }
        }
        view.willMove(toSuperview: self)
        if staysInWindow { view.detach {} } else if root != nil { view.announceWindow(root) }
        let place = min(index ?? children.count, children.count)
        children.insert(view, at: place)
        view.parent = self
        view.setRoot(root)
        if let tracer = root?.tracer {
            view.traceBranch(under: self, at: place, to: tracer)
        }
        view.noteDirtyBranch()
        view.didMoveToSuperview()
        if root != nil, !staysInWindow { view.announceMoved() }
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Cuts the link to the superview. The record of it is written before those of `consequences`.
    private func detach(_ consequences: () -> Void) {
        func cut() {
            parent?.children.remove(self)
            parent = nil
            consequences()
        }
        guard let tracer = root?.tracer else { return cut() }
        tracer.write(.dl13, .viewRemoved(view: tracer.id(self)), during: cut)
    }

    /// Sets the window of all views in the branch.
    func setRoot(_ window: UIWindow?) {
        root = window
        for child in children { child.setRoot(window) }
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for child in children { child.announceWindow(window) }
    }

    private func announceMoved() {
        didMoveToWindow()
        for child in children { child.announceMoved() }
    }
}

nonisolated extension [UIView] {
    /// Removes `view`, searching from the front, where views are mostly added and removed.
    fileprivate mutating func remove(_ view: UIView) {
        var index = count - 1
        while index >= 0, self[index] !== view { index -= 1 }
        if index >= 0 { remove(at: index) }
    }
}
