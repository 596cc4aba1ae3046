import TouchPicture
import TouchTrace

extension StageState {
    /// Applies the next record. `trace` only supplies its tables.
    public mutating func apply(_ record: TraceRecord, of trace: Trace) {
        self.record = Int(record.serial)
        time = record.time
        switch record.entry {
        // MARK: Fingers and the pointer
        case .sample(let touch, let finger, let phase, let x, let y):
            sample(touch, Int(finger), phase, CGPoint(x: x, y: y))
        case .pencil(touch: .none, let pose): hoveringPencil = pose
        case .pencil(let touch, let pose): update(touch) { $0.pencil = pose }
        case .interrupted: cancelTouches { _ in true }
        case .repaired(let finger, let fault):
            if fault == .secondBegan { cancelTouches { $0.finger == Int(finger) } }
        case .sequenceEnded:
            for place in touches.indices where touches[place].isLive {
                touches[place].phase = .ended
            }
        case .pointer(let phase, let x, let y): hover(phase, CGPoint(x: x, y: y))
        case .pointerHit(let view): endProbe(view)

        // MARK: The way to a view
        case .enqueued(_, let waiting): (queue, lastEnqueued) = (Int(waiting), self.record)
        case .taken(let samples): take(Int(samples))
        case .systemEvent(let system):
            event = EventState(taken: self.record, isQuiet: false, system: system)
        case .sendEvent(let by): send(by, isWindow: trace[by]?.kind == .window)
        case .swallowed(let by): swallow(by)
        case .hitTestBegan(let touch, let window): beginWalk(touch, window)
        case .visit(let view, let verdict): visit(view, verdict)
        case .answer(let view, let answer, let overridden): answered(view, answer, overridden)
        case .hit(let touch, let window, let view): hit(touch, window, view)
        case .chain(let touch, let responder, let next): link(touch, responder, next)
        case .withheld(let touch, let view, let reason): withhold(touch, from: view, reason)
        case .held(let touch, _, let phase, let by):
            update(touch) { $0.hold(HeldCall(phase: phase, by: by)) }
        case .released(let touch, _, let phase): letGo(touch, phase, droppedBy: nil)
        case .dropped(let touch, _, let phase, let by): letGo(touch, phase, droppedBy: by)
        // Whichever view lost it, the finger remains on the glass.
        case .cancellation(let touch, _, let by, _): update(touch) { $0.cancelledBy = by }

        // MARK: Calls
        case .delivery(let to, let touch, let phase): deliver(touch, phase, to: to)
        case .hop(let from, let to, let method, let how):
            changeCall(method, at: from) { call, record in
                call.hops.append(CallState.Hop(from: from, to: to, how: how, record: record))
            }
        case .handled(let by, let method):
            changeCall(method, at: by) { call, _ in call.handlers.append(by) }
        case .consumed(let by, let method): endCall(method, at: by, .consumed(by: by))
        case .discarded(let after, let method):
            endCall(method, at: after, .discarded(after: after))

        // MARK: Recognizers
        case .recognizerAdded(let id, let view, let index): add(id, to: view, at: Int(index))
        case .recognizerRemoved(let id): remove(id)
        case .recognizerEnabled(let id, let enabled): change(id) { $0.isEnabled = enabled }
        case .receives(let id, let touch): receive(id, touch)
        case .ignored(let id, let touch): change(id) { $0.touches.removeAll { $0 == touch } }
        case .transition(let id, _, let to, let reason, let because):
            move(id, to: to, reason, because)
        case .measure(let id, let quantity, let value, let threshold):
            measured(id, quantity, value, threshold)
        case .requirement(let id, let on, let standing, let origin):
            change(id) { $0.note(on, origin, standing) }
        case .action(let sender, let target, let name, _): act(sender, target, name)
        case .timer(let owner, let purpose, let standing, let due):
            note(owner, purpose, standing, due: due)
        case .reset(let id): reset(id)

        // MARK: The scene
        case .viewAdded(let view, let parent, let index):
            add(view, toParent: parent, at: Int(index))
        case .viewRemoved(let view): removeView(view)
        case .windowShown(let window, let level): show(window, level)
        case .windowHidden(let window): hide(window)
        case .keyWindow(let window): keyWindow = window
        case .controllerView(let controller, let view):
            views.update(view) { $0.controller = controller }
        case .firstResponder(let responder): firstResponder = responder
        case .animated(let view, let property, let begins, let duration, let curve):
            animate(view, property, begins: begins, duration: duration, curve)
        case .bounds(let view, let x, let y, let width, let height):
            change(view, .bounds) {
                $0.bounds = CGRect(x: x, y: y, width: width, height: height)
            }
        case .center(let view, let x, let y):
            change(view, .center) { $0.center = CGPoint(x: x, y: y) }
        case .transformLinear(let view, let a, let b, let c, let d):
            change(view, .transform) {
                ($0.transform.a, $0.transform.b) = (a, b)
                ($0.transform.c, $0.transform.d) = (c, d)
            }
        case .transformOffset(let view, let tx, let ty):
            change(view, .transform) { ($0.transform.tx, $0.transform.ty) = (tx, ty) }
        case .alpha(let view, let alpha): change(view, .alpha) { $0.alpha = alpha }
        case .background(let view, let red, let green, let blue, let alpha):
            let color = Color(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
            change(view, .background) { $0.background = color }
        case .cornerRadius(let view, let radius):
            change(view, .cornerRadius) { $0.cornerRadius = radius }
        case .flag(let view, let flag, let value): views.update(view) { $0.set(flag, value) }
        case .value(let view, let value): views.update(view) { $0.value = value }
        case .text(let view, let text): views.update(view) { $0.text = text }
        case .drawing(let view, let index): views.update(view) { $0.drawing = Int(index) }
        case .note(let by, let text): note(by, text)

        // Words and chips come from the records themselves; nothing on the stage changes.
        default: break
        }
    }

    private mutating func note(_ by: SubjectID, _ text: NameID) {
        if notes.count == 8 { notes.removeFirst() }
        notes.append(NoteState(by: by, text: text, time: time, record: record))
    }
}
