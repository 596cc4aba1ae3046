/// A hand moves a transition. Here what it animates is not seen on the way: it is played when the hand finishes it, and not at
/// all when the hand takes it back.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    private var transition: ViewControllerTransition?
    /// How far the hand has moved it, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How long the whole takes, in seconds.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// How fast it ends when the hand has let go; only kept.
    open var completionSpeed: CGFloat = 1
    /// How it ends when the hand has let go; only kept.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether a hand has it from the beginning.
    open var wantsInteractiveStart = true

    /// One that waits for a transition.
    public init() {}

    /// A hand has the transition from now on.
    open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    {
        percentComplete = 0
        transition = transitionContext as? ViewControllerTransition
    }

    /// The hand has moved it, to a part from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// The hand lets go; it goes on to its end.
    open func finish() {
        transition?.finishInteractiveTransition()
        end { $0.play() }
    }

    /// The hand lets go; it goes back.
    open func cancel() {
        transition?.cancelInteractiveTransition()
        end { $0.completeTransition(false) }
    }

    private func end(_ how: (ViewControllerTransition) -> Void) {
        guard let transition else { return }
        self.transition = nil
        how(transition)
    }
}
