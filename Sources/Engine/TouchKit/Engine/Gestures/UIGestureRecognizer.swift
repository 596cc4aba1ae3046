// The order in which to read this folder: `UIGestureRecognizer`, here – what every recognizer has and a subclass may override;
// its +State – how it asks for a state and comes into one; +Touches, +Measures and +Timers – what a subclass measures by;
// +Targets and `UIGestureRecognizerDelegate` – whom it tells and whom it asks; then `Recognizers`, of which
// `UITapGestureRecognizer` is the plainest and `UIPanGestureRecognizer` shows the most.

import TouchTrace

// Said although it is the default here, as with `UIResponder`.

/// Watches touches and says when they make its gesture.
///
/// A subclass overrides the `touches…` methods and sets `state`; the arbiter grants or refuses what it asks for
/// (see `Arbiter`). An `Attempt` runs from the first touch received to the reset.
@MainActor open class UIGestureRecognizer: Hashable, NSObjectProtocol, SelectorProviding {
    /// Where a recognizer stands in its attempt (SM1).
    public typealias State = GestureState

    // MARK: State

    /// Where the recognizer stands. Setting it asks for a transition (SM1); the arbiter settles it before the
    /// event ends. A refused transition leaves the state and a line in the trace (SM3).
    open var state: State {
        get { isActing ? attempt.settled : attempt.pending }
        set { request(newValue, isAnalysing ? .analysis : .setByOwner) }
    }

    /// Off, it receives nothing; switched off in mid-gesture, it is cancelled or fails at once (SM5).
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

    /// The view it is on, by `addGestureRecognizer(_:)`; nil while it is on none. Delivery does not ask for it: it knows.
    open var view: UIView? { owner }
    // The view owns the recognizer, and clears this when it goes.
    final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    /// Who has a say in what it receives and when it begins; not kept alive.
    @Weak open var delegate: UIGestureRecognizerDelegate?

    // MARK: What it does to its view's touches

    /// When recognised, its touches are cancelled in their views (DL7).
    open var cancelsTouchesInView = true

    /// Views hear of its touches only when it has failed (DL8).
    open var delaysTouchesBegan = false

    /// Views hear that its touches ended only when it has failed (DL9).
    open var delaysTouchesEnded = true

    // MARK: What it receives

    /// The raw values of the touch types it receives; all by default.
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes {
        didSet {
            allowsAllTouchTypes = UIGestureRecognizer.allTouchTypes.allSatisfy(
                allowedTouchTypes.contains)
        }
    }
    private(set) final var allowsAllTouchTypes = true
    private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Whether touches of another type than the first of an attempt are not received.
    open var requiresExclusiveTouchType = true
    /// The pointer's buttons held down in the present event.
    open var buttonMask: UIEvent.ButtonMask { application?.intake.event?.buttonMask ?? [] }
    /// The keys held down in the present event.
    open var modifierFlags: UIKeyModifierFlags {
        application?.intake.event?.modifierFlags ?? []
    }

    /// The name for traces.
    open var name: String?

    // MARK: Inside the engine

