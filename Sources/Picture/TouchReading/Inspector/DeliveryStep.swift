import TouchTrace
import TouchWords

/// One step of an event's delivery: recognizers first, then actions, then views and their hops.
public struct DeliveryStep: Hashable, Sendable {
    public enum Look: Hashable, Sendable {
        case recognizer
        case state(GestureState)
        case action, view, hop, kept, discarded
        case held, released, dropped, withheld, cancelled
    }

    public let look: Look
    public let words: Wording
    /// The serial of its record.
    public let record: Int
    /// The indentation; hops are indented further the higher they climbed.
    public var depth = 0

    static func steps(ofEventAround serial: Int, _ why: Why) -> [DeliveryStep] {
        guard let event = why.index.event(around: serial) else { return [] }
        var writer = StepWriter(why: why, before: why.history.state(at: event.lowerBound - 1))
        for here in event {
            if let record = why.record(here) { writer.tell(record) }
        }
        return writer.steps
    }

    /// A writer of steps that reads an event record by record.
    private struct StepWriter {
        let why: Why
        let before: StageState
        var steps: [DeliveryStep] = []
        var depth = 0

        private func name(_ id: SubjectID) -> String { why.name(id) }

        mutating func tell(_ record: TraceRecord) {
            func add(_ look: Look, _ words: Wording) {
                steps.append(
                    DeliveryStep(look: look, words: words, record: record.number, depth: depth))
            }
            switch record.entry {
            case .sample(let touch, _, let phase, _, _) where phase != .began:
                // The recognizers have received it from its beginning; the trace does not repeat
                // that.
                for id in before.touch(touch)?.recognizers ?? [] {
                    guard let recognizer = before.recognizers[id],
                        recognizer.touches.contains(touch), recognizer.state.isUnfinished
                    else { continue }
                    add(.recognizer, phrase(id, phase, touch))
                }
            case .receives(let id, let touch): add(.recognizer, phrase(id, .began, touch))
            case .transition(let id, _, let to, _, _):
                add(.state(to), .verbatim(name(id)).because(to.wording))
            case .action(let sender, let target, let action, _):
                add(.action, .verbatim("\(name(sender)) → \(name(target)).\(why.trace[action])"))
            case .hop(let from, let to, _, let how):
                depth += 1
                add(.hop, hop(name(from), name(to), how))
            case .consumed(let by, _): add(.kept, .inspector.keeps(name(by)))
            case .discarded: add(.discarded, .inspector.discarded)
            default:
                // The preceding hops are over.
                depth = 0
                if let (look, words) = delivery(record.entry) { add(look, words) }
            }
        }

        /// Returns the step for a call that a view gets, gets late, or does not get; nil for
        /// entries that are not steps of the delivery.
        private func delivery(_ entry: TraceEntry) -> (Look, Wording)? {
            switch entry {
            case .delivery(let to, let touch, let phase):
                (phase == .cancelled ? .cancelled : .view, phrase(to, phase, touch))
            case .held(let touch, let view, let phase, by: .none):
                (.held, .inspector.held(phrase(view, phase, touch)))
            case .held(let touch, let view, let phase, let by):
                (.held, .inspector.heldBy(phrase(view, phase, touch), holder: name(by)))
            case .released(let touch, let view, let phase):
                (.released, .inspector.released(phrase(view, phase, touch)))
            case .dropped(let touch, let view, let phase, _):
                (.dropped, .inspector.dropped(phrase(view, phase, touch)))
            case .withheld(let touch, let view, _):
                (.withheld, .inspector.withheld(name(view), finger: name(touch)))
            default: nil
            }
        }

        private func phrase(_ id: SubjectID, _ phase: TouchPhase, _ touch: SubjectID) -> Wording {
            .inspector.got(name(id), phase: WhyWords.phase(phase), finger: name(touch))
        }

        private func hop(_ from: String, _ to: String, _ how: HopManner) -> Wording {
            switch how {
            case .forwarded: .inspector.forwarded(from, to: to)
            case .handledAndPassedOn: .inspector.handledFirst(from, to: to)
            case .passedOn: .inspector.calledSuper(from, to: to)
            case .endless: .inspector.endless(from, to: to)
            }
        }
    }
}

extension GestureState {
    var isUnfinished: Bool { self == .possible || self == .began || self == .changed }
}
