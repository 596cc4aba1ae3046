import TouchTrace

extension TraceEntry {
    /// Everybody the entry is about, in the order it names them.
    public var concerned: [SubjectID] {
        var all: [SubjectID] = []
        forEachSubject { subject in
            if !all.contains(subject) { all.append(subject) }
        }
        return all
    }

    /// Calls `body` with everybody the entry is about, in the order it names them.
    func forEachSubject(_ body: (SubjectID) -> Void) {
        switch self {
        case .sample(let touch, _, _, _, _): body(touch)
        case .sendEvent(let by), .swallowed(let by), .consumed(let by, _), .handled(let by, _),
            .note(let by, _):
            body(by)
        case .visit(let view, _), .pointerHit(let view), .viewRemoved(let view),
            .bounds(let view, _, _, _, _), .center(let view, _, _),
            .transformLinear(let view, _, _, _, _), .transformOffset(let view, _, _),
            .alpha(let view, _), .flag(let view, _, _), .background(let view, _, _, _, _),
            .cornerRadius(let view, _), .text(let view, _), .drawing(let view, _),
            .value(let view, _), .animated(let view, _, _, _, _):
            body(view)
        case .windowShown(let window, _), .windowHidden(let window), .keyWindow(let window):
            body(window)
        case .discarded(let one, _), .firstResponder(let one), .recognizerRemoved(let one),
            .recognizerEnabled(let one, _), .reset(let one), .refused(let one, _, _, _),
            .measure(let one, _, _, _), .timer(let one, _, _, _):
            body(one)
        case .hitTestBegan(let one, let other), .answer(let one, let other, _),
            .withheld(let one, let other, _), .released(let one, let other, _),
            .receives(let one, let other), .ignored(let one, let other),
            .question(_, let one, let other, _, _), .transition(let one, _, _, _, let other),
            .prevented(let one, let other), .requirement(let one, let other, _, _),
            .action(let one, let other, _, _), .viewAdded(let one, let other, _),
            .recognizerAdded(let one, let other, _), .controllerView(let one, let other),
            .hop(let one, let other, _, _), .delivery(let one, let other, _):
            body(one)
            body(other)
        case .hit(let one, let other, let third), .chain(let one, let other, let third),
            .held(let one, let other, _, let third), .dropped(let one, let other, _, let third),
            .cancellation(let one, let other, let third, _):
            body(one)
            body(other)
            body(third)
        case .pointer, .repaired, .enqueued, .taken, .interrupted, .systemEvent, .sequenceEnded:
            break
        }
    }
}
