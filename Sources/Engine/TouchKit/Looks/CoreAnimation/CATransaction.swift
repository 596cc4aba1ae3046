/// Changes of layers that belong together. They are shown at once; what is told afterwards is told when the animations added
/// meanwhile are over.
public final class CATransaction {
    private final class Group {
        var duration = 0.25
        var isQuiet = false
        var completion: (() -> Void)?
        var open = 0
        var isCommitted = false
    }

    private static var stack: [Group] = []

    /// Begins a group of changes within the present one.
    public static func begin() { stack.append(Group()) }

    /// Ends the group.
    public static func commit() {
        guard let last = stack.popLast() else { return }
        last.isCommitted = true
        settle(last)
    }

    /// Shows what was changed, which is always so.
    public static func flush() {}

    /// Whether changes animate by themselves; they never do here.
    public static func setDisableActions(_ flag: Bool) { stack.last?.isQuiet = flag }
    /// What was said of that.
    public static func disableActions() -> Bool { stack.last?.isQuiet ?? false }
    /// Says one of the above by name.
    public static func setValue(_ value: Any?, forKey key: String) {
        if key == kCATransactionDisableActions, let flag = value as? Bool {
            setDisableActions(flag)
        }
        if key == kCATransactionAnimationDuration, let seconds = value as? Double {
            setAnimationDuration(seconds)
        }
    }
    /// How long animations take that do not say so, in seconds.
    public static func setAnimationDuration(_ dur: Double) { stack.last?.duration = dur }
    /// How long animations take that do not say so, in seconds.
    public static func animationDuration() -> Double { stack.last?.duration ?? 0.25 }
    /// Only taken.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Called when the group is over, with the animations that were added in it.
    public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }

    /// Holds the present group back until what is returned is called.
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

/// Whether changes animate by themselves, as a transaction's value by name.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// How long animations take that do not say so, as a transaction's value by name.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
