import TouchScript
import TouchTrace
import TouchWords

/// Explanations for a pan that does not follow the pointer's scrolling.
extension Why {
    /// Returns why the pan did not follow the scrolling; nil if it did, if nothing scrolled over
    /// its view, and for other recognizers.
    func absence(ofPan id: SubjectID, fromScrolling range: ClosedRange<Int>) -> WhySentence? {
        let told = records(about: id, in: range)
        guard trace[id]?.isPan == true, !told.contains(where: { $0.entry.isTransition }),
            let scroll = lastScroll(over: id, in: range)
        else { return nil }
        func sentence(_ reason: Wording, _ record: TraceRecord) -> WhySentence {
            record.fact(.why.doesNotScroll(name(id)).because(reason), at: place(of: id))
        }
        for record in told {
            guard case .question(.shouldReceiveEvent, id, _, false, let by) = record.entry else {
                continue
            }
            let isDelegates = by == .delegate
            return sentence(
                isDelegates ? .why.delegateRefused("event") : .why.classRefused("event"), record)
        }
        let isEnabled = history.state(at: scroll.number).recognizers[id]?.isEnabled != false
        return sentence(isEnabled ? .why.scrollTypeNotAllowed : .why.switchedOff, scroll)
    }

    /// Returns the start of the last scrolling whose hit view was the recognizer's view or inside
    /// it: at that moment it is decided which recognizer follows.
    private func lastScroll(over id: SubjectID, in range: ClosedRange<Int>) -> TraceRecord? {
        var scroll: TraceRecord?
        var found: TraceRecord?
        var last = -Double.infinity
        for number in range {
            guard let record = record(number) else { continue }
            switch record.entry {
            case .pointer(.scroll, _, _):
                scroll = record.time > last + scrollPause ? record : nil
                last = record.time
            case .pointer: scroll = nil
            case .pointerHit(let view):
                let state = history.state(at: number)
                let own = state.recognizers[id]?.view ?? .none
                if view != .none, view == own || state.isInside(view, of: own) {
                    found = scroll ?? found
                }
            default: break
            }
        }
        return found
    }

    /// The pause in seconds without a sample after which the pointer starts to scroll anew.
    private var scrollPause: Double {
        let tuned = (scene?.lines ?? []).compactMap { line -> Double? in
            guard case .tuning(let tuning)? = line.statement, tuning.name == .scrollPause else {
                return nil
            }
            return tuning.value.amount
        }
        return tuned.last ?? 0.1
    }
}

extension TraceSubject {
    fileprivate var isPan: Bool {
        ["UIPanGestureRecognizer", "RelatedPan"].contains(typeName)
    }
}

extension TraceEntry {
    fileprivate var isTransition: Bool {
        if case .transition = self { true } else { false }
    }
}
