import TouchPicture

/// The animatable properties of a view at one moment.
struct ViewSnapshot: Equatable {
    let bounds: CGRect
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat
    let background: UIColor?
    let cornerRadius: CGFloat

    init(_ view: UIView) {
        (bounds, center, transform) = (view.bounds, view.center, view.transform)
        (alpha, background) = (view.alpha, view.backgroundColor)
        cornerRadius = view.looks?.layer?.cornerRadius ?? 0
    }

    /// Returns the state of every view in the application's windows.
    static func all(in application: UIApplication) -> [(view: UIView, state: ViewSnapshot)] {
        var result: [(view: UIView, state: ViewSnapshot)] = []
        func add(_ view: UIView) {
            result.append((view, ViewSnapshot(view)))
            for child in view.subviews { add(child) }
        }
        for window in application.windows { add(window) }
        return result
    }

    /// Sets the properties of a view that differ in `end` to values `fraction` of the way there.
    func show(on view: UIView, towards end: ViewSnapshot, _ fraction: CGFloat) {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        if bounds != end.bounds {
            view.bounds = CGRect(
                x: mix(bounds.minX, end.bounds.minX), y: mix(bounds.minY, end.bounds.minY),
                width: mix(bounds.width, end.bounds.width),
                height: mix(bounds.height, end.bounds.height))
        }
        if center != end.center { view.center = center.mixed(with: end.center, fraction) }
        if transform != end.transform {
            let (a, b) = (transform, end.transform)
            view.transform = CGAffineTransform(
                a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d),
                tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
        }
        if alpha != end.alpha { view.alpha = mix(alpha, end.alpha) }
        if background != end.background {
            let (a, b) = (background ?? .clear, end.background ?? .clear)
            view.backgroundColor =
                fraction >= 1
                ? end.background
                : fraction <= 0
                    ? background : UIColor(color: a.color.mixed(with: b.color, fraction))
        }
        if cornerRadius != end.cornerRadius {
            view.layer.cornerRadius = mix(cornerRadius, end.cornerRadius)
        }
    }
}
