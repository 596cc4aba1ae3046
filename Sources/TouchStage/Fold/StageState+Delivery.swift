import TouchKit

/// The event's way down through queue, application and window, and up through the responder chain.
extension StageState {
    mutating func foldPipeline(_ entry: TraceEntry, _ trace: Trace) {
        switch entry {
        case .enqueued(_, let waiting):
            queue = Int(waiting)
            lastEnqueued = record
        case .taken(let samples):
            queue = max(queue - 1, 0)
            event = EventState(samples: Int(samples), enqueued: lastEnqueued, taken: record)
        case .sendEvent(let by):
            let isWindow = trace[by]?.kind == .window
            event.senders.append(EventState.Sender(id: by, isWindow: isWindow, record: record))
        case .swallowed(let by): event.swallowedBy = by
        case .systemEvent(let system):
            event = EventState(taken: record, isQuiet: false, system: system)
        default: break
        }
    }

    mutating func foldCall(_ entry: TraceEntry) {
        switch entry {
        case .delivery(let to, let touch, let phase):
            guard let method = ResponderMethod(phase) else { return }
            if event.delivered == 0 { event.delivered = record }
            // One call brings all touches of a view and phase; they are written one after the other.
            if let last = calls.indices.last, calls[last].method == method,
                calls[last].responder == to, calls[last].hops.isEmpty,
                calls[last].outcome == .open, calls[last].record > event.taken
            {
                return calls[last].touches.append(touch)
            }
            begin(CallState(method: method, responder: to, touches: [touch], record: record))
        case .hop(let from, let to, let method, let how):
            let call = openCall(method, at: from)
            calls[call].hops.append(
                CallState.Hop(from: from, to: to, how: how, record: record))
        case .handled(let by, let method):
            let call = openCall(method, at: by)
            calls[call].handlers.append(by)
        case .consumed(let by, let method):
            let call = openCall(method, at: by)
            calls[call].outcome = .consumed(by: by)
            calls[call].outcomeRecord = record
        case .discarded(let after, let method):
            let call = openCall(method, at: after)
            calls[call].outcome = .discarded(after: after)
            calls[call].outcomeRecord = record
        default: break
        }
    }

    private mutating func begin(_ call: CallState) {
        if let first = calls.first, first.record < event.taken { calls = [] }
        calls.append(call)
    }

    /// The call that has reached `responder`; a new one for motion and remote control, which have no delivery.
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
