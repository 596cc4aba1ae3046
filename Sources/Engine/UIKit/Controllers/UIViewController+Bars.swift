import TouchKit

/// A rectangle along the top or the bottom of a controller's view, which bars cover.
@MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of what bars cover, in points.
    var length: CGFloat { get }
    /// The upper edge, for constraints.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge, for constraints.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height, for constraints.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height, in points.
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The rectangle above the safe area of the view, in the place of guides of older systems.
    public var topLayoutGuide: UILayoutSupport { bar(named: "topLayoutGuide", above: true) }
    /// The rectangle below the safe area of the view, in the place of guides of older systems.
    public var bottomLayoutGuide: UILayoutSupport { bar(named: "bottomLayoutGuide", above: false) }

    private func bar(named name: String, above: Bool) -> UILayoutGuide {
        if let bar: UILayoutGuide = kept[name] { return bar }
        let bar = UILayoutGuide()
        kept[name] = bar
        guard let view else { return bar }
        bar.identifier = name
        view.addLayoutGuide(bar)
        let safe = view.safeAreaLayoutGuide
        let (outer, inner) =
            above ? (bar.topAnchor, bar.bottomAnchor) : (bar.bottomAnchor, bar.topAnchor)
        NSLayoutConstraint.activate([
            bar.leftAnchor.constraint(equalTo: view.leftAnchor),
            bar.rightAnchor.constraint(equalTo: view.rightAnchor),
            outer.constraint(equalTo: above ? view.topAnchor : view.bottomAnchor),
            inner.constraint(equalTo: above ? safe.topAnchor : safe.bottomAnchor),
        ])
        return bar
    }
}
