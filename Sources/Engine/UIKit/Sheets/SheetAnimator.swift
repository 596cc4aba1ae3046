import TouchKit

/// The animation of a sheet that comes from below or goes there.
final class SheetAnimator: UIViewControllerAnimatedTransitioning {
    /// The duration, in seconds: a guess.
    private static let duration = 0.5

    private weak var presentation: UISheetPresentationController?

    init(_ presentation: UISheetPresentationController) { self.presentation = presentation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    { Self.duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let presentation, let view = presentation.presentedView else {
            return transitionContext.completeTransition(true)
        }
        let isComing = view.superview == nil
        let place = presentation.frameOfPresentedViewInContainerView
        if isComing {
            view.frame = place.offsetBy(dx: 0, dy: place.height)
            container.addSubview(view)
            presentation.fade(in: false)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: {
                presentation.fade(in: isComing)
                if isComing {
                    view.frame = place
                } else {
                    view.frame.origin.y = container.bounds.maxY
                }
            },
            completion: { _ in transitionContext.completeTransition(true) })
    }
}
