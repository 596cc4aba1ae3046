import TouchTrace

/// A recognizer's life from its first touch to its reset (SM4): the state it is in, the touches it received, what it
/// asks for, and what was found out between it and others. When it is over, the recognizer gets a new one.
///
/// Delivery looks at it for every move, right where it is: there are no copies of it.
package struct Attempt: ~Copyable {
    typealias State = UIGestureRecognizer.State

    // MARK: State (SM1)

    /// The state that others see settled.
    private(set) var settled = State.possible
    /// The state it was in before that.
    private(set) var former = State.possible
    /// Whether it came into its state and the action for that is still to be sent.
    var owesAction = false

    // MARK: What it asks for

    /// Transitions asked for and not yet settled, oldest first.
    private(set) var requests: [TransitionRequest] = []
    /// Whether the first request waits for requirements (AR5).
    private(set) var isWaiting = false
    /// Whether others are asked if it may be recognised: to them it is still Possible.
    var isAskedAbout = false
    /// The answer to the question whether it may begin, once asked (AR4).
    var mayBegin: Bool?

    // MARK: Touches

    /// Every touch of this attempt.
    private(set) var received = TouchList.none
    /// Those still followed.
    private(set) var tracked = TouchList.none
    /// Those it follows no more because it does not want to (AR11).
    private(set) var ignored = TouchList.none
    /// Where the tracked touches are, or were last, in window coordinates.
    var locations = TouchPlaces()
    /// Where the pointer scrolls, or did last, in window coordinates; nil in an attempt of touches.
    var pointer: CGPoint?
    /// Whether it still does.
    var isScrolled = false
    var timers: [RecognizerTimer] = []

    // MARK: Among others

    /// What it asks the application for; nil as long as it takes no part in arbitration. An application that goes starts all
    /// attempts anew.
    var context: UnsafeMutablePointer<EventContext>?
    var place = DeliveryPlace()
    /// Requirements found on the way (AR3).
    var dynamicRequirements: [Requirement] = []
    /// Recognizers in the same attempt: asked about requirements; known to be compatible; already noted as waited for.
    var asked: [ObjectIdentifier] = []
    var settledWith: [ObjectIdentifier] = []
    var waitingNoted: [ObjectIdentifier] = []

    // MARK: Serials of records

    /// Its last measure, its last change of state, the end of its waiting.
    var lastMeasure: Int32 = 0
    var lastTransition: Int32 = 0
    var lastMet: Int32 = 0

    // MARK: The next one

    /// Makes it a new attempt, in the memory of this one: what is not named here is as at first.
    ///
    /// - Returns: the old one, which is let go of once the new one stands: with its touches views may go, whose end may ask
    ///   the recognizer.
    mutating func renew() -> Attempt {
        var next = Attempt()
        Attempt.lend(&requests, to: &next.requests)
        Attempt.lend(&timers, to: &next.timers)
        Attempt.lend(&asked, to: &next.asked)
        Attempt.lend(&settledWith, to: &next.settledWith)
        Attempt.lend(&waitingNoted, to: &next.waitingNoted)
        swap(&self, &next)
        return next
    }

    private static func lend<Element>(_ old: inout [Element], to new: inout [Element]) {
        swap(&old, &new)
        new.clear()
    }
}

// MARK: What becomes of it

extension Attempt {
    mutating func enter(_ next: State) {
        former = settled
        settled = next
    }

    /// Asks for one transition more. A failure puts an end to what was asked before. Who waits goes on analysing, and
    /// once freed begins with what holds then (AR5).
    mutating func ask(for request: TransitionRequest) {
        if request.state == .failed { isWaiting = false }
        if request.state == .failed || isWaiting || isAskedAbout {
            requests.clear()
        }
        requests.append(request)
    }

    /// The first request has to wait for requirements.
    mutating func wait() {
        isWaiting = true
    }

    /// The first request is settled.
    mutating func takeRequest() -> TransitionRequest {
        isWaiting = false
        // Mostly there is but one, and taking the last moves nobody up.
        return requests.count == 1 ? requests.removeLast() : requests.removeFirst()
    }

    /// Takes back all it asks for.
    mutating func withdraw() {
        isWaiting = false
        requests.clear()
    }

    mutating func receive(_ touch: UITouch) {
        received.append(touch)
        tracked.append(touch)
    }

    mutating func ignore(_ touch: UITouch) {
        tracked.removeAll { $0 === touch }
        ignored.append(touch)
    }

    /// Follows those touches no more.
    mutating func leave(where isGone: (UITouch) -> Bool) {
        tracked.removeAll(where: isGone)
    }

