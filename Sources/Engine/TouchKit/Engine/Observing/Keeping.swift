/// An object that keeps what it is given.
package protocol Keeping: AnyObject {
    /// What it was given.
    @MainActor var kept: Kept { get set }
}

extension UIView: Keeping {
    package var kept: Kept {
        get { looks?.kept ?? Kept() }
        set { ownLooks.kept = newValue }
    }
}

extension UIViewController: Keeping {}
extension UIGestureRecognizer: Keeping {}
extension UIApplication: Keeping {}
