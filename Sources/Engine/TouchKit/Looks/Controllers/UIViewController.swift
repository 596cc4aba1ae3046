import TouchPicture

/// A responder that looks after a view and stands between it and the view above (RC1).
open class UIViewController: UIResponder {
    /// The name; traces and scenes know the controller by it.
    open var title: String?

    /// The controller that contains this one.
    @Weak public private(set) final var parent: UIViewController?
    /// The controllers that this one contains, in the order they were added.
    public private(set) final var children: [UIViewController] = []
    /// The controller that this one shows over itself.
    public internal(set) final var presentedViewController: UIViewController?
    /// The controller that shows this one; its next responder then (RC1).
    @Weak public internal(set) final var presentingViewController: UIViewController?

    private var loadedView: UIView?

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// There are no nib files here; the names are not used.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// As without archive: there are none here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
    }

    // MARK: The view

    /// The root view; made by `loadView()` when first asked for.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
            if let newValue, let tracer = newValue.root?.tracer {
                tracer.write(
                    .rc1,
                    .controllerView(controller: tracer.id(self), view: tracer.id(newValue)))
            }
        }
    }

    /// Whether the root view has been made.
    public var isViewLoaded: Bool { loadedView != nil }
    /// The root view if it has been made; asking does not make it.
    public var viewIfLoaded: UIView? { loadedView }

    /// Makes the root view: a plain one, as large as the screen, unless overridden.
    open func loadView() {
        let size = UIApplication.shared.screenSize ?? .zero
        view = UIView(frame: CGRect(origin: .zero, size: size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Called once, when the root view has been made.
    open func viewDidLoad() {}
    /// Called before the root view comes into a window, as root or presented.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the root view has come into a window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the root view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the root view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called by a host that runs out of memory, if it wants to.
    open func didReceiveMemoryWarning() {}

    /// Size, style and resolution of where the view is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// Called when traits have changed; here they never do.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Only kept: there is no dark style here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Room that others say is taken from the edges, in points; only kept.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Only kept: there is no bar above.
    open var prefersStatusBarHidden: Bool { false }
    /// Only kept: there is no bar above.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the home indicator fades: there is none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The size the controller would like to have where another one contains it.
    open var preferredContentSize = CGSize.zero

    /// Called before the root view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the root view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Makes the root view unless there is one.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// The edges at which the app's gestures come before the system's; of the controller in front it counts, and is asked
    /// for each touch (BR7).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    // MARK: Responder

    /// The presenting controller if presented, else the superview of the view: for the root controller,
    /// the window (RC1).
    open override var next: UIResponder? { presentingViewController ?? loadedView?.parent }

    package override var hostWindow: UIWindow? { loadedView?.root }

    // MARK: Containing

    /// Takes `child` in; its view is added by the caller, as in UIKit.
    open func addChild(_ child: UIViewController) {
        guard !sequence(first: self, next: { $0.parent }).contains(child) else {
            return log("a controller cannot be a child of itself or of one that it contains")
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    /// Leaves the controller that contains this one.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the containing controller changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the caller after adding, and here after removing.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// How the controller is shown when it is presented. `.custom` does as `transitioningDelegate` says; all others fill the
    /// window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes; only kept: it comes at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether pulling it down does not dismiss it; only kept: pulling dismisses nothing here.
    open var isModalInPresentation = false
    /// Whether what is presented covers this controller's view only; only kept.
    open var definesPresentationContext = false
    /// Says what a presentation of the style `.custom` looks like.
    @Weak open var transitioningDelegate: UIViewControllerTransitioningDelegate?
    /// What looks after the presentation that shows this controller.
    public internal(set) final var presentationController: UIPresentationController?
    /// The transition under way; nil if there is none.
    public internal(set) final var transitionCoordinator: UIViewControllerTransitionCoordinator?

    /// Shows `controller` over this one, at once, unless it has a transition of its own.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else {
            return log("a controller presents one other at a time: dismiss the first")
        }
        guard controller.presentingViewController == nil, !isReached(from: controller) else {
            return log(
                "a controller cannot present itself, one it comes from, or one that is presented")
        }
        guard let window = hostWindow else {
            return log("a controller whose view is in no window cannot present")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        if let transition = ViewControllerTransition(showing: controller, over: self, in: window) {
            return transition.start(animated: animated, completion: completion)
        }
        controller.view.frame = window.bounds
        controller.viewWillAppear(animated)
        window.addSubview(controller.view)
        controller.viewIsAppearing(animated)
        controller.viewDidAppear(animated)
        completion?()
    }

    /// Takes away what this controller presents, or else this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
        if let transition = ViewControllerTransition(hiding: presented) {
            return transition.start(animated: animated, completion: completion)
        }
        presented.viewWillDisappear(animated)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.viewDidDisappear(animated)
        presented.forgetPresentation()
        completion?()
    }

    /// Whether `controller` is this one or comes after it in the responder chain: presented, it would lead in a circle.
    private func isReached(from controller: UIViewController) -> Bool {
        sequence(first: self as UIResponder, next: { $0.next }).prefix(UIResponder.longestChain)
            .contains(controller)
    }

    /// It is no longer presented.
    final func forgetPresentation() {
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
        presentationController = nil
    }

    /// Shows `controller` as the controller that contains this one does: in front of a stack, else presented.
    open func show(_ controller: UIViewController, sender: Anything?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    // MARK: Storyboards, turning, editing

    /// Called before another controller is shown that a storyboard names; there are none here.
    open func prepare(for segue: UIStoryboardSegue, sender: Anything?) {}
    /// Whether another controller may be shown that a storyboard names.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Anything?) -> Bool {
        true
    }
    /// Says in the log that there are no storyboards here.
    open func performSegue(withIdentifier identifier: String, sender: Anything?) {
        log("there are no storyboards here: the segue \(identifier) leads nowhere")
    }

    /// Called before the size changes; the host calls it if it wants to.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    /// The ways the screen may be held; only asked for.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether it turns with the device: it never does here.
    open var shouldAutorotate: Bool { true }
    /// The way the screen is to be held at first; only asked for.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whose style of the bar above counts; only asked for.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whose wish to hide the bar above counts; only asked for.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whose edges come first (BR7).
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Called when what bars take has changed; here it never does.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the root view's margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in the window.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called where the root view's constraints are brought up to date.
    open func updateViewConstraints() {}

    /// Whether the content may be edited.
    open var isEditing = false
    /// Says whether the content may be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    package var kept = Kept()
}

extension UIWindow {
    func rootViewControllerChanged(from old: UIViewController?) {
        guard rootViewController !== old else { return }
        if let old {
            old.viewWillDisappear(false)
            old.viewIfLoaded?.removeFromSuperview()
            old.viewDidDisappear(false)
        }
        guard let controller = rootViewController else { return }
        controller.view.frame = bounds
        controller.viewWillAppear(false)
        insertSubview(controller.view, at: 0)
        controller.viewIsAppearing(false)
        controller.viewDidAppear(false)
    }
}
