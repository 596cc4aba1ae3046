/// The numbers and choices that no documentation settles, by name. Each application has its own:
/// `app.tuning.panSlop = 12`. Lengths in points, times in seconds.
public nonisolated struct Tuning: Hashable, Sendable {
    /// The numbers as the rules have them.
    public init() {}

    // MARK: Touches (TE3)

    /// A touch counts as a further tap if it begins this soon after a lift
    public var tapCountInterval = 0.35
    /// and this near to it.
    public var tapCountRadius: CGFloat = 30

    // MARK: Delivery and arbitration

    /// Whether views lose claimed touches before the actions are sent; devices show: after (DL3).
    public var cancelsViewsBeforeActions = false
    /// Whether permission to begin is asked when a recognizer first tries, before it waits for others; here: once
    /// nothing else is in the way (AR4).
    public var asksPermissionBeforeWaiting = false

    // MARK: Tap (BR1)

    /// The longest press that is a tap.
    public var tapPressDuration = 0.75
    /// The longest time from a lift to the next touch of a multiple tap.
    public var tapInterval = 0.35
    /// How far a finger may move, and taps may lie apart.
    public var tapMovement: CGFloat = 45

    // MARK: Pan (BR3)

    /// How far the fingers move before a pan begins.
    public var panSlop: CGFloat = 10
    /// Whether a pan's translation holds this way; recordings show: no.
    public var translationHoldsSlop = false
    /// Velocities are measured over this much of the past, counted from the last move.
    public var velocityWindow = 0.1
    /// A pointer that has not scrolled for this long has stopped.
    public var scrollPause = 0.1

    // MARK: Swipe (BR4)

    /// How far along its direction a swipe goes
    public var swipeDistance: CGFloat = 50
    /// and at most across it
    public var swipeDrift: CGFloat = 50
    /// and for how long.
    public var swipeDuration = 0.5

    // MARK: Pinch and rotation (BR5, BR6)

    /// How much the distance of the fingers changes before a pinch begins.
    public var pinchSlop: CGFloat = 8
    /// How far the fingers travel on their circle before a rotation begins.
    public var rotationSlop: CGFloat = 8

    // MARK: Motion (TE9)

    /// Seconds between two frames of what moves by itself.
    public var frameInterval = 1.0 / 60

    // MARK: Controls (CT1)

    /// While a touch is dragged, a control's inside reaches this far beyond its bounds.
    public var controlDragOutset: CGFloat = 70
    /// A stepper held down repeats after this long
    public var repeatDelay = 0.5
    /// and then this often.
    public var repeatInterval = 0.1

    // MARK: Scroll views (CT4, CT7, CT9)

    /// A touch that rests this long reaches the content.
    public var contentTouchDelay = 0.15
    /// How readily content follows a finger beyond its edge, and two fingers beyond a limit of zooming, 0 to 1.
    public var rubberBandGive = 0.55
    /// Lifted slower than this, in points a second, content does not go on,
    public var scrollFlickVelocity = 250.0
    /// nor where the finger has rested this long before it lifts.
    public var scrollRestDuration = 0.1
    /// Lifted faster than this, in points a second, a drag turns the page.
    public var pageFlickVelocity = 300.0
    /// Slower than this, in points a second, deceleration is over.
    public var scrollSlowest = 10.0
    /// How quickly content comes back that was released beyond an edge, per second;
    public var scrollReturnRate = 10.3
    /// that ran over it
    public var scrollBounceRate = 11.0
    /// and goes to a page, or to where its delegate wants it.
    public var scrollTargetRate = 12.0
    /// Of a glide that is flicked on, this share is kept,
    public var scrollMomentumShare = 0.000816
    /// times its speed to this power,
    public var scrollMomentumPower = 1.967
    /// and no more than this, in points a second.
    public var scrollMomentumLimit = 40_000.0
    /// How long `setContentOffset(_:animated:)` is on its way, and zooming by itself.
    public var scrollAnimationDuration = 0.3
    /// How long indicators stay after the movement.
    public var indicatorDelay = 0.5

    // MARK: Screen edge (BR7)

    /// A screen-edge pan starts this near to the edge.
    public var edgeWidth: CGFloat = 20
    /// Where the system has gestures of its own, a touch that rests this long reaches its view.
    public var systemGateDelay = 1.0
}
