import TouchPicture
import TouchReading
import TouchTrace

/// A recognizer that holds touches back from their view, or did until recently.
package struct Gate: Equatable {
    /// The fate of the held calls.
    enum State {
        case waits, opened, dropped
    }

    /// The recognizer.
    let holder: SubjectID
    let state: State
    /// The touches whose calls it holds or held.
    var touches: [TouchState]
    /// The time since it opened, in seconds of event time; 0 while it holds.
    let age: Double

    /// The time for which released calls are visible on their way, in seconds of event time.
    static let passage = 0.35

    /// The visibility of the gate, from 0 to 1.
    var presence: Double {
        state == .waits
            ? 1 : 1 - Motion.easeOut((age - Self.passage) / Motion.duration)
    }

    /// The progress of released calls towards their view, from 0 to 1: they pass the gate at once,
    /// since a film may stop at that moment.
    var part: Double { 0.3 + 0.7 * Motion.easeOut(age / Self.passage) }

    /// Returns the gates of a moment, one per recognizer, in the order in which their touches
    /// began.
    package static func all(_ moment: StageMoment) -> [Gate] {
        var gates: [Gate] = []
        for touch in moment.stage.touches {
            guard let gate = of(touch, at: moment.time), gate.presence > 0 else { continue }
            let same = gates.firstIndex { $0.holder == gate.holder && $0.state == gate.state }
            if let same { gates[same].touches.append(touch) } else { gates.append(gate) }
        }
        // A gate that holds again is closed, whatever it released before.
        return gates.filter { gate in
            gate.state == .waits
                || !gates.contains { $0.holder == gate.holder && $0.state == .waits }
        }
    }

    private static func of(_ touch: TouchState, at time: Double) -> Gate? {
        if let holder = touch.held.first(where: { $0.by != .none })?.by {
            return Gate(holder: holder, state: .waits, touches: [touch], age: 0)
        }
        guard let last = touch.letGo.last(where: { $0.holder != .none }) else { return nil }
        return Gate(
            holder: last.holder, state: last.isDropped ? .dropped : .opened, touches: [touch],
            age: time - last.time)
    }
}
