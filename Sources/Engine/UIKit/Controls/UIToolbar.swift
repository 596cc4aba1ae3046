import TouchKit

/// The look of a bar; bars are light here.
public nonisolated enum UIBarStyle: Int, Sendable {
    /// A light bar with dark letters.
    case `default`
    /// A dark bar with light letters.
    case black
    /// The dark look that lets content through, by its older name.
    public static let blackTranslucent = UIBarStyle.black
}

/// The place of a bar on the screen; never asked here.
public nonisolated enum UIBarPosition: Int, Sendable {
    /// No particular place.
    case any
    /// The bottom of the container.
    case bottom
    /// The top of the container.
    case top
    /// The top of the screen, reaching up behind the status bar.
    case topAttached
}

/// A bar of buttons, most often at the bottom of the screen or above a keyboard.
open class UIToolbar: UIView {
    /// The items, from the left.
    open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
    /// The look of the bar; stored only.
    open var barStyle = UIBarStyle.default
    /// Indicates whether content shows through the bar; stored only.
    open var isTranslucent = true
    /// The color of the bar; nil for the usual one.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemGray6 } }

    private var views: [(item: UIBarButtonItem, view: UIView)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
    }

    /// Creates a bar as without an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .systemGray6
    }

    /// Sets the items, at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Does nothing: bars show no image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}
    /// Does nothing: bars have no shadow.
    open func setShadowImage(
        _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
    ) {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: 44)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    private func itemsChanged() {
        for (_, view) in views { view.removeFromSuperview() }
        views = (items ?? []).map { item in
            item.changed = { [weak self] in self?.itemsChanged() }
            let view = item.isSpace ? UIView() : item.view
            addSubview(view)
            return (item, view)
        }
        setNeedsLayout()
    }

    /// Places the items from the left; what remains is shared by the flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, gap): (CGFloat, CGFloat) = (16, 8)
        let widths = views.map { $0.item.isSpace ? $0.item.width : $0.view.bounds.width }
        let springs = views.filter { $0.item.isFlexible }.count
        let taken = widths.reduce(0, +) + gap * CGFloat(max(0, views.count - 1)) + 2 * margin
        let share = springs > 0 ? max(0, bounds.width - taken) / CGFloat(springs) : 0
        var x = margin
        for ((item, view), width) in zip(views, widths) {
            let width = item.isFlexible ? share : width
            view.frame = CGRect(
                x: x, y: (bounds.height - view.bounds.height) / 2, width: width,
                height: view.bounds.height)
            x += width + gap
        }
    }
}
