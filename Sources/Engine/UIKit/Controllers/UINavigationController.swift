import TouchKit

/// The bar above a stack of controllers.
open class UINavigationBar: UIView {
    /// How high it is, in points.
    static let height: CGFloat = 44

    /// Only kept.
    open var isTranslucent = true
    /// Only kept.
    open var prefersLargeTitles = false
    /// Its own colour; nil for white.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .white } }
    /// How the title is written; only kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Only kept.
    open var shadowImage: UIImage?
    /// The item that is shown.
    open private(set) var topItem: UINavigationItem?

    /// Only taken.
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

/// For which heights of bars something is meant; only taken.
public nonisolated enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt }

/// Shows the last of a stack of controllers under a bar. They come and go at once, by the button back or from the left edge.
open class UINavigationController: UIViewController, UIGestureRecognizerDelegate {
    /// What is done to a stack; only told.
    public nonisolated enum Operation: Int, Sendable { case none, push, pop }

    /// From the rearmost to the one that is shown.
    open var viewControllers: [UIViewController] = [] { didSet { stackChanged(from: oldValue) } }
    /// The one that is shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The one that is shown, or what it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }
    /// The bar above.
    public let navigationBar = UINavigationBar()
    /// Told of what is shown.
    open weak var delegate: UINavigationControllerDelegate?
    /// A pan from the left edge that goes back when it ends far enough.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.delegate = self
        pan.name = "back from the edge"
        pan.addTarget(self, action: Selector("pannedBack:", UINavigationController.pannedBack(_:)))
        return pan
    }()
    /// Whether there is no bar.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Only kept: there is no bar below.
    open var isToolbarHidden = true
    /// Only kept.
    open var hidesBarsOnSwipe = false

    /// A stack of one.
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

    /// Takes the foremost away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }

    /// Takes all away but the rearmost.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes away what lies in front of `viewController`.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let place = viewControllers.firstIndex(of: viewController) else { return nil }
        let gone = Array(viewControllers[(place + 1)...])
        viewControllers.removeLast(gone.count)
        return gone
    }

    /// Another stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Puts the bar there or takes it away.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Only kept: there is no bar below.
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

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}

/// Told of what a stack shows.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Another controller comes.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Another controller has come.
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

/// Has its controller lay it out.
private final class StackView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}

extension UIViewController {
    /// What of the controller stands in the bar above it; with its title at first.
    public var navigationItem: UINavigationItem {
        if let item: UINavigationItem = kept["navigationItem"] { return item }
        let item = UINavigationItem(title: title ?? "")
        kept["navigationItem"] = item
        return item
    }

    /// The stack that the controller is in.
    public var navigationController: UINavigationController? {
        sequence(first: self, next: \.parent).dropFirst().lazy
            .compactMap { $0 as? UINavigationController }.first
    }

    /// None.
    public var splitViewController: UIViewController? { nil }
    /// None: there are no storyboards here.
    public var storyboard: AnyObject? { nil }
    /// Only kept: there is no bar below.
    public var toolbarItems: [UIBarButtonItem]? {
        get { kept["toolbarItems"] }
        set { kept["toolbarItems"] = newValue }
    }
    /// Only kept: there is no bar below.
    public var hidesBottomBarWhenPushed: Bool {
        get { kept["hidesBottomBarWhenPushed"] ?? false }
        set { kept["hidesBottomBarWhenPushed"] = newValue }
    }
    /// Only kept: the view lies below the bar.
    public var edgesForExtendedLayout: UIRectEdge {
        get { kept["edgesForExtendedLayout"] ?? .all }
        set { kept["edgesForExtendedLayout"] = newValue }
    }
    /// Only kept: the view lies below the bar.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { kept["extendedLayoutIncludesOpaqueBars"] ?? false }
        set { kept["extendedLayoutIncludesOpaqueBars"] = newValue }
    }
    /// Only kept: nothing is taken from the edges.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { kept["automaticallyAdjustsScrollViewInsets"] ?? true }
        set { kept["automaticallyAdjustsScrollViewInsets"] = newValue }
    }
    /// Only kept: nothing is restored.
    public var restorationIdentifier: String? {
        get { kept["restorationIdentifier"] }
        set { kept["restorationIdentifier"] = newValue }
    }
    /// Does nothing: there is no bar above.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: it is asked for each touch (BR7).
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Does nothing: there is no home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: it never turns.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Whether it comes now by being presented.
    public var isBeingPresented: Bool { presentingViewController != nil }
    /// Whether it goes now by being dismissed.
    public var isBeingDismissed: Bool {
        presentingViewController == nil && viewIfLoaded?.window == nil
    }
    /// Whether it comes into another controller.
    public var isMovingToParent: Bool { parent != nil }
    /// Whether it leaves another controller.
    public var isMovingFromParent: Bool { parent == nil }

    /// Says that what a container shows is about to appear or disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        kept["isAppearing"] = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    /// Says that it has.
    public func endAppearanceTransition() {
        if kept["isAppearing"] ?? true { viewDidAppear(false) } else { viewDidDisappear(false) }
    }
    /// From one child's view to another's.
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
