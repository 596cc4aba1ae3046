extension UIControl {
    /// Whether the keyboard works on this control.
    public var isFocused: Bool { root?.focusedControl === self }

    /// Neither it nor a view above it is hidden or faint, and it is in a window.
    var isVisibleInWindow: Bool {
        guard root != nil else { return false }
        var here: UIView? = self
        while let view = here {
            if view.isHidden || view.alpha < UIView.faintestTouchableAlpha { return false }
            here = view.parent
        }
        return true
    }

    /// Lets the scroll views around it show it.
    fileprivate func scrollIntoView() {
        var next = enclosingScrollView
        while let scrollView = next {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
            next = scrollView.enclosingScrollView
        }
    }
}

extension UIWindow {
    /// Moves the keyboard's focus to `control`, and scrolls it into view; nil takes the focus away.
    /// - Returns: false if the control is in another window, disabled or not to be seen: the focus stays then.
    @discardableResult
    public func focus(on control: UIControl?) -> Bool {
        if let control, control.root !== self || !control.canBecomeFocused { return false }
        let old = focusedControl
        focusedControl = control
        control?.scrollIntoView()
        for changed in [old, control].compactMap({ $0 }) where old !== control {
            changed.stateChanged()
        }
        return true
    }

    /// To the next control in reading order, from the last to the first again.
    /// - Returns: false if there is no control to focus on.
    @discardableResult
    public func focusNext() -> Bool { moveFocus(by: 1) }

    /// To the control before, in reading order.
    @discardableResult
    public func focusPrevious() -> Bool { moveFocus(by: -1) }

    private func moveFocus(by step: Int) -> Bool {
        let all = focusableControls
        guard !all.isEmpty else { return false }
        guard let present = focusedControl, let place = all.firstIndex(where: { $0 === present })
        else { return focus(on: step > 0 ? all.first : all.last) }
        return focus(on: all[(place + step + all.count) % all.count])
    }

    /// The controls the keyboard can come to, row by row from the top, each row from the left. What lies in a scroll view
    /// is visited together, where the top of that scroll view stands.
    public var focusableControls: [UIControl] { focusableControls(in: self) }

    private func focusableControls(in view: UIView) -> [UIControl] {
        var found: [FocusStop] = []
        for child in view.children { collect(from: child, into: &found) }
        // The order of the tree decides between equals: sorting is not stable by promise.
        var rest = found.enumerated().sorted {
            ($0.element.box.minY, $0.offset) < ($1.element.box.minY, $1.offset)
        }
        var ordered: [UIControl] = []
        while let top = rest.first {
            // What has its middle above the bottom of the topmost is in its row.
            let row = rest.filter { entry in
                entry.offset == top.offset
                    || (!top.element.isGroup && !entry.element.isGroup
                        && entry.element.box.midY < top.element.box.maxY)
            }
            ordered += row.sorted {
                ($0.element.box.minX, $0.offset) < ($1.element.box.minX, $1.offset)
            }.flatMap { $0.element.controls }
            rest.removeAll { entry in row.contains { $0.offset == entry.offset } }
        }
        return ordered
    }

    private func collect(from view: UIView, into found: inout [FocusStop]) {
        if let control = view as? UIControl, control.canBecomeFocused {
            found.append(FocusStop(controls: [control], box: control.boxInWindow, isGroup: false))
        }
        if view is UIScrollView {
            let inside = focusableControls(in: view)
            if inside.isEmpty { return }
            found.append(FocusStop(controls: inside, box: view.boxInWindow, isGroup: true))
        } else {
            for child in view.children { collect(from: child, into: &found) }
        }
    }
}

/// A control, or a scroll view with those in it, on the keyboard's way.
private struct FocusStop {
    var controls: [UIControl]
    /// In the coordinates of the window.
    var box: CGRect
    var isGroup: Bool
}

extension UIView {
    fileprivate var boxInWindow: CGRect { convert(bounds, to: nil) }
}
