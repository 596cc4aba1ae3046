import Dispatch
import TouchKit

extension NotificationCenter {
    /// Has `selector` performed by `observer`, which is held weakly, for each notification of that name and object; nil means
    /// any. It gets the notification, before `post` returns.
    @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(observer as AnyObject, name, object as AnyObject?, in: self)
        observation.token = addObserver(forName: name, object: object, queue: nil) {
            nonisolated(unsafe) let notification = $0
            // Who posts elsewhere than on the main thread reaches nobody: there is one thread on event time.
            guard MainQueue.isRunningThis else { return }
            MainActor.assumeIsolated {
                guard let observer = observation.observer else { return }
                selector.send(to: observer, from: notification, for: nil)
            }
        }
        Observation.forgetDead()
        Observation.all.append(observation)
    }

    /// Takes an observer away, whether it observes by selector or is what adding a block gave.
    @MainActor public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
        removeObserver(observer as Any)
    }

    /// Takes an observer away for notifications of that name and object; nil means any.
    @MainActor public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        let object = object as AnyObject?
        Observation.remove {
            $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
                && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// The queue behind the main actor, whichever thread it has: the main one, or another if the process has given that up.
private nonisolated enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs on it.
    static var isRunningThis: Bool {
        Dispatch.DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}

/// Somebody who observes by selector.
private final class Observation {
    private(set) weak var observer: AnyObject?
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    static var all: [Observation] = []

    init(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?,
        in center: NotificationCenter
    ) {
        (self.observer, self.name, self.object, self.center) = (observer, name, object, center)
    }

    static func forgetDead() { remove { $0.observer == nil } }

    static func remove(where isMeant: (Observation) -> Bool) {
        for observation in all where isMeant(observation) {
            if let token = observation.token {
                observation.center.removeObserver(token as Any)
            }
        }
        all.removeAll(where: isMeant)
    }
}
