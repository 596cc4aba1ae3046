import TouchKit

extension NotificationCenter {
    /// Calls `selector` on `observer`, which is held weakly, for each notification with that name
    /// and object; nil means any.
    ///
    /// The method gets the notification before `post` returns. Notifications that code of another
    /// application posts are ignored; otherwise a replay beside the live run would be observed
    /// there.
    @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(
            observer as AnyObject, selector, name, object as AnyObject?, in: self)
        observation.token = addObserver(forName: name, object: object, queue: nil) {
            // A notification posted on another thread than the main one reaches no observer: there
            // is one thread on event time. So nobody else has this notification.
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

    /// Removes an observer, whether it observes by selector or is the token of a block. A `deinit`
    /// may call this.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
        removeObserver(observer as Any)
    }

    /// Removes an observer for notifications with that name and object; nil means any.
    public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        // Compared by address: an object that is being released cannot be retained, nor found by a
        // weak reference.
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

/// An observer by selector.
@MainActor private final class Observation {
    private(set) weak var observer: AnyObject?
    let observerID: ObjectIdentifier
    /// Stored here and not captured by the block, which is released while the center is locked.
    let selector: Selector
    let name: NSNotification.Name?
    let objectID: ObjectIdentifier?
    let center: NotificationCenter
    /// The application that was current when the observation began; nil if there was none.
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

    /// Indicates whether the notification comes from the host or from the application of the
    /// observer.
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
