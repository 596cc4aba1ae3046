import TouchPicture
import TouchTrace

/// The visible stage at one record: a value folded from the trace up to that point.
public struct StageState: Equatable, Sendable {
    /// The playhead: the serial of the last record folded; 0 before the first.
    public internal(set) var record = 0
    /// The event time of that record, in seconds.
    public internal(set) var time = 0.0
    /// All views and windows that the trace has mentioned.
    public internal(set) var views = Roster<ViewState>()
    /// The windows on the screen, back to front.
    public internal(set) var windows: [SubjectID] = []
    public internal(set) var keyWindow = SubjectID.none
    public internal(set) var firstResponder = SubjectID.none
    /// The live touches and those lifted recently, in the order in which they began.
    public internal(set) var touches: [TouchState] = []
    /// The position of the hovering pointer, in points of the screen.
    public internal(set) var pointer: CGPoint?
    /// The way in which the pencil is held that hovers there; nil for a mouse.
    public internal(set) var hoveringPencil: PencilPose?
    public internal(set) var pointerView = SubjectID.none
    /// The pointer's last search for the view under it; its touch is none.
    public internal(set) var probe: HitWalk?
    /// The number of events waiting in the application's queue.
    public internal(set) var queue = 0
    public internal(set) var event = EventState()
    /// The hit tests of the last event with a new touch.
    public internal(set) var walks: [HitWalk] = []
    /// The calls of the last event that made any.
    public internal(set) var calls: [CallState] = []
    public internal(set) var recognizers = Roster<RecognizerState>()
    /// The running timers, in the order in which they were set.
    public internal(set) var timers: [TimerState] = []
    /// The recently ended timers, the latest one last.
    public internal(set) var endedTimers: [TimerState] = []
    /// The last few notes, oldest first.
    public internal(set) var notes: [NoteState] = []

    /// The views that have been animated since there was last no animation, and the end of the last
    /// of those animations.
    var animated: [SubjectID] = []
    var animationEnd = -Double.infinity

    /// The serial of the record that last added an event to the queue.
    var lastEnqueued = 0

    public init() {}

    /// Returns the transform from a view's coordinates to the screen's.
    public func toScreen(_ id: SubjectID) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var here = id
        while let view = views[here] {
            result = result.concatenating(view.toParent)
            here = view.parent
        }
        return result
    }

    /// Returns a point of the screen in a view's coordinates; nil if the view has no extent.
    public func convert(_ point: CGPoint, to id: SubjectID) -> CGPoint? {
        point.applying(inverseOf: toScreen(id))
    }

    /// Returns the number of views above `id`; 0 for a window.
    public func depth(of id: SubjectID) -> Int {
        var count = 0
        var here = id
        while let view = views[here], view.parent != .none {
            count += 1
            here = view.parent
        }
        return count
    }

    /// Returns whether a view is `ancestor` or a descendant of it.
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