    nonisolated let serial: Int
    final var traceMark = TraceMark()
    final var targets: [GestureTarget] = []
    final var staticRequirements: [Requirement] = []
    /// How many were added to its view before it.
    final var turn = 0
    /// From the first touch to the reset. Looked at for every move: final, so that nothing is called to get at it.
    final var attempt = Attempt()
    /// What was last logged of states that were refused (SM3).
    final var toldRefusal: String?
    /// Where it is said to be, in window coordinates.
    package var places: TouchPlaces { attempt.locations }
    /// Whether its own code looks at touches or at a timer: what it asks for then is its analysis.
    final var isAnalysing = false
    /// Whether its targets are being told of the state it is in: that is the one they see.
    final var isActing = false
    /// Whether requests are being granted though there is no application.
    final var isSettlingAlone = false
    package var kept = Kept()
    /// The last event for which `shouldReceive(_:)` was asked, and the answer.
    final var askedEvent = 0
    final var acceptsEvent = true
    final var baseAnswered = false
    /// Whether its class is one of the engine's, which have no requirements of their own (AR3).
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
    ]

    /// A recognizer with no view yet, and with a first target if both are given; more can be added.
    public init(target: Anything?, action: Selector?) {
        serial = UIApplication.takeSerial()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer with no view and no target yet; targets are added.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    /// As without archive: there are none here.
    public init?(coder: NSCoder) {
        serial = UIApplication.takeSerial()
    }

    // Declared so that it belongs to no actor, and need not look which one it is on.
    deinit {}

    // MARK: Where it is

    /// How many touches it follows; once they have ended, how many they were.
    open var numberOfTouches: Int { attempt.locations.count }

    /// The middle of the touches it follows, or where the pointer scrolls, in the coordinates of `view`; nil means the
    /// window (BR8).
    open func location(in view: UIView?) -> CGPoint {
        guard let centroid = places.centroid ?? attempt.pointer else { return .zero }
        return convert(centroid, to: view)
    }

    /// Where one of its touches is, in the coordinates of `view`; nil means the window (BR8).
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        guard (0..<places.count).contains(index) else { return .zero }
        return convert(places[index], to: view)
    }

    // MARK: For subclasses

    /// New touches; there is no need to call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches it follows moved; there is no need to call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// A recognizer of this very class recognises nothing, so it fails with its last touch: else it would hold that
    /// touch's end back for ever (DL9).
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isBare = ObjectIdentifier(type(of: self)) == ObjectIdentifier(UIGestureRecognizer.self)
        if isBare, !tracked.contains(where: { $0.isLive }) { request(.failed, .fingerLifted) }
    }
    /// Touches it follows were taken away; afterwards it fails or is cancelled, whatever it does (DL11).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Better values of touches that were estimated; nobody tells any here (TE7).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// A key or button went down; nobody presses any here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// As `pressesBegan(_:with:)`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when an attempt is over, before the next (SM4).
    open func reset() {}

    /// Stops following `touch` for the rest of its life, and counts it no more (AR11).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard tracks(touch) else { return }
        attempt.ignore(touch)
        noteLocations()
        trace(.ar11) { .ignored(recognizer: $0.id(self), touch: $0.id(touch)) }
    }

    /// Whether this one, being recognised, keeps the other from it (AR6); yes by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(true)
    }

    /// Whether the other, being recognised, keeps this one from it (AR6); yes by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(true)
    }

    /// Whether this one waits for the other to fail (AR3); no by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(false)
    }

    /// Whether the other waits for this one to fail (AR3); no by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(false)
    }

    /// What it answers about another, whichever of the four is asked: the one place for a class that treats them all alike.
    @_spi(Hosts) open func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        switch question {
        case .canPrevent: canPrevent(other)
        case .canBePrevented: canBePrevented(by: other)
        case .shouldRequireFailure: shouldRequireFailure(of: other)
        case .shouldBeRequiredToFail: shouldBeRequiredToFail(by: other)
        default: byDefault(true)
        }
    }

    /// Asked once for each event with new touches (DL1); yes by default.
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

    /// Takes targets away: nil means any target, or any action.
    open func removeTarget(_ target: Anything?, action: Selector? = nil) {
        let target = target as AnyObject?
        holding(targets) {
            targets.removeAll {
                (target == nil || $0.object === target) && (action == nil || $0.action == action)
            }
        }
    }

    // MARK: Relations

    /// This recognizer waits until `other` has failed, for ever after (AR2): in vain, if that is itself (AR10).
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

    /// Whether `object` is this recognizer, unless overridden.
    open nonisolated func isEqual(_ object: Anything?) -> Bool { object as AnyObject? === self }
    /// The same in every run.
    open nonisolated var hash: Int { stableHash(serial) }
    /// Its class, unless overridden.
    open nonisolated var description: String { className(of: self) }
    /// This one.
    public nonisolated func `self`() -> Self { self }
    /// No.
    public nonisolated func isProxy() -> Bool { false }

    /// None by itself; see `SelectorProviding`.
    open class var providedSelectors: [Selector] { [] }
}
