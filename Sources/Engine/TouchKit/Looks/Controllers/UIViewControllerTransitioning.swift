/// Says what a presentation of the style `.custom` looks like: who looks after it, and who animates it.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who animates what comes; nil for nobody: it is there at once.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// Who animates what goes; nil for nobody: it is gone at once.
    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    /// Who has a hand in what comes.
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Who has a hand in what goes.
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Who looks after the presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nobody.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    /// Nobody.
    public func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    { nil }
    /// Nobody.
    public func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    /// Nobody.
    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    /// A plain one.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Animates from one controller to another.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long that takes, in seconds.
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    /// Puts what comes into the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    /// Called when all is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Has a hand in a transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// The transition begins.
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    /// Whether a hand has it from the beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Yes.
    public var wantsInteractiveStart: Bool { true }
}

/// Which of the two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: Hashable, Sendable {
    private let name: String
    /// The one that was there.
    public static let from = UITransitionContextViewControllerKey(name: "from")
    /// The one that will be there.
    public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// Which of the two views of a transition.
public nonisolated struct UITransitionContextViewKey: Hashable, Sendable {
    private let name: String
    /// The one that goes.
    public static let from = UITransitionContextViewKey(name: "from")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(name: "to")
}

/// A transition, for who animates it.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// What all lies in.
    var containerView: UIView { get }
    /// Whether it is seen.
    var isAnimated: Bool { get }
    /// Whether a hand has it.
    var isInteractive: Bool { get }
    /// Whether it was taken back.
    var transitionWasCancelled: Bool { get }
    /// The style.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A hand has moved it, to a part from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The hand lets go; it goes on to its end.
    func finishInteractiveTransition()
    /// The hand lets go; it goes back.
    func cancelInteractiveTransition()
    /// It is over.
    func completeTransition(_ didComplete: Bool)
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; nil for that of the controller that presents.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates more along with a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Changes more in the transition's time, and hears of its end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Changes more in the transition's time.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// What a coordinator knows of its transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was taken back.
    var isCancelled: Bool { get }
    /// Whether it is seen.
    var isAnimated: Bool { get }
    /// What all lies in.
    var containerView: UIView { get }
}
