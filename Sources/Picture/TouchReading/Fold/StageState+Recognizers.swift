import TouchPicture
import TouchTrace

/// Recognizers and timers.
extension StageState {
    mutating func add(_ id: SubjectID, to view: SubjectID, at index: Int) {
        if let old = recognizers[id] {
            views.update(old.view) { $0.recognizers.removeAll { $0 == id } }
        } else {
            recognizers.set(id, to: RecognizerState(id: id))
        }
        recognizers.update(id) { ($0.view, $0.lastView) = (view, view) }
        views.update(view) {
            $0.recognizers.insert(id, at: min(max(index, 0), $0.recognizers.count))
        }
    }

    mutating func remove(_ id: SubjectID) {
        guard let view = recognizers[id]?.view else { return }
        views.update(view) { $0.recognizers.removeAll { $0 == id } }
        recognizers.update(id) { $0.view = .none }
    }

    mutating func receive(_ id: SubjectID, _ touch: SubjectID) {
        let record = record
        change(id) {
            $0.receive(touch)
            $0.touchRecord = record
        }
        let places = places(of: id)
        change(id) { $0.origins = places }
        update(touch) { $0.recognizers.append(id) }
    }

    mutating func measured(
        _ id: SubjectID, _ quantity: Quantity, _ value: Double, _ threshold: Double
    ) {
        let (time, place) = (time, places(of: id).middle)
        change(id) {
            $0.note(quantity, value, threshold, at: time)
            if quantity == .along, let place { $0.head(for: place) }
        }
    }

    /// Returns the positions of a recognizer's live touches, in points of the screen.
    private func places(of id: SubjectID) -> [CGPoint] {
        (recognizers[id]?.touches ?? []).compactMap { id in
            touch(id).flatMap { $0.isLive ? $0.location : nil }
        }
    }

    mutating func move(
        _ id: SubjectID, to state: GestureState, _ reason: TransitionReason,
        _ because: SubjectID
    ) {
        let (record, time) = (record, time)
        change(id) {
            $0.state = state
            $0.reason = reason
            $0.because = because
            $0.record = record
            if $0.isGone { ($0.outcome, $0.outcomeTime) = (state, time) }
        }
    }

    mutating func act(_ sender: SubjectID, _ target: SubjectID, _ name: NameID) {
        let record = record
        recognizers.update(sender) {
            $0.action = name
            $0.actionTarget = target
            $0.actionRecord = record
        }
    }

    mutating func note(
        _ owner: SubjectID, _ purpose: TimerPurpose, _ standing: TimerStanding, due: Double
    ) {
        let place = timers.firstIndex { $0.owner == owner && $0.purpose == purpose }
        var ended = place.map { timers.remove(at: $0) }
        ended?.end = time
        if standing == .set {
            timers.append(
                TimerState(
                    owner: owner, purpose: purpose,
                    touch: recognizers[owner]?.touches.last ?? .none, start: time, due: due))
        }
        let oldest = time - TimerState.afterglow
        endedTimers.removeAll { ended in
            (ended.owner, ended.purpose) == (owner, purpose) || (ended.end ?? 0) < oldest
        }
        // A repeating timer decides nothing about a touch.
        if standing != .set, let ended, ended.touch != .none { endedTimers.append(ended) }
    }

    mutating func reset(_ id: SubjectID) {
        let time = time
        change(id) { $0.reset(at: time) }
    }

    /// Forgets how earlier attempts ended, as a new sequence of touches begins.
    mutating func forgetOutcomes() {
        for id in recognizers.ids { recognizers.update(id) { $0.outcome = nil } }
    }

    mutating func change(_ id: SubjectID, _ body: (inout RecognizerState) -> Void) {
        if recognizers[id] == nil { recognizers.set(id, to: RecognizerState(id: id)) }
        recognizers.update(id, body)
    }
}

extension RecognizerState {
    /// Adds a touch. The first touch begins an attempt and discards the measures of the previous
    /// one.
    fileprivate mutating func receive(_ touch: SubjectID) {
        if touches.isEmpty {
            (outcome, reason, because) = (nil, nil, .none)
            (measures, heading) = ([], nil)
            // Permanent requirements are open again; the others ended with the attempt.
            for place in requirements.indices { requirements[place].standing = .set }
        }
        touches.append(touch)
    }

    fileprivate mutating func reset(at time: Double) {
        if !isGone, [.ended, .failed, .cancelled].contains(state) {
            (outcome, outcomeTime) = (state, time)
        }
        state = .possible
        touches = []
    }

    mutating func note(
        _ quantity: Quantity, _ value: Double, _ threshold: Double, at time: Double
    ) {
        guard let place = measures.firstIndex(where: { $0.quantity == quantity }) else {
            measures.append(
                Measure(quantity: quantity, value: value, threshold: threshold, since: time))
            return
        }
        measures[place].value = value
        measures[place].threshold = threshold
    }

    mutating func note(
        _ on: SubjectID, _ origin: RequirementOrigin, _ standing: RequirementStanding
    ) {
        let place = requirements.firstIndex { $0.on == on && $0.origin == origin }
        if standing == .removed {
            if let place { requirements.remove(at: place) }
        } else if let place {
            requirements[place].standing = standing
        } else {
            requirements.append(Requirement(on: on, origin: origin, standing: standing))
        }
    }
}
