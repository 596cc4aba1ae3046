import TouchTrace

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
    /// Hops stand further in the further they climbed.
    public var depth = 0

    static func steps(ofEventAround serial: Int, _ why: Why) -> [DeliveryStep] {
        guard let event = why.index.event(around: serial) else { return [] }
        var writer = StepWriter(why: why, before: why.history.state(at: event.lowerBound - 1))
        for here in event {
            if let record = why.record(here) { writer.tell(record) }
        }
        return writer.steps
    }

    /// Reads an event record by record.
    private struct StepWriter {
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
                    look: look, words: Wording(english, chinese), record: record.number,
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
                let words = to.wording
                add(
                    .state(to), record, "\(name(id)): \(words.english)",
                    "\(name(id))：\(words.chinese)")
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
                    .hop, record, "\(name(from)) → \(name(to)), \(words.english)",
                    "\(name(from)) → \(name(to))，\(words.chinese)")
            case .consumed(let by, _): add(.kept, record, "\(name(by)) keeps it", "\(name(by)) 消费")
            case .discarded: add(.discarded, record, "discarded", "被丢弃")
            case .held(let touch, let view, let phase, let by):
                depth = 0
                let words = phrase(view, phase, touch)
                let holder =
                    by == .none ? Wording(same: "") : Wording(" by \(name(by))", "（\(name(by))）")
                add(
                    .held, record, "\(words.english) held\(holder.english)",
                    "\(words.chinese)，扣住\(holder.chinese)")
            case .released(let touch, let view, let phase):
                depth = 0
                let words = phrase(view, phase, touch)
                add(.released, record, "\(words.english) released", "\(words.chinese)，放行")
            case .dropped(let touch, let view, let phase, _):
                depth = 0
                let words = phrase(view, phase, touch)
                add(.dropped, record, "\(words.english) dropped", "\(words.chinese)，丢弃")
            case .withheld(let touch, let view, _):
                depth = 0
                add(
                    .withheld, record, "\(name(view)): finger \(name(touch)) withheld",
                    "\(name(view))：手指 \(name(touch)) 未投递")
            case .sample, .pointer, .repaired, .enqueued, .taken, .interrupted, .systemEvent,
                .sendEvent, .swallowed, .sequenceEnded, .hitTestBegan, .visit, .answer, .hit,
                .chain, .pointerHit, .handled, .cancellation, .question, .refused, .measure,
                .prevented, .requirement, .timer, .ignored, .reset, .recognizerAdded,
                .recognizerRemoved, .recognizerEnabled, .viewAdded, .viewRemoved, .bounds,
                .center, .transformLinear, .transformOffset, .alpha, .flag, .background,
                .cornerRadius, .animated, .value, .text, .drawing, .windowShown, .windowHidden,
                .keyWindow, .controllerView, .firstResponder, .note:
                // No step of the delivery; the hops before it are over.
                depth = 0
            }
        }

        private mutating func gets(
            _ look: Look, _ id: SubjectID, _ phase: TouchPhase, _ touch: SubjectID,
            _ record: TraceRecord
        ) {
            let words = phrase(id, phase, touch)
            add(look, record, words.english, words.chinese)
        }

        private func phrase(
            _ id: SubjectID, _ phase: TouchPhase, _ touch: SubjectID
        ) -> Wording {
            let said = WhyWords.phase(phase)
            return Wording(
                "\(name(id)): \(said.english) of \(name(touch))",
                "\(name(id))：\(name(touch)) 的\(said.chinese)"
            )
        }

        private static func manner(_ how: HopManner) -> Wording {
            switch how {
            case .forwarded: Wording("forwarded", "转发")
            case .handledAndPassedOn: Wording("handled, then super", "处理后调用 super")
            case .passedOn: Wording(same: "super")
            case .endless: Wording("the chain has no end", "链没有尽头")
            }
        }
    }
}

extension GestureState {
    var isUnfinished: Bool { self == .possible || self == .began || self == .changed }
}
