import TouchKit

// Haptic feedback. Nothing moves here, and nothing is traced.

/// A generator of haptic feedback; here it is inert.
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}
    /// Does nothing.
    open func prepare() {}
}

/// A generator for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The hardness of the impact.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        /// A light tap.
        case light
        /// A medium tap.
        case medium
        /// A heavy tap.
        case heavy
        /// A dull tap, as of something that gives way.
        case soft
        /// A sharp tap, as of something hard.
        case rigid
    }

    /// Creates a generator of medium impacts.
    public override init() { super.init() }
    /// Creates a generator of impacts in a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// A generator for success and failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of outcome.
    public nonisolated enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success
        /// The task needs attention.
        case warning
        /// The task failed.
        case error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
