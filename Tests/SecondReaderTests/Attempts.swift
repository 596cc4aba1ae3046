import TouchTrace

/// A recognizer's attempt: from its first touch to its reset.
struct Attempt {
    /// The serial of the record after which it began; 0 for the first.
    let after: Int
    /// Those it received, in order.
    let touches: [SubjectID]
    /// Those it received and follows no more.
    let ignored: [SubjectID]

    var followed: [SubjectID] { touches.filter { !ignored.contains($0) } }
}

/// A change of a recognizer's state.
struct Transition {
    let serial: Int
    let from: GestureState
    let to: GestureState
    let reason: TransitionReason
    let because: SubjectID
}

extension TraceBook {
    /// The attempt that a recognizer was in at a record.
    func attempt(of recognizer: SubjectID, at serial: Int) -> Attempt {
        var (touches, ignored): ([SubjectID], [SubjectID]) = ([], [])
        var after = 0
        for serial in serials(about: recognizer, upTo: serial).reversed() {
            switch self[serial].entry {
            case .reset(recognizer):
                after = serial
            case .receives(recognizer, let touch): touches.insert(touch, at: 0)
            case .ignored(recognizer, let touch): ignored.append(touch)
            default: break
            }
            if after > 0 { break }
        }
        return Attempt(after: after, touches: touches, ignored: ignored)
    }

    func transition(_ serial: Int) -> Transition? {
        guard serial > 0,
            case .transition(_, let from, let to, let reason, let because) = self[serial].entry
        else { return nil }
        return Transition(serial: serial, from: from, to: to, reason: reason, because: because)
    }

    /// The transition that a record is, if it is one of that recognizer.
    func transition(_ serial: Int, of recognizer: SubjectID) -> Transition? {
        self[serial].entry.concerned.first == recognizer ? transition(serial) : nil
    }

    /// The transitions of a recognizer in the attempt it was in at a record, up to that.
    func transitions(of recognizer: SubjectID, at serial: Int) -> [Transition] {
        let after = attempt(of: recognizer, at: serial).after
        return serials(about: recognizer, upTo: serial).filter { $0 > after }.compactMap {
            guard case .transition(recognizer, _, _, _, _) = self[$0].entry else { return nil }
            return transition($0)
        }
    }

    /// Where a recognizer stood when a record had been taken in.
    func state(of recognizer: SubjectID, at serial: Int) -> GestureState {
        last(about: recognizer, upTo: serial) { record in
            switch record.entry {
            case .transition(recognizer, _, let to, _, _): to
            case .reset(recognizer): .possible
            default: nil
            }
        } ?? .possible
    }

    /// Whether it has been recognized and its gesture goes on.
    func isActive(_ recognizer: SubjectID, at serial: Int) -> Bool {
        [.began, .changed].contains(state(of: recognizer, at: serial))
    }

    /// When a recognizer was recognized in its attempt: it began, or ended without that.
    func recognized(_ recognizer: SubjectID, at serial: Int) -> Int? {
        transitions(of: recognizer, at: serial).first { $0.to == .began || $0.to == .ended }?.serial
    }

    /// The view that a recognizer is on.
    func view(of recognizer: SubjectID, at serial: Int) -> SubjectID {
        last(about: recognizer, upTo: serial) { record in
            switch record.entry {
            case .recognizerAdded(recognizer, let view, _): view
            case .recognizerRemoved(recognizer): SubjectID.none
            default: nil
            }
        } ?? .none
    }

    /// Whether a recognizer is on; it is until something switches it off.
    func isEnabled(_ recognizer: SubjectID, at serial: Int) -> Bool {
        last(about: recognizer, upTo: serial) { record in
            if case .recognizerEnabled(recognizer, let isOn) = record.entry { isOn } else { nil }
        } ?? true
    }

    /// The views above one, as they stood at a record, the nearest first.
    func ancestors(of view: SubjectID, at serial: Int) -> [SubjectID] {
        let stage = stage(at: serial)
        var all: [SubjectID] = []
        var here = stage.views[view]?.parent ?? .none
        while here != .none {
            all.append(here)
            here = stage.views[here]?.parent ?? .none
        }
        return all
    }

    /// The last record of a kind about a pair, between two records.
    func lastQuestion(
        _ question: Question, _ asked: SubjectID, _ about: SubjectID, after: Int, upTo serial: Int
    ) -> (answer: Bool, by: Answerer, serial: Int)? {
        last(about: asked, upTo: serial) { record in
            guard Int(record.serial) > after,
                case .question(question, asked, about, let answer, let by) = record.entry
            else { return nil }
            return (answer, by, Int(record.serial))
        }
    }

    /// The samples of a touch in the event that a record belongs to, the last first.
    func sample(of touch: SubjectID, inEventOf serial: Int) -> TouchPhase? {
        let start = eventStart(serial)
        return last(about: touch, upTo: serial) { record in
            guard Int(record.serial) >= start,
                case .sample(touch, _, let phase, _, _) = record.entry
            else { return nil }
            return phase
        }
    }
}
