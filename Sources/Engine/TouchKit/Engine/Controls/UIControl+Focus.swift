extension UIControl {
    /// Indicates whether the control has the keyboard's focus.
    public var isFocused: Bool { root?.focusedControl === self }

    /// Indicates whether the control is in a window, with neither it nor a view above it hidden or
    /// faint.
    var isVisibleInWindow: Bool {
        guard root != nil else { return false }
        var here: UIView? = self
        while let view = here {
            if view.isHidden || view.alpha < UIView.faintestTouchableAlpha { return false }
            here = view.parent
        }
        return true
    }

    /// Scrolls the control into view in the scroll views around it.
    fileprivate func scrollIntoView() {
        var next = enclosingScrollView
        while let scrollView = next {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: false)
            next = scrollView.enclosingScrollView
        }
    }
}

extension UIWindow {
    /// Moves the keyboard's focus to `control` and scrolls it into view; nil removes the focus.
    /// - Returns: false if the control is in another window, disabled, or not visible; the focus
    ///   does not move then.
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

    /// Moves the focus to the next control in reading order, from the last to the first again.
    /// - Returns: false if there is no control to focus on.
    @discardableResult
    public func focusNext() -> Bool { moveFocus(by: 1) }

    /// Moves the focus to the previous control in reading order.
    @discardableResult
    public func focusPrevious() -> Bool { moveFocus(by: -1) }

    private func moveFocus(by step: Int) -> Bool {
        let all = focusableControls
        guard !all.isEmpty else { return false }
        guard let present = focusedControl, let place = all.firstIndex(where: { $0 === present })
        else { return focus(on: step > 0 ? all.first : all.last) }
        return focus(on: all[(place + step + all.count) % all.count])
    }

    /// The controls that can receive the keyboard's focus, row by row from the top, each row from
    /// the left. The controls in a scroll view are visited together, at the top of that scroll
    /// view.
    public var focusableControls: [UIControl] { focusableControls(in: self) }

    private func focusableControls(in view: UIView) -> [UIControl] {
        var found: [FocusStop] = []
        for child in view.children { collect(from: child, into: &found) }
        // The order in the tree breaks ties, since sorting is not guaranteed to be stable.
        var rest = found.enumerated().sorted {
            ($0.element.box.minY, $0.offset) < ($1.element.box.minY, $1.offset)
        }
        var ordered: [UIControl] = []
        while let top = rest.first {
            // An entry whose middle is above the bottom of the topmost entry is in its row.
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

/// A control, or a scroll view with the controls in it, on the path of the keyboard's focus.
private struct FocusStop {
    var controls: [UIControl]
    /// The box, in the coordinates of the window.
    var box: CGRect
    var isGroup: Bool
}

extension UIView {
    fileprivate var boxInWindow: CGRect { convert(bounds, to: nil) }
}
