/// The root of a view hierarchy. The application hands it events, and it delivers them.
open class UIWindow: UIView {
    /// The height of a window in the stack of windows (HT9).
    public nonisolated struct Level: Hashable, Sendable, Comparable, RawRepresentable {
        /// The height; higher windows are farther in front.
        public let rawValue: CGFloat

        /// Creates a level from that height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// The level in front of ordinary windows.
        public static let statusBar = Level(rawValue: 1000)
        /// The level in front of all others.
        public static let alert = Level(rawValue: 2000)

        /// Returns whether `a` is behind `b`.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// Returns the level that is `b` farther in front than `a`.
        public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
    }

    /// The level of the window. Windows at higher levels are hit-tested and drawn in front of lower
    /// ones, whenever they were shown (HT9).
    open var windowLevel: Level = .normal {
        didSet {
            guard windowLevel != oldValue, !isHidden else { return }
            application?.windowChangedPlace(self)
        }
    }

    /// The application that shows the window; nil until it is first shown.
    public internal(set) final var application: UIApplication? {
        get { context?.pointee.application }
        set { link = newValue?.link }
    }

    private var link: ApplicationLink? {
        didSet { context = link?.context }
    }
    /// The context that the link refers to and keeps alive.
    nonisolated(unsafe) private(set) var context: UnsafeMutablePointer<EventContext>?

    /// The responder at which motion, remote control, and nil-target actions start (RC4–RC6).
    final var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            if let tracer { tracer.write(.rc6, .firstResponder(tracer.id(firstResponder))) }
            application?.keyboard?.update(for: firstResponder, before: oldValue)
        }
    }

    /// Indicates whether the first responder is made to resign without being asked (RT7).
    package final var isForcingResignation = false

    /// The control that has the keyboard focus.
    @Weak public internal(set) final var focusedControl: UIControl?

    /// The number of windows that were shown before this one, the last time it was shown (HT9).
    final var shownOrder = 0

    /// Indicates whether `sendEvent(_:)` reached the base class for the event being sent.
    final var sendEventReachedBase = false

    final var tracer: Tracer? { application?.tracer }

    /// The controller whose view fills the window, behind the window's other subviews.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerChanged(from: oldValue) }
    }

    /// The edges at which the system has its own gestures. Touches that begin there are delivered
    /// late, as on a device whose home indicator or notification center is there (BR7). None by
    /// default; a device decides this, not an app.
    open var systemGestureEdges: UIRectEdge = [] {
        didSet { if systemGestureEdges != oldValue { placeSystemGate() } }
    }

    /// The insets at which bars and the screen's rounded corners cover the window, in points. None
    /// by default; a device decides this, not an app (LA1).
    public final var systemInsets: UIEdgeInsets {
        get { coveredInsets }
        set { if newValue != coveredInsets { changeSafeArea { coveredInsets = newValue } } }
    }
    private var coveredInsets = UIEdgeInsets.zero

    /// Creates a window at `frame`, in the coordinates of the screen; hidden until shown, as in
    /// UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        root = self
    }

    /// Creates a window of the scene's application, as large as its screen; hidden until shown.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.windowFrame)
        isHidden = true
        root = self
        application = windowScene.application
    }

    /// Creates a window as without an archive: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        root = self
    }

    /// Shows or hides the window. Hiding cancels its touches at once (DL13).
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                application?.hid(self)
            } else {
                (application ?? .shared).show(self)
            }
        }
    }

    // MARK: Key window

    /// Indicates whether motion, remote control, and keys go to this window (HT9).
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// Shows the window in the shared application, in front of its level, and makes it key.
    open func makeKeyAndVisible() {
        makeKeyAndVisible(in: application ?? .shared)
    }

    /// Shows the window in `application`, in front of its level, and makes it key.
    public func makeKeyAndVisible(in application: UIApplication) {
        if self.application !== application {
            isHidden = true
            self.application = application
        }
        if isHidden {
            isHidden = false
        } else {
            application.show(self)
        }
        makeKey()
    }

    /// Makes the window key: motion, remote control, and keys go to it (HT9).
    open func makeKey() {
        application?.keyWindow = self
    }

    /// Called when the window has become key.
    open func becomeKey() {}
    /// Called when the window is no longer key.
    open func resignKey() {}

    // MARK: Events

    /// Delivers an event to the recognizers and views of this window (TE8). Override it to watch or
    /// swallow events.
    open func sendEvent(_ event: UIEvent) {
        #if !hasFeature(Embedded)
            let exchanged = ExchangedMethod.ofWindows
            if exchanged?.isCalled(for: self, event, in: application) == true { return }
        #endif
        sendEventReachedBase = true
        context?.pointee.delivery?.deliver(event, in: self)
    }

    // MARK: Responder

    /// The application (RC1); newer UIKit puts a window scene between them.
    open override var next: UIResponder? { application }
}
