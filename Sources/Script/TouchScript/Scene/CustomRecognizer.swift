/// Recognizers that are not built in: `custom check-mark tick`.
public enum CustomRecognizer: String, CaseIterable, Hashable, Sendable {
    case checkMark = "check-mark"
    /// Begins as soon as a finger comes down.
    case fingerDown = "finger-down"
}