    /// Takes out the timer for `purpose`, if there is one.
    mutating func takeTimer(_ purpose: TimerPurpose) -> EventTimer? {
        for index in timers.indices where timers[index].purpose == purpose {
            return timers.remove(at: index).timer
        }
        return nil
    }

    /// The attempt of `other` is over: what was asked about the pair no longer counts (AR3).
    mutating func forget(_ other: UIGestureRecognizer) {
        if !asked.isEmpty { asked.removeAll { $0 == ObjectIdentifier(other) } }
        if !settledWith.isEmpty { settledWith.removeAll { $0 == ObjectIdentifier(other) } }
        if !waitingNoted.isEmpty { waitingNoted.removeAll { $0 == ObjectIdentifier(other) } }
        if !dynamicRequirements.isEmpty {
            dynamicRequirements.removeAll { $0.recognizer === other }
        }
    }
}

// MARK: How it stands

extension Attempt {
    @inline(__always)
    var isFinished: Bool { settled == .ended || settled == .failed || settled == .cancelled }

    /// Begun, and not finished.
    var isActive: Bool { settled == .began || settled == .changed }

    /// Finished, or about to be: failed in this event, or recognised but for a requirement. It gets no more
    /// touches (SM4, DL10).
    @inline(__always)
    var isThrough: Bool {
        if isFinished { return true }
        guard !requests.isEmpty, let last = requests.last else { return false }
        return last.state != .began && last.state != .changed
    }

    /// Whether it asks to be recognised or to go on, and its last transition has been told to its targets.
    var isToBeSettled: Bool {
        guard !owesAction, let request = requests.first else { return false }
        return request.state != .failed
    }

    /// Whether all it asks for is one more step of a gesture that has begun: in most events this is all there is to
    /// settle, and nobody else has a say in it.
    var isGoingOn: Bool { requests.count == 1 && isActive && isToBeSettled }

    /// Whether it is Possible and wants to be in `state` next.
    func asks(for state: State) -> Bool {
        settled == .possible && requests.first?.state == state
    }

    /// The state it will be in when all it asked for has been granted.
    var pending: State {
        isWaiting || isAskedAbout ? settled : requests.last?.state ?? settled
    }

    /// Begun before this event's end, even if it ended in it (AR8).
    var isActiveInThisEvent: Bool {
        isActive || owesAction && settled == .ended && former != .possible
    }

    /// Whether a finger is down that it received, or the pointer still scrolls.
    var isTouched: Bool { isScrolled || received.contains { $0.isLive } }

    /// Whether it received `touch` and does not ignore it.
    func tracks(_ touch: UITouch) -> Bool { received.holds(touch) && !ignored.holds(touch) }

    /// AR1: both received one touch, or take part in the pointer's scrolling.
    func shares(with other: borrowing Attempt) -> Bool {
        if pointer != nil, other.pointer != nil { return true }
        for touch in received where other.received.holds(touch) { return true }
        return false
    }

    /// What does not go together; nothing, if all is well.
    var faults: [String] {
        var faults: [String] = []
        if isFinished, !timers.isEmpty { faults.append("a timer outlived its reason") }
        if isFinished, !isTouched { faults.append("it is finished and was not reset (SM4)") }
        if owesAction { faults.append("an action was never sent (SM2)") }
        if isWaiting, settled != .possible || requests.isEmpty {
            faults.append("it waits for nothing (AR5)")
        }
        if !isWaiting, !requests.isEmpty { faults.append("a request was never settled (DL3)") }
        if tracked.contains(where: { !$0.isLive }) {
            faults.append("it tracks a touch that has ended")
        }
        return faults
    }
}

/// A recognizer's place in the order of delivery (DL2): deepest view first, within one view last added first.
struct DeliveryPlace: Comparable {
    private var depth = 0
    private var viewSerial = 0
    private var index = 0

    init() {}

    init(of recognizer: UIGestureRecognizer) {
        depth = recognizer.owner?.depth ?? 0
        viewSerial = recognizer.owner?.serial ?? 0
        index = recognizer.turn
    }

    static func < (a: DeliveryPlace, b: DeliveryPlace) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        if a.viewSerial != b.viewSerial { return a.viewSerial < b.viewSerial }
        return a.index > b.index
    }
}

/// A transition that a recognizer has asked for and the arbiter has not settled yet.
struct TransitionRequest {
    let state: UIGestureRecognizer.State
    let reason: TransitionReason
    /// The serial of the record that led to it.
    let cause: Int32
}
