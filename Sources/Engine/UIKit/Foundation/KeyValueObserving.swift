import TouchKit

// Key-value observing, for those properties of views, scroll views, and recognizers that touches
// and layout change: position and size, content offset and size, insets, opacity, visibility, and
// state.

/// The values to report with a change.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option to report the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The option to report the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The option to report the current value at once as well.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The option to report before the change as well; ignored.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
    /// The new value, if it was requested.
    public let newValue: Value?
    /// The old value, if it was requested.
    public let oldValue: Value?
    /// Indicates whether this is reported before the change; always false.
    public let isPrior = false
}

/// An observation, which lasts as long as this object is kept.
public final class NSKeyValueObservation {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }

    isolated deinit { end?() }
}

/// An object whose values can be observed.
@MainActor public protocol KeyValueObserved: AnyObject {}

extension UIView: KeyValueObserved {}
extension UIGestureRecognizer: KeyValueObserved {}

extension KeyValueObserved {
    /// Calls `changeHandler` whenever the value at `keyPath` has changed, as long as the returned
    /// object is kept.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        Observing.observe(self, options, { $0[keyPath: keyPath] }, changeHandler)
    }

    /// Notifies `observer` whenever the value at `keyPath` has changed, until it is removed.
    public func addObserver(
        _ observer: KeyValueObserver, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        guard let value = Observing.value(named: keyPath, of: self) else {
            return UIApplication.logHandler?(
                "\(keyPath) of \(type(of: self)) cannot be observed here") ?? ()
        }
        let observation = Observing.observe(self, options, value) {
            [weak observer] object, change in
            var told: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
            if options.contains(.new) { told[.newKey] = change.newValue }
            if options.contains(.old) { told[.oldKey] = change.oldValue }
            observer?.observeValue(
                forKeyPath: keyPath, of: object, change: told, context: context)
        }
        (self as? Watched)?.named.append((keyPath, { [weak observer] in observer }, observation))
    }

    /// Stops notifying `observer` of that value.
    public func removeObserver(
        _ observer: KeyValueObserver, forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer? = nil
    ) {
        (self as? Watched)?.named.removeAll { name, observing, _ in
            name == keyPath && (observing() === observer || observing() == nil)
        }
    }
}

extension Watched {
    /// The observers by key path.
    fileprivate var named: [(String, () -> AnyObject?, NSKeyValueObservation)] {
        get { (self as? Keeping)?.kept["observers"] ?? [] }
        set { (self as? Keeping)?.kept["observers"] = newValue }
    }
}

private enum Observing {
    static func observe<Object: AnyObject, Value>(
        _ object: Object, _ options: NSKeyValueObservingOptions,
        _ value: @escaping (Object) -> Value,
        _ tell: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func change(to new: Value, from old: Value?) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil)
        }
        var last = value(object)
        let watcher = Watcher { [weak object] in
            guard let object else { return }
            let now = value(object)
            guard !isSame(last, now) else { return }
            let change = change(to: now, from: last)
            last = now
            tell(object, change)
        }
        (object as? Watched)?.add(watcher)
        if options.contains(.initial) { tell(object, change(to: last, from: nil)) }
        return NSKeyValueObservation { [weak object] in (object as? Watched)?.remove(watcher) }
    }

    /// Returns a closure that reads a value by its name in UIKit; nil for names that cannot be
    /// observed.
    static func value<Object: AnyObject>(named name: String, of object: Object) -> (
        (Object) -> Any
    )? {
        func of<Base, Value>(_ path: KeyPath<Base, Value>) -> ((Object) -> Any)? {
            object is Base ? { ($0 as? Base).map { $0[keyPath: path] as Any } ?? () } : nil
        }
        return switch name {
        case "frame", "layer.frame": of(\UIView.frame)
        case "bounds", "layer.bounds": of(\UIView.bounds)
        case "center", "layer.position": of(\UIView.center)
        case "transform": of(\UIView.transform)
        case "alpha": of(\UIView.alpha)
        case "hidden", "isHidden": of(\UIView.isHidden)
        case "contentOffset": of(\UIScrollView.contentOffset)
        case "contentSize": of(\UIScrollView.contentSize)
        case "contentInset": of(\UIScrollView.contentInset)
        case "state", "panGestureRecognizer.state":
            of(\UIGestureRecognizer.state) ?? of(\UIScrollView.panGestureRecognizer.state)
        default: nil
        }
    }

    private static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
        guard let a = a as? any Equatable else { return false }
        func isEqual<Kind: Equatable>(_ a: Kind) -> Bool { a == b as? Kind }
        return isEqual(a)
    }
}
