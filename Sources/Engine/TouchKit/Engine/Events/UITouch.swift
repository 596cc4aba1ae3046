/// One finger's contact, from began to ended or cancelled (TE1).
public final class UITouch: Hashable, NSObjectProtocol {
    /// The phase of a touch (TE1).
    public typealias Phase = TouchPhase

    /// The type of a touch: a finger, a pencil, a pointer (TE7).
    public typealias TouchType = TouchTrace.TouchType

    /// The state of the touch at one moment; held phases are kept as moments.
    nonisolated struct Moment {
        var phase: Phase
        var timestamp: Double
        /// In window coordinates.
        var location: CGPoint
        var previousLocation: CGPoint
    }

    /// The phase of the touch (TE1).
    public var phase: Phase { moment.phase }

    /// The event time of the last change of phase or location, in seconds (TE2).
    public var timestamp: Double { moment.timestamp }

    /// The number of taps: 1, and one more for each touch that follows a lift soon and nearby
    /// (TE3).
    public internal(set) var tapCount = 1
    /// The type of the touch (TE7).
    public let type: TouchType

    /// The window that was hit; it never changes (HT8).
    public internal(set) var window: UIWindow?
    /// The view that was hit; it never changes (HT8).
    public internal(set) var view: UIView?

    /// The recognizers that receive this touch, fixed when it began (TE5).
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The radius of the contact, in points (TE7).
    public internal(set) var majorRadius: CGFloat = 0
    /// The possible error of `majorRadius`, in points; always 0.
    public let majorRadiusTolerance: CGFloat = 0

    /// The force; 1 is that of an ordinary touch, and 0 means that the device measures none (TE7).
    public internal(set) var force: CGFloat = 0
    /// The maximum possible `force`; 0 if the device measures none.
    public var maximumPossibleForce: CGFloat { force > 0 ? 20 / 3 : 0 }

    // MARK: Inside the engine

    nonisolated let serial: Int
    /// The host's number for the finger.
    let finger: Int
    /// The link to the application.
    var link: ApplicationLink?
    var application: UIApplication? { link?.application }
    var moment: Moment
    /// The last sample of the host; it takes effect with its event.
    var sample: TouchSample
    var recognizers: [UIGestureRecognizer] = []
    /// Indicates whether the event being delivered is about this touch, rather than one that only
    /// rests.
    var isChanged = false
    /// Indicates whether a window answered the hit test, with whatever view.
    var hasAnswer = false
    /// An answer that is in no window, or in another one (HT7).
    @Weak var strayAnswer: UIView?
    var coalesced: [TouchSample] = []
    /// The seconds between the last two samples.
    var interval = 0.0
    /// The standing of the touch with its view; only `ViewTouches` changes it.
    var atView = ViewStanding()
    var standing: ViewStanding.Stage { atView.stage }
    /// The phases held back from the view, oldest first (DL8, DL9).
    var held: [Moment] { atView.held }
    var traceMark = TraceMark()
    /// A set of this touch alone, made once a sequence (see `TouchSets`).
    var alone: Set<UITouch> = []

    init(serial: Int, sample: TouchSample, moment: Moment) {
        self.serial = serial
        self.sample = sample
        finger = sample.finger
        type = sample.type
        self.moment = moment
    }

    /// Creates a touch without a finger, at no view, for tests of code that is called with touches.
    public convenience init() {
        self.init(
            serial: 0, sample: TouchSample(finger: 0, phase: .began, location: .zero, timestamp: 0),
            moment: Moment(phase: .began, timestamp: 0, location: .zero, previousLocation: .zero))
    }

    // Declared so that it is nonisolated, and need not check which actor it runs on.
    deinit {}

    /// Takes force, radius, and coalesced samples from the sample; values that make no sense are
    /// left out.
    func takeMeasures() {
        force = sample.force.isFinite ? sample.force : 0
        majorRadius = sample.majorRadius.isFinite ? sample.majorRadius : 0
        if sample.coalesced.isEmpty, coalesced.isEmpty { return }
        coalesced = sample.coalesced.filter {
            $0.location.x.isFinite && $0.location.y.isFinite && $0.timestamp.isFinite
        }
    }

    /// Indicates whether the finger is down.
    var isLive: Bool { moment.phase != .ended && moment.phase != .cancelled }

    // MARK: Places

    /// Returns the location of the touch, in the coordinates of `view`; nil means the window (TE2).
    public func location(in view: UIView?) -> CGPoint {
        convert(moment.location, to: view)
    }

    /// Returns the location of the touch before its last move, in the coordinates of `view`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(moment.previousLocation, to: view)
    }

    /// Returns the same as `location(in:)`: samples are never rounded here.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return window.convert(point, to: view)
    }

    // MARK: Identity

    public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
    public nonisolated func _rawHashValue(seed: Int) -> Int { stableHash(serial) }
    /// Returns whether `object` is this touch.
    public nonisolated func isEqual(_ object: Anything?) -> Bool { object as AnyObject? === self }
    /// A hash that is the same in every run.
    public nonisolated var hash: Int { stableHash(serial) }
    /// The name of the class.
    public nonisolated var description: String { "UITouch" }
    /// Returns this touch.
    public nonisolated func `self`() -> Self { self }
    /// Returns false.
    public nonisolated func isProxy() -> Bool { false }
}
