/// The root of a tree of views. The application hands it events; it delivers them.
open class UIWindow: UIView {
    /// How far in front a window stands (HT9).
    public nonisolated struct Level: Hashable, Sendable, Comparable, RawRepresentable {
        /// The higher, the farther in front.
        public let rawValue: CGFloat

        /// By that height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Where windows are.
        public static let normal = Level(rawValue: 0)
        /// In front of them.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of all.
        public static let alert = Level(rawValue: 2000)

        /// Whether `a` is behind `b`.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// A level farther in front.
        public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
    }

    /// Higher levels are asked and drawn before lower ones, whenever they were shown (HT9).
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
    /// What is found by the link, which keeps it.
    nonisolated(unsafe) private(set) var context: UnsafeMutablePointer<EventContext>?

    /// The responder that motion, remote control and nil-target actions start with (RC4–RC6).
    final var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue, let tracer else { return }
            tracer.write(.rc6, .firstResponder(tracer.id(firstResponder)))
        }
    }

    /// The control that the keyboard works on.
    @Weak public internal(set) final var focusedControl: UIControl?

    /// How many windows were shown before this one, the last time it was shown (HT9).
    final var shownOrder = 0

    /// Whether `sendEvent(_:)` reached the base class for the event being sent.
    final var sendEventReachedBase = false

    final var tracer: Tracer? { application?.tracer }

    /// The controller whose view fills the window, behind the window's other subviews.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerChanged(from: oldValue) }
    }

    /// The edges where the system has gestures of its own: touches that begin there come late, as on a device whose home
    /// indicator or notification centre lies there (BR7). None by itself; a device decides this, not an app.
    open var systemGestureEdges: UIRectEdge = [] {
        didSet { if systemGestureEdges != oldValue { placeSystemGate() } }
    }

    /// A window at `frame`, in the coordinates of the screen; hidden until shown, as in UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        root = self
    }

    /// A window of that scene's application, as large as its screen; hidden until shown.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.windowFrame)
        isHidden = true
        root = self
        application = windowScene.application
    }

    /// As without archive: there are none here.
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

    /// Whether motion, remote control and keys go to this window (HT9).
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

    /// Motion, remote control and keys go to the key window (HT9).
    open func makeKey() {
        application?.keyWindow = self
    }

    /// Called when the window has become key.
    open func becomeKey() {}
    /// Called when the window is key no longer.
    open func resignKey() {}

    // MARK: Events

    /// Delivers an event to the recognizers and views of this window (TE8). Override to watch or swallow.
    open func sendEvent(_ event: UIEvent) {
        sendEventReachedBase = true
        context?.pointee.delivery?.deliver(event, in: self)
    }

    // MARK: Responder

    /// The application (RC1); newer UIKit puts a window scene between.
    open override var next: UIResponder? { application }
}
