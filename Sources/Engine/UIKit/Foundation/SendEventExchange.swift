import TouchKit

/// Exchanges of `sendEvent(_:)` with another method, the only exchanges of methods that take place
/// here: apps that show or count touches make them.
enum SendEventExchange {
    /// Exchanges `sendEvent(_:)` of windows or of applications with another method of theirs. A
    /// second exchange undoes the first.
    /// - Returns: false if neither method is that of windows or applications.
    static func exchange(_ first: Selector, _ second: Selector, of type: AnyClass?) -> Bool {
        let other = first.name == "sendEvent:" ? second : first
        guard [first.name, second.name].contains("sendEvent:"), first != second else { return false }
        let exchanged = { (before: ExchangedMethod?) in
            before?.selector == other ? nil : ExchangedMethod(other)
        }
        if type is UIWindow.Type {
            ExchangedMethod.ofWindows = exchanged(ExchangedMethod.ofWindows)
        } else if type is UIApplication.Type {
            ExchangedMethod.ofApplications = exchanged(ExchangedMethod.ofApplications)
        } else {
            return false
        }
        return true
    }
}
