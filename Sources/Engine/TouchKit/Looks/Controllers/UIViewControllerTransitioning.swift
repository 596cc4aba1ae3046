/// A delegate that supplies the objects for a presentation in the style `.custom`: the one that
/// manages it and those that animate it.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the object that animates the presentation; nil to present at once.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// Returns the object that animates the dismissal; nil to dismiss at once.
    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    /// Returns the object with which a gesture drives the presentation; nil for none.
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Returns the object with which a gesture drives the dismissal; nil for none.
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    /// Returns the object that manages the presentation; nil for a plain one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil: the controller appears at once.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    /// Returns nil: the controller disappears at once.
    public func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    { nil }
    /// Returns nil: no gesture drives the presentation.
    public func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    /// Returns nil: no gesture drives the dismissal.
    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    /// Returns nil: a plain presentation controller is used.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates the transition from one controller to another.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object with which a gesture drives a transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts driving the transition as it begins.
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    /// Indicates whether a gesture drives the transition from the beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Indicates whether a gesture drives the transition from the beginning; always true.
    public var wantsInteractiveStart: Bool { true }
}

/// A key of one of the two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: Hashable, Sendable {
    private let name: String
    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(name: "from")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// A key of one of the two views of a transition.
public nonisolated struct UITransitionContextViewKey: Hashable, Sendable {
    private let name: String
    /// The view that disappears.
    public static let from = UITransitionContextViewKey(name: "from")
    /// The view that appears.
    public static let to = UITransitionContextViewKey(name: "to")
}

/// A transition, as seen by the object that animates it.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that contains the transition.
    var containerView: UIView { get }
    /// Indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// Indicates whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// Indicates whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Updates the progress of the gesture, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Finishes the transition after the gesture.
    func finishInteractiveTransition()
    /// Cancels the transition after the gesture.
    func cancelInteractiveTransition()
    /// Ends the transition.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that appears or disappears; nil for that of the presenting controller.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the beginning.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object with which more can be animated along with a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Animates changes along with the transition and calls `completion` at its end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The state of a transition for those who animate along with it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Indicates whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// Indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// The view that contains the transition.
    var containerView: UIView { get }
}
