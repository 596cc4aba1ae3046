#if !hasFeature(Embedded)
    /// A method that code has exchanged with `sendEvent(_:)` of windows or of applications, as the
    /// Objective-C runtime exchanges methods.
    package final class ExchangedMethod {
        /// The method in the place of `UIWindow.sendEvent(_:)`; nil, the default, for none.
        package static var ofWindows: ExchangedMethod?
        /// The method in the place of `UIApplication.sendEvent(_:)`; nil, the default, for none.
        package static var ofApplications: ExchangedMethod?

        /// The name of the method and its code.
        package let selector: Selector
        private var isRunning = false

        package init(_ selector: Selector) { self.selector = selector }

        /// Calls the method in the place of `sendEvent(_:)`, unless it is the method that calls
        /// that: then the original is meant, as after an exchange.
        /// - Returns: whether the method was called.
        func isCalled(for object: UIResponder, _ event: UIEvent, in application: UIApplication?) -> Bool {
            guard !isRunning, application?.exchangesMethods == true else { return false }
            isRunning = true
            defer { isRunning = false }
            return selector.send(to: object, from: event, for: nil)
        }
    }
#endif
