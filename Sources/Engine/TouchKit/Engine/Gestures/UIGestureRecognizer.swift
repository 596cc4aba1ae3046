// The order in which to read this folder: `UIGestureRecognizer`, here – what every recognizer has
// and a subclass may override; its +State – how it asks for a state and enters one; +Touches,
// +Measures and +Timers – what a subclass measures with; +Targets and `UIGestureRecognizerDelegate`
// – the targets it calls and the delegate it asks; then `Recognizers`, of which
// `UITapGestureRecognizer` is the simplest and `UIPanGestureRecognizer` shows the most.

import TouchTrace

// The actor is named although it is the default here, as with `UIResponder`.

/// An object that watches touches and reports when they make its gesture.
///
/// A subclass overrides the `touches…` methods and sets `state`; the arbiter grants or refuses the
/// request (see `Arbiter`). An `Attempt` runs from the first touch received to the reset.
@MainActor open class UIGestureRecognizer: Hashable, SelectorProviding {
    /// The state of a recognizer in its attempt (SM1).
    public typealias State = GestureState

    // MARK: State

    /// The state of the recognizer. Setting it asks for a transition (SM1), which the arbiter
    /// settles before the event ends. A refused transition leaves the state unchanged and a line in
    /// the trace (SM3).
    open var state: State {
        get { isActing ? attempt.settled : attempt.pending }
        set { request(newValue, isAnalysing ? .analysis : .setByOwner) }
    }

