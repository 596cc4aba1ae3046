/// A method call that is scheduled on event time.
final class DelayedPerform {
    let target: AnyObject
    let selector: Selector
    let object: Anything?
    private var timer: EventTimer?

    private init(_ selector: Selector, of target: AnyObject, with object: Anything?) {
        (self.target, self.selector, self.object) = (target, selector, object)
    }

    static func add(
        _ selector: Selector, of target: AnyObject, with object: Anything?, after delay: Double
    ) {
        let request = DelayedPerform(selector, of: target, with: object)
        let application = UIApplication.shared
        request.timer = application.schedule(after: delay) { [application = Weak(application)] in
            application.object?.delayedPerforms.removeAll { $0 === request }
            request.timer = nil
            request.perform()
        }
        application.delayedPerforms.append(request)
    }

    static func cancel(where isMeant: (DelayedPerform) -> Bool) {
        let application = UIApplication.shared
        for request in application.delayedPerforms where isMeant(request) {
            request.timer.map(application.cancel)
            request.timer = nil
        }
        holding(application.delayedPerforms) {
            application.delayedPerforms.removeAll(where: isMeant)
        }
    }

    private func perform() {
        if !selector.send(to: target, from: object, for: nil) { logMissing(selector, in: target) }
    }
}
