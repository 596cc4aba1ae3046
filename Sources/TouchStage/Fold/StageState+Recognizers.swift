import TouchKit

/// Recognizers and timers.
extension StageState {
    mutating func foldRecognizer(_ entry: TraceEntry) {
        switch entry {
        case .recognizerAdded(let id, let view, let index):
            if let old = recognizers[id] {
                views.update(old.view) { $0.recognizers.removeAll { $0 == id } }
            } else {
                recognizers.set(id, to: RecognizerState(id: id))
            }
            recognizers.update(id) { $0.view = view }
            views.update(view) {
                $0.recognizers.insert(id, at: min(max(Int(index), 0), $0.recognizers.count))
            }
        case .recognizerRemoved(let id):
            guard let view = recognizers[id]?.view else { return }
            views.update(view) { $0.recognizers.removeAll { $0 == id } }
            recognizers.update(id) { $0.view = .none }
        case .recognizerEnabled(let id, let enabled): change(id) { $0.isEnabled = enabled }
        case .receives(let id, let touch):
            change(id) { $0.receive(touch) }
            update(touch) { $0.recognizers.append(id) }
        case .ignored(let id, let touch): change(id) { $0.touches.removeAll { $0 == touch } }
        case .transition(let id, _, let to, let reason, let because):
            let record = record
            change(id) {
                $0.state = to
                $0.reason = reason
                $0.because = because
                $0.record = record
            }
        case .measure(let id, let quantity, let value, let threshold):
            change(id) { $0.note(quantity, value, threshold) }
        case .action(let sender, let target, let name, _):
            let record = record
            recognizers.update(sender) {
                $0.action = name
                $0.actionTarget = target
                $0.actionRecord = record
            }
        case .requirement(let id, let on, let standing, let origin):
            change(id) { $0.note(on, origin, standing) }
        case .timer(let owner, let purpose, let standing, let due):
            timers.removeAll { $0.owner == owner && $0.purpose == purpose }
            if standing == .set {
                timers.append(TimerState(owner: owner, purpose: purpose, due: due))
            }
        case .reset(let id):
            let time = time
            change(id) { $0.reset(at: time) }
        default: break
        }
    }

    private mutating func change(_ id: SubjectID, _ body: (inout RecognizerState) -> Void) {
        if recognizers[id] == nil { recognizers.set(id, to: RecognizerState(id: id)) }
        recognizers.update(id, body)
    }
}

extension RecognizerState {
    /// A first touch begins an attempt; what the one before measured is forgotten.
    fileprivate mutating func receive(_ touch: SubjectID) {
        if touches.isEmpty {
            (outcome, reason, because) = (nil, nil, .none)
            measures = []
            // What is required for good stands open again; the rest was taken back with the attempt.
            for place in requirements.indices { requirements[place].standing = .set }
        }
        touches.append(touch)
    }

    fileprivate mutating func reset(at time: Double) {
        if state == .ended || state == .failed || state == .cancelled {
            (outcome, outcomeTime) = (state, time)
        }
        state = .possible
        touches = []
    }

    fileprivate mutating func note(_ quantity: Quantity, _ value: Double, _ threshold: Double) {
        guard let place = measures.firstIndex(where: { $0.quantity == quantity }) else {
            measures.append(Measure(quantity: quantity, value: value, threshold: threshold))
            return
        }
        measures[place].value = value
        measures[place].threshold = threshold
    }

    fileprivate mutating func note(
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