    /// Indicates whether the recognizer is enabled; a disabled one receives nothing. Disabling it
    /// in mid-gesture cancels it or makes it fail at once (SM5).
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            trace(.sm5) {
                .recognizerEnabled(recognizer: $0.id(self), isEnabled)
            } during: {
                if !isEnabled { stop(because: .disabled) }
            }
        }
    }

    /// The view to which `addGestureRecognizer(_:)` attached it; nil if there is none. Delivery
    /// does not call this: it reads `owner`.
    open var view: UIView? { owner }
    // The view owns the recognizer, and clears this when it is deallocated.
    final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    /// The delegate, which has a say in what the recognizer receives and when it begins; not
    /// retained.
    @Weak open var delegate: UIGestureRecognizerDelegate?

    // MARK: Effects on its view's touches

    /// Indicates whether its touches are cancelled in their views when it is recognized (DL7).
    open var cancelsTouchesInView = true

    /// Indicates whether views receive its touches only after it has failed (DL8).
    open var delaysTouchesBegan = false

    /// Indicates whether views receive the end of its touches only after it has failed (DL9).
    open var delaysTouchesEnded = true

    // MARK: Touches it receives

    /// The raw values of the touch types it receives; all by default.
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes {
        didSet {
            allowsAllTouchTypes = UIGestureRecognizer.allTouchTypes.allSatisfy(
                allowedTouchTypes.contains)
        }
    }
    private(set) final var allowsAllTouchTypes = true
    private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Indicates whether it refuses touches of another type than the first of an attempt.
    open var requiresExclusiveTouchType = true
    /// The pointer's buttons held down in the present event.
    open var buttonMask: UIEvent.ButtonMask { application?.intake.event?.buttonMask ?? [] }
    /// The keys held down in the present event.
    open var modifierFlags: UIKeyModifierFlags {
        application?.intake.event?.modifierFlags ?? []
    }

    /// The name in traces; unless it is set, that of a recognizer that a view brings along.
    open var name: String? {
        get { givenName ?? nameFromView }
        set { givenName = newValue }
    }
    private final var givenName: String?

    /// The name, such as `list.pan`, of a recognizer that a view brings along; nil for all others.
    package var nameFromView: String? { nil }

    // MARK: Inside the engine

    nonisolated let serial: Int
    final var traceMark = TraceMark()
    final var targets: [GestureTarget] = []
    final var staticRequirements: [Requirement] = []
    /// The rank among the recognizers of its view, in the order in which they were added.
    final var turn = 0
    /// The present attempt, from the first touch to the reset. Read for every move: final, so that
    /// the access takes no call.
    final var attempt = Attempt()
    /// The refusal of a state that was last logged (SM3).
    final var toldRefusal: String?
    /// The locations that it reports, in window coordinates.
    package var places: TouchPlaces { attempt.locations }
    /// Indicates whether its own code is handling touches or a timer: its requests then come from
    /// its analysis.
    final var isAnalysing = false
    /// Indicates whether its actions are being sent: targets then see the state they are sent for.
    final var isActing = false
    /// Indicates whether requests are being granted although there is no application.
    final var isSettlingAlone = false
    package var kept = Kept()
    /// The last event for which `shouldReceive(_:)` was called, and the answer.
    final var askedEvent = 0
    final var acceptsEvent = true
    final var baseAnswered = false
    /// Indicates whether its class is one of the engine's, which have no requirements of their own
    /// (AR3).
    private(set) final lazy var isOfEngine = UIGestureRecognizer.engineTypes.contains(
        ObjectIdentifier(type(of: self)))

    static let engineTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIGestureRecognizer.self), ObjectIdentifier(UITapGestureRecognizer.self),
        ObjectIdentifier(UILongPressGestureRecognizer.self),
        ObjectIdentifier(UIPanGestureRecognizer.self),
        ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self),
        ObjectIdentifier(UISwipeGestureRecognizer.self),
        ObjectIdentifier(UIPinchGestureRecognizer.self),
        ObjectIdentifier(UIRotationGestureRecognizer.self),
        ObjectIdentifier(UIHoverGestureRecognizer.self),
        ObjectIdentifier(UIScrollViewPanGestureRecognizer.self),
        ObjectIdentifier(UIScrollViewPinchGestureRecognizer.self),
        ObjectIdentifier(UIScrollViewDelayedTouchesBeganGestureRecognizer.self),
        ObjectIdentifier(UISwipeActionPanGestureRecognizer.self),
        ObjectIdentifier(UISwipeDismissalGestureRecognizer.self),
    ]

    /// Creates a recognizer with no view yet, and with a first target if both are given; more can
    /// be added.
    public init(target: Anything?, action: Selector?) {
        serial = UIApplication.takeSerial()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer with no view and no target yet; targets can be added.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer, ignoring `coder`: there are no archives here.
    public init?(coder: NSCoder) {
        serial = UIApplication.takeSerial()
    }

    // Declared so that it is nonisolated, and need not check which actor it runs on.
    deinit {}

    // MARK: Location

    /// The number of touches it follows; once they have ended, the number there were.
    open var numberOfTouches: Int { attempt.locations.count }

    /// Returns the middle of the touches it follows, or the location at which the pointer scrolls,
    /// in the coordinates of `view`; nil means the window (BR8).
    open func location(in view: UIView?) -> CGPoint {
        guard let centroid = places.centroid ?? attempt.pointer else { return .zero }
        return convert(centroid, to: view)
    }

    /// Returns the location of one of its touches, in the coordinates of `view`; nil means the
    /// window (BR8).
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard (0..<places.count).contains(index) else { return .zero }
        return convert(places[index], to: view)
    }

    // MARK: For subclasses

    /// Handles new touches; there is no need to call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Handles moves of touches it follows; there is no need to call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles the end of touches it follows. A recognizer of this very class recognizes nothing,
    /// so it fails with its last touch: otherwise it would hold that touch's end back for ever
    /// (DL9).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isBare = ObjectIdentifier(type(of: self)) == ObjectIdentifier(UIGestureRecognizer.self)
        if isBare, !tracked.contains(where: { $0.isLive }) { request(.failed, .fingerLifted) }
    }
    /// Handles the cancellation of touches it follows; afterwards it fails or is cancelled,
    /// whatever it does (DL11).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Handles updates of touches whose values were estimated; never called here (TE7).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Handles a key or button that went down; never called here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles a key or button that changed; never called here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles a key or button that was released; never called here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Handles a key or button that was cancelled; never called here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Clears the state of an attempt that is over, before the next one (SM4).
    open func reset() {}

    /// Stops following `touch` for the rest of its life, and no longer counts it (AR11).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard tracks(touch) else { return }
        attempt.ignore(touch)
        noteLocations()
        trace(.ar11) { .ignored(recognizer: $0.id(self), touch: $0.id(touch)) }
    }

    /// Returns whether this recognizer, once recognized, prevents the other (AR6); true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(true)
    }

    /// Returns whether the other recognizer, once recognized, prevents this one (AR6); true by
    /// default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(true)
    }

    /// Returns whether this recognizer waits for the other to fail (AR3); false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(false)
    }

    /// Returns whether the other recognizer waits for this one to fail (AR3); false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(false)
    }

    /// Returns the answer about another recognizer to any of the four questions: the one place to
    /// override for a class that treats them all alike.
    @_spi(Hosts) open func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        switch question {
        case .canPrevent: canPrevent(other)
        case .canBePrevented: canBePrevented(by: other)
        case .shouldRequireFailure: shouldRequireFailure(of: other)
        case .shouldBeRequiredToFail: shouldBeRequiredToFail(by: other)
        default: byDefault(true)
        }
    }

    /// Returns whether the recognizer receives touches of the event; called once for each event
    /// with new touches (DL1), true by default.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        byDefault(true)
    }

    final func byDefault(_ answer: Bool) -> Bool {
        baseAnswered = true
        return answer
    }

    // MARK: Targets

    /// Adds a target; adding the same target and the same name again does nothing.
    open func addTarget(_ target: Anything, action: Selector) {
        let target = target as AnyObject
        let isKnown = targets.contains { $0.object === target && $0.action == action }
        if !isKnown { targets.append(GestureTarget(object: target, action: action)) }
    }

    /// Removes targets: nil means any target, or any action.
    open func removeTarget(_ target: Anything?, action: Selector? = nil) {
        let target = target as AnyObject?
        holding(targets) {
            targets.removeAll {
                (target == nil || $0.object === target) && (action == nil || $0.action == action)
            }
        }
    }

    // MARK: Relations

    /// Makes this recognizer wait until `other` has failed, from now on (AR2); it waits in vain for
    /// itself (AR10).
    open func require(toFail other: UIGestureRecognizer) {
        staticRequirements.removeAll { $0.recognizer == nil }
        guard !staticRequirements.contains(where: { $0.recognizer === other }) else { return }
        staticRequirements.append(Requirement(recognizer: other, origin: .requireToFail))
        trace(.ar2) {
            .requirement(
                recognizer: $0.id(self), on: $0.id(other), .set, origin: .requireToFail)
        }
    }

    // MARK: Identity

    public nonisolated static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
        a === b
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
    public nonisolated func _rawHashValue(seed: Int) -> Int { stableHash(serial) }

    /// Returns whether `object` is this recognizer, unless overridden.
    open func isEqual(_ object: Anything?) -> Bool { object as AnyObject? === self }
    /// A hash that is the same in every run.
    open var hash: Int { stableHash(serial) }
    /// The name of the class, unless overridden.
    open var description: String { className(of: self) }
    #if canImport(Foundation)
        /// The description for debuggers: `description`, unless overridden.
        open var debugDescription: String { description }
    #endif
    /// Returns this recognizer.
    public nonisolated func `self`() -> Self { self }
    /// Returns false.
    public nonisolated func isProxy() -> Bool { false }

    /// The selectors of the class, none by default; see `SelectorProviding`.
    open class var providedSelectors: [Selector] { [] }
}
