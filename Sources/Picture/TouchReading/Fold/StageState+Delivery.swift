import TouchTrace

/// The event's path down through queue, application, and window, and up through the responder
/// chain.
extension StageState {
    mutating func take(_ samples: Int) {
        queue = max(queue - 1, 0)
        let swallowedBy = event.swallowedBy
        event = EventState(samples: samples, enqueued: lastEnqueued, taken: record)
        event.swallowedBy = swallowedBy
    }

    mutating func send(_ by: SubjectID, isWindow: Bool) {
        event.swallowedBy = .none
        event.senders.append(EventState.Sender(id: by, isWindow: isWindow, record: record))
    }

    mutating func swallow(_ by: SubjectID) {
        event.swallowedBy = by
        for place in touches.indices
        where touches[place].phase == .began && !touches[place].isDelivered {
            touches[place].swallowedBy = by
        }
    }

    mutating func deliver(_ touch: SubjectID, _ phase: TouchPhase, to: SubjectID) {
        guard let method = ResponderMethod(phase) else { return }
        if event.delivered == 0 { event.delivered = record }
        update(touch) { $0.isDelivered = true }
        // One call delivers all touches of a view and phase; they are recorded one after another.
        if let last = calls.indices.last, calls[last].method == method,
            calls[last].responder == to, calls[last].hops.isEmpty,
            calls[last].outcome == .open, calls[last].record > event.taken
        {
            return calls[last].touches.append(touch)
        }
        begin(CallState(method: method, responder: to, touches: [touch], record: record))
    }

    /// Changes the call that has reached `responder`.
    mutating func changeCall(
        _ method: ResponderMethod, at responder: SubjectID,
        _ change: (inout CallState, _ record: Int) -> Void
    ) {
        let call = openCall(method, at: responder)
        change(&calls[call], record)
    }

    mutating func endCall(
        _ method: ResponderMethod, at responder: SubjectID, _ outcome: CallState.Outcome
    ) {
        changeCall(method, at: responder) { call, record in
            call.outcome = outcome
            call.outcomeRecord = record
        }
    }

    private mutating func begin(_ call: CallState) {
        if let first = calls.first, first.record < event.taken { calls = [] }
        calls.append(call)
    }

    /// Returns the index of the call that has reached `responder`; a new one for motion and remote
    /// control, which have no delivery.
    private mutating func openCall(_ method: ResponderMethod, at responder: SubjectID) -> Int {
        let found = calls.lastIndex {
            $0.method == method && $0.outcome == .open
                && ($0.hops.last?.to ?? $0.responder) == responder && $0.record > event.taken
        }
        if let found { return found }
        begin(CallState(method: method, responder: responder, record: record))
        return calls.count - 1
    }
}
