// The methods that every UIKit object inherits from `NSObject`. Here, responders and recognizers do
// not descend from `NSObject`.

extension NSObjectProtocol {
    /// Returns whether the object can perform `selector`: it is an instance of the class that
    /// declares the method, or its class offers a method of that name.
    @MainActor public func responds(to selector: Selector?) -> Bool {
        selector?.isPerformable(by: self) ?? false
    }

    /// Calls the method that `selector` names with as many of the objects as it takes. Does nothing
    /// if there is no such method.
    /// - Returns: always nil: methods called by name return nothing here.
    @MainActor @discardableResult
    public func perform(
        _ selector: Selector, with first: Anything? = nil, with second: Anything? = nil
    ) -> Unmanaged<AnyObject>? {
        if !selector.send(to: self, from: first, for: second) { logMissing(selector, in: self) }
        return nil
    }

    /// Calls the method `delay` seconds from now, in event time. The object is kept alive until
    /// then (TE9).
    @MainActor public func perform(
        _ selector: Selector, with object: Anything?, afterDelay delay: TimeInterval
    ) {
        DelayedPerform.add(selector, of: self, with: object, after: delay)
    }

    /// Cancels all delayed calls of methods of `target`.
    @MainActor public static func cancelPreviousPerformRequests(withTarget target: Anything) {
        DelayedPerform.cancel { $0.target === target as AnyObject }
    }

    /// Cancels the delayed calls of `selector` with `object` on `target`.
    @MainActor public static func cancelPreviousPerformRequests(
        withTarget target: Anything, selector: Selector, object: Anything?
    ) {
        DelayedPerform.cancel {
            $0.target === target as AnyObject && $0.selector == selector
                && $0.object.map { $0 as AnyObject } === object.map { $0 as AnyObject }
        }
    }
}

func logMissing(_ selector: Selector, in target: AnyObject) {
    log("\(className(of: target)) has no method \(selector): add it to its providedSelectors")
}
