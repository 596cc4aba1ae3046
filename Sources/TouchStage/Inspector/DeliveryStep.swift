import TouchKit

/// One step of an event's delivery: recognizers first, then actions, then views and their hops.
public struct DeliveryStep: Hashable, Sendable {
    public enum Look: Hashable, Sendable {
        case recognizer
        case state(UIGestureRecognizer.State)
        case action, view, hop, kept, discarded
        case held, released, dropped, withheld, cancelled
    }

    public let look: Look
    public let english: String
    public let chinese: String
    /// The serial of its record.
    public let record: Int
    /// Hops stand further in the further they climbed.
    public var depth = 0

    static func steps(ofEventAround serial: Int, _ why: Why) -> [DeliveryStep] {
        guard let event = why.index.event(around: serial) else { return [] }
        var teller = Teller(why: why, before: why.history.state(at: event.lowerBound - 1))
        for here in event {
            if let record = why.record(here) { teller.tell(record) }
        }
        return teller.steps
    }

    /// Reads an event record by record.
    private struct Teller {
        let why: Why
        let before: StageState
        var steps: [DeliveryStep] = []
        private var depth = 0

        init(why: Why, before: StageState) {
            self.why = why
            self.before = before
        }

        private func name(_ id: SubjectID) -> String { why.name(id) }

        private mutating func add(
            _ look: Look, _ record: TraceRecord, _ english: String, _ chinese: String
        ) {
            steps.append(
                DeliveryStep(
                    look: look, english: english, chinese: chinese, record: record.number,
                    depth: depth))
        }

        mutating func tell(_ record: TraceRecord) {
            switch record.entry {
            case .sample(let touch, _, let phase, _, _) where phase != .began:
                // Those that have received it from its beginning; nobody writes that down again.
                for id in before.touch(touch)?.recognizers ?? [] {
                    guard let recognizer = before.recognizers[id],
                        recognizer.touches.contains(touch), recognizer.state.isUnfinished
                    else { continue }
                    gets(.recognizer, id, phase, touch, record)
                }
            case .receives(let id, let touch): gets(.recognizer, id, .began, touch, record)
            case .transition(let id, _, let to, _, _):
                let words = WhyWords.state(to)
                add(.state(to), record, "\(name(id)): \(words.0)", "\(name(id))：\(words.1)")
            case .action(let sender, let target, let action, _):
                let words = "\(name(sender)) → \(name(target)).\(why.trace[action])"
                add(.action, record, words, words)
            case .delivery(let to, let touch, let phase):
                depth = 0
                gets(phase == .cancelled ? .cancelled : .view, to, phase, touch, record)
            case .hop(let from, let to, _, let how):
                depth += 1
                let words = Self.manner(how)
                add(
                    .hop, record, "\(name(from)) → \(name(to)), \(words.0)",
                    "\(name(from)) → \(name(to))，\(words.1)")
            case .consumed(let by, _): add(.kept, record, "\(name(by)) keeps it", "\(name(by)) 消费")
            case .discarded: add(.discarded, record, "discarded", "被丢弃")
            default: tellHeld(record)
            }
        }

        private mutating func tellHeld(_ record: TraceRecord) {
            depth = 0
            switch record.entry {
            case .held(let touch, let view, let phase, let by):
                let words = phrase(view, phase, touch)
                let holder = by == .none ? ("", "") : (" by \(name(by))", "（\(name(by))）")
                add(.held, record, "\(words.0) held\(holder.0)", "\(words.1)，扣住\(holder.1)")
            case .released(let touch, let view, let phase):
                let words = phrase(view, phase, touch)
                add(.released, record, "\(words.0) released", "\(words.1)，放行")
            case .dropped(let touch, let view, let phase, _):
                let words = phrase(view, phase, touch)
                add(.dropped, record, "\(words.0) dropped", "\(words.1)，丢弃")
            case .withheld(let touch, let view, _):
                add(
                    .withheld, record, "\(name(view)): finger \(name(touch)) withheld",
                    "\(name(view))：手指 \(name(touch)) 未投递")
            default: break
            }
        }

        private mutating func gets(
            _ look: Look, _ id: SubjectID, _ phase: UITouch.Phase, _ touch: SubjectID,
            _ record: TraceRecord
        ) {
            let words = phrase(id, phase, touch)
            add(look, record, words.0, words.1)
        }

        private func phrase(
            _ id: SubjectID, _ phase: UITouch.Phase, _ touch: SubjectID
        ) -> (String, String) {
            let (english, chinese) = WhyWords.phase(phase)
            return (
                "\(name(id)): \(english) of \(name(touch))",
                "\(name(id))：\(name(touch)) 的\(chinese)"
            )
        }

        private static func manner(_ how: HopManner) -> (String, String) {
            switch how {
            case .forwarded: ("forwarded", "转发")
            case .handledAndPassedOn: ("handled, then super", "处理后调用 super")
            case .passedOn: ("super", "super")
            case .endless: ("the chain has no end", "链没有尽头")
            }
        }
    }
}

extension UIGestureRecognizer.State {
    var isUnfinished: Bool { self == .possible || self == .began || self == .changed }
}
