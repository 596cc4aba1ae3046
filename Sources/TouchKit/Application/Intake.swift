/// What waits to be handled, and what is remembered between events.
struct Intake {
    /// One call of the host.
    enum Item {
        case touches([TouchSample])
        case pointer(PointerSample)
        case advance(Double)
        case cancel(Double)
        case system(SystemEvent, Double?)
    }

    /// First in, first out (TE8).
    var queue: [Item] = []
    var isDraining = false

    /// The event object of the present sequence; nil when no finger is down.
    var event: UIEvent?
    /// The live touches.
    var fingers = FingerTable()
    /// Lifts that a new touch may follow up as a second tap (TE3).
    var lifts: [Lift] = []
    /// The samples of the event that is being put together.
    var batch: [Change] = []

    var lastTouchSerial = 0
    var windowsShown = 0
    /// Whether the motion event being sent is the end of a shake.
    var motionEnds = false

    /// What a sample says of a touch.
    struct Change {
        let touch: UITouch
        let sample: TouchSample
    }

    struct Lift {
        let time: Double
        let location: CGPoint
        let tapCount: Int
    }
}
