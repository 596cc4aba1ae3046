import TouchKit

extension NotificationCenter {
    /// Has `selector` performed by `observer`, which is held weakly, for each notification of that name and object; nil means
    /// any. It gets the notification, before `post` returns. What code of another application posts is none of its business:
    /// a replay beside the live run would else be heard there.
    @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(
            observer as AnyObject, selector, name, object as AnyObject?, in: self)
        observation.token = addObserver(forName: name, object: object, queue: nil) {
            // Who posts elsewhere than on the main thread reaches nobody: there is one thread on event time. So nobody else has
            // the notification.
            nonisolated(unsafe) let notification = $0
            guard MainQueue.isRunningThis else { return }
            MainActor.assumeIsolated {
                guard observation.isConcerned, let observer = observation.observer else { return }
                observation.selector.send(to: observer, from: notification, for: nil)
            }
        }
        Observation.forgetDead()
        Observation.all.append(observation)
    }

    /// Takes an observer away, whether it observes by selector or is what adding a block gave.
    /// A `deinit` may call it.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
        removeObserver(observer as Any)
    }

    /// Takes an observer away for notifications of that name and object; nil means any.
    public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        // Known by its place: an object that goes cannot be kept, nor be found by a weak reference.
        let known = ObjectIdentifier(observer)
        let sender = (object as AnyObject?).map(ObjectIdentifier.init)
        MainQueue.run {
            Observation.remove {
                $0.center === self && $0.observerID == known && (name == nil || $0.name == name)
                    && (sender == nil || $0.objectID == sender)
            }
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// Somebody who observes by selector.
@MainActor private final class Observation {
    private(set) weak var observer: AnyObject?
    let observerID: ObjectIdentifier
    /// Not held by the block, which goes while the centre is locked.
    let selector: Selector
    let name: NSNotification.Name?
    let objectID: ObjectIdentifier?
    let center: NotificationCenter
    /// At work when it began to observe; nil if none was.
    private let application = UIApplication.current.map { ObjectIdentifier($0) }
    var token: (any NSObjectProtocol)?

    static var all: [Observation] = []

    init(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?,
        _ object: AnyObject?, in center: NotificationCenter
    ) {
        (self.observer, self.selector, self.name, self.center) = (observer, selector, name, center)
        observerID = ObjectIdentifier(observer)
        objectID = object.map(ObjectIdentifier.init)
    }

    /// Whether the post comes from the host, or from the application of the observer.
    var isConcerned: Bool {
        guard let application, let current = UIApplication.current else { return true }
        return application == ObjectIdentifier(current)
    }

    static func forgetDead() { remove { $0.observer == nil } }

    static func remove(where isMeant: (Observation) -> Bool) {
        for observation in all where isMeant(observation) {
            if let token = observation.token {
                observation.center.removeObserver(token as Any)
            }
        }
        holding(all) { all.removeAll(where: isMeant) }
    }
}
