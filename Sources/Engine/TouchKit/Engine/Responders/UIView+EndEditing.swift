extension UIView {
    /// Has the first responder resign, if it is in this branch (RC6).
    /// - Parameter force: whether it is not asked if it may.
    /// - Returns: whether nothing in the branch is first responder now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = root, let first = window.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard view?.isDescendant(of: self) == true else { return true }
        if first.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
