/// The presentation or dismissal of a controller in the style `.custom`, as a sheet or a popover.
final class ViewControllerTransition {
    private let presented: UIViewController
    private let presenter: UIViewController
    private let presentation: UIPresentationController
    private let container: UIView
    private let isComing: Bool
    private var animator: UIViewControllerAnimatedTransitioning?
    private var interaction: UIViewControllerInteractiveTransitioning?
    private var completion: (() -> Void)?
    private var alongside: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private(set) var isAnimated = false
    private(set) var isCancelled = false
    private var isOver = false

    /// Creates the presentation of a controller; nil unless the controller has a transition of its
    /// own.
    init?(
        showing presented: UIViewController, over presenter: UIViewController, in window: UIWindow
    ) {
        let style = presented.modalPresentationStyle
        let delegate = style == .custom ? presented.transitioningDelegate : nil
        // A sheet's or a popover's controller exists before it is presented: code has asked for it.
        let asked = style.allowsSheet || style == .popover
        let prepared = asked ? presented.presentationController : nil
        guard delegate != nil || prepared != nil else { return nil }
        presentation =
            prepared
            ?? delegate?.presentationController(
                forPresented: presented, presenting: presenter, source: presenter)
            ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
        presentation.presenting = presenter
        let container = PresentationContainer(of: presentation, in: window)
        window.addSubview(container)
        let own = delegate?.animationController(
            forPresented: presented, presenting: presenter, source: presenter)
        animator = own ?? presentation.animator
        interaction = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        (self.presented, self.presenter, self.container, isComing) =
            (presented, presenter, container, true)
        presented.presentationController = presentation
    }

    /// Creates the dismissal of a controller; nil if it was presented without such a transition.
    init?(hiding presented: UIViewController) {
        guard let presentation = presented.presentationController,
            let container = presentation.containerView
        else { return nil }
        (self.presented, self.presentation, self.container, isComing) =
            (presented, presentation, container, false)
        presenter = presentation.presentingViewController
        let delegate = presented.transitioningDelegate
        let own = delegate?.animationController(forDismissed: presented)
        animator = own ?? presentation.animator
        interaction = own.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    }

    func start(animated: Bool, completion: (() -> Void)?) {
        self.completion = completion
        isAnimated = animated && animator != nil
        presented.isComingOrGoing = true
        (presented.transitionCoordinator, presenter.transitionCoordinator) = (self, self)
        if isComing {
            presented.viewWillAppear(animated)
            presentation.presentationTransitionWillBegin()
        } else {
            if presentation.presentedSheet?.hasToldDisappearing != true {
                presented.viewWillDisappear(animated)
            }
            presentation.dismissalTransitionWillBegin()
        }
        guard isAnimated, let animator else {
            if isComing { presented.view.frame = presentation.frameOfPresentedViewInContainerView }
            return completeTransition(true)
        }
        if let interaction, interaction.wantsInteractiveStart {
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    /// Plays the animation that a gesture held back.
    func play() { animator?.animateTransition(using: self) }
}

extension ViewControllerTransition: UIViewControllerContextTransitioning {
    var containerView: UIView { container }
    var isInteractive: Bool { interaction?.wantsInteractiveStart == true }
    var transitionWasCancelled: Bool { isCancelled }
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { isCancelled = true }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        (presented.transitionCoordinator, presenter.transitionCoordinator) = (nil, nil)
        if isComing == didComplete {
            presented.isComingOrGoing = false
            if let view = presentation.presentedView, view.superview == nil {
                container.addSubview(view)
            }
        } else {
            presentation.presentedSheet?.remove()
            presentation.presentedView?.removeFromSuperview()
            container.removeFromSuperview()
        }
        for told in alongside { told(self) }
        if isComing {
            presentation.presentationTransitionDidEnd(didComplete)
            if didComplete { presented.viewDidAppear(isAnimated) }
        } else {
            presentation.dismissalTransitionDidEnd(didComplete)
            presentation.presentedSheet?.dismissalEnded(didComplete)
            if didComplete {
                presented.viewDidDisappear(isAnimated)
            } else {
                presented.viewWillAppear(isAnimated)
                presented.viewDidAppear(isAnimated)
            }
        }
        if isComing != didComplete {
            presentation.containerView = nil
            presentation.presentedSheet = nil
            presented.forgetPresentation()
        }
        animator?.animationEnded(didComplete)
        completion?()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .to) == isComing ? presented : presenter
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .to) == isComing ? presentation.presentedView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented ? (isComing ? .zero : vc.view.frame) : container.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return container.bounds }
        return isComing ? presentation.frameOfPresentedViewInContainerView : .zero
    }
}

extension ViewControllerTransition: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    var transitionDuration: TimeInterval {
        isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
    }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { alongside.append(completion) }
        guard let animation else { return true }
        guard isAnimated else {
            animation(self)
            return true
        }
        UIView.animate(withDuration: transitionDuration) { animation(self) }
        return true
    }
}
