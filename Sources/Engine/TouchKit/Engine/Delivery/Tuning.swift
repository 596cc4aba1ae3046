/// The numbers and choices that no documentation settles, by name. Each application has its own:
/// `app.tuning.panSlop = 12`. Lengths are in points, times in seconds.
public nonisolated struct Tuning: Hashable, Sendable {
    /// Creates the numbers of the rules.
    public init() {}

    // MARK: Touches (TE3)

    /// The longest time from a lift to a touch that counts as a further tap.
    public var tapCountInterval = 0.35
    /// The maximum distance from a lift to a touch that counts as a further tap.
    public var tapCountRadius: CGFloat = 30

    // MARK: Delivery and arbitration

    /// Indicates whether views lose claimed touches before the actions are sent; on devices they
    /// lose them after (DL3).
    public var cancelsViewsBeforeActions = false
    /// Indicates whether a recognizer asks for permission to begin when it first tries, before it
    /// waits for others. By default it asks once nothing else is in the way (AR4).
    public var asksPermissionBeforeWaiting = false

    // MARK: Tap (BR1)

    /// The longest press that is a tap.
    public var tapPressDuration = 0.75
    /// The longest time from a lift to the next touch of a multiple tap.
    public var tapInterval = 0.35
    /// The maximum distance that a finger may move, and that taps may be apart.
    public var tapMovement: CGFloat = 45

    // MARK: Pan (BR3)

    /// The distance that the fingers move before a pan begins.
    public var panSlop: CGFloat = 10
    /// Indicates whether a pan's translation includes this distance; in recordings it does not.
    public var translationHoldsSlop = false
    /// The span of the past over which velocities are measured, counted back from the last move.
    public var velocityWindow = 0.1
    /// The time after which a pointer that has not scrolled has stopped.
    public var scrollPause = 0.1

    // MARK: Swipe actions (IN6, IN8)

    /// The distance that a finger moves before a row slides away from its actions: more than
    /// `panSlop`, as other pans are seen to be first.
    public var swipeActionSlop: CGFloat = 15
    /// The share of a row's width, 0 to 1, that the finger has crossed from the far side in a full
    /// swipe; a guess.
    public var fullSwipe: CGFloat = 0.8

    // MARK: Swipe (BR4)

    /// The minimum distance of a swipe along its direction.
    public var swipeDistance: CGFloat = 50
    /// The maximum distance of a swipe across its direction.
    public var swipeDrift: CGFloat = 50
    /// The longest duration of a swipe.
    public var swipeDuration = 0.5

    // MARK: Pinch and rotation (BR5, BR6)

    /// The change of the fingers' distance before a pinch begins.
    public var pinchSlop: CGFloat = 8
    /// The distance that the fingers travel on their circle before a rotation begins.
    public var rotationSlop: CGFloat = 8

    // MARK: Motion (TE9)

    /// The seconds between two frames of a motion.
    public var frameInterval = 1.0 / 60

    // MARK: Controls (CT1)

    /// The distance beyond its bounds to which a control's inside extends while a touch is dragged.
    public var controlDragOutset: CGFloat = 70
    /// The time after which a stepper held down first repeats.
    public var repeatDelay = 0.5
    /// The time between two repeats of a stepper held down.
    public var repeatInterval = 0.1

    // MARK: Scroll views (CT4, CT7, CT9)

    /// The time after which a resting touch reaches the content.
    public var contentTouchDelay = 0.15
    /// The readiness, 0 to 1, with which content follows a finger beyond its edge, and two fingers
    /// beyond a zoom limit.
    public var rubberBandGive = 0.55
    /// The velocity at the lift, in points a second, below which content does not glide on.
    public var scrollFlickVelocity = 250.0
    /// The time that a finger rests before it lifts after which content does not glide on.
    public var scrollRestDuration = 0.1
    /// The velocity at the lift, in points a second, above which a drag turns the page.
    public var pageFlickVelocity = 300.0
    /// The velocity, in points a second, below which deceleration is over.
    public var scrollSlowest = 10.0
    /// The rate, per second, at which content returns that was released beyond an edge.
    public var scrollReturnRate = 10.3
    /// The rate, per second, at which content returns that glided over an edge.
    public var scrollBounceRate = 11.0
    /// The rate, per second, at which content goes to a page, or to the target that its delegate
    /// sets.
    public var scrollTargetRate = 12.0
    /// The factor in the speed that a flick keeps of the glide it continues: this, times the
    /// glide's speed to the power of `scrollMomentumPower`.
    public var scrollMomentumShare = 0.000816
    /// The power to which the speed of the glide is raised.
    public var scrollMomentumPower = 1.967
    /// The maximum speed that is kept of the glide, in points a second.
    public var scrollMomentumLimit = 40_000.0
    /// The duration of `setContentOffset(_:animated:)`, and of zooming by itself.
    public var scrollAnimationDuration = 0.3
    /// The time that indicators stay after the movement.
    public var indicatorDelay = 0.5

    // MARK: Screen edge (BR7)

    /// The distance from the edge within which a screen-edge pan starts.
    public var edgeWidth: CGFloat = 20
    /// The time after which a resting touch reaches its view where the system has gestures of its
    /// own.
    public var systemGateDelay = 1.0
}
