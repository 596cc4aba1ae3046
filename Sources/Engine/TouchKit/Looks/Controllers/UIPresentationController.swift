/// Looks after a controller that is presented in the style `.custom`: where it lies, and what else is shown with it.
open class UIPresentationController {
    /// The controller that is shown.
    public let presentedViewController: UIViewController
    /// The controller that shows it.
    public internal(set) final var presentingViewController: UIViewController
    /// What all of it lies in, as large as the window, while it is shown.
    public internal(set) final var containerView: UIView?
    /// Told of the presentation; only kept.
    @Weak open var delegate: UIAdaptivePresentationControllerDelegate?

    /// For a controller that is to be shown.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }

    /// What is moved: the root view of the controller that is shown, unless overridden.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the presented view lies in the end, in the container's coordinates: all over it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The style.
    open var presentationStyle: UIModalPresentationStyle { .custom }
    /// Whether what presents goes away; it never does here.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether it stays within the controller that presents; only asked for.
    open var shouldPresentInFullscreen: Bool { true }
    /// Size, style and resolution of where it is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }

    /// Called before it comes: the place to put more into the container.
    open func presentationTransitionWillBegin() {}
    /// Called when it has come, or has not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before it goes.
    open func dismissalTransitionWillBegin() {}
    /// Called when it has gone, or has not.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container is laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has been laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called when the controller's preferred size changes; the host calls it if it wants to.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
    /// Called before the size changes; the host calls it if it wants to.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    /// The size of a controller in the container.
    open func size(
        forChildContentContainer container: UIViewController,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// Told of a presentation; here nothing tells it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// What a presentation lies in: it has its controller lay it out.
final class PresentationContainer: UIView {
    @Weak var controller: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
