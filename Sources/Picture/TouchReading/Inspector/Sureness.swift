import TouchPicture
import TouchTrace

/// The certainty about a recognizer's threshold.
package enum Sureness: Hashable, Sendable {
    /// Apple documents it.
    case documented
    /// It was observed on devices.
    case observed
    /// Books and articles report it.
    case reported
    /// No source says, or sources differ.
    case chosen
}

extension RecognizerCard {
    /// Returns the certainty about a gauge's threshold according to the rules BR1 to BR7; nil for a
    /// custom recognizer.
    package func sureness(of gauge: Gauge) -> Sureness? {
        guard typeName.hasPrefix("UI") || typeName.hasPrefix("Related") else { return nil }
        // The developer sets the required number.
        if gauge.quantity == .tapCount || gauge.quantity == .touchCount { return .documented }
        func isKind(_ kinds: [String]) -> Bool { kinds.contains { typeName.contains($0) } }
        if isKind(["LongPress"]) { return .documented }
        if isKind(["Tap", "Swipe"]) { return .reported }
        if isKind(["Pinch", "Rotation", "Edge"]) { return .chosen }
        return isKind(["Pan"]) ? .observed : nil
    }
}
