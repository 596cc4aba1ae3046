import TouchPicture
import TouchTrace

/// What can be seen on the stage at one record: a value folded from the trace up to there.
public struct StageState: Equatable, Sendable {
    /// The playhead: the serial of the last record folded; 0 before the first.
    public internal(set) var record = 0
    /// Event time of that record, in seconds.
    public internal(set) var time = 0.0
    /// All views and windows ever mentioned.
    public internal(set) var views = Roster<ViewState>()
    /// The windows on the screen, back to front.
    public internal(set) var windows: [SubjectID] = []
    public internal(set) var keyWindow = SubjectID.none
    public internal(set) var firstResponder = SubjectID.none
    /// Live touches and those lately lifted, in the order in which they began.
    public internal(set) var touches: [TouchState] = []
    /// Where the pointer hovers, in points of the screen.
    public internal(set) var pointer: CGPoint?
    public internal(set) var pointerView = SubjectID.none
    /// How the pointer last looked for the view under it; its touch is none.
    public internal(set) var probe: HitWalk?
    /// How many events wait in the application's queue.
    public internal(set) var queue = 0
    public internal(set) var event = EventState()
    /// The hit-tests of the last event that brought a new touch.
    public internal(set) var walks: [HitWalk] = []
    /// The calls of the last event that made any.
    public internal(set) var calls: [CallState] = []
    public internal(set) var recognizers = Roster<RecognizerState>()
    /// Those that run, in the order in which they were set.
    public internal(set) var timers: [TimerState] = []
    /// Those that ended lately, the last one last.
    public internal(set) var endedTimers: [TimerState] = []
    /// The last few, oldest first.
    public internal(set) var notes: [NoteState] = []

    /// Views that have been animated since nothing was, and when the last of those animations ends.
    var animated: [SubjectID] = []
    var animationEnd = -Double.infinity

    /// The serial of the record that last put an event into the queue.
    var lastEnqueued = 0

    public init() {}

    /// From a view's coordinates to the screen's.
    public func toScreen(_ id: SubjectID) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var here = id
        while let view = views[here] {
            result = result.concatenating(view.toParent)
            here = view.parent
        }
        return result
    }

    /// A point of the screen in a view's coordinates; nil where the view has no extent.
    public func convert(_ point: CGPoint, to id: SubjectID) -> CGPoint? {
        point.applying(inverseOf: toScreen(id))
    }

    /// How many views stand above `id`; 0 for a window.
    public func depth(of id: SubjectID) -> Int {
        var count = 0
        var here = id
        while let view = views[here], view.parent != .none {
            count += 1
            here = view.parent
        }
        return count
    }

    /// Whether a view is `ancestor` or hangs somewhere in it.
    public func isInside(_ id: SubjectID, of ancestor: SubjectID) -> Bool {
        var here = id
        while here != ancestor {
            guard let view = views[here] else { return false }
            here = view.parent
        }
        return true
    }

    public func touch(_ id: SubjectID) -> TouchState? {
        touches.last { $0.id == id }
    }
}
