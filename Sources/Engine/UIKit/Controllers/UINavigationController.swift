import TouchKit

/// The bar above a stack of controllers.
open class UINavigationBar: UIView {
    /// The height of the bar, in points.
    static let height: CGFloat = 44

    /// Indicates whether the bar is translucent; stored only.
    open var isTranslucent = true
    /// Indicates whether titles are large; stored only.
    open var prefersLargeTitles = false
    /// The color of the bar; nil for white.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .white } }
    /// The attributes of the title; stored only.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the bar's shadow; stored only.
    open var shadowImage: UIImage?
    /// The item that is shown.
    open private(set) var topItem: UINavigationItem?

    /// Ignores the image.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

    func show(_ item: UINavigationItem?, back: UIView?) {
        topItem?.changed = nil
        topItem = item
        item?.changed = { [weak self] in self?.show(self?.topItem, back: back) }
        backgroundColor = barTintColor ?? .white
        for view in subviews { view.removeFromSuperview() }
        let left = (item?.leftBarButtonItems ?? []).map(\.view)
        lefts = left.isEmpty && item?.hidesBackButton != true ? [back].compactMap { $0 } : left
        rights = (item?.rightBarButtonItems ?? []).map(\.view)
        let label = UILabel()
        label.text = item?.title
        label.font = .boldSystemFont(ofSize: 17)
        label.sizeToFit()
        middle = item?.titleView ?? label
        for view in lefts + rights + [middle].compactMap({ $0 }) { addSubview(view) }
        setNeedsLayout()
    }

    private var lefts: [UIView] = []
    private var rights: [UIView] = []
    private var middle: UIView?

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = bounds.height - Self.height / 2
        var x: CGFloat = 8
        for view in lefts {
            view.center = CGPoint(x: x + view.bounds.width / 2, y: line)
            x += view.bounds.width + 8
        }
        x = bounds.width - 8
        for view in rights {
            view.center = CGPoint(x: x - view.bounds.width / 2, y: line)
            x -= view.bounds.width + 8
        }
        middle?.center = CGPoint(x: bounds.midX, y: line)
    }
}

