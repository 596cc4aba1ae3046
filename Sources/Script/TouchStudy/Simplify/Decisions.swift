import TouchKit
import TouchPicture
import TouchStage
import TouchTrace

/// The decisions in a trace: hit tests, deliveries by their kind, states of recognizers, actions.
/// The number of moves does not count, nor whether different fingers shared an event, nor how much
/// a resting finger trembled.
package struct Decisions {
    /// A decision, and its event time, in seconds.
    package struct Decision {
        var text: String
        package var time: Double
        /// The serial number of its record.
        package var record: Int
    }

    /// The decisions in each stretch of time, in order, by the name they are about.
    private var stretches: [[String: [Decision]]] = []

    private var current: [String: [Decision]] = [:]
    /// The moves since anything else happened; their order and number do not count.
    private var moves: [String: [Decision]] = [:]
    /// The names with moves, and all names with decisions.
    private var moving: [String] = []
    private var concerned: [String] = []
    private var time = 0.0
    private var record = 0
    private var states: [SubjectID: UIGestureRecognizer.State] = [:]
    /// The first locations of the fingers that are down.
    private var origins: [SubjectID: CGPoint] = [:]
    /// The fingers that have left their first locations.
    private var wandering: Set<SubjectID> = []

    /// The distance within which a finger rests, however much it trembles, in points.
    static let slop = 10.0

    /// Reads the decisions of a trace.
    /// - Parameter starts: The beginnings of further stretches, in seconds of event time; the first
    ///   stretch begins before.
    package init(_ trace: Trace, from starts: [Double]) {
        for record in trace.records {
            while stretches.count < starts.count, record.time >= starts[stretches.count] - 1e-6 {
                endStretch()
            }
            (time, self.record) = (record.time, Int(record.serial))
            take(record.entry, of: trace)
        }
        while stretches.count <= starts.count { endStretch() }
    }

    private mutating func take(_ entry: TraceEntry, of trace: Trace) {
        switch entry {
        case .sample(let touch, _, let phase, let x, let y):
            follow(touch, phase, CGPoint(x: x, y: y))
        case .hit, .withheld, .interrupted: add(trace.sentence(entry), to: "")
        case .sequenceEnded: settle()
        case .delivery(let receiver, let touch, let phase):
            guard trace[receiver]?.kind != .recognizer else { return }
            let name = "view " + trace.name(of: receiver)
            let finger = trace.name(of: touch)
            if phase == .moved || phase == .stationary {
                guard wandering.contains(touch) else { return }
                addMove("moved", to: "\(name) \(finger)")
            } else {
                add("\(phase) \(finger)", to: name)
                add("\(phase)", to: "\(name) \(finger)")
            }
        case .cancellation(_, let view, _, _):
            add(trace.sentence(entry), to: "view " + trace.name(of: view))
        case .transition(let recognizer, _, let state, let reason, let cause):
            states[recognizer] = state
            change(
                trace.name(of: recognizer), to: state,
                "\(state), \(reason) \(trace[cause]?.name ?? "")")
        case .prevented, .requirement, .refused: add(trace.sentence(entry), to: "recognizers")
        case .action(let sender, _, _, let event): act(entry, sender, trace[event], of: trace)
        default: break
        }
    }

    private mutating func follow(
        _ touch: SubjectID, _ phase: UITouch.Phase, _ point: CGPoint
    ) {
        switch phase {
        case .began: origins[touch] = point
        case .ended, .cancelled:
            origins[touch] = nil
            wandering.remove(touch)
        default:
            guard let origin = origins[touch] else { return }
            if point.distance(to: origin) > Self.slop { wandering.insert(touch) }
        }
    }

    /// Records a recognizer's new state. The state is only its own decision, but getting its
    /// touches also concerns others.
    private mutating func change(
        _ name: String, to state: UIGestureRecognizer.State, _ text: String
    ) {
        switch state {
        case .possible: break
        case .changed:
            if !wandering.isEmpty { addMove("\(name) changed", to: "recognizer " + name) }
        case .failed: add("\(name) \(text)", to: "recognizer " + name)
        default:
            add("\(name) \(text)", to: "recognizer " + name)
            add("\(name) \(text)", to: "recognizers")
        }
    }

    private mutating func act(
        _ entry: TraceEntry, _ sender: SubjectID, _ event: String, of trace: Trace
    ) {
        guard trace[sender]?.kind != .recognizer else {
            let name = "recognizer " + trace.name(of: sender)
            guard states[sender] == .changed else { return add(trace.sentence(entry), to: name) }
            return wandering.isEmpty ? () : addMove(trace.sentence(entry), to: name)
        }
        let name = "control " + trace.name(of: sender)
        let repeats = event.contains("Drag") || event.contains("valueChanged")
        repeats ? addMove(event, to: name) : add(event, to: name)
    }

    private mutating func add(_ text: String, to name: String) {
        settle(name)
        note(name, [Decision(text: text, time: time, record: record)])
    }

    private mutating func addMove(_ text: String, to name: String) {
        if moves[name] == nil { moving.append(name) }
        if moves[name]?.contains(where: { $0.text == text }) == true { return }
        moves[name, default: []].append(Decision(text: text, time: time, record: record))
    }

    private mutating func note(_ name: String, _ decisions: [Decision]) {
        if !concerned.contains(name) { concerned.append(name) }
        current[name, default: []] += decisions
    }

    private mutating func settle(_ name: String) {
        guard let decisions = moves.removeValue(forKey: name) else { return }
        note(name, decisions.sorted { $0.text < $1.text })
    }

    private mutating func settle() {
        for name in moving { settle(name) }
        moving = []
    }

    private mutating func endStretch() {
        settle()
        stretches.append(current)
        current = [:]
    }
}

extension Decisions {
    /// A difference from other decisions.
    package struct Difference {
        /// The decision here, or the other one if there is none here.
        package var decision: Decision
        /// Indicates whether the decision exists only in the other ones.
        package var isNew: Bool
    }

    /// Returns the stretches that differ in `other`, and the event time of the first difference in
    /// each.
    func differences(from other: Decisions) -> [(stretch: Int, time: Double)] {
        stretches.indices.compactMap { index in
            difference(index, from: other, index).map { (index, $0.decision.time) }
        }
    }

    /// Returns the first decision of a stretch that differs in a stretch of `other`; nil if none
    /// does.
    package func difference(_ stretch: Int, from other: Decisions, _ otherStretch: Int)
        -> Difference?
    {
        let names = concerned + other.concerned.filter { !concerned.contains($0) }
        return names.compactMap { name -> Difference? in
            let one = stretches[stretch][name] ?? []
            let two = other.stretches[otherStretch][name] ?? []
            let same = zip(one, two).prefix { $0.text == $1.text }.count
            if same < one.count { return Difference(decision: one[same], isNew: false) }
            return same < two.count ? Difference(decision: two[same], isNew: true) : nil
        }.min { $0.decision.time < $1.decision.time }
    }
}
