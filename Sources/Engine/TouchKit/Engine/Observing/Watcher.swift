/// Looks whether a value has changed, whenever something has.
package final class Watcher {
    private let look: () -> Void

    package init(_ look: @escaping () -> Void) { self.look = look }

    package func check() { look() }
}

/// An object whose changes can be watched: each check follows a change at once.
@MainActor package protocol Watched: AnyObject {
    /// Who looks, in the order of their coming.
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

    /// Something has changed that may be watched.
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

/// Is told by name of a value that has changed.
@MainActor public protocol KeyValueObserver: AnyObject {
    /// The value at `keyPath` of `object` has changed.
    func observeValue(
        forKeyPath keyPath: String?, of object: Anything?, change: [NSKeyValueChangeKey: Anything]?,
        context: UnsafeMutableRawPointer?)
}

/// What a change comes with.
public nonisolated struct NSKeyValueChangeKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value as it is.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value as it was.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// What kind of change it is.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}
