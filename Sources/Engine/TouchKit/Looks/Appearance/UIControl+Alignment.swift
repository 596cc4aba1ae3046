extension UIControl {
    /// Where a control's content lies across.
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, at an edge, or at both.
        case center, left, right, fill, leading, trailing
    }

    /// Where a control's content lies down.
    public nonisolated enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, at an edge, or at both.
        case center, top, bottom, fill
    }
}
