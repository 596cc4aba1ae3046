import TouchPicture

/// An event on its way to the objects it concerns. One object serves a whole sequence of touches,
/// from the first finger down to the last finger up (TE1).
open class UIEvent: Hashable {
    /// The kind of an event.
    public nonisolated enum EventType: Int, Sendable {
        /// Fingers (TE1).
        case touches
        /// A shake (RC5).
        case motion
        /// A key of a remote control (RC5).
        case remoteControl
        /// A kind that UIKit has and that is never sent here.
        case presses
        /// The pointer scrolls: pans are asked whether they receive it (BR3).
        case scroll = 10
        /// The pointer hovers: hover recognizers are asked whether they receive it (PP1).
        case hover = 11
        /// A kind that UIKit has and that is never sent here.
        case transform = 14
    }

    /// The motion, or the key of a remote control.
    public nonisolated enum EventSubtype: Int, Sendable {
        /// No motion and no key.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// The key for playing.
        case remoteControlPlay = 100
        /// The keys for pausing, stopping, and playing or pausing in turn.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        /// The keys for the next track and the previous one.
        case remoteControlNextTrack, remoteControlPreviousTrack
        /// The key for winding back, pressed and released.
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// The key for winding forward, pressed and released.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointer.
    public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The buttons as bits.
        public let rawValue: Int
        /// Creates a set of buttons from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The right button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The kind of event.
    public let type: EventType
    /// The motion or key; none for touches.
    public let subtype: EventSubtype

    /// The event time, in seconds.
    public internal(set) final var timestamp: Double

    /// The buttons held down; empty as long as the host reports none.
    public internal(set) final var buttonMask: ButtonMask = []
    /// The keys held down; empty as long as the host reports none.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The live touches of the sequence and those that end in this event, in the order they began.
    var touches: [UITouch] = [] {
        didSet { cachedAll = nil }
    }
    /// The touches that this event is about, in the order in which they began.
    private(set) var changed: [UITouch] = []

    private var cachedAll: Set<UITouch>?
    private nonisolated let serial: Int

    init(type: EventType, subtype: EventSubtype = .none, timestamp: Double, serial: Int) {
        self.type = type
        self.subtype = subtype
        self.timestamp = timestamp
        self.serial = serial
    }

    /// Creates an event without touches, for tests of code that is called with events.
    public convenience init() { self.init(type: .touches, timestamp: 0, serial: 0) }

    // Declared so that it is nonisolated, and need not check which actor it runs on.
    deinit {}

    // MARK: Changes

    /// Makes every live touch stationary, before an event is put together.
    func rest() {
        forgetChanges()
        for touch in touches where touch.isLive {
            touch.moment.phase = .stationary
            touch.moment.previousLocation = touch.moment.location
        }
    }

    /// Adds `touch` to those that the event is about.
    func note(_ touch: UITouch) {
        touch.isChanged = true
        var place = changed.count
        while place > 0, changed[place - 1].serial > touch.serial { place -= 1 }
        if place == changed.count {
            changed.append(touch)
        } else {
            changed.insert(touch, at: place)
        }
    }

    /// Returns whether a touch in `window` changes.
    func concerns(_ window: UIWindow) -> Bool {
        for index in changed.indices where changed[index].window === window { return true }
        return false
    }

    func forgetChanges() {
        while let touch = changed.popLast() { touch.isChanged = false }
    }

    // MARK: Touches

    /// The live touches of the sequence, stationary ones included, but not yet those being
    /// hit-tested (TE4, HT10).
    open var allTouches: Set<UITouch>? {
        if let cachedAll { return cachedAll }
        let all = Set(touches)
        cachedAll = all
        return all
    }

    /// Returns the touches of `allTouches` that hit `window`; nil if there are none (TE4).
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        set(of: touches.filter { $0.window === window })
    }

    /// Returns the touches of `allTouches` that hit `view` itself; nil if there are none (TE4).
    open func touches(for view: UIView) -> Set<UITouch>? {
        set(of: touches.filter { $0.view === view })
    }

    /// Returns the touches of `allTouches` that `gesture` follows; nil if there are none (TE4).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        set(of: touches.filter { gesture.tracks($0) })
    }

    private func set(of touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }

    /// Returns the measurements of the device between the last sample and this one, oldest first,
    /// and a copy of `touch` last; only that copy if there are no more (TE6).
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        if touch.coalesced.isEmpty { return [touch.copy(at: touch.moment)] }
        var previous = touch.moment.previousLocation
        return touch.coalesced.map { sample in
            let location = touch.window?.pointFromParent(sample.location) ?? sample.location
            defer { previous = location }
            return touch.copy(
                at: UITouch.Moment(
                    phase: touch.phase, timestamp: sample.timestamp, location: location,
                    previousLocation: previous), of: sample)
        } + [touch.copy(at: touch.moment)]
    }

    /// Returns the touch one and two of its last steps ahead, as if it went straight on (TE6).
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        guard touch.phase == .moved else { return [] }
        let moment = touch.moment
        let step = CGVector(
            dx: moment.location.x - moment.previousLocation.x,
            dy: moment.location.y - moment.previousLocation.y)
        return [1.0, 2.0].map { count in
            func place(_ n: Double) -> CGPoint {
                CGPoint(x: moment.location.x + step.dx * n, y: moment.location.y + step.dy * n)
            }
            return touch.copy(
                at: UITouch.Moment(
                    phase: .moved, timestamp: moment.timestamp + touch.interval * count,
                    location: place(count), previousLocation: place(count - 1)))
        }
    }

    public nonisolated static func == (a: UIEvent, b: UIEvent) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

extension UITouch {
    /// Returns the same contact at another moment; recognizers and views never hold the copy.
    fileprivate func copy(at moment: Moment, of sample: TouchSample? = nil) -> UITouch {
        let copy = UITouch(serial: serial, sample: sample ?? self.sample, moment: moment)
        copy.window = window
        copy.view = view
        copy.tapCount = tapCount
        copy.takeMeasures()
        return copy
    }
}

/// The keys held down during an event.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates a set of keys from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, or the key with the logo of the system.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
