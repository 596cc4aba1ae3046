import TouchTrace

/// The life of a recognizer from its first touch to its reset (SM4): the state it is in, the
/// touches it received, its requests, and the notes about it and others. After the reset the
/// recognizer has a new one.
///
/// Delivery reads it for every move, in place: it is never copied.
package struct Attempt: ~Copyable {
    typealias State = UIGestureRecognizer.State

    // MARK: State (SM1)

    /// The state that other recognizers see as settled.
    private(set) var settled = State.possible
    /// The state before that.
    private(set) var former = State.possible
    /// Indicates whether the action for its present state is still to be sent.
    var owesAction = false

    // MARK: Requests

    /// The transitions asked for and not yet settled, oldest first.
    private(set) var requests: [TransitionRequest] = []
    /// Indicates whether the first request waits for requirements (AR5).
    private(set) var isWaiting = false
    /// Indicates whether others are being asked whether it may be recognized: to them it is still
    /// Possible.
    var isAskedAbout = false
    /// The answer to whether it may begin, once asked (AR4).
    var mayBegin: Bool?

    // MARK: Touches

    /// Every touch of this attempt.
    private(set) var received = TouchList.none
    /// The touches it still follows.
    private(set) var tracked = TouchList.none
    /// The touches it no longer follows by its own choice (AR11).
    private(set) var ignored = TouchList.none
    /// The locations of the tracked touches, present or last, in window coordinates.
    var locations = TouchPlaces()
    /// The location at which the pointer scrolls, or last did, in window coordinates; nil in an
    /// attempt of touches.
    var pointer: CGPoint?
    /// Indicates whether the pointer is still scrolling.
    var isScrolled = false
    var timers: [RecognizerTimer] = []

    // MARK: Among others

    /// The values it reads from the application; nil as long as it takes no part in arbitration. An
    /// application that is deallocated starts all attempts anew.
    var context: UnsafeMutablePointer<EventContext>?
    var place = DeliveryPlace()
    /// The dynamic requirements (AR3).
    var dynamicRequirements: [Requirement] = []
    /// Recognizers in the same attempt: already asked about requirements; known to be compatible;
    /// already noted as waited for.
    var asked: [ObjectIdentifier] = []
    var settledWith: [ObjectIdentifier] = []
    var waitingNoted: [ObjectIdentifier] = []

    // MARK: Serials of records

    /// The serials of its last measure, its last change of state, and the end of its waiting.
    var lastMeasure: Int32 = 0
    var lastTransition: Int32 = 0
    var lastMet: Int32 = 0

    // MARK: The next one

    /// Starts a new attempt in the memory of this one: everything not named here is back at its
    /// initial value.
    ///
    /// - Returns: the old attempt, to be released once the new one is in place: its touches may
    ///   release views, whose deinit may query the recognizer.
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

// MARK: Changes

extension Attempt {
    mutating func enter(_ next: State) {
        former = settled
        settled = next
    }

    /// Asks for one more transition. A failure replaces earlier requests. A waiting recognizer
    /// keeps analysing, and once free begins with what holds then (AR5).
    mutating func ask(for request: TransitionRequest) {
        if request.state == .failed { isWaiting = false }
        if request.state == .failed || isWaiting || isAskedAbout {
            requests.clear()
        }
        requests.append(request)
    }

    /// Makes the first request wait for requirements.
    mutating func wait() {
        isWaiting = true
    }

    /// Removes and returns the first request, which is now settled.
    mutating func takeRequest() -> TransitionRequest {
        isWaiting = false
        // Usually there is only one, and removing the last moves no other.
        return requests.count == 1 ? requests.removeLast() : requests.removeFirst()
    }

    /// Withdraws all requests.
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

    /// Stops following those touches.
    mutating func leave(where isGone: (UITouch) -> Bool) {
        tracked.removeAll(where: isGone)
    }

    /// Removes and returns the timer for `purpose`; nil if there is none.
    mutating func takeTimer(_ purpose: TimerPurpose) -> EventTimer? {
        for index in timers.indices where timers[index].purpose == purpose {
            return timers.remove(at: index).timer
        }
        return nil
    }

    /// Forgets the notes about `other`, whose attempt is over (AR3).
    mutating func forget(_ other: UIGestureRecognizer) {
        if !asked.isEmpty { asked.removeAll { $0 == ObjectIdentifier(other) } }
        if !settledWith.isEmpty { settledWith.removeAll { $0 == ObjectIdentifier(other) } }
        if !waitingNoted.isEmpty { waitingNoted.removeAll { $0 == ObjectIdentifier(other) } }
        if !dynamicRequirements.isEmpty {
            dynamicRequirements.removeAll { $0.recognizer === other }
        }
    }
}

// MARK: Standing

extension Attempt {
    @inline(__always)
    var isFinished: Bool { settled == .ended || settled == .failed || settled == .cancelled }

    /// Indicates whether it has begun and is not finished.
    var isActive: Bool { settled == .began || settled == .changed }

    /// Indicates whether it is finished, or about to be: failed in this event, or recognized but
    /// for a requirement. It gets no more touches then (SM4, DL10).
    @inline(__always)
    var isThrough: Bool {
        if isFinished { return true }
        guard !requests.isEmpty, let last = requests.last else { return false }
        return last.state != .began && last.state != .changed
    }

    /// Indicates whether it asks to be recognized or to go on, with the action of its last
    /// transition already sent.
    var isToBeSettled: Bool {
        guard !owesAction, let request = requests.first else { return false }
        return request.state != .failed
    }

    /// Indicates whether its only request is one more step of a gesture that has begun: in most
    /// events this is all there is to settle, and no other recognizer has a say in it.
    var isGoingOn: Bool { requests.count == 1 && isActive && isToBeSettled }

    /// Returns whether it is Possible and its next request is for `state`.
    func asks(for state: State) -> Bool {
        settled == .possible && requests.first?.state == state
    }

    /// The state once all its requests are granted.
    var pending: State {
        isWaiting || isAskedAbout ? settled : requests.last?.state ?? settled
    }

    /// Indicates whether it was active in this event, even if it ended in it (AR8).
    var isActiveInThisEvent: Bool {
        isActive || owesAction && settled == .ended && former != .possible
    }

    /// Indicates whether a finger that it received is down, or the pointer is still scrolling.
    var isTouched: Bool { isScrolled || received.contains { $0.isLive } }

    /// Returns whether it received `touch` and does not ignore it.
    func tracks(_ touch: UITouch) -> Bool { received.holds(touch) && !ignored.holds(touch) }

    /// Returns whether both received one touch, or take part in the pointer's scrolling (AR1).
    func shares(with other: borrowing Attempt) -> Bool {
        if pointer != nil, other.pointer != nil { return true }
        for touch in received where other.received.holds(touch) { return true }
        return false
    }

    /// The contradictions in its state; empty if all is well.
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

/// A recognizer's place in the order of delivery (DL2): deepest view first, within one view last
/// added first.
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
