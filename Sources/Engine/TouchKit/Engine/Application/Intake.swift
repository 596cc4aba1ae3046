import TouchTrace

/// The calls that wait to be delivered, and the state kept between events.
struct Intake {
    /// One call of the host.
    enum HostCall {
        case touches([TouchSample])
        case pointer(PointerSample)
        case advance(Double)
        case cancel(Double)
        case system(SystemEvent, Double?)
    }

    /// The waiting calls, first in, first out (TE8).
    var queue: [HostCall] = []
    var isDraining = false

    /// The event object of the present sequence; nil when no finger is down.
    var event: UIEvent?
    /// The live touches.
    var fingers = FingerTable()
    /// Indicates whether a pointer's button or a pencil is down (PP2).
    var isPressed: Bool {
        fingers.values.contains { $0.type == .indirectPointer || $0.type == .pencil }
    }
    /// The last sample of a pencil that hovers; nil if none does.
    var hoveringPencil: PointerSample?
    /// Lifts that a new touch may follow up as a second tap (TE3).
    var lifts: [Lift] = []
    /// The touches of the event that is being put together, each with its sample.
    var batch: [UITouch] = []

    var lastTouchSerial = 0
    var windowsShown = 0
    /// Indicates whether the motion event being sent is the end of a shake.
    var motionEnds = false

    struct Lift {
        let time: Double
        let location: CGPoint
        let tapCount: Int
    }
}

/// The live touches by the host's finger number, in the order they began. There are few fingers: a
/// linear search is faster than hashing.
struct FingerTable {
    private(set) var values: [UITouch] = []

    var isEmpty: Bool { values.isEmpty }

    /// Returns whether `touch` is live.
    func holds(_ touch: UITouch) -> Bool {
        for live in values where live === touch { return true }
        return false
    }

    /// The touch of `finger`; setting nil removes it.
    subscript(finger: Int) -> UITouch? {
        get {
            for touch in values where touch.finger == finger { return touch }
            return nil
        }
        set {
            values.removeAll { $0.finger == finger }
            if let newValue { values.append(newValue) }
        }
    }
}