/// The bar heights to which a setting applies; ignored.
public nonisolated enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default`
    /// The smaller height, as on a phone on its side.
    case compact
    /// The usual height with a prompt above the title.
    case defaultPrompt
}

/// A controller that shows the last of a stack of controllers under a bar. Controllers appear and
/// disappear at once; the back button or a pan from the left edge leads back.
open class UINavigationController: UIViewController, UIGestureRecognizerDelegate {
    /// An operation on the stack; never used by the engine.
    public nonisolated enum Operation: Int, Sendable {
        /// No change.
        case none
        /// A controller is added on top.
        case push
        /// The controller on top is removed.
        case pop
    }

    /// The stack, from the rearmost controller to the one that is shown.
    open var viewControllers: [UIViewController] = [] { didSet { stackChanged(from: oldValue) } }
    /// The controller that is shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is shown, or the one that it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }
    /// The bar at the top.
    public let navigationBar = UINavigationBar()
    /// The delegate, which learns which controllers are shown.
    open weak var delegate: UINavigationControllerDelegate?
    /// The pan from the left edge that leads back if it ends far enough. Views get touches near
    /// that edge only once it has failed (PC14).
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.delegate = self
        pan.delaysTouchesBegan = true
        pan.name = "back from the edge"
        pan.addTarget(self, action: Selector("pannedBack:", UINavigationController.pannedBack(_:)))
        return pan
    }()
    /// Indicates whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Indicates whether the toolbar is hidden; stored only, as there is none.
    open var isToolbarHidden = true
    /// Indicates whether swiping hides the bars; stored only.
    open var hidesBarsOnSwipe = false

    /// Creates a stack of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    open override func loadView() {
        super.loadView()
        let stack = StackView(frame: view.frame)
        stack.controller = self
        stack.autoresizingMask = view.autoresizingMask
        view = stack
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        if let pan = interactivePopGestureRecognizer { view.addGestureRecognizer(pan) }
        showTop(from: nil)
    }

    // MARK: Stack

    /// Puts `viewController` in front.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    /// Removes the foremost controller, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }

    /// Removes all controllers except the rearmost.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes the controllers in front of `viewController`.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let place = viewControllers.firstIndex(of: viewController) else { return nil }
        let gone = Array(viewControllers[(place + 1)...])
        viewControllers.removeLast(gone.count)
        return gone
    }

    /// Replaces the stack, at once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Hides or shows the bar, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Sets `isToolbarHidden`; stored only, as there is no toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }

    private func stackChanged(from old: [UIViewController]) {
        for gone in old where !viewControllers.contains(gone) { gone.removeFromParent() }
        for new in viewControllers where new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
        if isViewLoaded { showTop(from: old.last) }
    }

    private func showTop(from old: UIViewController?) {
        let top = topViewController
        guard old !== top else { return }
        old?.viewWillDisappear(false)
        if let top {
            delegate?.navigationController(self, willShow: top, animated: false)
            top.viewWillAppear(false)
            view.insertSubview(top.view, at: 0)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.viewDidDisappear(false)
        top?.viewDidAppear(false)
        let back = UIButton(type: .system)
        back.setTitle(
            "‹ " + (viewControllers.dropLast().last?.navigationItem.title ?? "Back"), for: .normal)
        back.accessibilityIdentifier = "back"
        back.sizeToFit()
        back.addAction(
            UIAction { [weak self] _ in self?.popViewController(animated: true) },
            for: .touchUpInside)
        navigationBar.show(top?.navigationItem, back: viewControllers.count > 1 ? back : nil)
        view.setNeedsLayout()
        if let top { delegate?.navigationController(self, didShow: top, animated: false) }
    }

    func layOut() {
        let height = isNavigationBarHidden ? 0 : UINavigationBar.height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        topViewController?.view.frame = CGRect(
            x: 0, y: height, width: view.bounds.width, height: view.bounds.height - height)
    }

    private func pannedBack(_ pan: UIGestureRecognizer) {
        guard let pan = pan as? UIPanGestureRecognizer, pan.state == .ended else { return }
        let way = pan.translation(in: view).x + pan.velocity(in: view).x * 0.2
        if way > view.bounds.width / 2 { popViewController(animated: true) }
    }

    /// Returns whether the pan from the edge may begin: not at the root, under a hidden bar, or
    /// where something else has taken the place of the back button (PC15).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
        guard viewControllers.count > 1, !isNavigationBarHidden,
            let item = topViewController?.navigationItem
        else { return false }
        return !item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
    }

    /// Returns true for the pans of scroll views: they wait until the pan from the edge has failed,
    /// as long as this controller is its delegate (PC16).
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === interactivePopGestureRecognizer,
            let scrollView = otherGestureRecognizer.view as? UIScrollView
        else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer
    }
}

/// A delegate that learns which controllers a stack shows.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before another controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Called after another controller has been shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

/// A view that its controller lays out.
private final class StackView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}

extension UIViewController {
    /// The content of the navigation bar for this controller; initially its title.
    public var navigationItem: UINavigationItem {
        if let item: UINavigationItem = kept["navigationItem"] { return item }
        let item = UINavigationItem(title: title ?? "")
        kept["navigationItem"] = item
        return item
    }

    /// The stack that contains the controller.
    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy
            .compactMap { $0 as? UINavigationController }.first
    }

    /// The split view controller; always nil.
    public var splitViewController: UIViewController? { nil }
    /// The items of the toolbar; stored only, as there is no toolbar.
    public var toolbarItems: [UIBarButtonItem]? {
        get { kept["toolbarItems"] }
        set { kept["toolbarItems"] = newValue }
    }
    /// Indicates whether the bottom bar is hidden while this controller is shown; stored only, as
    /// there is none.
    public var hidesBottomBarWhenPushed: Bool {
        get { kept["hidesBottomBarWhenPushed"] ?? false }
        set { kept["hidesBottomBarWhenPushed"] = newValue }
    }
    /// The edges at which the view extends under bars; stored only, as the view is below the bar.
    public var edgesForExtendedLayout: UIRectEdge {
        get { kept["edgesForExtendedLayout"] ?? .all }
        set { kept["edgesForExtendedLayout"] = newValue }
    }
    /// Indicates whether the view extends under opaque bars; stored only, as the view is below the
    /// bar.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { kept["extendedLayoutIncludesOpaqueBars"] ?? false }
        set { kept["extendedLayoutIncludesOpaqueBars"] = newValue }
    }
    /// Indicates whether the insets of scroll views are adjusted to bars; stored only, as nothing
    /// covers the edges.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept["automaticallyAdjustsScrollViewInsets"] ?? true }
        set { kept["automaticallyAdjustsScrollViewInsets"] = newValue }
    }
    /// The name for restoring the controller; stored only, as nothing is restored.
    public var restorationIdentifier: String? {
        get { kept["restorationIdentifier"] }
        set { kept["restorationIdentifier"] = newValue }
    }
    /// Does nothing: there is no status bar.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: the edges are read for each touch (BR7).
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Does nothing: there is no home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: the screen never turns.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Indicates whether the controller is being presented; here, true as long as it is presented.
    public var isBeingPresented: Bool { presentingViewController != nil }
    /// Indicates whether the controller is being dismissed; here, true as long as it is neither
    /// presented nor in a window.
    public var isBeingDismissed: Bool {
        presentingViewController == nil && viewIfLoaded?.window == nil
    }
    /// Indicates whether the controller is being added to another; here, true as long as another
    /// contains it.
    public var isMovingToParent: Bool { parent != nil }
    /// Indicates whether the controller is being removed from another; here, true as long as none
    /// contains it.
    public var isMovingFromParent: Bool { parent == nil }

    /// Tells the controller that its view is about to appear in a container, or to disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        kept["isAppearing"] = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    /// Tells the controller that its view has appeared or disappeared.
    public func endAppearanceTransition() {
        if kept["isAppearing"] ?? true { viewDidAppear(false) } else { viewDidDisappear(false) }
    }
    /// Replaces the view of one child with that of another, with an animation.
    public func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        (old.view.superview ?? view).addSubview(new.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { isFinished in
                old.view.removeFromSuperview()
                completion?(isFinished)
            })
    }
}
