/// An object that stores the values it is given, by name.
package protocol Keeping: AnyObject {
    /// The stored values.
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
