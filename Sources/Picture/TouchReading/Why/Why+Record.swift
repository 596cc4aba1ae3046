import TouchPicture
import TouchTrace
import TouchWords

/// Sentences for each kind of record, with the reasons.
extension Why {
    func sentence(of record: TraceRecord) -> WhySentence {
        let time = record.time
        return switch record.entry {
        // MARK: Input
        case .sample(let touch, let finger, let phase, let x, let y):
            sampled(touch == .none ? "\(finger)" : name(touch), phase, CGPoint(x: x, y: y), record)
        case .repaired(let finger, let fault): repaired(finger, fault, record)
        case .enqueued(let samples, let waiting):
            record.fact(.record.enqueued(Int(samples), waiting: Int(waiting)))
        case .taken: record.fact(.record.taken(time))
        case .sendEvent(let by): record.fact(.record.sendEvent(name(by)))
        case .swallowed(let by): record.fact(.record.swallowed(name(by)), at: place(of: by))
        case .interrupted: record.fact(.record.interrupted(time))
        case .systemEvent(let event): record.fact(.record.systemEvent(event.rawValue, time: time))
        case .sequenceEnded: record.fact(.record.sequenceEnded(time))
        case .pointer(let phase, let x, let y):
            record.fact(pointer(phase, CGPoint(x: x, y: y).tenths))
        case .pencil(let touch, let pose): record.fact(held(touch, pose))
        case .pointerHit(let view): record.fact(.record.pointerOver(name(view)))

        // MARK: Hit-testing
        case .hitTestBegan(let touch, let window):
            record.fact(.hit.began(name(touch), window: name(window)))
        case .visit(let view, let verdict): visit(view, verdict, record)
        case .answer(let view, let answer, let overridden):
            hitAnswer(view, answer, overridden, record)
        case .hit(let touch, let window, let view):
            record.fact(
                .hit.ended(name(touch), view: name(view), window: name(window)), at: place(of: view)
            )
        case .chain(_, let responder, next: .none): record.fact(.chain.ended(name(responder)))
        case .chain(_, let responder, let next):
            record.fact(.chain.next(name(responder), next: name(next)))

        // MARK: Delivery
        case .delivery(let to, let touch, let phase): delivered(to, touch, phase, record)
        case .withheld(let touch, let view, let reason):
            withheld(touch, view, reason, record)
        case .held(let touch, let view, let phase, let by):
            held(touch, view, phase, by, record)
        case .released(let touch, let view, let phase):
            released(touch, view, phase, record)
        case .dropped(let touch, let view, let phase, let by):
            dropped(touch, view, phase, by, record)
        case .cancellation(let touch, let view, let by, let reason):
            cancellation(touch, view, by, reason, record)
        case .hop(let from, let to, let method, let how):
            hop(from, to, method.rawValue, how, record)
        case .consumed(let by, let method): consumed(by, method.rawValue, record)
        case .handled(let by, let method):
            record.fact(.chain.handled(name(by), call: method.rawValue), at: place(of: by))
        case .discarded(let after, let method):
            record.fact(.chain.discarded(method.rawValue, last: name(after)))
        case .note(let by, let text):
            record.fact(.record.note(name(by), note: trace[text].visible))

        // MARK: Recognizers
        case .receives(let id, let touch): receives(id, touch, record)
        case .ignored(let id, let touch):
            record.fact(
                .record.ignored(name(id), finger: name(touch), time: time), at: place(of: id))
        case .question(let question, let asked, let about, let answer, let by):
            self.question(question, asked, about, answer, by, record)
        case .transition(let id, let from, let to, let reason, let because):
            transition(id, from, to, reason, because, record)
        case .refused(let id, let from, let to, let reason):
            refused(id, from, to, reason, record)
        case .measure(let id, let quantity, let value, let threshold):
            measured(id, quantity, value, threshold, record)
        case .action(let sender, let target, let action, let event):
            sent(sender, target, action, event, record)
        case .prevented(let id, let by): record.fact(.record.prevented(name(by), loser: name(id)))
        case .requirement(let id, let on, let standing, let origin):
            requirement(id, on, standing, origin, record)
        case .timer(let owner, let purpose, let standing, let due):
            timer(owner, purpose, standing, due, record)
        case .reset(let id): record.fact(.record.reset(name(id), time: time))
        case .recognizerAdded(let id, let view, _):
            record.fact(.record.recognizerAdded(name(id), view: name(view)), at: place(of: id))
        case .recognizerEnabled(let id, let on):
            record.fact(on ? .record.enabled(name(id)) : .record.disabled(name(id)))

        // MARK: The scene
        case .viewAdded(let view, parent: .none, _):
            record.fact(.record.appeared(name(view)), at: place(of: view))
        case .viewAdded(let view, let parent, _):
            record.fact(.record.viewAdded(name(view), parent: name(parent)), at: place(of: view))
        case .viewRemoved(let id), .recognizerRemoved(let id):
            record.fact(.record.removed(name(id)))
        case .bounds(let view, let x, let y, let width, let height):
            bounds(of: view, CGRect(x: x, y: y, width: width, height: height), record)
        case .center(let view, let x, let y):
            record.fact(.record.moved(name(view), center: CGPoint(x: x, y: y).tenths))
        case .transformLinear(let view, _, _, _, _), .transformOffset(let view, _, _):
            record.fact(.record.transformed(name(view)))
        case .background(let view, _, _, _, _), .cornerRadius(let view, _), .text(let view, _),
            .drawing(let view, _):
            record.fact(.record.looksChanged(name(view)))
        case .flag(let view, let flag, let on):
            record.fact(
                on
                    ? .record.flagOn(flag.rawValue, view: name(view))
                    : .record.flagOff(flag.rawValue, view: name(view)), at: place(of: view))
        case .alpha(let view, let alpha):
            record.fact(
                .record.alpha(name(view), alpha: alpha.decimals(3)), at: place(of: view))
        case .value(let view, let value):
            record.fact(.record.value(name(view), value: value.decimals(3)), at: place(of: view))
        case .animated(let view, let property, _, let duration, _):
            record.fact(
                .record.animated(property.rawValue, view: name(view), duration: duration))
        case .windowShown(let window, _): record.fact(.record.windowShown(name(window)))
        case .windowHidden(let window): record.fact(.record.windowHidden(name(window)))
        case .keyWindow(window: .none): record.fact(.record.noKeyWindow)
        case .keyWindow(let window): record.fact(.record.keyWindow(name(window)))
        case .controllerView(let controller, let view):
            record.fact(.record.rootView(name(view), controller: name(controller)))
        case .firstResponder(let responder):
            record.fact(.record.firstResponder(name(responder)))
        }
    }

