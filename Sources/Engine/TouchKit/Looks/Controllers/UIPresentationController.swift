/// An object that manages a presentation in the style `.custom`, or as a sheet or popover: the
/// frame of the presented view, and the views shown with it.
open class UIPresentationController {
    /// The controller that is presented.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents it.
    public final var presentingViewController: UIViewController {
        presenting ?? presentedViewController
    }
    // Controllers keep their presentation, so that it must not keep them.
    @Weak private final var presented: UIViewController?
    @Weak final var presenting: UIViewController?
    /// The view that contains the whole presentation, as large as the window; nil while it is not
    /// shown.
    public internal(set) final var containerView: UIView?
    /// The object that animates the presentation where no delegate of a transition has one.
    package final var animator: UIViewControllerAnimatedTransitioning?
    /// Indicates whether touches beside the presented view reach what is behind the container.
    final var letsTouchesThrough = false
    /// The sheet that the presented view is; nil if it is none.
    package final var presentedSheet: PresentedSheet?
    /// The delegate, which has a say when a finger dismisses the presentation (PC8).
    @Weak open var delegate: UIAdaptivePresentationControllerDelegate?

    /// Creates a presentation of a controller.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
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

/// A delegate that has a say when a finger dismisses a presentation, and learns of it (PC8). The
/// methods are optional as in UIKit; here that means defaults.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether a finger may dismiss the presentation; true by default. Not called if
    /// `isModalInPresentation` already forbids it, nor for `dismiss(animated:completion:)`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    /// Called when a finger has tried in vain to dismiss the presentation.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    /// Called when a finger begins to dismiss the presentation; it may still let it return.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the presentation that a finger dismissed has gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

/// The view that contains a presentation and lets its controller lay it out.
final class PresentationContainer: UIView {
    @Weak private var controller: UIPresentationController?

    /// Creates the view of a presentation, as large as the window.
    init(of controller: UIPresentationController, in window: UIWindow) {
        super.init(frame: window.bounds)
        self.controller = controller
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.containerView = self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewWillLayoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && controller?.letsTouchesThrough == true ? nil : hit
    }
}
