import TouchKit

// Animations as they were written before blocks: what is changed between `beginAnimations` and `commitAnimations` is there at
// once here, and nothing is seen on the way.

extension UIView {
    /// Begins an animation; what follows is there at once.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Only taken.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Only taken.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// Only taken.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Only taken.
    public static func setAnimationRepeatCount(_ count: Float) {}
    /// Only taken.
    public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {}
    /// Only taken.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Ends what `beginAnimations` began.
    public static func commitAnimations() {}
}
