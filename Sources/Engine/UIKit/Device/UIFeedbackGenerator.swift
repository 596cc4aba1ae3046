import TouchKit

// What a hand would feel. Nothing here moves, and nothing is traced.

/// Makes the device move under the hand; here it is inert.
open class UIFeedbackGenerator {
    /// One that is ready.
    public init() {}
    /// Does nothing.
    open func prepare() {}
}

/// For something that hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard what hits is.
    public nonisolated enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// With a medium blow.
    public override init() { super.init() }
    /// With a blow of that style.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// For a choice that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// For something that turned out well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it turned out.
    public nonisolated enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
