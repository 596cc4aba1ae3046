open class UIGestureRecognizer {
    public nonisolated enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }
}
