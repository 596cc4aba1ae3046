/// A check for a changed value, made each time something has changed.
package final class Watcher {
    private let look: () -> Void

    package init(_ look: @escaping () -> Void) { self.look = look }

    package func check() { look() }
}

/// An object whose changes can be watched. Each check follows immediately after a change.
@MainActor package protocol Watched: AnyObject {
    /// The watchers, in the order in which they were added.
    var watchers: [Watcher] { get set }
}

extension Watched {
    package func add(_ watcher: Watcher) { watchers.append(watcher) }
    package func remove(_ watcher: Watcher) { watchers.removeAll { $0 === watcher } }
}

extension UIView: Watched {
    package var watchers: [Watcher] {
        get { looks?.watchers ?? [] }
        set { ownLooks.watchers = newValue }
    }

    /// Tells the watchers that something they may watch has changed.
    func tellWatchers() {
        guard let looks, !looks.watchers.isEmpty else { return }
        for watcher in looks.watchers { watcher.check() }
    }
}

extension UIGestureRecognizer: Watched {
    package var watchers: [Watcher] {
        get { kept["watchers"] ?? [] }
        set { kept["watchers"] = newValue }
    }
}

/// An object that is notified of changed values by key path.
@MainActor public protocol KeyValueObserver: AnyObject {
    /// Called when the value at `keyPath` of `object` has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Anything?, change: [NSKeyValueChangeKey: Anything]?,
        context: UnsafeMutableRawPointer?)
}

/// A key in the dictionary that describes a change.
public nonisolated struct NSKeyValueChangeKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of the old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key of the kind of change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}
