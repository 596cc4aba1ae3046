// What every object of UIKit has from `NSObject`. Responders and recognizers descend from no `NSObject` here.

extension NSObjectProtocol {
    /// Whether the object can perform `selector`: it is of the class of the selector's method, or offers one of its name.
    @MainActor public func responds(to selector: Selector?) -> Bool {
        selector?.isPerformable(by: self) ?? false
    }

    /// Calls the method that `selector` names with as many of the objects as it takes; nothing if there is none.
    /// - Returns: nil: methods called by name say nothing here.
    @MainActor @discardableResult
    public func perform(
        _ selector: Selector, with first: Anything? = nil, with second: Anything? = nil
    ) -> Unmanaged<AnyObject>? {
        if !selector.send(to: self, from: first, for: second) { logMissing(selector, in: self) }
        return nil
    }

    /// The same on event time, `delay` seconds from now; the object is kept alive until then (TE9).
    @MainActor public func perform(
        _ selector: Selector, with object: Anything?, afterDelay delay: TimeInterval
    ) {
        DelayedPerform.add(selector, of: self, with: object, after: delay)
    }

    /// Takes back what was to be performed by `target` later.
    @MainActor public static func cancelPreviousPerformRequests(withTarget target: Anything) {
        DelayedPerform.cancel { $0.target === target as AnyObject }
    }

    /// Takes back `selector` with `object`, which was to be performed by `target` later.
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
