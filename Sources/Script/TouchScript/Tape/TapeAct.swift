import TouchPicture

/// An action of a tape on the scene.
public enum TapeAct: Hashable, Sendable {
    case finger(String, FingerAct)
    case tap(Tap)
    case wait(Span)
    /// A wait until a moment of event time.
    case waitUntil(Span)
    case shake
    case remote(RemoteCommand)
    /// A tap on the status bar, which is above all windows.
    case statusBarTap
    /// An interruption by the system, which cancels every finger.
    case interrupt
    case set(String, [ViewClause])
    case remove(String)
    case enable(String, Bool)
    case pointer(PointerAct)
    case pencil(PencilAct)
    /// An event that a host sent, sample by sample: a line of a recording.
    case event(EventTime, [RecordedSample])
}

public enum FingerAct: Hashable, Sendable {
    case down(Place, force: Double, radius: Double, type: TouchKind, grip: PencilGrip? = nil)
    case move(Place, Movement)
    case moveBy(Offset, Movement)
    case up
    case cancel
}

/// A displacement in points.
public struct Offset: Hashable, Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}

/// The duration of a move and its change of speed.
public struct Movement: Hashable, Sendable {
    public var over: Span
    public var easing: Easing

    public init(over: Span = Span(0), easing: Easing = .linear) {
        self.over = over
        self.easing = easing
    }
}

public enum Easing: String, LanguageWord, Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut

    /// Returns the fraction of the way that is done at a fraction of the time, both from 0 to 1.
    public func progress(_ share: Double) -> Double {
        switch self {
        case .linear: share
        case .easeIn: share * share
        case .easeOut: 1 - (1 - share) * (1 - share)
        case .easeInOut: share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
        }
    }
}

/// One or more taps of one finger.
public struct Tap: Hashable, Sendable {
    public var place: Place
    public var finger: String
    public var times: Int
    /// The duration of each contact.
    public var hold: Span
    /// The time from one lift to the next contact.
    public var pause: Span

    public static let standard = Tap(
        place: .point(.zero), finger: "a", times: 1, hold: Span(80, .ms), pause: Span(120, .ms))
}

public enum RemoteCommand: String, LanguageWord, Hashable, Sendable {
    case play, pause, toggle, next, previous
}

/// An action of the mouse pointer without a finger, or of a pencil that hovers.
public enum PointerAct: Hashable, Sendable {
    case move(Place, Movement, PencilGrip? = nil)
    case exit(Place)
    /// A scroll of the content by this offset, in points.
    case scroll(Offset, at: Place, ScrollType = .discrete)
}

/// A place in the scene, which is resolved when its line starts.
public enum Place: Hashable, Sendable {
    /// A point in points of the scene.
    case point(CGPoint)
    case center(of: String)
    /// A point in a view: 0, 0 is its top-left corner, 1, 1 its bottom-right.
    case unit(String, CGPoint)
}

/// The sample of one finger in a recorded event.
public struct RecordedSample: Hashable, Sendable {
    public enum Phase: String, LanguageWord, Hashable, Sendable {
        case began, moved, stationary, ended, cancelled

        /// Indicates whether the finger is gone.
        package var isOver: Bool { self == .ended || self == .cancelled }
    }

    public var finger: String
    public var phase: Phase
    /// The location in points of the scene.
    public var location: CGPoint
    public var force: Double
    public var radius: Double
    public var type: TouchKind
    /// The way in which a pencil is held; nil for one that stands upright.
    public var grip: PencilGrip?
    /// The sample's own time, if that is not the event's.
    public var time: EventTime?
    public var coalesced: [RecordedSample]

    public init(
        finger: String, phase: Phase, location: CGPoint, force: Double = 0, radius: Double = 0,
        type: TouchKind = .direct, grip: PencilGrip? = nil, time: EventTime? = nil,
        coalesced: [RecordedSample] = []
    ) {
        self.finger = finger
        self.phase = phase
        self.location = location
        self.force = force
        self.radius = radius
        self.type = type
        self.grip = grip
        self.time = time
        self.coalesced = coalesced
    }
}