    private func held(_ touch: SubjectID, _ pose: PencilPose) -> Wording {
        let (altitude, azimuth) = (pose.altitudeAngle * 180 / .pi, pose.azimuthAngle * 180 / .pi)
        return touch == .none
            ? .record.pencilHovers(pose.zOffset, altitude: altitude, azimuth: azimuth)
            : .record.pencilHeld(name(touch), altitude: altitude, azimuth: azimuth)
    }

    private func pointer(_ phase: PointerPhase, _ point: String) -> Wording {
        switch phase {
        case .moved: .record.pointerMoved(point)
        case .exited: .record.pointerLeft(point)
        case .scroll: .record.pointerScrolled(point)
        }
    }

    private func bounds(of view: SubjectID, _ bounds: CGRect, _ record: TraceRecord) -> WhySentence
    {
        if isScroll(record) {
            return record.fact(.record.scrolled(name(view), offset: bounds.origin.tenths))
        }
        let old = history.state(at: record.number - 1).views[view]?.bounds
        return record.fact(
            old == bounds
                ? .record.measures(name(view), size: bounds.size)
                : .record.resized(name(view), size: bounds.size))
    }

    /// Returns whether the record of a view's bounds is a scroll: the origin changes then, but not
    /// the size.
    func isScroll(_ record: TraceRecord) -> Bool {
        guard case .bounds(let view, let x, let y, let width, let height) = record.entry else {
            return false
        }
        guard let old = history.state(at: record.number - 1).views[view]?.bounds else {
            return false
        }
        return old.size == CGSize(width: width, height: height)
            && old.origin != CGPoint(x: x, y: y)
    }
}
