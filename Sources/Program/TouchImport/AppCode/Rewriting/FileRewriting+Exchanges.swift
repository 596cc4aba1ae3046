import TouchWords

/// Rewrites methods that are exchanged with `sendEvent(_:)`: they call themselves for the original,
/// which is `sendEvent(_:)` itself within such a call here.
extension FileRewriting {
    mutating func callOriginals() {
        listRefused()
        guard program.exchangesMethods else { return }
        for method in source.all where method.kind == .function {
            guard let body = method.body, method.parameters.count == 1,
                method.parameters[0].type == "UIEvent", method.name != "sendEvent"
            else { continue }
            for index in body..<source.partners[body]
            where source.has(method.name, at: index) && source.has("(", at: index + 1)
                && (!source.has(".", at: index - 1) || source.has("self", at: index - 2))
            {
                replace(token: index, with: "sendEvent", saying: .app.callsOriginal(method.name))
            }
        }
    }

    /// The functions that change classes while they run, which change nothing here.
    private static let refused: Set = [
        "object_setClass", "class_addMethod", "class_replaceMethod", "method_setImplementation",
        "method_exchangeImplementations",
    ]

    private mutating func listRefused() {
        let sendsEvents = source.tokens.contains { $0 == "sendEvent" || $0.literal == "sendEvent:" }
        for (index, token) in source.tokens.enumerated()
        where Self.refused.contains(token.text) && source.has("(", at: index + 1) {
            if token == "method_exchangeImplementations", sendsEvents { continue }
            miss(.app.changesNoClass(token.text), at: index)
        }
    }
}
