public final class UITouch {
    public nonisolated enum Phase: Int, Sendable, CaseIterable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    public nonisolated enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }
}
