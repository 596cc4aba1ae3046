import TouchWords

/// Rewrites methods that are exchanged with `sendEvent(_:)`: they call themselves for the original,
/// which is `sendEvent(_:)` itself within such a call here.
extension FileRewriting {
    mutating func callOriginals() {
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
}
