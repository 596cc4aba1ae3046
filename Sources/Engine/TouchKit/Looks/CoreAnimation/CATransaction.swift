/// A group of changes of layers that belong together. The changes are shown at once; the completion
/// is called when the animations that were added meanwhile are over.
public final class CATransaction {
    private final class Group {
        var duration = 0.25
        var isQuiet = false
        var completion: (() -> Void)?
        var open = 0
        var isCommitted = false
    }

    private static var stack: [Group] = []

    /// Begins a group of changes within the current one.
    public static func begin() { stack.append(Group()) }

    /// Ends the group.
    public static func commit() {
        guard let last = stack.popLast() else { return }
        last.isCommitted = true
        settle(last)
    }

    /// Does nothing: changes are always shown at once.
    public static func flush() {}

    /// Sets whether changes have no implicit animations; they never have here.
    public static func setDisableActions(_ flag: Bool) { stack.last?.isQuiet = flag }
    /// Returns the value that was set with `setDisableActions(_:)`.
    public static func disableActions() -> Bool { stack.last?.isQuiet ?? false }
    /// Sets a property of the transaction by name.
    public static func setValue(_ value: Any?, forKey key: String) {
        if key == kCATransactionDisableActions, let flag = value as? Bool {
            setDisableActions(flag)
        }
        if key == kCATransactionAnimationDuration, let seconds = value as? Double {
            setAnimationDuration(seconds)
        }
    }
    /// Sets the duration of animations that have none of their own, in seconds.
    public static func setAnimationDuration(_ dur: Double) { stack.last?.duration = dur }
    /// Returns the duration of animations that have none of their own, in seconds.
    public static func animationDuration() -> Double { stack.last?.duration ?? 0.25 }
    /// Ignores the function.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Sets a closure that is called when the group and the animations that were added in it are
    /// over.
    public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }

    /// Delays the end of the current group until the returned closure is called.
    static func hold() -> () -> Void {
        guard let last = stack.last else { return {} }
        last.open += 1
        return {
            last.open -= 1
            settle(last)
        }
    }

    private static func settle(_ group: Group) {
        guard group.isCommitted, group.open == 0 else { return }
        let completion = group.completion
        group.completion = nil
        completion?()
    }
}

/// The name of the transaction's value that turns off implicit animations.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The name of the transaction's value for the duration of animations that have none of their own,
/// in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
