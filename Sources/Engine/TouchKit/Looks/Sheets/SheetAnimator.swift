/// The animation of a sheet that comes from below or goes there.
package final class SheetAnimator: UIViewControllerAnimatedTransitioning {
    /// The duration, in seconds: a guess.
    private static let duration = 0.5

    @Weak private var presentation: UIPresentationController?

    package init(_ presentation: UIPresentationController) { self.presentation = presentation }

    package func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { Self.duration }

    package func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let presentation, let view = presentation.presentedView else {
            return transitionContext.completeTransition(true)
        }
        let sheet = presentation.presentedSheet
        let isComing = view.superview == nil
        let place = presentation.frameOfPresentedViewInContainerView
        if isComing {
            view.frame = place.offsetBy(dx: 0, dy: place.height)
            container.addSubview(view)
            sheet?.fade(in: false)
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: {
                sheet?.fade(in: isComing)
                if isComing {
                    view.frame = place
                } else {
                    view.frame.origin.y = container.bounds.maxY
                }
            },
            completion: { _ in transitionContext.completeTransition(true) })
    }
}
