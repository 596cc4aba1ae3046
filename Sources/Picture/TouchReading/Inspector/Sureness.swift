import TouchPicture
import TouchTrace

/// How it is known what is enough for a recognizer.
package enum Sureness: Hashable, Sendable {
    /// Apple says so.
    case documented
    /// It was seen on devices.
    case observed
    /// Books and articles say so.
    case reported
    /// Nobody says, or sources differ.
    case chosen
}

extension RecognizerCard {
    /// How the threshold of a gauge is known, as the rules BR1 to BR7 say; nil for a recognizer of one's own.
    package func sureness(of gauge: Gauge) -> Sureness? {
        guard typeName.hasPrefix("UI") || typeName.hasPrefix("Related") else { return nil }
        // How many are wanted is said by whoever made it.
        if gauge.quantity == .tapCount || gauge.quantity == .touchCount { return .documented }
        func isKind(_ kinds: [String]) -> Bool { kinds.contains { typeName.contains($0) } }
        if isKind(["LongPress"]) { return .documented }
        if isKind(["Tap", "Swipe"]) { return .reported }
        if isKind(["Pinch", "Rotation", "Edge"]) { return .chosen }
        return isKind(["Pan"]) ? .observed : nil
    }
}
