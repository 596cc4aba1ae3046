import TouchPicture

/// The side of a row on which actions appear.
package enum SwipeEdge { case leading, trailing }

/// The actions at one side of a row, the outermost first (IN6).
package struct SwipeSet {
    package let items: [MenuItem]
    /// Indicates whether a full swipe performs the first of them (IN8).
    package var performsFirst: Bool

    package init(_ items: [MenuItem], performsFirst: Bool = true) {
        (self.items, self.performsFirst) = (items, performsFirst)
    }
}

/// The actions behind rows: a pan sideways slides a row away from them (IN6–IN9). The object is on
/// the row itself, or on the scroll view around several rows.
package final class SwipeActions: RecognizingInteraction {
    /// The recognizer of the swipe.
    package let pan = UISwipeActionPanGestureRecognizer()
    /// The recognizer that closes an open row, enabled only while one is open.
    package let dismissal = UISwipeDismissalGestureRecognizer()
    package override var recognizers: [UIGestureRecognizer] { [pan, dismissal] }

    /// A closure that returns the row at a point of the view; by default the view itself.
    package var row: ((CGPoint) -> UIView?)?
    /// A closure that returns the actions of a row at one side; nil for none.
    package var actions: (UIView, SwipeEdge) -> SwipeSet?
    /// Called before a row opens, and when it is closed again.
    package var willOpen: (UIView) -> Void = { _ in }
    package var didClose: (UIView) -> Void = { _ in }
    /// Indicates whether choosing an action closes the row at once; if not, whoever performs it
    /// calls `close()`.
    package var closesWhenChosen = true

    private var offered: OpenRow?
    private var opened: OpenRow?
    private var start: CGFloat = 0

    /// A guess: the duration of a row's way to where it comes to rest, in seconds.
    private static let duration = 0.3
    package init(actions: @escaping (UIView, SwipeEdge) -> SwipeSet?) {
        self.actions = actions
        super.init()
        pan.actions = self
        dismissal.actions = self
        pan.addTarget(self, action: SwipeActions.panned, name: "swipe")
        dismissal.addTarget(self, action: SwipeActions.dismissed, name: "close")
    }

    /// The row whose actions are shown.
    package var openRow: UIView? { opened?.row }

    /// Returns the distance by which a row is out of its place, in points, positive to the right.
    package func offset(of row: UIView) -> CGFloat { opened?.row === row ? opened?.offset ?? 0 : 0 }

    /// Returns whether `view` is one of the buttons that are shown.
    func shows(_ view: UIView?) -> Bool {
        guard let buttons = opened?.buttons, let view else { return false }
        return view.isDescendant(of: buttons)
    }

    // MARK: The swipe (IN6)

    /// Returns whether a finger that moves along `way`, in the view's coordinates, slides a row.
    func canBegin(along way: CGPoint, at place: CGPoint) -> Bool {
        offered = nil
        guard abs(way.x) >= abs(way.y), let view, let row = row.map({ $0(place) }) ?? view else {
            return false
        }
        if row === opened?.row { return true }
        let edge = way.x > 0 ? SwipeEdge.leading : .trailing
        guard let set = actions(row, edge), !set.items.isEmpty else { return false }
        offered = OpenRow(row, edge, set)
        return true
    }

    private func panned(_ pan: UISwipeActionPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin()
            slide(to: start + pan.translation(in: view).x)
        case .changed: slide(to: start + pan.translation(in: view).x)
        case .ended: settle(pan.velocity(in: view).x)
        default: close()
        }
    }

    private func begin() {
        if let new = offered, let row = new.row {
            row.enclosingScrollView?.openSwipe?.close()
            close()
            opened = new
            offered = nil
            willOpen(row)
            new.show { [actions = Weak(self)] in actions.object?.perform($0) }
            row.enclosingScrollView?.openSwipe = self
            watch(row)
        }
        start = opened?.offset ?? 0
    }

    private func slide(to offset: CGFloat) { opened?.slide(to: offset) }

    /// Performs the first action, closes, or opens, when the finger has lifted at `velocity`, in
    /// points a second.
    private func settle(_ velocity: CGFloat) {
        guard let opened else { return }
        if opened.isFull(withFingerAt: pan.location(in: opened.row?.superview).x) {
            return perform(0)
        }
        if opened.edge == .leading ? velocity < 0 : velocity > 0 { return close() }
        UIView.animate(withDuration: SwipeActions.duration, options: .allowUserInteraction) {
            opened.slide(to: opened.edge == .leading ? opened.openDistance : -opened.openDistance)
        }
    }

    private func perform(_ index: Int) {
        guard let opened, opened.set.items.indices.contains(index) else { return }
        if closesWhenChosen { close() }
        opened.set.items[index].perform()
    }

    // MARK: Closing (IN9)

    private func dismissed() { close() }

    /// Closes the row that is open.
    package func close() {
        guard let opened else { return }
        self.opened = nil
        dismissal.isEnabled = false
        if let scrollView = opened.row?.enclosingScrollView, scrollView.openSwipe === self {
            scrollView.openSwipe = nil
        }
        UIView.animate(withDuration: SwipeActions.duration, options: .allowUserInteraction) {
            opened.slide(to: 0)
        } completion: { [didClose] _ in
            opened.hide()
            if let row = opened.row { didClose(row) }
        }
    }

    /// Watches the touches around an open row.
    private func watch(_ row: UIView) {
        let around = row.enclosingScrollView ?? row.superview
        if dismissal.view !== around { around?.addGestureRecognizer(dismissal) }
        dismissal.isEnabled = true
    }

    package override func willMove(to view: UIView?) {
        close()
        super.willMove(to: view)
    }
}
