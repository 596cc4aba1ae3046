import TouchKit

/// A timer with the interface of Foundation, on event time: it fires when the application's clock
/// is moved to its time, and its changes are settled as after a touch (TE9).
///
/// It runs from `scheduledTimer…` or `RunLoop.add(_:forMode:)` until it has fired or, if it
/// repeats, until it is invalidated. The timer and its target are kept alive until then.
public final class Timer {
    /// The seconds from one firing to the next.
    public let timeInterval: TimeInterval
    /// The object that the timer was created with.
    public let userInfo: Any?
    /// Indicates whether the timer can still fire.
    public private(set) var isValid = true
    /// The tolerance, which has no effect: timers fire when they are due.
    public var tolerance: TimeInterval = 0

    private let delay: TimeInterval
    private let repeats: Bool
    private var action: (@MainActor (Timer) -> Void)?
    private weak var application: UIApplication?
    private var due: EventTimer?

    /// The shortest interval of a timer that repeats: a tenth of a millisecond, as in Foundation.
    private static let shortestInterval = 0.0001

    // MARK: Making one

    /// Creates a timer that never fires.
    public convenience init() {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Creates a timer that is to be added to a run loop.
    /// - Parameter interval: the seconds from then to the first firing, and from each firing to the
    ///   next.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: interval, interval, repeats, nil, block)
    }

    /// Creates a timer that is to be added to a run loop and first fires at `date`, by the wall
    /// clock.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(after: date.timeIntervalSinceNow, interval, repeats, nil, block)
    }

    /// Creates a timer that is to be added to a run loop and passes itself to a method of `target`.
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

    /// Creates a timer that starts at once.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Creates a timer that starts at once and passes itself to a method of `target`.
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

    /// Does the timer's work now; a timer that does not repeat does it only once.
    public func fire() {
        guard isValid, let action else { return }
        action(self)
        if !repeats { invalidate() }
    }

    /// Stops the timer for good and releases its target. A `deinit` may call it.
    public nonisolated func invalidate() {
        MainQueue.run {
            self.isValid = false
            self.action = nil
            if let due = self.due { self.application?.cancel(due) }
            self.due = nil
        }
    }

    /// Starts the timer; does nothing if it is already running.
    func start() {
        guard isValid, due == nil else { return }
        let application = UIApplication.shared
        self.application = application
        schedule(after: delay, in: application)
    }

    private func schedule(after delay: TimeInterval, in application: UIApplication) {
        due = application.schedule(after: delay) { [self] in
            due = nil
            // Scheduled before the work, which may end the timer: the time of the next firing does
            // not depend on how long the work takes.
            if repeats, isValid { schedule(after: timeInterval, in: application) }
            fire()
        }
    }
}

extension Timer: Equatable {
    public nonisolated static func == (a: Timer, b: Timer) -> Bool { a === b }
}

extension RunLoop {
    /// Starts `timer`; the mode makes no difference.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
