import TouchPicture

/// A responder that manages a view, and comes between it and the view above it in the responder
/// chain (RC1).
open class UIViewController: UIResponder {
    /// The title, which is also the name of the controller in traces and scenes.
    open var title: String?

    /// The controller that contains this one.
    @Weak public private(set) final var parent: UIViewController?
    /// The controllers that this one contains, in the order in which they were added.
    public private(set) final var children: [UIViewController] = []
    /// The controller that this one presents.
    public internal(set) final var presentedViewController: UIViewController?
    /// The controller that presents this one; the next responder while it does (RC1).
    @Weak public internal(set) final var presentingViewController: UIViewController?

    private var loadedView: UIView?

    #if canImport(Foundation)
        /// The name of the nib with which the controller was made.
        public private(set) final var nibName: String?
        /// Loads a controller's view from an interface file, and returns whether there is one; nil
        /// if the app has no such files.
        package static var interfaceLoader: ((UIViewController) -> Bool)?
        /// Shows what a segue of the controller leads to, and returns whether there is one of that
        /// name; nil if the app has no storyboards.
        package static var seguePerformer: ((UIViewController, String, Any?) -> Bool)?
    #endif

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is that of a nib, if the app has one of that name. Bundles
    /// are not distinguished.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        #if canImport(Foundation)
            nibName = nibNameOrNil
        #endif
    }

    /// Creates a controller as without an archive: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        if let loadedView, loadedView.viewController === self { loadedView.viewController = nil }
    }

    // MARK: The view

    /// The root view; made by `loadView()` when first requested.
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

    /// Indicates whether the root view has been made.
    public var isViewLoaded: Bool { loadedView != nil }
    /// The root view if it has been made; reading this does not make it.
    public var viewIfLoaded: UIView? { loadedView }

    /// Makes the root view: that of the controller's interface file, or a plain view as large as
    /// the screen, unless overridden.
    open func loadView() {
        #if canImport(Foundation)
            if Self.interfaceLoader?(self) == true { return }
        #endif
        let size = UIApplication.shared.screenSize ?? .zero
        view = UIView(frame: CGRect(origin: .zero, size: size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Called once, when the root view has been made.
    open func viewDidLoad() {}
    /// Called before the root view is added to a window, as the window's root or presented.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the root view has been added to a window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the root view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the root view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called when memory is low; the host may call it.
    open func didReceiveMemoryWarning() {}

    /// The size classes, style, and resolution of the place where the view is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// Called when traits have changed; they never do here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The style to use instead of the system's; stored only, as there is no dark style here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The insets that the controller adds to the safe area of its view and all views in it, in
    /// points (LA1).
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { addedInsets }
        set {
            guard newValue != addedInsets else { return }
            UIViewController.addsSafeArea = true
            guard let loadedView else {
                addedInsets = newValue
                return
            }
            loadedView.changeSafeArea { addedInsets = newValue }
        }
    }
    private var addedInsets = UIEdgeInsets.zero
    /// Indicates whether any controller has ever added insets: as long as none has, nobody looks
    /// for them.
    static var addsSafeArea = false
    /// Indicates whether the status bar is hidden; never read by the engine, as there is none.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar; never read by the engine, as there is none.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Indicates whether the home indicator fades; there is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The size that the controller prefers where another one contains it.
    open var preferredContentSize = CGSize.zero

    /// Called before the root view places its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the root view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Makes the root view unless it has been made.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// The edges at which the app's gestures take precedence over the system's. That of the
    /// front-most controller counts, and is read for each touch (BR7).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    // MARK: Responder

    /// The presenting controller if this one is presented, otherwise the superview of the view; for
    /// the root controller, the window (RC1).
    open override var next: UIResponder? { presentingViewController ?? loadedView?.parent }

    package override var hostWindow: UIWindow? { loadedView?.root }

    // MARK: Containing

    /// Adds `child`. The caller adds its view, as in UIKit.
    open func addChild(_ child: UIViewController) {
        guard !sequence(first: self, next: { $0.parent }).contains(child) else {
            return log("a controller cannot be a child of itself or of one that it contains")
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    /// Removes this controller from the one that contains it.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the containing controller changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the caller after adding, and by this class after removing.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// The style in which the controller is presented. `.custom` follows `transitioningDelegate`;
    /// all others fill the window, but for sheets that have been configured.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The animation of the presentation; stored only, as controllers appear at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Indicates whether pulling a sheet down, or tapping beside it, does not dismiss it (PC8).
    open var isModalInPresentation = false
    /// Indicates whether a presented view covers this controller's view only; stored only.
    open var definesPresentationContext = false
    /// The delegate that determines a presentation in the style `.custom`.
    @Weak open var transitioningDelegate: UIViewControllerTransitioningDelegate?
    /// The object that manages the presentation of this controller.
    public package(set) final var presentationController: UIPresentationController?
    /// The transition in progress; nil if there is none.
    public internal(set) final var transitionCoordinator: UIViewControllerTransitionCoordinator?

    /// Indicates whether the controller is being presented or dismissed: it cannot be dismissed
    /// then.
    final var isComingOrGoing = false

    /// Presents `controller` over this one, at once unless it has a transition of its own.
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
        controller.isComingOrGoing = true
        controller.view.frame = window.bounds
        controller.viewWillAppear(animated)
        window.addSubview(controller.view)
        controller.viewIsAppearing(animated)
        controller.isComingOrGoing = false
        controller.viewDidAppear(animated)
        completion?()
    }

    /// Dismisses the controller that this one presents, or else this controller itself; one that
    /// is just coming or going with an animation is left alone.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        guard !presented.isComingOrGoing else {
            return log("a controller cannot be dismissed while it comes or goes: wait until it has")
        }
        if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
        if let transition = ViewControllerTransition(hiding: presented) {
            return transition.start(animated: animated, completion: completion)
        }
        presented.isComingOrGoing = true
        presented.viewWillDisappear(animated)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.viewDidDisappear(animated)
        presented.forgetPresentation()
        completion?()
    }

    /// Returns whether `controller` is this one or comes after it in the responder chain;
    /// presenting it would make the chain a circle.
    private func isReached(from controller: UIViewController) -> Bool {
        sequence(first: self as UIResponder, next: { $0.next }).prefix(UIResponder.longestChain)
            .contains(controller)
    }

    /// Clears the state of the presentation after the controller has been dismissed.
    final func forgetPresentation() {
        presentingViewController?.presentedViewController = nil
        presentingViewController = nil
        presentationController = nil
        isComingOrGoing = false
    }

    /// Shows `controller` as the controller that contains this one does: in front of a navigation
    /// stack, otherwise presented.
    open func show(_ controller: UIViewController, sender: Anything?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    // MARK: Storyboards, turning, editing

    /// Called before a storyboard shows another controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Anything?) {}
    /// Returns whether a storyboard may show another controller; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Anything?) -> Bool {
        true
    }
    /// Shows the controller to which a segue of the storyboard leads.
    open func performSegue(withIdentifier identifier: String, sender: Anything?) {
        #if canImport(Foundation)
            if Self.seguePerformer?(self, identifier, sender) == true { return }
        #endif
        log("the controller has no segue \(identifier)")
    }

    #if canImport(Foundation)
        /// Indicates whether the controller determines the status bar although it does not fill the
        /// window; stored only, as there is no status bar.
        open var modalPresentationCapturesStatusBarAppearance: Bool {
            get { kept["modalPresentationCapturesStatusBarAppearance"] ?? false }
            set { kept["modalPresentationCapturesStatusBarAppearance"] = newValue }
        }
        /// The animation of a change of the status bar; never read by the engine.
        open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
        /// Indicates whether children learn by themselves that their views appear; never read by
        /// the engine, as the code that adds them tells them.
        open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
        /// Indicates whether the keyboard stays when the controller is shown; never read by the
        /// engine.
        open var disablesAutomaticKeyboardDismissal: Bool { false }
    #endif

    /// Called before the size changes; the host may call it.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    /// The orientations that the controller supports; never read by the engine.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Indicates whether the controller turns with the device; it never does here.
    open var shouldAutorotate: Bool { true }
    /// The orientation in which the controller is presented; never read by the engine.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The child that determines the style of the status bar; never read by the engine.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; never read by the engine.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child whose edges take precedence (BR7); never read by the engine.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Called when the safe area of the view has changed, after the view (LA3).
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the root view's margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in the window.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called to update the root view's constraints.
    open func updateViewConstraints() {}

    /// Indicates whether the content can be edited.
    open var isEditing = false
    /// Sets whether the content can be edited.
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
