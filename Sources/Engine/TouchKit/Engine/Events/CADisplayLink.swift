/// A timer that calls a method at each frame of event time (TE9).
///
/// It runs from `add(to:forMode:)` until it is invalidated; link and target are kept alive until
/// then.
public final class CADisplayLink {
    /// The event time of the frame, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time from one frame to the next, in seconds.
    public private(set) var duration: CFTimeInterval = 0
    /// The event time of the next frame, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + step }

    /// Indicates whether frames pass without a call.
    public var isPaused = false {
        didSet { if isPaused { rest() } else { run() } }
    }

    /// The number of frames a second that get a call; 0 for all of them.
    public var preferredFramesPerSecond = 0

    private let target: AnyObject
    private let selector: Selector
    private var isAdded = false
    @Weak private var application: UIApplication?
    private var motion: FrameMotion?

    /// Creates a link that does not run yet.
    /// - Parameters:
    ///   - target: the object that gets the call.
    ///   - selector: a method of `target` that takes the link, or nothing.
    public init(target: Anything, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    /// Starts the link with the next frame; loop and mode make no difference.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        run()
    }

    /// Stops the link until it is added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Stops the link. A `deinit` may call it.
    public nonisolated func invalidate() {
        MainQueue.run {
            self.isAdded = false
            self.rest()
        }
    }

    /// The seconds between two calls.
    private var step: Double {
        preferredFramesPerSecond > 0
            ? max(duration, 1 / Double(preferredFramesPerSecond)) : duration
    }

    private func run() {
        guard isAdded, !isPaused, motion == nil else { return }
        let application = UIApplication.shared
        self.application = application
        duration = max(application.tuning.frameInterval, 0.001)
        timestamp = application.now - step
        motion = application.move(for: .infinity) { _ in
            // Half a frame early counts as on time: moments are rounded.
            guard let now = self.application?.now,
                now >= self.timestamp + self.step - self.duration / 2
            else { return }
            self.timestamp = now
            self.selector.send(to: self.target, from: self, for: nil)
        }
    }

    private func rest() {
        if let motion { application?.stop(motion) }
        motion = nil
    }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// Returns the event time, in seconds, on which the timestamps of touches are based as well (TE9).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now }
