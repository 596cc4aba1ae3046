import TouchKit

/// What Foundation calls a timer, on event time: it fires when the application's clock is moved there, and what it changes
/// is settled as after a touch (TE9).
///
/// It runs from `scheduledTimer…` or `RunLoop.add(_:forMode:)` on, until it has fired or, if it repeats, until it is
/// invalidated. Timer and target are kept alive until then.
public final class Timer {
    /// From one firing to the next, in seconds.
    public let timeInterval: TimeInterval
    /// What it was made with.
    public let userInfo: Any?
    /// Whether it may still fire.
    public private(set) var isValid = true
    /// Of no effect: timers fire when they are due.
    public var tolerance: TimeInterval = 0

    private let delay: TimeInterval
    private let repeats: Bool
    private var action: (@MainActor (Timer) -> Void)?
    private weak var application: UIApplication?
    private var due: EventTimer?

    /// As in Foundation, what repeats does so after a tenth of a millisecond at least.
    private static let shortestInterval = 0.0001

    // MARK: Making one

    /// A timer that never fires.
    public convenience init() {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// A timer that is to be added to a run loop.
    /// - Parameter interval: from then to the first firing, and from one to the next, in seconds.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: interval, interval, repeats, nil, block)
    }

    /// The same, with the moment of the first firing, by the wall clock.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: date.timeIntervalSinceNow, interval, repeats, nil, block)
    }

    /// The same, with a method of `target`, which gets the timer.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(after: interval, interval, repeats, userInfo) {
            selector.send(to: target, from: $0, for: nil)
        }
    }

    private init(
        after delay: TimeInterval, _ interval: TimeInterval, _ repeats: Bool, _ userInfo: Any?,
        _ action: @escaping @MainActor (Timer) -> Void
    ) {
        self.delay = max(0, delay)
        timeInterval = repeats ? max(interval, Timer.shortestInterval) : 0
        self.repeats = repeats
        self.userInfo = userInfo
        self.action = action
    }

    /// A timer that runs from now on.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// The same, with a method of `target`, which gets the timer.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        timer.start()
        return timer
    }

    // MARK: Running

    /// Does its work now; one that does not repeat does it only once.
    public func fire() {
        guard isValid, let action else { return }
        action(self)
        if !repeats { invalidate() }
    }

    /// It never fires again, and lets go of its target. A `deinit` may call it.
    public nonisolated func invalidate() {
        MainQueue.run {
            self.isValid = false
            self.action = nil
            if let due = self.due { self.application?.cancel(due) }
            self.due = nil
        }
    }

    /// Runs from now on; nothing new if it does already.
    func start() {
        guard isValid, due == nil else { return }
        let application = UIApplication.shared
        self.application = application
        schedule(after: delay, in: application)
    }

    private func schedule(after delay: TimeInterval, in application: UIApplication) {
        due = application.schedule(after: delay) { [self] in
            due = nil
            // Before its work, which may end it: the moment of the next does not depend on how long that takes.
            if repeats, isValid { schedule(after: timeInterval, in: application) }
            fire()
        }
    }
}

extension Timer: Equatable {
    public nonisolated static func == (a: Timer, b: Timer) -> Bool { a === b }
}

extension RunLoop {
    /// Has `timer` run from now on; the mode makes no difference.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
