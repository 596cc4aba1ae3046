import TouchKit

// Key-value observing, of what of views, scroll views and recognizers touches and layout change: place and size, offset and
// size of content, insets, opacity, hidden, state.

/// What a change is to be told with.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// Its members as bits.
    public let rawValue: UInt
    /// By its members as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value as it is.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value as it was.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// At once, too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Before the change, too; only taken.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
    /// The value as it is, where that was asked for.
    public let newValue: Value?
    /// The value as it was, where that was asked for.
    public let oldValue: Value?
    /// Whether it is told before the change: it never is.
    public let isPrior = false
}

/// Observing goes on as long as this is kept.
public final class NSKeyValueObservation {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    /// Observing ends.
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
    /// Has `changeHandler` called when the value at `keyPath` has changed, as long as what is returned is kept.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        Observing.observe(self, options, { $0[keyPath: keyPath] }, changeHandler)
    }

    /// Has `observer` told by name when the value of that name has changed, until it is taken away.
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

    /// Has `observer` told of that value no more.
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
    /// Who observes by name.
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

    /// A value by its name elsewhere; nil for names that are not told of.
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
