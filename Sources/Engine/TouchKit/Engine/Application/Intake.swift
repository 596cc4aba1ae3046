import TouchTrace

/// The calls that wait to be delivered, and what is remembered between events.
struct Intake {
    /// One call of the host.
    enum HostCall {
        case touches([TouchSample])
        case pointer(PointerSample)
        case advance(Double)
        case cancel(Double)
        case system(SystemEvent, Double?)
    }

    /// First in, first out (TE8).
    var queue: [HostCall] = []
    var isDraining = false

    /// The event object of the present sequence; nil when no finger is down.
    var event: UIEvent?
    /// The live touches.
    var fingers = FingerTable()
    /// Lifts that a new touch may follow up as a second tap (TE3).
    var lifts: [Lift] = []
    /// The touches of the event that is being put together, each with its sample.
    var batch: [UITouch] = []

    var lastTouchSerial = 0
    var windowsShown = 0
    /// Whether the motion event being sent is the end of a shake.
    var motionEnds = false

    struct Lift {
        let time: Double
        let location: CGPoint
        let tapCount: Int
    }
}
