/// What UIKit keeps in a view's layer and code written for it reaches for: here it is the view's own.
public struct CALayer {
    fileprivate let view: UIView

    /// Radius of the drawn corners, in points; touches do not see it (HT4).
    public var cornerRadius: CGFloat {
        get { view.cornerRadius }
        nonmutating set { view.cornerRadius = newValue }
    }

    /// Whether what lies outside the bounds is not drawn.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }
}

extension UIView {
    /// The view's looks by the names that UIKit keeps in a layer.
    public var layer: CALayer { CALayer(view: self) }
}
