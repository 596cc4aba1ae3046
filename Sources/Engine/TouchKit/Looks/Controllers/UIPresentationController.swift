/// An object that manages a presentation in the style `.custom`: the frame of the presented view,
/// and the views shown with it.
open class UIPresentationController {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents it.
    public internal(set) final var presentingViewController: UIViewController
    /// The view that contains the whole presentation, as large as the window; nil while it is not
    /// shown.
    public internal(set) final var containerView: UIView?
    /// The delegate of the presentation; stored only.
    @Weak open var delegate: UIAdaptivePresentationControllerDelegate?

    /// Creates a presentation of a controller.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
    }

    /// The view that is animated: the root view of the presented controller, unless overridden.
    open var presentedView: UIView? { presentedViewController.view }
    /// The final frame of the presented view, in the container's coordinates: all of the container,
    /// unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { .custom }
    /// Indicates whether the presenting controller's view is removed; it never is here.
    open var shouldRemovePresentersView: Bool { false }
    /// Indicates whether the presentation covers more than the presenting controller; never read by
    /// the engine.
    open var shouldPresentInFullscreen: Bool { true }
    /// The size classes, style, and resolution of the place where it is shown.
    open var traitCollection: UITraitCollection { UITraitCollection() }

    /// Called before the presentation appears: the place to add more views to the container.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has appeared, or was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presentation disappears.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presentation has disappeared, or its dismissal was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container is laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has been laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called when the controller's preferred size changes; the host may call it.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
    /// Called before the size changes; the host may call it.
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    /// Returns the size of a controller in the container.
    open func size(
        forChildContentContainer container: UIViewController,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// The delegate of a presentation; nothing calls it here.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// The view that contains a presentation and lets its controller lay it out.
final class PresentationContainer: UIView {
    @Weak var controller: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
