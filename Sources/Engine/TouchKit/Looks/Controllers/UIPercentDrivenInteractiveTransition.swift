/// An object with which a gesture drives a transition.
///
/// The animation is not shown on the way here: it is played when the gesture finishes the
/// transition, and not at all when the gesture cancels it.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    private var transition: ViewControllerTransition?
    /// The progress of the gesture, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The duration of the whole transition, in seconds.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The speed of the rest of the transition after the gesture; stored only.
    open var completionSpeed: CGFloat = 1
    /// The timing of the rest of the transition after the gesture; stored only.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Indicates whether a gesture drives the transition from the beginning.
    open var wantsInteractiveStart = true

    /// Creates an object that waits for a transition.
    public init() {}

    /// Starts driving a transition.
    open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    {
        percentComplete = 0
        transition = transitionContext as? ViewControllerTransition
    }

    /// Updates the progress of the gesture, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// Finishes the transition after the gesture.
    open func finish() {
        transition?.finishInteractiveTransition()
        end { $0.play() }
    }

    /// Cancels the transition after the gesture.
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
