import TouchPicture

extension Trace {
    /// What an entry says, in a few words.
    public func sentence(_ entry: TraceEntry) -> String {
        switch entry {
        // MARK: Input and hit-testing
        case .sample(let touch, _, let phase, let x, let y):
            "finger \(name(of: touch)) \(phase) at \(point(x, y))"
        case .pointer(let phase, let x, let y): "pointer \(phase.rawValue) at \(point(x, y))"
        case .repaired(let finger, let fault):
            (fault.isOfFinger ? "finger \(finger): " : "") + words(fault.rawValue)
        case .enqueued(let samples, let waiting):
            "\(Int(samples).counted("sample")), \(waiting) waiting"
        case .taken(let samples): Int(samples).counted("sample")
        case .interrupted: "the system interrupts"
        case .systemEvent(let event): words(event.rawValue)
        case .sendEvent(let by): name(of: by)
        case .swallowed(let by): "\(name(of: by)) did not pass the event on"
        case .sequenceEnded: "the last finger lifted"
        case .hitTestBegan(let touch, let window):
            "finger \(name(of: touch)) in \(name(of: window))"
        case .visit(let view, let verdict): "\(name(of: view)): \(words(verdict.rawValue))"
        case .answer(let view, let answer, let overridden):
            "\(name(of: view)) answers \(answer == view ? "itself" : name(of: answer))"
                + (overridden ? ", by its own hitTest" : "")
        case .hit(let touch, let window, let view):
            "finger \(name(of: touch)) hits \(name(of: view)) in \(name(of: window))"
        case .chain(_, let responder, let next): "\(name(of: responder)) → \(name(of: next))"
        case .pointerHit(let view): "over \(name(of: view))"

        // MARK: Delivery
        case .delivery(let to, let touch, let phase):
            "\(name(of: to)) gets \(phase) of finger \(name(of: touch))"
        case .hop(let from, let to, let method, let how):
            "\(method.rawValue): \(name(of: from)) → \(name(of: to)), \(words(how.rawValue))"
        case .consumed(let by, let method): "\(method.rawValue): \(name(of: by)) keeps it"
        case .handled(let by, let method): "\(method.rawValue): \(name(of: by)) handles it"
        case .discarded(let after, let method):
            "\(method.rawValue): nobody after \(name(of: after))"
        case .withheld(let touch, let view, let reason):
            "finger \(name(of: touch)) from \(name(of: view)): \(words(reason.rawValue))"
        case .held(let touch, let view, let phase, let by):
            "\(phase) of finger \(name(of: touch)) from \(name(of: view)), by \(name(of: by))"
        case .released(let touch, let view, let phase):
            "\(phase) of finger \(name(of: touch)) to \(name(of: view))"
        case .dropped(let touch, let view, let phase, let by):
            "\(phase) of finger \(name(of: touch)) for \(name(of: view)), by \(name(of: by))"
        case .cancellation(let touch, let view, let by, let reason):
            "\(name(of: view)) loses finger \(name(of: touch)): \(words(reason.rawValue))"
                + (by == .none ? "" : ", \(name(of: by))")
        case .note(let by, let text): "\(name(of: by)): \(self[text])"

        // MARK: Recognizers
        case .receives(let recognizer, let touch):
            "\(name(of: recognizer)) receives finger \(name(of: touch))"
        case .ignored(let recognizer, let touch):
            "\(name(of: recognizer)) ignores finger \(name(of: touch))"
        case .question(let question, let asked, let about, let answer, let by):
            "\(name(of: asked)).\(question.rawValue)(\(name(of: about)))"
                + " = \(answer ? "yes" : "no"), \(by.rawValue)"
        case .transition(let recognizer, let from, let to, let reason, let because):
            "\(name(of: recognizer)): \(from) → \(to), \(words(reason.rawValue))"
                + (because == .none ? "" : ", \(name(of: because))")
        case .refused(let recognizer, let from, let to, let reason):
            "\(name(of: recognizer)): \(words(reason.rawValue)) from \(from) to \(to)"
        case .measure(let recognizer, let quantity, let value, let threshold):
            "\(name(of: recognizer)): \(words(quantity.rawValue)) \(Self.number(value))"
                + " of \(Self.number(threshold)) \(quantity.unit)"
        case .action(let sender, let target, let name, let controlEvent):
            "\(self.name(of: sender)) → \(self.name(of: target)).\(self[name])"
                + (controlEvent == .none ? "" : ", \(self[controlEvent])")
        case .prevented(let recognizer, let by):
            "\(name(of: by)) prevents \(name(of: recognizer))"
        case .requirement(let recognizer, let on, let standing, let origin):
            "\(name(of: recognizer)) requires \(name(of: on)) to fail: \(standing.rawValue),"
                + " \(words(origin.rawValue))"
        case .timer(let owner, let purpose, let standing, let due):
            "\(name(of: owner)): \(words(purpose.rawValue)) \(standing.rawValue),"
                + " due \(Self.number(due)) s"
        case .reset(let recognizer): name(of: recognizer)
        case .recognizerAdded(let recognizer, let view, _):
            "\(name(of: recognizer)) to \(name(of: view))"
        case .recognizerRemoved(let recognizer): name(of: recognizer)
        case .recognizerEnabled(let recognizer, let on):
            "\(name(of: recognizer)): \(on ? "on" : "off")"

        // MARK: The scene
        case .viewAdded(let view, let parent, let index):
            "\(name(of: view)) to \(name(of: parent)) at \(index)"
        case .viewRemoved(let view): name(of: view)
        case .bounds(let view, let x, let y, let width, let height):
            "\(name(of: view)): \(point(x, y)), \(Self.number(width)) × \(Self.number(height))"
        case .center(let view, let x, let y): "\(name(of: view)): \(point(x, y))"
        case .transformLinear(let view, let a, let b, let c, let d):
            "\(name(of: view)): " + [a, b, c, d].map(Self.number).joined(separator: " ")
        case .transformOffset(let view, let tx, let ty): "\(name(of: view)): \(point(tx, ty))"
        case .alpha(let view, let alpha): "\(name(of: view)): \(Self.number(alpha))"
        case .flag(let view, let flag, let on):
            "\(name(of: view)): \(words(flag.rawValue)) \(on ? "on" : "off")"
        case .background(let view, let red, let green, let blue, let alpha):
            "\(name(of: view)): "
                + [red, green, blue, alpha].map { Self.number(Double($0)) }
                .joined(separator: " ")
        case .cornerRadius(let view, let radius): "\(name(of: view)): \(Self.number(radius))"
        case .animated(let view, let property, let begins, let duration, let curve):
            "\(name(of: view)): \(words(property.rawValue)) over \(Self.number(duration)) s"
                + " from \(Self.number(begins)) s, \(words(curve.rawValue))"
        case .value(let view, let value): "\(name(of: view)): \(Self.number(value))"
        case .text(let view, let text): "\(name(of: view)): \(self[text])"
        case .drawing(let view, let index): "\(name(of: view)): drawing \(index)"
        case .windowShown(let window, let level):
            "\(name(of: window)) at level \(Self.number(level))"
        case .windowHidden(let window), .keyWindow(let window): name(of: window)
        case .controllerView(let controller, let view):
            "\(name(of: view)) of \(name(of: controller))"
        case .firstResponder(let responder): name(of: responder)
        }
    }

    private func point(_ x: Double, _ y: Double) -> String {
        "(\(Self.number(x)), \(Self.number(y)))"
    }

    /// "multipleTouchOff" as words: "multiple touch off".
    private func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }
}

extension Quantity {
    /// What it is counted in; empty for plain numbers.
    public var unit: String {
        switch self {
        case .movement, .tapDistance, .along, .across, .distanceChange, .arc, .edgeDistance,
            .translation:
            "pt"
        case .duration, .interval: "s"
        case .rotation: "rad"
        case .velocity: "pt/s"
        case .tapCount, .touchCount, .scale: ""
        }
    }
}
