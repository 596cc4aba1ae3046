import TouchKit

extension UIView {
    /// A change that the system animates in its own way.
    public nonisolated enum SystemAnimation: UInt, Sendable {
        /// The views go.
        case delete
    }

    /// Makes the changes with an animation, and removes the views.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.25, delay: 0, options: options,
            animations: {
                for view in views { view.alpha = 0 }
                parallelAnimations?()
            },
            completion: { isFinished in
                for view in views { view.removeFromSuperview() }
                completion?(isFinished)
            })
    }

    /// Makes the changes of an animation; they are neither repeated nor reversed here.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}

extension UIView.AnimationOptions {
    /// The rate of frames of the animation; it makes no difference here.
    public static let preferredFramesPerSecondDefault: UIView.AnimationOptions = []
    /// Sixty frames a second; it makes no difference here.
    public static let preferredFramesPerSecond60: UIView.AnimationOptions = []
    /// Thirty frames a second; it makes no difference here.
    public static let preferredFramesPerSecond30: UIView.AnimationOptions = []
}
